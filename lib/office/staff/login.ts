import {
  addDataAndFileToRequest,
  loginOperation,
  type Endpoint,
  type PayloadRequest,
  type CollectionBeforeOperationHook,
} from 'payload'
import { sql } from '@payloadcms/db-postgres'
import { databaseOutsideRequest } from '@/lib/platform/database/payload-client'
import { normalizePassword, passwordForms } from '@/lib/text/password-forms'
import { internalHeaders } from '@/lib/runtime/internal-headers'
import { runInTurn } from '@/lib/runtime/run-in-turn'
import { refundLogin } from '@/lib/office/staff/guard-logins'
import { hashStaffPassword, isAnyPassword, type StoredPassword } from '@/lib/office/staff/payload-password'
import { sessionCookie } from '@/lib/office/staff/sessions/issue-session'
import { continueLogin, passCode } from '@/lib/office/staff/second-factor/pass-second-factor'
import { SecondFactorRequired } from '@/lib/office/staff/second-factor/require-second-factor'

/** Runs one login at a time per account and IP: each counts as failed until its password is checked. */
export const staffLogin: Endpoint = {
  path: '/login',
  method: 'post',
  handler: async (req) => {
    await addDataAndFileToRequest(req)
    const { email, password, code } = { email: '', password: '', code: '', ...pickTexts(req.data) }
    const address = req.headers.get(internalHeaders.clientAddress)
    return runInTurn(`staff login ${email.trim().toLowerCase()} ${address}`, () =>
      logIn(req, { email, password }, code),
    )
  },
}

async function logIn(req: PayloadRequest, data: { email: string; password: string }, code: string): Promise<Response> {
  const collection = req.payload.collections.staff
  try {
    const result = await loginOperation({ collection, data, req })
    const body = { message: req.t('authentication:passed'), ...result }
    return Response.json(body, { headers: { 'set-cookie': sessionCookie(req, result.token ?? '') } })
  } catch (error) {
    if (!(error instanceof SecondFactorRequired)) throw error
    await refundLogin(req, data.email)
    return code ? passCode(req, error.staffId, code) : continueLogin(req, error.staffId)
  }
}

function pickTexts(data: object | undefined): Record<string, string> {
  return Object.fromEntries(Object.entries(data ?? {}).filter(([, value]) => typeof value === 'string'))
}

type Account = StoredPassword & { id: number }

/**
 * Hands Payload the one form of a password. One stored in another form is stored anew, since it was typed rightly. Without
 * an account it spends the time of the same checks, which would reveal accounts: Payload refuses that at once.
 */
export const unifyLoginPassword: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'login' || !('data' in args)) return args
  const data = args.data as { email?: unknown; password?: unknown }
  const { email, password } = data
  // Payload refuses a blank password without checking it, whose account ever it is
  if (typeof email !== 'string' || typeof password !== 'string' || password.trim() === '') return args
  const account = await findAccount(email, req)
  const forms = passwordForms(password)
  const isOlder = await isAnyPassword(account, account ? forms.slice(1) : forms)
  if (account && isOlder) await replacePassword(account, password, req)
  data.password = normalizePassword(password)
  return args
}

async function findAccount(email: string, req: PayloadRequest): Promise<Account | null> {
  const { rows } = await databaseOutsideRequest(req).execute(
    sql`SELECT id, hash, salt FROM staff WHERE email = ${email.toLowerCase().trim()}`,
  )
  return (rows[0] as Account | undefined) ?? null
}

/** Keeps a password that was set since `account` was read. */
async function replacePassword(account: Account, password: string, req: PayloadRequest): Promise<void> {
  const { hash, salt } = await hashStaffPassword(password)
  await databaseOutsideRequest(req).execute(
    sql`UPDATE staff SET hash = ${hash}, salt = ${salt} WHERE id = ${account.id} AND hash = ${account.hash}`,
  )
}
