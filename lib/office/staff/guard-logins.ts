import {
  APIError,
  type CollectionAfterErrorHook,
  type CollectionAfterLoginHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
} from 'payload'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { auditInsert } from '@/lib/platform/audit/audit'
import { operationLimits } from '@/lib/platform/calls/call-limits'
import { saveKnownAddress } from '@/lib/platform/limits/known-addresses'
import { hitLimit, refundLimit, type Execute } from '@/lib/platform/limits/limits'
import { databaseOutsideRequest } from '@/lib/platform/database/payload-client'
import { internalHeaders } from '@/lib/runtime/internal-headers'
import { loginLimits, emailLimits, type CallLimit } from '@/lib/contract/call-limit'
import { messages } from '@/lib/contract/messages'

const guarded: Record<string, readonly CallLimit[] | undefined> = {
  login: loginLimits('staff'),
  forgotPassword: emailLimits,
}

export const limitCalls: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (req.payloadAPI !== 'REST') return args
  for (const limit of getLimits(operation, req, getEmail(args))) {
    const left = await hitLimit(createExecute(req), limit)
    if (left === null) continue
    req.responseHeaders = new Headers({ 'retry-after': String(left) })
    throw new APIError(messages.tooMany, 429, null, true)
  }
  return args
}

/** A correct password refunds the attempt; an email link also makes the IP known. */
export const recordLogin: CollectionAfterLoginHook = async ({ req, user }) => {
  await refundLogin(req, user.email)
  await recordSuccess(req, user, 'выполнено')
}

export async function refundLogin(req: PayloadRequest, email: string): Promise<void> {
  for (const limit of getLimits('login', req, email)) await refundLimit(createExecute(req), limit)
}

export async function recordSuccess(
  req: PayloadRequest,
  { email, name }: { email: string; name: string },
  result: string,
): Promise<void> {
  await saveKnownAddress(createExecute(req), { kind: 'staff', email, address: getClientAddress(req) })
  await writeAudit(req, name, result)
}

export const recordRefusedLogin: CollectionAfterErrorHook = async ({ error, req }) => {
  if (!req.url?.split('?', 1)[0]?.endsWith('/login')) return
  const { status = 500 } = error as { status?: number }
  if (status >= 500) await refundAttempt(req)
  if (status === 401) await writeAudit(req, null, 'отказ 401: неверные почта или пароль')
}

/** A failure of ours was no guess. */
async function refundAttempt(req: PayloadRequest): Promise<void> {
  for (const limit of getLimits('login', req, getEmail({ data: req.data })))
    await refundLimit(createExecute(req), limit)
}

export async function writeAudit(
  req: PayloadRequest,
  who: string | null,
  result: string,
  action = 'Вход в редакцию',
): Promise<void> {
  const line = { kind: 'staff', who, action, result, address: getClientAddress(req) } as const
  await databaseOutsideRequest(req).execute(auditInsert(line))
}

function getLimits(operation: string, req: PayloadRequest, email: string) {
  const visitor = { address: getClientAddress(req), device: '' }
  return operationLimits({
    operation: `staff ${operation}`,
    limits: guarded[operation],
    visitor,
    caller: null,
    account: email,
  })
}

function getClientAddress(req: PayloadRequest): string | null {
  return req.headers.get(internalHeaders.clientAddress)
}

function getEmail(args: object): string {
  const data: unknown = 'data' in args ? args.data : undefined
  const email: unknown = data && typeof data === 'object' && 'email' in data ? data.email : undefined
  return typeof email === 'string' ? email : ''
}

function createExecute(req: PayloadRequest): Execute {
  return async <T>(query: SQL) => (await databaseOutsideRequest(req).execute(query)).rows as T[]
}
