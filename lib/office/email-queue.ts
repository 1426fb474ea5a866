import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { APIError, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { hasRole } from '@/lib/platform/access/roles'
import { readEmailQueue } from '@/lib/platform/mail/queue-state'
import { dropStuckEmails, listStuckEmails, resendStuckEmails } from '@/lib/platform/mail/stuck-emails'
import { auditInsert } from '@/lib/platform/audit/audit'
import { query } from '@/lib/platform/database/payload-client'
import { internalHeaders } from '@/lib/runtime/internal-headers'

/** `GET /cms/email-queue` for administrators: how many emails wait, for how long, and which are not sent any more. */
const read: Endpoint = {
  path: '/email-queue',
  method: 'get',
  handler: async (req) => {
    requireAdministrator(req)
    const { pool } = req.payload.db as unknown as PostgresAdapter
    const state = { ...(await readEmailQueue(pool)), stuckEmails: await listStuckEmails() }
    return Response.json(state, { headers: { 'cache-control': 'private, no-store' } })
  },
}

const choice = z.strictObject({ ids: z.union([z.array(z.int().positive()).min(1).max(1_000), z.literal('all')]) })

/** `POST {"ids": [7]}`, or `"all"`: answers the numbers of those that were stuck. */
function change(path: string, work: typeof resendStuckEmails): Endpoint {
  return {
    path,
    method: 'post',
    handler: async (req) => {
      requireAdministrator(req)
      const { data } = choice.safeParse(await req.json?.().catch(() => null))
      if (!data) throw new APIError('Укажите номера писем: {"ids": [7]} или {"ids": "all"}.', 400, null, true)
      return Response.json({ ids: await work(data.ids, (action, subject) => writeAudit(req, action, subject)) })
    },
  }
}

async function writeAudit({ user, headers }: PayloadRequest, action: string, subject: string): Promise<void> {
  const { name: who } = user as unknown as { name: string }
  const address = headers.get(internalHeaders.clientAddress)
  await query(auditInsert({ kind: 'staff', who, action, subject, result: 'выполнено', address }))
}

function requireAdministrator({ user, t }: PayloadRequest): void {
  if (hasRole(user)) return
  throw new APIError(t(user ? 'error:notAllowedToPerformAction' : 'error:unauthorized'), user ? 403 : 401, null, true)
}

export const emailQueue: Endpoint[] = [
  read,
  change('/email-queue/resend', resendStuckEmails),
  change('/email-queue/drop', dropStuckEmails),
]
