import { domains } from '@/lib/domains'
import { sweepPrivateFiles } from '@/lib/platform/files/private-files'
import { dropOldRepeats } from '@/lib/platform/idempotency/run-once'
import type { ScheduledJob } from '@/lib/platform/jobs/scheduler'
import { dropOldLimits } from '@/lib/platform/limits/limits'
import { dropOldLetters } from '@/lib/platform/mail/queue-email'

/** Each may run again at any moment: its state is in the database. */
export const scheduledJobs: readonly ScheduledJob[] = [
  ...domains.flatMap(({ jobs = [] }) => jobs),
  { name: 'limits', everyMinutes: 60, run: dropOldLimits },
  { name: 'repeats', everyMinutes: 60, run: dropOldRepeats },
  { name: 'letters', everyMinutes: 60, run: dropOldLetters },
  { name: 'files', everyMinutes: 60, run: sweepPrivateFiles },
]
