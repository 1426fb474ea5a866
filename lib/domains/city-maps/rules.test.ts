import { findSign, formatBuses, parseBuses } from '@/lib/domains/city-maps/rules'

test.each([
  ['3, 9', 'Автобусы 3, 9'],
  ['7', 'Автобус 7'],
  ['5;11;5', 'Автобусы 5, 11'],
  [' , ', undefined],
  [undefined, undefined],
  [7, undefined],
])('the buses %p of a stop are written as %p', (value, words) => {
  expect(formatBuses(parseBuses(value))).toBe(words)
})

test('a feature has the sign of its value, written as text or number, or else the sign of all others', () => {
  const signs = [{ value: '7' }, { value: null }]
  expect(['7', 7, '8', undefined].map((value) => findSign(signs, value)?.value)).toEqual(['7', '7', null, null])
})
