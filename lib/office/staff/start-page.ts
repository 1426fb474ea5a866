import type { PayloadRequest } from 'payload'
import { paths } from '@/lib/config/paths'
import type { StaffRole } from '@/lib/contract/staff-roles'
import { getRoles } from '@/lib/platform/access/roles'
import { findDeskScope } from '@/lib/platform/access/staff-scope'

const DESK_ROLES: readonly StaffRole[] = ['moderator', 'officer', 'dispatcher']

/** Returns the desk for those who work nowhere else; null for the first page of the office, where a login leads by itself. */
export function findStartPage(user: PayloadRequest['user']): string | null {
  const worksAtDesk = findDeskScope(user) !== null && getRoles({ user }).every((role) => DESK_ROLES.includes(role))
  return worksAtDesk ? paths.desk : null
}
