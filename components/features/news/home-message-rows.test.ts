import { toHomeMessages } from '@/components/features/news/home-message-rows'
import type { NewsCard } from '@/lib/domains/news/contract'

const now = new Date('2026-11-30T18:00:00+03:00')

const message = (title: string, starts: string | null, expires: string) =>
  ({
    id: 1,
    slug: 'one',
    title,
    type: { id: 2, code: 2, title: 'Объявления' },
    date_publication: '2026-11-29T09:00:00+03:00',
    starts_at: starts && `2026-${starts}:00+03:00`,
    expires_at: `2026-${expires}:00+03:00`,
  }) as NewsCard

it('puts first what begins or, once begun, ends sooner, and of two what ends sooner', () => {
  const messages = [
    message('Ночью', '12-01T00:30', '12-01T05:30'),
    message('Утром', '12-01T09:00', '12-01T18:00'),
    message('Утром недолго', '12-01T09:00', '12-01T12:00'),
    message('Идёт долго', '11-30T09:00', '12-02T18:00'),
    message('Скоро дадут', '11-30T09:00', '11-30T23:00'),
  ]
  const shown = toHomeMessages(messages, now).map(({ title }) => title.replace(/\s/g, ' '))
  expect(shown).toEqual(['Скоро дадут', 'Ночью', 'Утром недолго', 'Утром', 'Идёт долго'])
})

it('takes a message without a beginning for one in force', () => {
  const messages = [message('Завтра', '12-01T09:00', '12-01T12:00'), message('Приём', null, '12-20T23:59')]
  expect(toHomeMessages(messages, now).map(({ title }) => title)).toEqual(['Завтра', 'Приём'])
})
