import type { Caller, Visitor } from '@/lib/contract/caller'
import type { ConsentPurpose } from '@/lib/contract/consents'
import { checkAll, AppError } from '@/lib/contract/errors'
import { logConsent } from '@/lib/domains/consents/service'
import type { User } from '@/lib/domains/residents/contract'
import { WAITING_DAYS } from '@/lib/domains/residents/rules'
import { storeEmailKey } from '@/lib/domains/residents/email-confirmation/repository'
import { emails } from '@/lib/domains/residents/emails'
import { residentMessages } from '@/lib/domains/residents/messages'
import { storeHash } from '@/lib/domains/residents/passwords/repository'
import { checkPassword, newHash } from '@/lib/domains/residents/passwords/service'
import { findResident, insertResident, isEmailTaken, type PersonalData } from '@/lib/domains/residents/repository'
import { deleteSession } from '@/lib/domains/residents/sessions/repository'
import { listSessions, openSession } from '@/lib/domains/residents/sessions/service'
import { auditAs } from '@/lib/platform/audit/audit'
import { findWaitingEnd, type WaitingRows } from '@/lib/platform/database/confirmed-rows'
import { inTransaction } from '@/lib/platform/database/payload-client'
import { hashKey, newKey } from '@/lib/platform/keys/secret-keys'
import { saveResidentAddress } from '@/lib/platform/limits/known-addresses'
import { queueEmail } from '@/lib/platform/mail/queue-email'
import { toReadableEmail } from '@/lib/text/email-address'
import { fullName } from '@/lib/text/person-name'
import { toIso } from '@/lib/time/dates'

interface Credentials {
  email: string
  password: string
}

type Registration = PersonalData & { email: string; password: string; consents?: ConsentPurpose[] }

export async function register(data: Registration, visitor: Visitor, waiting: WaitingRows): Promise<{ user: User }> {
  const [hash] = await checkAll([() => newHash(data.password, data.email), () => requireFreeEmail(data.email)])
  return inTransaction(async () => {
    const id = await insertResident(data)
    if (id === null) throw emailTaken()
    auditAs(id)
    await storeHash(id, hash)
    const key = newKey()
    await storeEmailKey(id, data.email, hashKey(key))
    await logConsent(data.consents, { purpose: 'registration', residentId: id, contact: null, ...visitor })
    await queueEmail(data.email, emails.welcome(key))
    await saveResidentAddress(data.email, visitor)
    return getUser(id, await openSession(id, visitor), waiting)
  })
}

async function requireFreeEmail(email: string): Promise<void> {
  if (await isEmailTaken(email)) throw emailTaken()
}

function emailTaken(): AppError {
  return new AppError('invalid', { errors: { email: [residentMessages.emailTaken] } })
}

export async function login(
  { email, password }: Credentials,
  visitor: Visitor,
  waiting: WaitingRows,
): Promise<{ user: User }> {
  const id = await checkPassword(email, password)
  if (id === null) throw new AppError('unauthorized', { message: residentMessages.loginFailed })
  auditAs(id)
  return inTransaction(async () => {
    await saveResidentAddress(email, visitor)
    return getUser(id, await openSession(id, visitor), waiting)
  })
}

export async function logout(residentId: number, sessionId: number): Promise<{ message: string }> {
  await deleteSession(residentId, sessionId)
  return { message: residentMessages.loggedOut }
}

/** `waiting` selects all that waits for a confirmed address. */
export async function getUser(residentId: number, token: string, waiting: WaitingRows): Promise<{ user: User }> {
  const { erased_at: erased, pending_email: pending, ...resident } = await findResident(residentId)
  const until = resident.email_confirmed ? null : await findWaitingEnd(waiting, residentId, WAITING_DAYS)
  return {
    user: {
      ...resident,
      email: toReadableEmail(resident.email),
      pending_email: pending && toReadableEmail(pending),
      api_token: token,
      erased_at: toIso(erased),
      waiting_until: toIso(until),
    },
  }
}

export async function findAuthor(
  residentId: number,
): Promise<{ fullName: string; shortName: string; email: string; phone: string | null }> {
  const resident = await findResident(residentId)
  const { surname, name, email, phone } = resident
  return { fullName: fullName(resident), shortName: `${surname} ${name}`, email, phone }
}

export async function exportResident({ residentId, sessionId }: Caller, waiting: WaitingRows) {
  const [{ user }, { sessions }] = await Promise.all([
    getUser(residentId, '', waiting),
    listSessions(residentId, sessionId),
  ])
  const { api_token: _token, ...own } = user
  return { user: own, sessions }
}
