import { isOrphan } from '@/lib/platform/files/storage/is-orphan'

const MINUTE = 60_000

test.each([
  ['media/a.webp', 61, true],
  ['media/a.webp', 59, false],
  ['files/named.pdf', 600, false],
  ['private/a.doc', 600, true],
])('%s of %i minutes is an orphan: %s', (path, minutes, expected) => {
  const file = { path, size: 1, changedMs: Date.now() - minutes * MINUTE }
  expect(isOrphan(file, new Set(['files/named.pdf']))).toBe(expected)
})
