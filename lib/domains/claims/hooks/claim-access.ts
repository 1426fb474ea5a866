import type { Access, CollectionConfig, Where } from 'payload'
import { hasRole } from '@/lib/platform/access/roles'

/** Moderators see claims that their authors confirmed, officers the published claims of their department. */
const departmentQueue: Access = ({ req: { user } }) => {
  const confirmed: Where = { confirmedAt: { exists: true } }
  if (hasRole(user, 'moderator')) return confirmed
  if (!hasRole(user, 'officer') || user?.collection !== 'staff' || !user.department) return false
  const department = typeof user.department === 'object' ? user.department.id : user.department
  return { and: [confirmed, { department: { equals: department } }, { publishedAt: { exists: true } }] }
}

export const claimHistoryAccess: Access = (request) => {
  const { user } = request.req
  if (hasRole(user, 'moderator')) return true
  const department = user?.collection === 'staff' && hasRole(user, 'officer') ? user.department : null
  if (!department) return false
  const id = typeof department === 'object' ? department.id : department
  const own: Where[] = [{ 'claim.department': { equals: id } }, { 'claim.publishedAt': { exists: true } }]
  return { and: own }
}

/** Claims come from residents, so staff only edit them; an administrator may delete one. */
export const claimAccess: CollectionConfig['access'] = {
  read: departmentQueue,
  update: departmentQueue,
  create: () => false,
  delete: ({ req }) => hasRole(req.user),
}
