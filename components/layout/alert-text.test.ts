import { getAlertText, MOBILE_LENGTH } from '@/components/layout/alert-text'

const zone = 'Europe/Moscow'
const now = new Date('2026-11-25T12:00:00+03:00')
const alert = { level: 'warning', link: '/messages/1/storm', to: '2026-11-27T23:59:59+03:00' } as const
const words = (text: string, rest: Partial<{ link: string | null; to: string | null }> = {}) =>
  getAlertText({ ...alert, text, ...rest }, zone, now)

test('getAlertText shows the first sentence and the deadline', () => {
  const { start, rest, term } = words('Шторм: ночью порывы ветра до 25 м/с. Уберите вещи с балконов.')
  expect([start, rest]).toEqual(['Шторм: ночью порывы ветра до 25 м/с.', ''])
  expect(term).toEqual({ text: 'До\u00A027.11.2026.', isWideOnly: false })
})

test('getAlertText shows the deadline only on wide screens if it does not fit a phone', () => {
  const { start, term } = words('Штормовое предупреждение: ночью порывы ветра до 25 м/с. Уберите вещи.')
  expect(start).toBe('Штормовое предупреждение: ночью порывы ветра до 25 м/с.')
  expect(term?.isWideOnly).toBe(true)
})

test('getAlertText cuts a long sentence between words and keeps the rest', () => {
  const sentence = 'С полуночи до шести утра не будет света на Портовой, Рыбацкой, Маячной и в посёлке Дальний.'
  const { start, rest } = words(`${sentence} Поликлиника работает.`)
  expect(start.length).toBeLessThanOrEqual(MOBILE_LENGTH)
  expect(rest).toMatch(/^[\s,]/)
  expect(start + rest).toBe(sentence)
})

test('getAlertText has no deadline without an end and no cut without a page', () => {
  expect(words('Мост закрыт.', { to: null }).term).toBeNull()
  const text = 'Мост закрыт. Звоните 112.'
  expect(words(text, { link: null })).toEqual({ start: text, rest: '', term: null })
})
