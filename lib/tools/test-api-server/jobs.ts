import pLimit from 'p-limit'
import { jobQueues, scheduledJobs } from '@/lib/transport/open-backend'
import { stopJobQueues } from '@/lib/platform/jobs/job-queue'
import { startScheduler } from '@/lib/platform/jobs/scheduler'
import { payloadClient } from '@/lib/platform/database/payload-client'
import { withTimeout } from '@/lib/platform/database/timeouts'

const limit = pLimit(1)

/** Stops the scheduler and the job queue. */
export function stopSchedulers(): void {
  startScheduler([])
  stopJobQueues(jobQueues)
}

/** Runs the jobs that are due at least so often, then the queue. Calls wait for each other. */
export function runJobs(withinMinutes = Infinity): Promise<void> {
  return limit(runDue, withinMinutes)
}

async function runDue(withinMinutes: number): Promise<void> {
  for (const { everyMinutes, run } of scheduledJobs) if (everyMinutes <= withinMinutes) await withTimeout('job', run)
  await (await payloadClient()).jobs.run({ limit: 1_000, silent: true })
}
