import { fromLatinLayout, fromTranslit } from '@/lib/domains/search/latin-input'
import { spellingDistance } from '@/lib/text/spelling-distance'

test.each([
  ['hfqjy', 'район'],
  [';bkmt', 'жилье'],
  ['ltncrbq cfl', 'детский сад'],
  ['2026', '2026'],
])('%s pressed in the Latin layout is %s', (typed, meant) => {
  expect(fromLatinLayout(typed)).toBe(meant)
})

test.each([
  ['muzej', 'музей'],
  ['muzey', 'музей'],
  ['detskij sad', 'детский сад'],
  ['shkola', 'школа'],
  ['ploshhad', 'площад'],
  ['zhilishche', 'жилище'],
])('%s in Latin letters is %s', (typed, meant) => {
  expect(fromTranslit(typed)).toBe(meant)
})

test.each([
  ['площадка', 'площядка', 1],
  ['библиотека', 'библеотека', 1],
  ['школа', 'шокла', 1],
  ['мост', 'мост', 0],
  ['сад', '', 3],
])('between %s and %s there are %s slips', (one, other, slips) => {
  expect(spellingDistance(one, other)).toBe(slips)
})
