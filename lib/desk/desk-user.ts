import { Forbidden, UnauthorizedError, type PayloadRequest } from 'payload'
import type { StaffRole } from '@/lib/contract/staff-roles'
import { findDeskScope, type StaffScope } from '@/lib/platform/access/staff-scope'
import { getRoles, hasRole } from '@/lib/platform/access/roles'
import { payloadClient } from '@/lib/platform/database/payload-client'
import type { StaffCall } from '@/lib/platform/payload/staff-request'

/** A member of the staff whose role works at the desk. */
export interface DeskUser {
  name: string
  roles: readonly StaffRole[]
  /** Claims that they may see. */
  scope: StaffScope
  /** Takes claims by phone and announces outages. */
  isDispatcher: boolean
  call: StaffCall
}

/** Returns 'guest' without a live session of the staff, and 'stranger' for a role without claims. */
export async function readDeskUser(headers: Headers): Promise<DeskUser | 'guest' | 'stranger'> {
  const { user } = await (await payloadClient()).auth({ headers })
  return toDeskUser({ user, headers })
}

function toDeskUser(call: StaffCall): DeskUser | 'guest' | 'stranger' {
  const { user } = call
  if (user?.collection !== 'staff') return 'guest'
  const scope = findDeskScope(user)
  if (!scope) return 'stranger'
  return { name: user.name, roles: getRoles({ user }), scope, isDispatcher: hasRole(user, 'dispatcher'), call }
}

/** Throws 401 without a session of the staff, 403 for a role that has no business at the desk. */
export function requireDeskUser({ user, headers, t }: PayloadRequest): DeskUser {
  const found = toDeskUser({ user, headers })
  if (found === 'guest') throw new UnauthorizedError(t)
  if (found === 'stranger') throw new Forbidden(t)
  return found
}

/** False for the duty service, which reads the claims of all departments. */
export function canMoveClaims({ scope }: DeskUser): boolean {
  return scope.isModerator || scope.department !== null
}

/** Throws as requireDeskUser does, and 403 for all but dispatchers and administrators. */
export function requireDispatcher(req: PayloadRequest): DeskUser {
  const user = requireDeskUser(req)
  if (!user.isDispatcher) throw new Forbidden(req.t)
  return user
}
