import { paths } from '@/lib/config/paths'
import { claimWorkflow, type StaffAction } from '@/lib/domains/claims/actions'
import { claimCodes } from '@/lib/domains/claims/states'
import type { Arrival } from '@/lib/domains/desk/shapes'

/** Claims per page of the staff's queue. */
export const QUEUE_PER_PAGE = 20
/** Claims on the map of the queue: the first of the list. */
export const QUEUE_POINTS = 500
/** Most urgent claims on the first page of the desk. */
export const URGENT_CLAIMS = 5
/** Usual extensions of a term, working days. */
export const EXTENSION_DAYS = [5, 10]

const answers = ['answer', 'refuse', 'correctAnswer'] as const
const answerTitles: readonly string[] = answers.map((action) => claimWorkflow.getLabel(action))

/** Returns the last answer of a history, which «не решено» takes off the claim itself. */
export function findDisputedAnswer(events: readonly { title: string; note: string | null }[]): string | null {
  return events.findLast(({ title, note }) => note && answerTitles.includes(title))?.note ?? null
}

/** Saved views of the queue; figures of the desk link to them. */
export const queueViews = [
  { value: 'moderation', name: 'На модерации' },
  { value: 'overdue', name: 'Просрочено' },
  { value: 'today', name: 'Сегодня' },
  { value: 'disputed', name: 'Не решено' },
  { value: 'open', name: 'Ждут ответа' },
  { value: 'postponed', name: 'Отложено' },
  { value: 'all', name: 'Все' },
] as const
export type QueueView = (typeof queueViews)[number]['value']

/** Lists the views that this person has: an officer sees a claim once a moderator has published it. */
export function listClaimViews({ department }: { department: number | null }): readonly (typeof queueViews)[number][] {
  return department === null ? queueViews : queueViews.filter(({ value }) => value !== 'moderation')
}

const decisions = ['publish', 'withdraw', 'refuse', 'merge', 'answer'] as const
const leavingActions: Record<QueueView, readonly StaffAction[]> = {
  moderation: decisions,
  overdue: [...decisions, 'extend'],
  today: [...decisions, 'extend'],
  disputed: [...decisions, 'take'],
  open: decisions,
  // any decision ends it
  postponed: [...decisions, 'take', 'extend', 'handOver', 'retheme'],
  all: [],
}

/** Lists the actions that take a claim out of a view: it leaves as soon as one of them waits. */
export function listLeavingActions(view: QueueView, department: number | null): readonly StaffAction[] {
  const actions = leavingActions[view]
  // what is handed over leaves the queue of its department alone
  return department === null || view === 'all' ? actions : [...actions, 'handOver']
}

export interface ArrivedClaim {
  id: number
  code: number
  category: string | null
  is_disputed: boolean
}

export function describeArrivedClaim({ id, code, category, is_disputed: isDisputed }: ArrivedClaim): Arrival {
  const waits = code === claimCodes.inModeration ? ' ждёт модерации' : ' ждёт ответа'
  return {
    title: `Заявка № ${id}${isDisputed ? ': автор не согласен с ответом' : waits}`,
    theme: category,
    path: paths.deskClaim(id),
  }
}
