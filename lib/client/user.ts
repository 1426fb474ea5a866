import { call } from '@/lib/client/call'
import { rememberResident } from '@/lib/client/current-owner'
import { readToken } from '@/lib/client/session-token'
import { getUser, type User } from '@/lib/domains/residents/contract'

export type { User }

/** React Query asks for the resident so: leaves of a tab share one cache, hence key and answer stand here once. */
export const userQuery = { queryKey: ['user'], queryFn: askUser }

async function askUser() {
  const token = readToken()
  const { user } = await call(getUser)
  rememberResident(token, user.id)
  return user
}
