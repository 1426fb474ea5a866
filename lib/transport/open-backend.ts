import 'server-only'
import '@/lib/office/payload.config' // this says how Payload is opened
import { emptyBin } from '@/lib/office/bin'
import { env } from '@/lib/config/env'
import { extendAuditChain } from '@/lib/platform/audit/audit'
import { startJobQueues } from '@/lib/platform/jobs/job-queue'
import { publicationQueue } from '@/lib/platform/jobs/publication-queue'
import { startScheduler, type ScheduledJob } from '@/lib/platform/jobs/scheduler'
import { domains } from '@/lib/domains'
import { deleteOrphanedFiles } from '@/lib/platform/files/orphaned-files'
import { deleteOldRepeats } from '@/lib/platform/idempotency/run-once'
import { deleteOldLimits } from '@/lib/platform/limits/limits'
import { emailQueue } from '@/lib/platform/mail/email-queue'
import { deleteOldEmails } from '@/lib/platform/mail/queue-email'
import { OLD_EMAILS_JOB } from '@/lib/platform/mail/stored-names'

/** Each may run again at any moment: its state is in the database. */
export const scheduledJobs: readonly ScheduledJob[] = [
  ...domains.flatMap(({ jobs = [] }) => jobs),
  { name: 'audit chain', everyMinutes: 1, run: extendAuditChain },
  { name: 'limits', everyMinutes: 60, run: deleteOldLimits },
  { name: 'repeats', everyMinutes: 60, run: deleteOldRepeats },
  { name: OLD_EMAILS_JOB, everyMinutes: 60, run: deleteOldEmails },
  { name: 'bin', everyMinutes: 60, run: emptyBin },
  { name: 'files', everyMinutes: 60, run: deleteOrphanedFiles },
]

export const jobQueues = [emailQueue, publicationQueue]

// a build loads this file too, and an external host has its own scheduler
const isBuild = process.env.NEXT_PHASE === 'phase-production-build'
if (env.DATABASE_URL && !env.API_URL && !isBuild) {
  startScheduler(scheduledJobs)
  startJobQueues(jobQueues)
}
