import {
  deleteSession,
  deleteSessions,
  findSession,
  findSessions,
  insertSession,
  type LiveSession,
} from '@/lib/domains/residents/sessions/repository'
import { nameDevice } from '@/lib/text/name-device'
import { hashKey, newKey } from '@/lib/platform/keys/secret-keys'
import type { Visitor } from '@/lib/contract/caller'
import { AppError } from '@/lib/contract/errors'
import { residentMessages } from '@/lib/domains/residents/messages'
import type { Session } from '@/lib/domains/cabinet/contract'
import { toIso } from '@/lib/time/dates'

export async function findSessionByToken(token: string, visitor: Visitor): Promise<LiveSession | null> {
  return findSession(hashKey(token), visitor.address)
}

/** Returns the token of a new session; only its hash is stored. */
export async function openSession(residentId: number, { device, address }: Visitor): Promise<string> {
  const token = newKey()
  await insertSession(residentId, hashKey(token), device, address ?? '')
  return token
}

export async function listSessions(residentId: number, currentId: number): Promise<{ sessions: Session[] }> {
  const found = await findSessions(residentId)
  const sessions = found.map((row) => ({
    id: row.id,
    is_current: row.id === currentId,
    device: nameDevice(row.device),
    address: row.address,
    created_at: toIso(row.created_at),
    last_seen_at: toIso(row.last_seen_at),
    expires_at: toIso(row.expires_at),
  }))
  return { sessions: sessions.sort((one, other) => Number(other.is_current) - Number(one.is_current)) }
}

export async function endSessions(residentId: number, currentId: number, id: number | undefined) {
  if (id === undefined) await deleteSessions(residentId, currentId)
  else if (!(await deleteSession(residentId, id)))
    throw new AppError('notFound', { message: residentMessages.sessionNotFound })
  return listSessions(residentId, currentId)
}
