import { getAlertText, toAlert } from '@/components/layout/alert-text'

const zone = 'Europe/Moscow'
const now = new Date('2026-11-25T12:00:00+03:00')
const alert = { level: 'warning', link: '/messages/1/storm', to: '2026-11-27T23:59:59+03:00' } as const
const words = (text: string, rest: Partial<{ link: string | null; to: string | null }> = {}) =>
  getAlertText({ ...alert, text, ...rest }, zone, now)

test('getAlertText shows the first sentence and the deadline, which a cut line keeps', () => {
  expect(words('Шторм: ночью порывы ветра до 25 м/с. Уберите вещи с балконов.')).toEqual({
    start: 'Шторм до\u00A027.11.2026: ночью порывы ветра до 25 м/с',
    rest: 'Уберите вещи с балконов.',
  })
  expect(words('Мост через Рубас-чай закрыт. Объезд по Садовой.')).toEqual({
    start: 'До\u00A027.11.2026. Мост через Рубас-чай закрыт',
    rest: 'Объезд по Садовой.',
  })
})

test('getAlertText puts the deadline behind the beginning', () => {
  const storm = { start: 'Шторм с 22:00 до\u00A027.11.2026', rest: 'Порывы до 25 м/с.' }
  expect(words('Шторм с 22:00. Порывы до 25 м/с.')).toEqual(storm)
  expect(words('Шторм с 22:00: порывы до 25 м/с.').start).toBe(`${storm.start}: порывы до 25 м/с`)
})

test.each(['Мост закрыт.', 'Шторм: порывы до 25 м/с.', 'Мост закрыт. Звоните 112.'])(
  'getAlertText ends its line «%s» without a point, so dots may follow',
  (text) => {
    expect(words(text).start).toMatch(/[^.…]$/)
    expect(words(text, { to: null }).start).toMatch(/[^.…]$/)
  },
)

test('getAlertText has no deadline without an end and no cut without a page', () => {
  expect(words('Мост закрыт.', { to: null })).toEqual({ start: 'Мост закрыт', rest: '' })
  const text = 'Мост закрыт. Звоните 112.'
  expect(words(text, { link: null })).toEqual({ start: text, rest: '' })
})

test('toAlert puts the others behind the first, and is dismissed with all of them', () => {
  const shown = toAlert(
    [
      { ...alert, text: 'Шторм.' },
      { ...alert, text: 'Нет воды.' },
    ],
    now,
  )
  expect(shown).toMatchObject({
    level: 'warning',
    start: 'До\u00A027.11.2026. Шторм',
    text: 'Шторм.\nНет воды.',
    more: [{ start: 'До\u00A027.11.2026. Нет воды' }],
  })
  expect(toAlert([], now)).toBeNull()
})
