import { clusterName } from '@/components/map/marker-element'

it('a cluster says what a press does: opens a list, or comes nearer', () => {
  const claims = { forms: ['заявка', 'заявки', 'заявок'], together: 'в одном месте' } as const
  expect(clusterName(5, true, claims)).toBe('5\u00A0заявок в одном месте: список')
  expect(clusterName(5, false, claims)).toBe('5\u00A0заявок рядом, приблизить')
  expect(clusterName(3, true)).toBe('3\u00A0места в одной точке: список')
})
