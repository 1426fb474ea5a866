import { env } from '@/lib/config/env'
import { paths } from '@/lib/config/paths'
import { MAX_NAMED_ARRIVALS } from '@/lib/domains/desk/rules'
import type { Arrival, Figure } from '@/lib/domains/desk/shapes'
import type { QueuedEmail } from '@/lib/platform/mail/queue-email'

const toUrl = (path: string) => `${env.PUBLIC_URL}${path}`
const desk = { title: 'Мой стол', url: toUrl(paths.desk) }
const common = { kind: 'staff-desk', stop: { title: 'Когда присылать письма', url: toUrl(paths.staffAccount) } }

export const emails = {
  arrived: (arrivals: readonly Arrival[]): QueuedEmail => {
    const [first, ...others] = arrivals
    if (!first || others.length > 0)
      return {
        ...common,
        subject: `Новое на рабочем столе: ${arrivals.length}`,
        lines: listArrivals(arrivals),
        action: desk,
      }
    return {
      ...common,
      subject: first.title,
      lines: first.theme ? [`Тема: ${first.theme}`] : [],
      action: { title: 'Открыть', url: toUrl(first.path) },
    }
  },

  morning: (figures: readonly Figure[], arrivals: readonly Arrival[]): QueuedEmail => ({
    ...common,
    subject: 'Что ждёт вас сегодня',
    lines: [
      figures.map(({ name, count }) => `${name}: ${count}`).join('\n'),
      ...(arrivals.length > 0 ? ['Новое:', ...listArrivals(arrivals)] : []),
    ],
    action: desk,
  }),
}

function listArrivals(arrivals: readonly Arrival[]): string[] {
  const named = arrivals.slice(0, MAX_NAMED_ARRIVALS)
  const rest = arrivals.length - named.length
  return [
    ...named.map(({ title, theme, path }) => `${theme ? `${title}. Тема: ${theme}` : title}\n${toUrl(path)}`),
    ...(rest > 0 ? [`И ещё: ${rest}`] : []),
  ]
}
