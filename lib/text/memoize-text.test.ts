import { memoizeText } from '@/lib/text/memoize-text'

it('makes a result once, until there are too many', () => {
  const make = jest.fn((text: string) => text.toUpperCase())
  const upper = memoizeText(make)
  expect([upper('а'), upper('а')]).toEqual(['А', 'А'])
  expect(make).toHaveBeenCalledTimes(1)
  upper('б'.repeat(600_000))
  upper('а')
  expect(make).toHaveBeenCalledTimes(3)
})
