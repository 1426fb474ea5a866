import { countMetres } from '@/lib/contract/web-mercator'
import { describeDistance, parseClaimNumber, isNumberNamed } from '@/lib/domains/claims/rules'

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

test('a distance is said in metres; a few of them are the same place', () => {
  const port = { x: 48.5612, y: 41.8571 }
  const metres = [port, { x: 48.5613, y: 41.8571 }, { x: 48.5612, y: 41.858 }].map((one) => countMetres(port, one))
  expect(metres).toEqual([0, 8, 100])
  expect(metres.map(describeDistance)).toEqual(['на этом месте', 'на этом месте', 'в\u00A0100\u00A0м'])
})
