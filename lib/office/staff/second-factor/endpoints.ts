import { AuthenticationError, type Endpoint, type PayloadRequest } from 'payload'
import { formCall, type FormValues } from '@/lib/office/staff/form-calls'
import { writeAudit } from '@/lib/office/staff/guard-logins'
import { passCode } from '@/lib/office/staff/second-factor/pass-second-factor'
import { deleteSecondFactor, readSecurity, type Security } from '@/lib/office/staff/second-factor/repository'
import { checkCode, confirmSetup } from '@/lib/office/staff/second-factor/second-factor'
import { readState } from '@/lib/office/staff/second-factor/state'
import { markSession } from '@/lib/office/staff/sessions/payload-sessions'
import { endPendingLogins, findPendingLogin } from '@/lib/office/staff/sessions/pending-logins'
import { requireAccount, unauthorized } from '@/lib/office/staff/second-factor/require-second-factor'

const read: Endpoint = {
  path: '/second-factor',
  method: 'get',
  handler: async (req) => {
    const pending = await pendingAccount(req)
    const account = pending ?? (await requireAccount(req)).account
    const state = await readState(account, { isLoggedIn: pending === null })
    return Response.json(state, { headers: { 'cache-control': 'private, no-store' } })
  },
}

/** Finishes a login, or turns the second factor on for somebody logged in. */
async function giveCode(req: PayloadRequest, { code = '' }: FormValues): Promise<Response> {
  const pending = await pendingAccount(req)
  if (pending) return passCode(req, pending.id, code)
  const { account, sessionId } = await requireAccount(req)
  if (account.secret !== null || !(await confirmSetup(account, code))) throw new AuthenticationError(req.t)
  await markSession(sessionId, account.id)
  await writeAudit(req, account.name, 'выполнено', 'Второй фактор подключён')
  return Response.json({ message: 'Второй фактор подключён.' })
}

/** Asks a code of the old phone or a recovery code; roles that need a second factor set up another at once. */
async function turnOff(req: PayloadRequest, { code = '' }: FormValues): Promise<Response> {
  const { account } = await requireAccount(req)
  if (!(await checkCode(account, code))) throw new AuthenticationError(req.t)
  await deleteSecondFactor(account.id)
  await writeAudit(req, account.name, 'выполнено', 'Второй фактор отключён')
  return Response.json({ message: 'Второй фактор отключён.' })
}

async function cancel(req: PayloadRequest): Promise<Response> {
  const cookie = await endPendingLogins(await findPendingLogin(req.headers))
  return Response.json({ message: 'Вход отменён.' }, { headers: { 'set-cookie': cookie } })
}

async function pendingAccount({ headers }: PayloadRequest): Promise<Security | null> {
  const staffId = await findPendingLogin(headers)
  if (staffId === null) return null
  const account = await readSecurity(staffId)
  if (!account) throw unauthorized()
  return account
}

export const secondFactorEndpoints: Endpoint[] = [
  read,
  formCall({ path: '/second-factor', work: giveCode, next: '/admin' }),
  formCall({ path: '/second-factor/off', work: turnOff }),
  formCall({ path: '/second-factor/cancel', work: cancel, next: '/admin/login' }),
]
