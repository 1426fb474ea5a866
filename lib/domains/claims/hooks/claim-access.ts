import type { Access, CollectionConfig, PayloadRequest, Where } from 'payload'
import { hasRole } from '@/lib/platform/access/roles'
import { idOf } from '@/lib/platform/payload/id-of'

/** Claims that a staff member may see. */
export interface ClaimScope {
  /** Only published claims of this department; null for all that their authors confirmed. */
  department: number | null
  /** The officer, who goes on reading at the desk what they handed over; null for moderators. */
  staffId: number | null
  /** Unpublished photos and the author's own words before a correction are for moderators alone. */
  isModerator: boolean
  /** The dispatcher, who may correct what they wrote down for a caller. */
  recorderId?: number
}

/** Moderators see claims that their authors confirmed, officers the published claims of their department. */
export function findScope(user: PayloadRequest['user']): ClaimScope | null {
  if (hasRole(user, 'moderator')) return { department: null, staffId: null, isModerator: true }
  if (!hasRole(user, 'officer') || user?.collection !== 'staff') return null
  const department = idOf(user.department)
  return department === null ? null : { department, staffId: Number(user.id), isModerator: false }
}

/** The duty service reads the claims of all departments, at the desk alone: the back office shows it none. */
export function findDeskScope(user: PayloadRequest['user']): ClaimScope | null {
  const scope = findScope(user)
  if (!hasRole(user, 'dispatcher')) return scope
  return { department: null, staffId: null, isModerator: false, ...scope, recorderId: Number(user?.id) }
}

const departmentQueue: Access = ({ req: { user } }) => {
  const scope = findScope(user)
  if (!scope) return false
  const confirmed: Where = { confirmedAt: { exists: true } }
  if (scope.department === null) return confirmed
  return { and: [confirmed, { department: { equals: scope.department } }, { publishedAt: { exists: true } }] }
}

export const claimHistoryAccess: Access = ({ req: { user } }) => {
  const scope = findScope(user)
  if (!scope) return false
  if (scope.department === null) return true
  const conditions: Where[] = [
    { 'claim.department': { equals: scope.department } },
    { 'claim.publishedAt': { exists: true } },
  ]
  return { and: conditions }
}

/** Claims come from residents, so staff only edit them; an administrator may delete one. */
export const claimAccess: CollectionConfig['access'] = {
  read: departmentQueue,
  update: departmentQueue,
  create: () => false,
  delete: ({ req }) => hasRole(req.user),
}
