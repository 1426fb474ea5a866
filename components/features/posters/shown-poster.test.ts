import { describeEntry, toPosterRows, toShownPoster } from '@/components/features/posters/shown-poster'
import type { PosterCard } from '@/lib/domains/posters/contract'

const date = { starts_at: '2026-11-29T09:00:00.000Z', ends_at: '2026-11-29T11:00:00.000Z', place: 'Парк «Каспий»' }

test.each([
  ['2026-11-29T10:00:00Z', false],
  ['2026-11-29T11:00:01Z', true],
])('an event with later dates, shown on its day at %s, is past: %s', (now, isPast) => {
  const poster = { id: 1, slug: 'zabeg', title: 'Забег', category: { id: 1, title: 'Спорт' }, date, is_past: false }
  expect(toShownPoster(poster as unknown as PosterCard, new Date(now)).isPast).toBe(isPast)
})

const runs = { dates_count: 10, date: { ...date, is_over: false } }

test.each([
  ['the shown one and six more', { ...runs, dates_ahead: 7, is_past: false }, 'ещё 6 дат'],
  ['the last one', { ...runs, dates_ahead: 1, is_past: false }, ''],
  ['two after a shown one that is over', { ...runs, date: { ...date, is_over: true }, dates_ahead: 2 }, 'ещё 2 даты'],
  ['none of ten', { ...runs, date: { ...date, is_over: true }, dates_ahead: 0, is_past: true }, 'всего 10 дат'],
  ['none of one', { dates_count: 1, date: { ...date, is_over: true }, dates_ahead: 0, is_past: true }, ''],
])('of the dates are ahead: %s', (_name, dates, words) => {
  const poster = { id: 1, slug: 'zabeg', title: 'Забег', category: { id: 1, title: 'Спорт' }, is_past: false, ...dates }
  const { moreDates } = toShownPoster(poster as unknown as PosterCard, new Date('2026-11-29T08:00:00Z'))
  expect(moreDates.replace(/\u00A0/g, ' ')).toBe(words)
})

test('a day is shown once for the events that follow each other on it', () => {
  const days = ['2026-12-03T14:00:00Z', '2026-12-03T16:00:00Z', '2026-12-04T07:00:00Z', null, null]
  const posters = days.map((starts_at, id) => ({
    id,
    slug: 'vecher',
    title: 'Вечер',
    category: { id: 1, title: 'Кино' },
    date: starts_at && { starts_at, ends_at: null, place: 'Музей', is_over: false },
    is_past: false,
  }))
  const rows = toPosterRows(posters as unknown as PosterCard[], new Date('2026-12-01T08:00:00Z'))
  expect(rows.map(({ isSameDay }) => isSameDay)).toEqual([false, true, false, false, false])
})

const tickets = 'https://muzey.samursk.example/zapis'

test('the entry is free for all, free with a booking, or has a price', () => {
  const describe = (is_free: boolean, ticket_url: string | null, price: string | null) =>
    describeEntry({ is_free, ticket_url, price }, 'Свободный')
  expect(describe(true, null, null)).toBe('Свободный')
  expect(describe(true, tickets, null)).toBe('Бесплатно, по записи')
  expect(describe(false, tickets, '500 ₽')).toBe('500 ₽')
})
