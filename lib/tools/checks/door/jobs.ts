import { scheduledJobs } from '@/lib/transport/scheduled-jobs'
import { startClock } from '@/lib/platform/jobs/clock'
import { office } from '@/lib/platform/database/payload-client'
import { withPatience } from '@/lib/platform/database/patience'

let last: Promise<void> = Promise.resolve()

/** From here on nothing runs by itself: no beat of the clock, no look at the queue of letters and publications. */
export async function stopClocks(): Promise<void> {
  startClock([])
  for (const cron of (await office()).crons) cron.stop()
}

/** Everything that is due, whatever the clock says, and then the queue with what that put into it; one call after another. */
export function runJobs(): Promise<void> {
  last = last.catch(() => undefined).then(runAll)
  return last
}

async function runAll(): Promise<void> {
  for (const { run } of scheduledJobs) await withPatience('chore', run)
  await (await office()).jobs.run({ limit: 1_000, silent: true })
}
