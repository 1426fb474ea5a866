import { sql } from '@payloadcms/db-postgres'
import type { JobQueue } from '@/lib/platform/jobs/job-queue'
import { ATTEMPT_SECONDS } from '@/lib/platform/mail/email-rows'
import { MAX_CONNECTIONS } from '@/lib/platform/mail/smtp'
import { EMAILS_TABLE, IS_EMAIL_JOB, JOB_EMAIL_ID, SEND_EMAIL_TASK } from '@/lib/platform/mail/stored-names'

const isEmailJob = sql.raw(IS_EMAIL_JOB)

/** docs/decisions/email-queue.md */
export const emailQueue: JobQueue = {
  name: 'emails',
  where: { taskSlug: { equals: SEND_EMAIL_TASK } },
  // none of them waits for a connection while its attempt counts
  atOnce: MAX_CONNECTIONS,
  requeue: async (payload) => {
    await payload.db.drizzle.execute(sql`
      UPDATE payload_jobs SET processing = false, wait_until = (
        SELECT tried_at + make_interval(secs => ${ATTEMPT_SECONDS}) FROM ${sql.raw(EMAILS_TABLE)}
        WHERE id = ${sql.raw(JOB_EMAIL_ID)} AND state = 'sending')
      WHERE ${isEmailJob} AND processing`)
  },
  makeDue: async (payload) => {
    await payload.db.drizzle.execute(
      sql`UPDATE payload_jobs SET wait_until = NULL
        WHERE ${isEmailJob} AND wait_until IS NOT NULL AND NOT processing`,
    )
  },
}
