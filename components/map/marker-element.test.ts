import { clusterMarkup, clusterName } from '@/components/map/marker-element'

it('a cluster says what a press does: opens a list, or comes nearer', () => {
  const claims = { forms: ['заявка', 'заявки', 'заявок'], together: 'в одном месте' } as const
  expect(clusterName(5, true, claims)).toBe('5\u00A0заявок в одном месте: список')
  expect(clusterName(5, false, claims)).toBe('5\u00A0заявок рядом, приблизить')
  expect(clusterName(3, true)).toBe('3\u00A0места в одной точке: список')
})

it('a count among numbered places has its word, so that it is not taken for a number', () => {
  const texts = (isNumbered: boolean) =>
    [...clusterMarkup({ count: 4, shares: null, isNumbered }).matchAll(/>([^<>]+)<\/text>/g)].map(([, text]) => text)
  expect(texts(true)).toEqual(['4', 'места'])
  expect(texts(false)).toEqual(['4'])
})
