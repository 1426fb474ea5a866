import { postersIcs } from '@/components/features/posters/poster-ics'
import type { PosterDate } from '@/lib/domains/posters/contract'

const date: PosterDate = {
  id: '6741f0a1',
  starts_at: '2026-11-22T14:00:00.000Z',
  ends_at: '2026-11-22T16:30:00.000Z',
  place: 'Филармония',
  address: 'ул. Театральная, 14',
  latitude: 41.86,
  longitude: 48.56,
  is_over: false,
}
const poster = {
  id: 7,
  slug: 'shopen-i-shtorm',
  title: 'Шопен и шторм; вечер, которого ждали',
  summary: 'Баллады и этюды',
  category: { id: 1, title: 'Концерты' },
  updated_at: '2026-11-20T09:30:00.000Z',
}

/** RFC 5545 folds long lines by a line break and a space. */
const unfolded = (text: string) => text.replace(/\r\n[ \t]/g, '')

it('a poster calendar holds every date in UTC', () => {
  const later = { ...date, id: '6741f0a2', starts_at: '2026-12-05T15:00:00.000Z', ends_at: null }
  const ics = unfolded(postersIcs([{ ...poster, dates: [date, later] }], 'Афиша'))
  expect(ics.match(/BEGIN:VEVENT/g)).toHaveLength(2)
  expect(ics).toContain('DTSTART:20261122T140000Z\r\nDTEND:20261122T163000Z')
  expect(ics).toMatch(/DTSTART:20261205T150000Z(?:(?!END:VEVENT)[^])*DURATION:PT3H/)
  expect(new Set(ics.match(/UID:\S+/g)).size).toBe(2)
})

it('a poster calendar changes only with the poster', () => {
  jest.useFakeTimers({ now: new Date('2026-11-21T10:00:00Z') })
  const draw = (updated = poster.updated_at) => postersIcs([{ ...poster, dates: [date], updated_at: updated }], 'Афиша')
  const first = draw()
  expect(first).toContain('DTSTAMP:20261120T093000Z')
  jest.setSystemTime(new Date('2026-11-22T10:00:00Z'))
  expect(draw()).toBe(first)
  expect(draw('2026-11-21T09:30:00.000Z')).not.toBe(first)
  jest.useRealTimers()
})

it('a showing that moved is the same event in a later version', () => {
  const draw = (startsAt: string, updatedAt: string) => {
    const ics = postersIcs([{ ...poster, dates: [{ ...date, starts_at: startsAt }], updated_at: updatedAt }], 'Афиша')
    return { uid: /UID:(\S+)/.exec(ics)?.[1], sequence: Number(/SEQUENCE:(\d+)/.exec(ics)?.[1]) }
  }
  const before = draw('2026-11-22T14:00:00.000Z', '2026-11-20T09:30:00.000Z')
  const after = draw('2026-11-23T15:00:00.000Z', '2026-11-20T09:30:01.000Z')
  expect(after).toEqual({ uid: before.uid, sequence: before.sequence + 1 })
})

it('a poster calendar escapes place and title', () => {
  const ics = unfolded(postersIcs([{ ...poster, dates: [date] }], 'Афиша'))
  expect(ics).toContain('SUMMARY:Шопен и шторм\\; вечер\\, которого ждали')
  expect(ics).toContain('LOCATION:Филармония\\, ул. Театральная\\, 14')
  expect(ics).toContain('URL:http://localhost:3000/mycity/poster/7/shopen-i-shtorm')
})
