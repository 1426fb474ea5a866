import type { PayloadRequest } from 'payload'
import { hasRole } from '@/lib/platform/access/roles'
import { idOf } from '@/lib/platform/payload/to-shapes'

/** What a staff member may see of residents' claims and ideas. */
export interface StaffScope {
  /** Only what was published and is this department's; null for all that its authors confirmed. */
  department: number | null
  /** The officer, who goes on reading at the desk what they handed over; null for moderators. */
  staffId: number | null
  /** Unpublished photos and the author's own words before a correction are for moderators alone. */
  isModerator: boolean
  /** The dispatcher, who may correct what they wrote down for a caller. */
  recorderId?: number
}

/** Moderators see what its authors confirmed, officers what was published and is their department's. */
export function findScope(user: PayloadRequest['user']): StaffScope | null {
  if (hasRole(user, 'moderator')) return { department: null, staffId: null, isModerator: true }
  if (!hasRole(user, 'officer') || user?.collection !== 'staff') return null
  const department = idOf(user.department)
  return department === null ? null : { department, staffId: Number(user.id), isModerator: false }
}

/** The duty service reads the claims of all departments, at the desk alone: the back office shows it none. */
export function findDeskScope(user: PayloadRequest['user']): StaffScope | null {
  const scope = findScope(user)
  if (!hasRole(user, 'dispatcher')) return scope
  return { department: null, staffId: null, isModerator: false, ...scope, recorderId: Number(user?.id) }
}
