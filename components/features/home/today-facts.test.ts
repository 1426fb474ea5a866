import { messageOfDay, otherMessages } from '@/components/features/home/today-facts'
import type { Home } from '@/lib/domains/home/contract'
import { newsHref } from '@/lib/domains/news/rules'
import type { SiteAlert } from '@/lib/domains/site/contract'

type Message = Home['messages'][number]

const now = new Date('2026-11-29T12:00:00+03:00')
const messageWith = (id: number, starts_at: string | null = null, expires_at: string | null = null) =>
  ({ id, slug: 'one', type: { id: 2, code: 2, title: 'Объявления' }, starts_at, expires_at }) as Message
const storm = messageWith(1)
const water = messageWith(2)
const hearings = messageWith(3)
const alert: SiteAlert = { level: 'warning', text: 'Шторм.', link: newsHref(storm), from: null, to: null }

test('a message is shown once: by the banner, the strip of the day or the list', () => {
  const messages = [storm, water, hearings]
  expect(messageOfDay(alert, messages, now)).toBe(water)
  expect(otherMessages(alert, messages, now)).toEqual([hearings])
  expect(otherMessages(null, messages, now)).toEqual([water, hearings])
})

test('the only message stays in the strip of the day though the banner tells of it', () => {
  expect(messageOfDay(alert, [storm], now)).toBe(storm)
  expect(otherMessages(alert, [storm], now)).toEqual([])
})

test('an outage of now stands before one of tomorrow, and one that ends today before both', () => {
  const tomorrow = messageWith(4, '2026-11-30T10:00:00+03:00', '2026-11-30T17:00:00+03:00')
  const present = messageWith(5, '2026-11-29T09:00:00+03:00', '2026-12-01T18:00:00+03:00')
  const long = messageWith(6, '2026-09-01T09:00:00+03:00', '2027-01-01T18:00:00+03:00')
  const today = messageWith(7, null, '2026-11-29T23:59:00+03:00')
  expect(messageOfDay(null, [tomorrow, long, present], now)).toBe(present)
  expect(messageOfDay(null, [tomorrow, long], now)).toBe(tomorrow)
  expect(messageOfDay(null, [tomorrow, present, today], now)).toBe(today)
})

test('an outage that begins later today stands before one of tomorrow, of two to come the one that begins first', () => {
  const water = messageWith(4, '2026-11-30T10:00:00+03:00', '2026-11-30T17:00:00+03:00')
  const power = messageWith(5, '2026-11-30T00:30:00+03:00', '2026-11-30T05:30:00+03:00')
  const hotWater = messageWith(6, '2026-11-29T15:00:00+03:00', '2026-12-01T18:00:00+03:00')
  expect(messageOfDay(null, [water, power, hotWater], now)).toBe(hotWater)
  expect(messageOfDay(null, [water, power], now)).toBe(power)
})
