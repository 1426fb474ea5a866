import type { ItemCard, ItemFilter, QueuedItem } from '@/lib/contract/queue-shapes'
import type { StaffRole } from '@/lib/contract/staff-roles'
import { env } from '@/lib/config/env'
import { paths } from '@/lib/config/paths'
import { ideaWorkflow, isStaffIdeaAction, type StaffIdeaAction } from '@/lib/domains/ideas/actions'
import {
  findIdeaAuthor,
  findIdeaEvents,
  findSentDocuments,
  ideaQueue,
  type IdeaRow,
} from '@/lib/domains/ideas/queue/repository'
import { ideaCodes, ideaStatusName, type IdeaCode } from '@/lib/domains/ideas/states'
import type { StaffScope } from '@/lib/platform/access/staff-scope'
import { formatDays } from '@/lib/text/plural'
import { daysUntil, formatDate, isoDay, toNoon, toIso } from '@/lib/time/dates'

export { findArrivedIdeas, findIdeaCategories, type ArrivedIdea } from '@/lib/domains/ideas/queue/repository'

export const countIdeaViews = (scope: StaffScope, text?: string) => ideaQueue.countViews(scope, text)
export const countFoundIdeas = (scope: StaffScope, filter: ItemFilter) => ideaQueue.countFound(scope, filter)
export const findNextIdea = (scope: StaffScope, filter: ItemFilter, id: number) => ideaQueue.findNext(scope, filter, id)
export const findAuthorOfIdea = findIdeaAuthor

export async function findQueuedIdeas(
  scope: StaffScope,
  filter: ItemFilter,
  limit: number,
  offset?: number,
): Promise<QueuedItem[]> {
  return (await ideaQueue.find(scope, filter, limit, offset)).map(toQueued)
}

/** Returns the card of an idea that the reader may see; null for any other. */
export async function getIdeaCard(
  scope: StaffScope,
  id: number,
  roles: readonly StaffRole[],
): Promise<ItemCard<StaffIdeaAction> | null> {
  const row = await ideaQueue.findOne(scope, id)
  if (!row) return null
  const isModerator = scope.department === null
  const [documents, events] = await Promise.all([isModerator ? findSentDocuments(id) : [], findIdeaEvents(id)])
  const given = { note: '', answerText: '', reportText: '', reportImage: null, category: null, department: null }
  return {
    ...toQueued(row),
    createdAt: toIso(row.created_at),
    photos: isModerator && row.sent_photo_id !== null ? [row.sent_photo_id] : [],
    documents,
    answers: [
      ...(row.answer_text ? [{ title: 'Официальный ответ', text: row.answer_text }] : []),
      ...(row.report_text ? [{ title: 'Отчёт о реализации', text: row.report_text }] : []),
    ],
    publicPath: row.is_public ? paths.idea(id) : null,
    place: { address: row.address, x: row.x, y: row.y },
    subjectId: id,
    history: events.map(({ created_at: at, ...event }) => ({ ...event, warning: null, at: toIso(at) })),
    actions: ideaWorkflow.possible({ state: row.code as IdeaCode, roles, given }).filter(isStaffIdeaAction),
    hasAuthor: isModerator,
  }
}

function toQueued(row: IdeaRow): QueuedItem {
  const { id, title, text, address, code, category, department, deadline, likes, dislikes } = row
  const hasVotes = code !== ideaCodes.inModeration
  return {
    id,
    title,
    text,
    facts: [
      formatDate(row.created_at, env.TIME_ZONE),
      address,
      category,
      department,
      hasVotes ? `за ${likes}, против ${dislikes}` : null,
    ].filter((fact) => fact !== null),
    marks: [{ text: ideaStatusName(code), tone: 'neutral' }, ...describeTerm(code, deadline)],
    updatedAt: toIso(row.updated_at),
  }
}

function describeTerm(code: number, deadline: string | null): QueuedItem['marks'][number][] {
  if (code !== ideaCodes.underReview || deadline === null) return []
  const left = daysUntil(toNoon(deadline), env.TIME_ZONE)
  if (deadline < isoDay(new Date(), env.TIME_ZONE))
    return [{ text: `просрочено на ${formatDays(-left)}`, tone: 'danger' }]
  return [left === 0 ? { text: 'сегодня', tone: 'sun' } : { text: `ещё ${formatDays(left)}`, tone: 'neutral' }]
}
