import { messageOfDay, messagePath, otherMessages } from '@/components/features/home/today-facts'
import type { Home } from '@/lib/domains/home/contract'
import type { SiteAlert } from '@/lib/domains/site/contract'

type Message = Home['messages'][number]

const messageWith = (id: number) => ({ id, slug: 'one', type: { id: 2, code: 2, title: 'Объявления' } }) as Message
const storm = messageWith(1)
const water = messageWith(2)
const hearings = messageWith(3)
const alert: SiteAlert = { level: 'warning', text: 'Шторм.', link: messagePath(storm), from: null, to: null }

test('a message is shown once: by the banner, the strip of the day or the list', () => {
  const messages = [storm, water, hearings]
  expect(messageOfDay(alert, messages)).toBe(water)
  expect(otherMessages(alert, messages)).toEqual([hearings])
  expect(otherMessages(null, messages)).toEqual([water, hearings])
})

test('no message is left if the banner shows the only one', () => {
  expect(messageOfDay(alert, [storm])).toBeUndefined()
  expect(otherMessages(alert, [storm])).toEqual([])
})
