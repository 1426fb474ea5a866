import { sql } from '@payloadcms/db-postgres'
import type { JobQueue } from '@/lib/platform/jobs/job-queue'
import { ATTEMPT_SECONDS } from '@/lib/platform/mail/email-rows'
import { MAX_CONNECTIONS } from '@/lib/platform/mail/smtp'

/** docs/decisions/email-queue.md */
export const emailQueue: JobQueue = {
  name: 'emails',
  where: { taskSlug: { equals: 'sendLetter' } },
  // none of them waits for a connection while its attempt counts
  atOnce: MAX_CONNECTIONS,
  requeue: async (payload) => {
    await payload.db.drizzle.execute(sql`
      UPDATE payload_jobs SET processing = false, wait_until = (
        SELECT tried_at + make_interval(secs => ${ATTEMPT_SECONDS}) FROM private_letters
        WHERE id = (input ->> 'letter')::int AND state = 'sending')
      WHERE task_slug = 'sendLetter' AND processing`)
  },
  makeDue: async (payload) => {
    await payload.db.drizzle.execute(
      sql`UPDATE payload_jobs SET wait_until = NULL
        WHERE task_slug = 'sendLetter' AND wait_until IS NOT NULL AND NOT processing`,
    )
  },
}
