import type { Access, CollectionConfig, Where } from 'payload'
import { hasRole } from '@/lib/platform/access/roles'
import { findScope } from '@/lib/platform/access/staff-scope'

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
