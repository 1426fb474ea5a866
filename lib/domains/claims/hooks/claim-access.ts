import type { Access, CollectionConfig, Where } from 'payload'
import { hasRole } from '@/lib/platform/access/roles'

/** Moderators reach claims that their authors confirmed; officers reach published claims of their own department. */
const ownQueue: Access = ({ req: { user } }) => {
  const confirmed: Where = { confirmedAt: { exists: true } }
  if (hasRole(user, 'moderator')) return confirmed
  if (!hasRole(user, 'officer') || user?.collection !== 'staff' || !user.department) return false
  const department = typeof user.department === 'object' ? user.department.id : user.department
  return { and: [confirmed, { department: { equals: department } }, { publishedAt: { exists: true } }] }
}

/** Whoever may read a claim may read its history. */
export const claimHistory: Access = (request) => {
  const { user } = request.req
  if (hasRole(user, 'moderator')) return true
  const department = user?.collection === 'staff' && hasRole(user, 'officer') ? user.department : null
  if (!department) return false
  const id = typeof department === 'object' ? department.id : department
  const own: Where[] = [{ 'claim.department': { equals: id } }, { 'claim.publishedAt': { exists: true } }]
  return { and: own }
}

/** Claims come from residents: staff may edit them, nobody may create one, only an administrator may delete one. */
export const claimAccess: CollectionConfig['access'] = {
  read: ownQueue,
  update: ownQueue,
  create: () => false,
  delete: ({ req }) => hasRole(req.user),
}
