import { messageOfDay, messagePath, otherMessages } from '@/components/features/home/message-of-day'
import type { Home } from '@/lib/domains/home/contract'
import type { SiteAlert } from '@/lib/domains/site/contract'

type Message = Home['messages'][number]

const now = new Date('2026-11-25T12:00:00+03:00')
const messageWith = (id: number, expires: string | null) =>
  ({ id, slug: 'one', type: { id: 2, code: 2, title: 'Объявления' }, expires_at: expires }) as Message
const [storm, hearings, water] = [
  messageWith(1, '2026-11-27T23:59:59+03:00'),
  messageWith(2, null),
  messageWith(3, '2026-11-25T17:00:00+03:00'),
]
const alert: SiteAlert = { level: 'warning', text: 'Шторм.', link: messagePath(storm), from: null, to: null }

test('a message is said once: by the banner, by the strip of the day or among the others', () => {
  const messages = [storm, hearings, water]
  expect(messageOfDay(alert, messages, now)).toBe(water)
  expect(otherMessages(alert, messages, now)).toEqual([hearings])
  expect(otherMessages(null, messages, now)).toEqual([storm, hearings])
})

test('where the banner says the only one, nothing is left to say', () => {
  expect(messageOfDay(alert, [storm], now)).toBeUndefined()
  expect(otherMessages(alert, [storm], now)).toEqual([])
})
