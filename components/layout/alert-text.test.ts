import { getAlertText, toAlert } from '@/components/layout/alert-text'

const zone = 'Europe/Moscow'
const now = new Date('2026-11-25T12:00:00+03:00')
const alert = { level: 'warning', link: '/messages/1/storm', to: '2026-11-27T23:59:59+03:00' } as const
const words = (text: string, rest: Partial<{ link: string | null; to: string | null }> = {}) =>
  getAlertText({ ...alert, text, ...rest }, zone, now)

test('getAlertText shows the first sentence and the deadline', () => {
  expect(words('Шторм: ночью порывы ветра до 25 м/с. Уберите вещи с балконов.')).toEqual({
    start: 'Шторм: ночью порывы ветра до 25 м/с.',
    rest: 'Уберите вещи с балконов.',
    term: 'До\u00A027.11.2026.',
  })
})

test('getAlertText has no deadline without an end and no cut without a page', () => {
  expect(words('Мост закрыт.', { to: null }).term).toBeNull()
  const text = 'Мост закрыт. Звоните 112.'
  expect(words(text, { link: null })).toEqual({ start: text, rest: '', term: null })
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
    start: 'Шторм. ',
    text: 'Шторм.\nНет воды.',
    more: [{ start: 'Нет воды. ' }],
  })
  expect(toAlert([], now)).toBeNull()
})
