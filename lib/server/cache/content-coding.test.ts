import { chooseCoding, decode, encode } from '@/lib/server/cache/content-coding'

it.each([
  [undefined, 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0.5, gzip;q=0.9', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['*', 'br'],
  ['identity', 'identity'],
  ['*;q=0', 'identity'],
  ['GZIP', 'gzip'],
])('answers %s with %s', (accepted, expected) => {
  expect(chooseCoding(accepted)).toBe(expected)
})

it.each(['br', 'gzip', 'identity'] as const)('restores what %s compressed', async (coding) => {
  const body = Buffer.from('Самурск '.repeat(500))
  expect(await decode(await encode(body, coding), coding)).toEqual(body)
})
