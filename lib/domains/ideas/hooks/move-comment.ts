import { sql } from '@payloadcms/db-postgres'
import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload'
import { refuseWhilePending } from '@/lib/domains/desk/pending-service'
import { commentWorkflow, toCommentState, type CommentAction } from '@/lib/domains/ideas/comments/actions'
import { getRoles } from '@/lib/platform/access/roles'
import { requestDatabase } from '@/lib/platform/database/payload-client'
import type { IdeaVote } from '@/lib/platform/payload/payload-types'
import { endTrial } from '@/lib/platform/workflow/pending-move'
import { makeMove } from '@/lib/platform/workflow/make-move'

/** Carries out the chosen action. */
export const moveComment: CollectionBeforeChangeHook<IdeaVote> = async ({ data, originalDoc, operation, req }) => {
  const { action, ...rest } = data as Partial<IdeaVote> & { action?: CommentAction | null }
  if (operation !== 'update' || !originalDoc || !action) return rest
  await refuseWhilePending({ kind: 'comment', id: originalDoc.id }, req)
  const attempt = { state: toCommentState(originalDoc.isHidden), roles: getRoles(req), given: {} }
  const { to } = makeMove(commentWorkflow, action, attempt, req)
  endTrial(req)
  return { ...rest, isHidden: to === 'hidden' }
}

/** A vote does not purge pages, but a hidden comment must disappear at once. */
export const notifyOfHiddenComment: CollectionAfterChangeHook = async ({ doc, req }) => {
  const db = await requestDatabase(req)
  await db.execute(sql`SELECT pg_notify('content_changed', 'private_idea_votes')`)
  return doc as Record<string, unknown>
}
