import {
  addDataAndFileToRequest,
  loginOperation,
  type Endpoint,
  type PayloadRequest,
  type CollectionBeforeOperationHook,
} from 'payload'
import { internalHeaders } from '@/lib/runtime/internal-headers'
import { runInTurn } from '@/lib/runtime/run-in-turn'
import { refundLogin } from '@/lib/office/staff/guard-logins'
import { deriveKey } from '@/lib/office/staff/payload-password'
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

/** Payload refuses an unknown account at once: spends the time of a password check, which would reveal accounts. */
export const equalizeLoginTime: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'login' || !('data' in args)) return args
  const { email } = args.data as { email?: unknown }
  if (typeof email === 'string' && !(await isAccount(email, req))) await deriveKey(email, 'staff')
  return args
}

async function isAccount(email: string, req: PayloadRequest): Promise<boolean> {
  const { totalDocs } = await req.payload.count({
    collection: 'staff',
    where: { email: { equals: email.toLowerCase().trim() } },
  })
  return totalDocs > 0
}
