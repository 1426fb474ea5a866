import { createHash } from 'node:crypto'
import {
  APIError,
  type CollectionAfterErrorHook,
  type CollectionAfterLoginHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
} from 'payload'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { auditInsert } from '@/lib/platform/audit/audit-line'
import { hitLimit, unhitLimit, type Execute, type Limit } from '@/lib/platform/limits/limits'
import { plainDatabase } from '@/lib/platform/database/request-database'
import { innerHeaders } from '@/lib/shared/inner-headers'
import { messages } from '@/lib/contract/messages'

const WINDOW_SECONDS = 15 * 60
const PER_ACCOUNT = 10
const PER_ADDRESS = 30

/** Refuses logins that fail too often, by account and by network address (quality.md, Safe 10). */
export const limitLogins: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'login' || req.payloadAPI !== 'REST') return args
  for (const limit of limitsOf(req, emailOf(args))) {
    const left = await hitLimit(executeOf(req), limit)
    if (left === null) continue
    req.responseHeaders = new Headers({ 'retry-after': String(left) })
    throw new APIError(messages.tooMany, 429, null, true)
  }
  return args
}

/** A right password takes the attempt back. */
export const noteLogin: CollectionAfterLoginHook = async ({ req, user }) => {
  for (const limit of limitsOf(req, user.email)) await unhitLimit(executeOf(req), limit)
  await note(req, user.name, 'выполнено')
}

export const noteRefusedLogin: CollectionAfterErrorHook = async ({ error, req }) => {
  if (!req.url?.split('?', 1)[0]?.endsWith('/login')) return
  const { status = 500 } = error as { status?: number }
  if (status >= 500) await forgive(req)
  if (status === 401) await note(req, null, 'отказ 401: неверные почта или пароль')
}

/** An attempt that broke by our own fault was no guess. */
async function forgive(req: PayloadRequest): Promise<void> {
  for (const limit of limitsOf(req, emailOf({ data: req.data }))) await unhitLimit(executeOf(req), limit)
}

async function note(req: PayloadRequest, who: string | null, result: string): Promise<void> {
  const address = req.headers.get(innerHeaders.clientAddress)
  await plainDatabase(req).execute(auditInsert({ kind: 'staff', who, action: 'Вход в редакцию', result, address }))
}

function limitsOf(req: PayloadRequest, email: string): Limit[] {
  const address = req.headers.get(innerHeaders.clientAddress)
  const limit = (of: string, subject: string, points: number) => ({
    key: `staff login:${of}:${createHash('sha256').update(subject).digest('base64url').slice(0, 22)}`,
    points,
    seconds: WINDOW_SECONDS,
  })
  const byAddress = address ? [limit('address', address, PER_ADDRESS)] : []
  return [limit('account', email.trim().toLowerCase(), PER_ACCOUNT), ...byAddress]
}

function emailOf(args: object): string {
  const data: unknown = 'data' in args ? args.data : undefined
  const email: unknown = data && typeof data === 'object' && 'email' in data ? data.email : undefined
  return typeof email === 'string' ? email : ''
}

function executeOf(req: PayloadRequest): Execute {
  return async <T>(query: SQL) => (await plainDatabase(req).execute(query)).rows as T[]
}
