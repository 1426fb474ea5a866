import { isInn, isOgrn } from '@/lib/domains/appeals/tax-numbers'

test.each(['7707083893', '500100732259'])('%s is an ИНН', (inn) => {
  expect(isInn(inn)).toBe(true)
})

test.each(['7707083894', '500100732258', '770708389', '77070838930', 'abcdefghij', ''])('%s is none', (inn) => {
  expect(isInn(inn)).toBe(false)
})

test.each(['1027700132195', '304500116000157'])('%s is an ОГРН', (ogrn) => {
  expect(isOgrn(ogrn)).toBe(true)
})

test.each(['1027700132196', '304500116000158', '102770013219', ''])('%s is none', (ogrn) => {
  expect(isOgrn(ogrn)).toBe(false)
})
