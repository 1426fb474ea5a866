import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { Endpoint } from 'payload'
import { hasRole } from '@/lib/platform/access/roles'
import { readEmailQueue } from '@/lib/platform/mail/queue-state'

/** `GET /cms/email-queue` for administrators: how many emails wait, and for how long. */
export const emailQueue: Endpoint = {
  path: '/email-queue',
  method: 'get',
  handler: async (req) => {
    if (!hasRole(req.user)) {
      const [status, reason] = req.user
        ? ([403, 'error:notAllowedToPerformAction'] as const)
        : ([401, 'error:unauthorized'] as const)
      return Response.json({ errors: [{ message: req.t(reason) }] }, { status })
    }
    const { pool } = req.payload.db as unknown as PostgresAdapter
    return Response.json(await readEmailQueue(pool), { headers: { 'Cache-Control': 'private, no-store' } })
  },
}
