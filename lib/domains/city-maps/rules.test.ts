import { formatBuses, parseBuses } from '@/lib/domains/city-maps/rules'

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
