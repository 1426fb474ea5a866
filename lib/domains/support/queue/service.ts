import type { ItemCard, ItemFilter, QueuedItem } from '@/lib/contract/queue-shapes'
import type { StaffRole } from '@/lib/contract/staff-roles'
import { supportWorkflow, type SupportAction } from '@/lib/domains/support/actions'
import { findPictures, findRequestAuthor, supportQueue, type RequestRow } from '@/lib/domains/support/queue/repository'
import { supportStates } from '@/lib/domains/support/states'
import { env } from '@/lib/config/env'
import type { StaffScope } from '@/lib/platform/access/staff-scope'
import { saveAsStaff } from '@/lib/platform/payload/save-as-staff'
import type { StaffCall } from '@/lib/platform/payload/staff-request'
import { formatDate, toIso } from '@/lib/time/dates'

export { findArrivedRequests } from '@/lib/domains/support/queue/repository'

export const countRequestViews = (scope: StaffScope, text?: string) => supportQueue.countViews(scope, text)
export const countFoundRequests = (scope: StaffScope, filter: ItemFilter) => supportQueue.countFound(scope, filter)
export const findNextRequest = (scope: StaffScope, filter: ItemFilter, id: number) =>
  supportQueue.findNext(scope, filter, id)
export const findAuthorOfRequest = findRequestAuthor

export interface SupportMove {
  action: SupportAction
  updatedAt: string
  answerText?: string | undefined
}

/** Makes a move by the rules of the back office's form. Throws Payload's errors. */
export function moveRequest(id: number, move: SupportMove, call: StaffCall): Promise<void> {
  return saveAsStaff('support-requests', id, move, call)
}

export async function findQueuedRequests(
  scope: StaffScope,
  filter: ItemFilter,
  limit: number,
  offset?: number,
): Promise<QueuedItem[]> {
  return (await supportQueue.find(scope, filter, limit, offset)).map(toQueued)
}

export async function getRequestCard(
  scope: StaffScope,
  id: number,
  roles: readonly StaffRole[],
): Promise<ItemCard<SupportAction> | null> {
  const row = await supportQueue.findOne(scope, id)
  if (!row) return null
  const given = { answerText: '', hasEmail: row.has_email }
  const actions = supportWorkflow.possible({ state: row.state, roles, given })
  return {
    ...toQueued(row),
    createdAt: toIso(row.created_at),
    photos: (await findPictures(id)).map((picture) => picture.id),
    documents: [],
    answers: [
      ...(row.answer_text ? [{ title: 'Ответ', text: row.answer_text }] : []),
      ...(row.note ? [{ title: 'Заметка в редакции', text: row.note }] : []),
    ],
    publicPath: null,
    place: null,
    subjectId: id,
    history: [],
    // without an address there is nobody to answer
    actions: actions.filter((action) => action !== 'answer' || row.has_email),
    hasAuthor: true,
  }
}

function toQueued({
  id,
  message,
  state,
  has_email: hasEmail,
  is_guest: isGuest,
  created_at: createdAt,
  updated_at: at,
}: RequestRow): QueuedItem {
  return {
    id,
    title: '',
    text: message,
    facts: [
      formatDate(createdAt, env.TIME_ZONE),
      isGuest ? 'гость' : 'житель',
      ...(hasEmail ? [] : ['почта не указана']),
    ],
    marks: [{ text: supportStates[state], tone: state === 'new' ? 'sun' : 'neutral' }],
    updatedAt: toIso(at),
  }
}
