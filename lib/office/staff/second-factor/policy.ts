import { env } from '@/lib/config/env'
import type { StaffRole } from '@/lib/contract/staff-roles'
import { endSessionsOfOtherRoles } from '@/lib/office/staff/sessions/payload-sessions'

/** These see content only; every other role sees personal data. */
const ROLES_WITHOUT_PERSONAL_DATA: readonly StaffRole[] = ['editor', 'author']

export function needsSecondFactor(roles: readonly StaffRole[] | null | undefined): boolean {
  const isRequired = env.STAFF_SECOND_FACTOR === 'required'
  return isRequired && (roles ?? []).some((role) => !ROLES_WITHOUT_PERSONAL_DATA.includes(role))
}

/** Ends sessions that began before the second factor was required. */
export async function endSessionsBeforeRequirement(): Promise<void> {
  if (env.STAFF_SECOND_FACTOR === 'required') await endSessionsOfOtherRoles(ROLES_WITHOUT_PERSONAL_DATA)
}
