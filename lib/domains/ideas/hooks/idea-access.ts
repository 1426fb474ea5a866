import type { Access, CollectionConfig, Where } from 'payload'
import { departmentCodes } from '@/lib/domains/ideas/states'
import { hasRole } from '@/lib/platform/access/roles'
import { findScope } from '@/lib/platform/access/staff-scope'

/** Moderators see every confirmed idea; officers those of their department. */
const departmentQueue: Access = ({ req: { user } }) => {
  const scope = findScope(user)
  if (!scope) return false
  return scope.department === null ? { confirmedAt: { exists: true } } : ofDepartment(scope.department)
}

export const ideaHistory: Access = ({ req: { user } }) => {
  const scope = findScope(user)
  if (!scope) return false
  return scope.department === null || ofDepartment(scope.department, 'idea.')
}

function ofDepartment(department: number, prefix = ''): Where {
  const conditions: Where[] = [
    { [`${prefix}department`]: { equals: department } },
    { [`${prefix}publishedAt`]: { exists: true } },
    { [`${prefix}code`]: { in: departmentCodes.map(String) } },
  ]
  return { and: conditions }
}

/** Residents create ideas; staff edit, administrators delete. */
export const ideaAccess: CollectionConfig['access'] = {
  read: departmentQueue,
  update: departmentQueue,
  create: () => false,
  delete: ({ req }) => hasRole(req.user),
}
