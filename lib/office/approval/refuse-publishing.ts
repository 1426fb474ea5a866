import { APIError, type CollectionBeforeOperationHook, type PayloadRequest } from 'payload'
import { hasRole, mayPublish } from '@/lib/platform/access/roles'

interface Save {
  data?: { _status?: string; deletedAt?: unknown }
  draft?: boolean
  publishAllLocales?: boolean
  unpublishAllLocales?: boolean
}

/** An author saves drafts and nothing else: access functions of Payload do not learn whether a save is one. */
export function refusePublishing(section: string): CollectionBeforeOperationHook {
  return ({ args, operation, overrideAccess, req }) => {
    if (overrideAccess || !isOnlyAuthor(req.user, section)) return args
    if (changesSite(operation, args as Save))
      throw new APIError(
        'Публикует, снимает и удаляет редактор. Сохраните черновик и отправьте его на согласование.',
        403,
        null,
        true,
      )
    return args
  }
}

function isOnlyAuthor(user: PayloadRequest['user'], section: string): boolean {
  return hasRole(user, 'author') && !mayPublish(user, section)
}

function changesSite(operation: string, { data, draft, publishAllLocales, unpublishAllLocales }: Save): boolean {
  // a copy without `draft` has the state of its original
  if (operation === 'create') return draft !== true && data?._status !== 'draft'
  if (operation === 'restoreVersion') return draft !== true
  if (operation !== 'update') return false
  const isDraft = draft === true && data?._status !== 'published' && !data?.deletedAt
  return !isDraft || Boolean(publishAllLocales) || Boolean(unpublishAllLocales)
}
