import type { Access, CollectionConfig, Where } from 'payload'
import { hasRole } from '@/lib/platform/access/roles'

/** A department works with ideas in these states only. */
const departmentCodes = ['4', '6', '3', '2']

/** Moderators reach every idea whose author confirmed the address; officers reach those sent to their department. */
const ownQueue: Access = ({ req: { user } }) => {
  if (hasRole(user, 'moderator')) return { confirmedAt: { exists: true } }
  const department = departmentOf(user)
  return department !== null && ofDepartment(department)
}

/** Whoever may read an idea may read its history. */
export const ideaHistory: Access = ({ req: { user } }) => {
  if (hasRole(user, 'moderator')) return true
  const department = departmentOf(user)
  return department !== null && ofDepartment(department, 'idea.')
}

function ofDepartment(department: number, prefix = ''): Where {
  const conditions: Where[] = [
    { [`${prefix}department`]: { equals: department } },
    { [`${prefix}publishedAt`]: { exists: true } },
    { [`${prefix}code`]: { in: departmentCodes } },
  ]
  return { and: conditions }
}

function departmentOf(user: Parameters<typeof hasRole>[0]): number | null {
  if (user?.collection !== 'staff' || !hasRole(user, 'officer') || !user.department) return null
  return typeof user.department === 'object' ? user.department.id : user.department
}

/** Ideas come from residents: staff may edit them, nobody may create one, only an administrator may delete one. */
export const ideaAccess: CollectionConfig['access'] = {
  read: ownQueue,
  update: ownQueue,
  create: () => false,
  delete: ({ req }) => hasRole(req.user),
}
