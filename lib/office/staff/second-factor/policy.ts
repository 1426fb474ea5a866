import { env } from '@/lib/config/env'
import type { StaffRole } from '@/lib/contract/staff-roles'

/** Editors see content only; every other role sees personal data. */
export function needsSecondFactor(roles: readonly StaffRole[] | null | undefined): boolean {
  return env.STAFF_SECOND_FACTOR === 'required' && (roles ?? []).some((role) => role !== 'editor')
}
