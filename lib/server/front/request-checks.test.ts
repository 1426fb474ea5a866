import { isPlainPath, AllowedHosts } from '@/lib/server/front/request-checks'

it.each(['/', '/news', '/news/7/a..b', '/files/%D0%B0%D0%BA%D1%82.pdf', '/.well-known/security.txt', '/a...'])(
  '%s is a plain path',
  (path) => expect(isPlainPath(path)).toBe(true),
)

it.each(['/./admin', '/x/../news', '/x/%2E%2e/news', '/x/.%2e', '/..', '/news/%E0%A4%A', '/api/%ED%A0%80', '/%'])(
  '%s is not a plain path',
  (path) => expect(isPlainPath(path)).toBe(false),
)

test.each([
  ['samursk.example', true],
  ['SAMURSK.example.:443', true],
  ['localhost:3000', true],
  ['portal.localhost', true],
  ['127.0.0.1:3000', true],
  ['[::1]:3000', true],
  [undefined, true],
  ['evil.example', false],
  ['samursk.example.evil.example', false],
  ['evil-samursk.example', false],
  ['127.0.0.1.evil.example', false],
  ['[::2]:3000', false],
  ['', false],
])('Host: %s', (host, isAllowed) => {
  expect(new AllowedHosts('https://samursk.example').has(host)).toBe(isAllowed)
})

test('before the operator names the portal it answers to any name', () => {
  expect(new AllowedHosts().has('evil.example')).toBe(true)
})

test('the dot of the root at the end of PUBLIC_URL changes nothing', () => {
  const hosts = new AllowedHosts('https://samursk.example.')
  expect([hosts.has('samursk.example'), hosts.has('samursk.example.'), hosts.has('evil.example')]).toEqual([
    true,
    true,
    false,
  ])
})
