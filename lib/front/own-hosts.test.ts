import { OwnHosts } from '@/lib/front/own-hosts'

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
])('Host: %s', (host, isOwn) => {
  expect(new OwnHosts('https://samursk.example').has(host)).toBe(isOwn)
})

test('before the operator names the portal it answers to any name', () => {
  expect(new OwnHosts().has('evil.example')).toBe(true)
})
