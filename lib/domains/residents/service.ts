import { logConsent } from '@/lib/domains/residents/consents/service'
import { storeEmailKey } from '@/lib/domains/residents/emails/repository'
import { storeHash } from '@/lib/domains/residents/passwords/repository'
import { checkPassword, newHash } from '@/lib/domains/residents/passwords/service'
import { findResident, insertResident, updateResident, type PersonalData } from '@/lib/domains/residents/repository'
import { deleteSession } from '@/lib/domains/residents/sessions/repository'
import type { Visitor } from '@/lib/contract/caller'
import { openSession } from '@/lib/domains/residents/sessions/service'
import { auditAs } from '@/lib/platform/audit/audit'
import { letters } from '@/lib/platform/mail/letters'
import { inTransaction } from '@/lib/platform/database/payload-client'
import { queueLetter } from '@/lib/platform/mail/post'
import { keyHash, newKey } from '@/lib/platform/keys/secret-keys'
import { AppError } from '@/lib/contract/errors'
import { messages } from '@/lib/contract/messages'
import type { ConsentPurpose } from '@/lib/contract/resident-fields'
import type { User } from '@/lib/domains/residents/contract'
import { fullName } from '@/lib/shared/person-name'

export { findMailbox } from '@/lib/domains/residents/repository'

type Registration = PersonalData & { email: string; password: string; consents?: ConsentPurpose[] }

/** Makes an account and logs its owner in. Throws invalid at `email` when the address has one already. */
export async function register(data: Registration, visitor: Visitor): Promise<{ user: User }> {
  const hash = await newHash(data.password, data.email)
  return inTransaction(async () => {
    const id = await insertResident(data)
    if (id === null) throw new AppError('invalid', { errors: { email: [messages.emailTaken] } })
    auditAs(id)
    await storeHash(id, hash)
    const key = newKey()
    await storeEmailKey(id, data.email, keyHash(key))
    await logConsent(data.consents, { purpose: 'registration', residentId: id, contact: null, ...visitor })
    await queueLetter(data.email, letters.welcome(key))
    return getUser(id, await openSession(id, visitor))
  })
}

/** Begins a session. Throws unauthorized with the one sentence for everything that can be wrong. */
export async function login(email: string, password: string, visitor: Visitor): Promise<{ user: User }> {
  const id = await checkPassword(email, password)
  if (id === null) throw new AppError('unauthorized', { message: messages.loginFailed })
  auditAs(id)
  return inTransaction(async () => getUser(id, await openSession(id, visitor)))
}

export async function logout(residentId: number, sessionId: number): Promise<{ message: string }> {
  await deleteSession(residentId, sessionId)
  return { message: messages.loggedOut }
}

/** One's own data; the token in them is the one the call came with. */
export async function getUser(residentId: number, token: string): Promise<{ user: User }> {
  const { erased_at: erased, waiting_until: until, ...resident } = await findResident(residentId)
  return { user: { ...resident, api_token: token, erased_at: iso(erased), waiting_until: iso(until) } }
}

function iso(at: string | null): string | null {
  return at === null ? null : new Date(at).toISOString()
}

export async function editPersonalData(residentId: number, token: string, data: PersonalData) {
  await updateResident(residentId, data)
  return getUser(residentId, token)
}

/** How the author of something is named to the staff, and where to write to them. */
export async function findAuthor(
  residentId: number,
): Promise<{ fullName: string; shortName: string; email: string; phone: string | null }> {
  const resident = await findResident(residentId)
  const { surname, name, email, phone } = resident
  return { fullName: fullName(resident), shortName: `${surname} ${name}`, email, phone }
}
