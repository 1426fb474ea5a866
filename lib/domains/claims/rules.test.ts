import { parseClaimNumber, isNumberNamed } from '@/lib/domains/claims/rules'

test.each([
  ['375', 375],
  ['№ 375', 375],
  ['№375', 375],
  [' заявка № 375 ', 375],
  ['Заявки 375', 375],
  ['#375', 375],
  ['номер заявки 375', 375],
  ['ответ по заявке номер 375', 375],
])('«%s» looks for a claim by its number', (text, number) => {
  expect(parseClaimNumber(text)).toBe(number)
})

test.each(['', '0', 'школа 375', '375-п', '№', '1234567890', 'постановление № 375'])('«%s» does not', (text) => {
  expect(parseClaimNumber(text)).toBeNull()
})

test.each([
  ['№ 375', true],
  ['заявка 375', true],
  ['статус заявки 375', true],
  ['375', false],
  [' 375 ', false],
  ['школа 375', false],
])('a number is named in «%s»: %s', (text, isNamed) => {
  expect(isNumberNamed(text)).toBe(isNamed)
})
