import type { Access, CollectionConfig, Where } from 'payload'
import { hasRole } from '@/lib/platform/access/roles'
import { departmentCodes } from '@/lib/domains/ideas/states'

/** Moderators see every confirmed idea; officers those of their department. */
const departmentQueue: Access = ({ req: { user } }) => {
  if (hasRole(user, 'moderator')) return { confirmedAt: { exists: true } }
  const department = getDepartment(user)
  return department !== null && ofDepartment(department)
}

export const ideaHistory: Access = ({ req: { user } }) => {
  if (hasRole(user, 'moderator')) return true
  const department = getDepartment(user)
  return department !== null && ofDepartment(department, 'idea.')
}

function ofDepartment(department: number, prefix = ''): Where {
  const conditions: Where[] = [
    { [`${prefix}department`]: { equals: department } },
    { [`${prefix}publishedAt`]: { exists: true } },
    { [`${prefix}code`]: { in: departmentCodes.map(String) } },
  ]
  return { and: conditions }
}

function getDepartment(user: Parameters<typeof hasRole>[0]): number | null {
  if (user?.collection !== 'staff' || !hasRole(user, 'officer') || !user.department) return null
  return typeof user.department === 'object' ? user.department.id : user.department
}

/** Residents create ideas; staff edit, administrators delete. */
export const ideaAccess: CollectionConfig['access'] = {
  read: departmentQueue,
  update: departmentQueue,
  create: () => false,
  delete: ({ req }) => hasRole(req.user),
}
