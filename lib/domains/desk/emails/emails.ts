import { env } from '@/lib/config/env'
import { paths } from '@/lib/config/paths'
import type { ArrivedClaim } from '@/lib/domains/claims/queue/service'
import { claimCodes } from '@/lib/domains/claims/states'
import type { ArrivedIdea } from '@/lib/domains/ideas/queue/service'
import { ideaCodes } from '@/lib/domains/ideas/states'
import { MAX_NAMED_ARRIVALS } from '@/lib/domains/desk/rules'
import type { QueuedEmail } from '@/lib/platform/mail/queue-email'

/** Something that came to a person's desk. Mail is no private place: nothing in it says who wrote what. */
export interface Arrival {
  title: string
  theme: string | null
  path: string
}

export interface Figure {
  name: string
  count: number
}

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

export function describeClaim({ id, code, category, is_disputed: isDisputed }: ArrivedClaim): Arrival {
  const waits = code === claimCodes.inModeration ? ' ждёт модерации' : ' ждёт ответа'
  return {
    title: `Заявка № ${id}${isDisputed ? ': автор не согласен с ответом' : waits}`,
    theme: category,
    path: paths.deskClaim(id),
  }
}

export function describeIdea({ id, code, category }: ArrivedIdea): Arrival {
  const waits = code === ideaCodes.inModeration ? 'ждёт модерации' : 'ждёт ответа'
  return { title: `Идея № ${id} ${waits}`, theme: category, path: paths.deskItem('ideas', id) }
}

export function describeRequest({ id }: { id: number }): Arrival {
  return { title: `Сообщение в техподдержку № ${id}`, theme: null, path: paths.deskItem('support', id) }
}

function listArrivals(arrivals: readonly Arrival[]): string[] {
  const named = arrivals.slice(0, MAX_NAMED_ARRIVALS)
  const rest = arrivals.length - named.length
  return [
    ...named.map(({ title, theme, path }) => `${theme ? `${title}. Тема: ${theme}` : title}\n${toUrl(path)}`),
    ...(rest > 0 ? [`И ещё: ${rest}`] : []),
  ]
}
