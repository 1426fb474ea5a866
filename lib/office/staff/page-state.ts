import type { Payload } from 'payload'
import { env } from '@/lib/config/env'
import { formatMoment } from '@/lib/time/dates'
import { parseStaffPath, toSecurityPage } from '@/lib/office/staff/form-calls'
import { readSecurity } from '@/lib/office/staff/second-factor/repository'
import { readState, type SecondFactorState } from '@/lib/office/staff/second-factor/state'
import { findStartPage } from '@/lib/office/staff/start-page'
import { listSessions, type StaffSession } from '@/lib/office/staff/sessions/payload-sessions'
import { findPendingLogin } from '@/lib/office/staff/sessions/pending-logins'

export interface SecurityPage {
  email: string
  secondFactor: SecondFactorState
  /** Empty until the login is finished. */
  sessions: StaffSession[]
  isLoggedIn: boolean
}

/** Returns what the page shows to the visitor with these headers, or null without a password given before. */
export async function readSecurityPage(payload: Payload, headers: Headers): Promise<SecurityPage | null> {
  const pendingId = await findPendingLogin(headers)
  const user = pendingId === null ? (await payload.auth({ headers })).user : null
  const staffId = pendingId ?? (user?.collection === 'staff' ? user.id : null)
  const account = staffId === null ? null : await readSecurity(staffId)
  if (!account) return null
  const { _sid: sessionId } = (user ?? {}) as { _sid?: string }
  const isLoggedIn = pendingId === null
  return {
    email: account.email,
    secondFactor: showSince(await readState(account, { isLoggedIn })),
    sessions: isLoggedIn ? (await listSessions(account.id, sessionId ?? '')).map(showSince) : [],
    isLoggedIn,
  }
}

function showSince<T extends object>(row: T): T {
  return 'since' in row ? { ...row, since: formatMoment(new Date(String(row.since)), env.TIME_ZONE) } : row
}

/** Returns the address of the second step of a login that has passed the first, or null. */
export async function findSecondStep(payload: Payload, headers: Headers, asked: unknown): Promise<string | null> {
  const id = await findPendingLogin(headers)
  if (id === null) return null
  const account = await payload.findByID({ collection: 'staff', id, depth: 0, disableErrors: true })
  const next = parseStaffPath(asked) ?? (account && findStartPage({ ...account, collection: 'staff' }))
  return toSecurityPage({ next })
}
