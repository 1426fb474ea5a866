import type { CollectionAfterDeleteHook, CollectionBeforeChangeHook, Field, PayloadRequest } from 'payload'
import { env } from '@/lib/config/env'
import { deleteApproval, findApproval, type Approval } from '@/lib/office/approval/repository'
import { changesOnlyPublished } from '@/lib/platform/save-hooks/record-editor'
import { formatStamp } from '@/lib/time/dates'

/** What the form of a document shows of its approval. */
export interface ApprovalNote {
  isWaiting: boolean
  /** Sent by whom it is shown to, who may take it back. */
  isMine: boolean
  text: string
}

/** What is published, or in the bin, waits no more. Before the change: the saved form already shows it. */
export const endApproval: CollectionBeforeChangeHook = async ({ collection, data, operation, originalDoc, req }) => {
  const isPublished = data._status === 'published' && !changesOnlyPublished.read(req) && !restoresAsDraft(req)
  const isOver = isPublished || Boolean(data.deletedAt)
  if (isOver && operation === 'update') await deleteApproval(collection.slug, Number(originalDoc?.id), req)
  return data
}

/** Payload makes it a draft only after the hooks, which see the state of the old version. */
function restoresAsDraft({ context, query }: PayloadRequest): boolean {
  // reading the parameters turns the word into a boolean
  return context.isRestoringVersion === true && [true, 'true'].includes(query?.draft as string | boolean)
}

export const dropApproval: CollectionAfterDeleteHook = async ({ collection, id, req }) => {
  await deleteApproval(collection.slug, Number(id), req)
}

export function approvalField(section: string): Field {
  return {
    name: 'approval',
    type: 'json',
    virtual: true,
    typescriptSchema: [() => ({ tsType: 'unknown' })],
    label: 'Согласование',
    access: { create: () => false, update: () => false },
    admin: {
      position: 'sidebar',
      disableListColumn: true,
      disableListFilter: true,
      disableBulkEdit: true,
      components: { Field: '/lib/office/approval/approval-panel#ApprovalPanel' },
    },
    hooks: {
      afterRead: [
        async ({ data, findMany, req }) => {
          if (req.user?.collection !== 'staff' || findMany || typeof data?.id !== 'number') return undefined
          // an open form would keep the former note if there were no value
          return describeApproval(await findApproval(section, data.id, req), req.user) ?? null
        },
      ],
    },
  }
}

export function describeApproval(
  approval: Approval | undefined,
  user: PayloadRequest['user'],
): ApprovalNote | undefined {
  if (!approval) return undefined
  const { author, authorId, sentAt, returnedAt, returnedBy, reason } = approval
  const text = returnedAt
    ? `Возвращено ${formatStamp(returnedAt, env.TIME_ZONE)}, ${returnedBy}: ${reason}`
    : `Ждёт согласования с ${formatStamp(sentAt, env.TIME_ZONE)}${author ? `, отправлено: ${author}` : ''}`
  return { isWaiting: !returnedAt, isMine: authorId !== null && authorId === user?.id, text }
}
