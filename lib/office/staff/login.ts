import {
  addDataAndFileToRequest,
  loginOperation,
  type Endpoint,
  type PayloadRequest,
  type CollectionBeforeOperationHook,
  type CollectionBeforeLoginHook,
} from 'payload'
import { internalHeaders } from '@/lib/runtime/internal-headers'
import { runInTurn } from '@/lib/runtime/run-in-turn'
import { pbkdf2 } from 'node:crypto'
import { promisify } from 'node:util'
import { sql } from '@payloadcms/db-postgres'
import { databaseOutsideRequest, requestDatabase } from '@/lib/platform/database/payload-client'
import { refundLogin } from '@/lib/office/staff/guard-logins'
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

const derive = promisify(pbkdf2)
/** Iterations of Payload's own password check. */
const ITERATIONS = 600_000
const KEY_BYTES = 32

/** Payload refuses an unknown account at once: spends the time of a password check, which would reveal accounts. */
export const equalizeLoginTime: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'login' || !('data' in args)) return args
  const { email } = args.data as { email?: unknown }
  if (typeof email === 'string' && !(await isAccount(email, req)))
    await derive(email, 'staff', ITERATIONS, KEY_BYTES, 'sha256')
  return args
}

async function isAccount(email: string, req: PayloadRequest): Promise<boolean> {
  const { totalDocs } = await req.payload.count({
    collection: 'staff',
    where: { email: { equals: email.toLowerCase().trim() } },
  })
  return totalDocs > 0
}

/** Restores sessions of simultaneous logins, which Payload overwrites: those visible outside this transaction. */
export const restoreSessions: CollectionBeforeLoginHook<{ id: number }> = async ({ req, user }) => {
  const committed = await databaseOutsideRequest(req).execute(sql`
    SELECT id, _order, created_at, expires_at FROM staff_sessions WHERE _parent_id = ${user.id} AND expires_at > now()`)
  const db = await requestDatabase(req)
  await db.execute(sql`
    INSERT INTO staff_sessions (_parent_id, id, _order, created_at, expires_at)
    SELECT ${user.id}, s.id, s._order, s.created_at, s.expires_at
    FROM jsonb_to_recordset(${JSON.stringify(committed.rows)}::jsonb)
      AS s (id varchar, _order integer, created_at timestamptz, expires_at timestamptz)
    ON CONFLICT (id) DO NOTHING`)
  return user
}
