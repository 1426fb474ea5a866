import { Forbidden, UnauthorizedError, type PayloadRequest } from 'payload'
import { toDeskUser, type DeskUser } from '@/lib/desk/desk-user'

/** Throws 401 without a session of the staff, 403 for a role that has no business at the desk. */
export function requireDeskUser({ user, headers, t }: PayloadRequest): DeskUser {
  const found = toDeskUser({ user, headers })
  if (found === 'guest') throw new UnauthorizedError(t)
  if (found === 'stranger') throw new Forbidden(t)
  return found
}
