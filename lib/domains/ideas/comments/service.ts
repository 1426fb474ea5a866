import type { ItemCard, ItemFilter, QueuedItem } from '@/lib/contract/queue-shapes'
import type { StaffRole } from '@/lib/contract/staff-roles'
import { paths } from '@/lib/config/paths'
import { commentWorkflow, toCommentState, type CommentAction } from '@/lib/domains/ideas/comments/actions'
import { commentQueue, type CommentRow } from '@/lib/domains/ideas/comments/repository'
import { env } from '@/lib/config/env'
import type { StaffScope } from '@/lib/platform/access/staff-scope'
import { saveAsStaff } from '@/lib/platform/payload/save-as-staff'
import type { StaffCall } from '@/lib/platform/payload/staff-request'
import { formatDate, toIso } from '@/lib/time/dates'

export const countFoundComments = (scope: StaffScope, filter: ItemFilter) => commentQueue.countFound(scope, filter)
export const findNextComment = (scope: StaffScope, filter: ItemFilter, id: number) =>
  commentQueue.findNext(scope, filter, id)

/** Makes a move by the rules of the back office's form. Throws Payload's errors. */
export function moveComment(id: number, move: { action: CommentAction }, call: StaffCall): Promise<void> {
  return saveAsStaff('idea-votes', id, move, call)
}

export async function findQueuedComments(
  scope: StaffScope,
  filter: ItemFilter,
  limit: number,
  offset?: number,
): Promise<QueuedItem[]> {
  return (await commentQueue.find(scope, filter, limit, offset)).map(toQueued)
}

export async function getCommentCard(
  scope: StaffScope,
  id: number,
  roles: readonly StaffRole[],
): Promise<ItemCard<CommentAction> | null> {
  const row = await commentQueue.findOne(scope, id)
  if (!row) return null
  return {
    ...toQueued(row),
    createdAt: toIso(row.created_at),
    photos: [],
    documents: [],
    answers: [],
    publicPath: row.is_public ? paths.idea(row.idea_id) : null,
    place: null,
    subjectId: row.idea_id,
    history: [],
    actions: commentWorkflow.possible({ state: toCommentState(row.is_hidden), roles, given: {} }),
    // who voted how is known to nobody
    hasAuthor: false,
  }
}

function toQueued(row: CommentRow): QueuedItem {
  const { id, comment, is_for: isFor, is_hidden: isHidden, idea, created_at: createdAt, updated_at: at } = row
  return {
    id,
    title: '',
    text: comment,
    facts: [formatDate(createdAt, env.TIME_ZONE), `к идее «${idea}»`, isFor ? 'голос «за»' : 'голос «против»'],
    marks: isHidden ? [{ text: 'скрыт', tone: 'neutral' }] : [],
    updatedAt: toIso(at),
  }
}
