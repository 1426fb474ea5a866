import { call } from '@/lib/client/call'
import { rememberResident } from '@/lib/client/current-owner'
import { readToken } from '@/lib/client/session-token'
import { getUser, type User } from '@/lib/domains/residents/contract'

export type { User }

export const userQuery = { queryKey: ['user'], queryFn: askUser }

async function askUser() {
  const token = readToken()
  const { user } = await call(getUser)
  rememberResident(token, user.id)
  return user
}
