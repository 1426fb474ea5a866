import { isPlainPath } from '@/lib/server/plain-path'

it.each(['/', '/news', '/news/7/a..b', '/files/%D0%B0%D0%BA%D1%82.pdf', '/.well-known/security.txt', '/a...'])(
  '%s says where it leads',
  (path) => expect(isPlainPath(path)).toBe(true),
)

it.each(['/./admin', '/x/../news', '/x/%2E%2e/news', '/x/.%2e', '/..', '/news/%E0%A4%A', '/api/%ED%A0%80', '/%'])(
  '%s does not',
  (path) => expect(isPlainPath(path)).toBe(false),
)
