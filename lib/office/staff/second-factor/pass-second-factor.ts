import { AuthenticationError, type PayloadRequest } from 'payload'
import { recordSuccess, writeAudit } from '@/lib/office/staff/guard-logins'
import { needsSecondFactor, AccountBlocked } from '@/lib/office/staff/second-factor/require-second-factor'
import { readSecurity, type Security } from '@/lib/office/staff/second-factor/repository'
import { checkCode, confirmSetup } from '@/lib/office/staff/second-factor/second-factor'
import { issueSession } from '@/lib/office/staff/sessions/issue-session'
import { endPendingLogins, startPendingLogin } from '@/lib/office/staff/sessions/pending-logins'

const RESULTS = {
  totp: 'выполнено, второй фактор: код',
  recovery: 'выполнено, второй фактор: запасной код',
  setup: 'выполнено, второй фактор подключён',
} as const

/** Answers a right password: a token if the account needs no second factor, otherwise a cookie for the next step. */
export async function continueLogin(req: PayloadRequest, staffId: number): Promise<Response> {
  const account = await openAccount(staffId)
  if (account.secret === null && !needsSecondFactor(account.roles)) return respond(req, account, null)
  const secondFactor = account.secret === null ? 'setup' : 'code'
  const body = { message: 'Пароль верный. Нужен второй фактор.', secondFactor }
  return Response.json(body, { headers: { 'set-cookie': await startPendingLogin(staffId) } })
}

/** Answers with a token if the code is right; without a second factor, the code confirms its setup. */
export async function passCode(req: PayloadRequest, staffId: number, code: string): Promise<Response> {
  const account = await openAccount(staffId)
  const passed = account.secret === null ? await trySetup(account, code) : await checkCode(account, code)
  if (passed) return respond(req, account, passed)
  await writeAudit(req, account.name, 'отказ 401: неверный код второго фактора')
  throw new AuthenticationError(req.t)
}

async function trySetup(account: Security, code: string): Promise<'setup' | null> {
  return (await confirmSetup(account, code)) ? 'setup' : null
}

async function openAccount(staffId: number): Promise<Security> {
  const account = await readSecurity(staffId)
  if (!account || account.isBlocked) throw new AccountBlocked()
  return account
}

async function respond(req: PayloadRequest, account: Security, passed: keyof typeof RESULTS | null): Promise<Response> {
  const { cookie, ...session } = await issueSession(req, account.id, { hasSecondFactor: passed !== null })
  await recordSuccess(req, account, passed ? RESULTS[passed] : 'выполнено')
  const response = Response.json({ message: req.t('authentication:passed'), ...session })
  response.headers.append('set-cookie', cookie)
  response.headers.append('set-cookie', await endPendingLogins(account.id))
  return response
}
