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

/** Runs all jobs, then the queue. Calls wait for each other. */
export function runJobs(): Promise<void> {
  return limit(runAll)
}

async function runAll(): Promise<void> {
  for (const { run } of scheduledJobs) await withTimeout('job', run)
  await (await payloadClient()).jobs.run({ limit: 1_000, silent: true })
}
