import { describeArrivedClaim } from '@/lib/domains/claims/queue/rules'
import { emails } from '@/lib/domains/desk/emails/emails'
import { nextMorning } from '@/lib/domains/desk/emails/next-morning'
import { describeArrivedIdea } from '@/lib/domains/ideas/queue/rules'
import { describeArrivedRequest } from '@/lib/domains/support/queue/rules'
import { env } from '@/lib/config/env'
import { renderEmail } from '@/lib/platform/mail/render-email'

const claim = { id: 334, code: 5, category: 'Ямы на дорогах', is_disputed: false }
const url = (path: string) => `${env.PUBLIC_URL}${path}`
const readText = (email: Parameters<typeof renderEmail>[0]) => renderEmail(email, 'Администрация').text.split('\n\n')

test.each([
  [{}, 'Заявка № 334 ждёт модерации'],
  [{ code: 1 }, 'Заявка № 334 ждёт ответа'],
  [{ code: 1, is_disputed: true }, 'Заявка № 334: автор не согласен с ответом'],
])('one claim %j: its number, its theme and the link', (changes, subject) => {
  const email = emails.arrived([describeArrivedClaim({ ...claim, ...changes })])
  expect(email.subject).toBe(subject)
  expect(readText(email)).toEqual([
    'Здравствуйте!',
    'Тема: Ямы на дорогах',
    `Открыть:\n${url('/desk/queue/334')}`,
    `Когда присылать письма:\n${url('/admin/account')}`,
    `Администрация\n${url('')}\n`,
  ])
})

test.each([
  [5, 'Идея № 7 ждёт модерации'],
  [4, 'Идея № 7 ждёт ответа'],
])('an idea in state %i: its number, its category and the link, never its title', (code, subject) => {
  const email = emails.arrived([describeArrivedIdea({ id: 7, code, category: 'Парки' })])
  expect(email).toMatchObject({ subject, lines: ['Тема: Парки'] })
  expect(email.action?.url).toBe(url('/desk/ideas/7'))
})

test('a message to the support has no theme', () => {
  const email = emails.arrived([describeArrivedRequest({ id: 7 })])
  expect(email).toMatchObject({ subject: 'Сообщение в техподдержку № 7', lines: [] })
  expect(email.action?.url).toBe(url('/desk/support/7'))
})

test('of many things the email names twenty and counts the rest', () => {
  const { subject, lines, action } = emails.arrived(
    Array.from({ length: 25 }, (_, index) => describeArrivedClaim({ ...claim, id: index + 1 })),
  )
  expect(subject).toBe('Новое на рабочем столе: 25')
  expect(lines).toHaveLength(21)
  expect(lines[0]).toBe(`Заявка № 1 ждёт модерации. Тема: Ямы на дорогах\n${url('/desk/queue/1')}`)
  expect(lines.at(-1)).toBe('И ещё: 5')
  expect(action?.url).toBe(url('/desk'))
})

test('the morning email has the numbers, then what came', () => {
  const figures = [
    { name: 'На модерации', count: 2 },
    { name: 'Техподдержка', count: 1 },
  ]
  expect(emails.morning(figures, []).lines).toEqual(['На модерации: 2\nТехподдержка: 1'])
  const { subject, lines } = emails.morning(figures, [describeArrivedClaim(claim)])
  expect(subject).toBe('Что ждёт вас сегодня')
  expect(lines.slice(1)).toEqual(['Новое:', expect.stringContaining('Заявка № 334')])
})

const calendar = { daysOff: new Set(['2026-12-02']), workedDays: new Set(['2026-12-05']) }

// the city of tests is in Moscow: 8:00 is 5:00Z
test.each([
  ['before eight of a working day', '2026-12-01T04:59:00Z', '2026-12-01'],
  ['from eight on', '2026-12-01T05:00:00Z', '2026-12-03'],
  ['late in the evening', '2026-12-03T20:59:00Z', '2026-12-04'],
  ['before a Saturday that is worked', '2026-12-04T09:00:00Z', '2026-12-05'],
  ['over a weekend', '2026-12-05T12:00:00Z', '2026-12-07'],
])('the next morning %s', (_when, now, day) => {
  expect(nextMorning(new Date(now), calendar).toISOString()).toBe(`${day}T05:00:00.000Z`)
})
