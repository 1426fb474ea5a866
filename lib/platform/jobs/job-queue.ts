import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { payloadClient } from '@/lib/platform/database/payload-client'
import { leadsJobs } from '@/lib/platform/jobs/job-leader'
import { WallClock } from '@/lib/platform/jobs/wall-clock'
import { log } from '@/lib/config/log'
import { processScope } from '@/lib/runtime/process-scope'

const PAUSE_MS = 1_000
/** Jobs of one run; the next one follows after the pause. */
const AT_ONCE = 50

declare module '@/lib/runtime/process-scope' {
  interface ProcessScope {
    jobQueueTimer?: NodeJS.Timeout
  }
}

/**
 * Runs due jobs on the leading instance, one run after another. Payload's own cron waits for a time of day: with the clock
 * set back it would wait for as long as that.
 */
export function startJobQueue(): void {
  stopJobQueue()
  const clock = new WallClock()
  let isBusy = false
  let hasLed = false
  const tick = async () => {
    if (isBusy) return
    isBusy = true
    try {
      const payload = await payloadClient()
      const leads = await leadsJobs(payload)
      // the clock of an earlier leader may have been ahead
      if (leads && (clock.wasSetBack() || !hasLed)) await makeEmailsDue(payload)
      hasLed = leads
      if (leads) await payload.jobs.run({ limit: AT_ONCE, silent: true })
    } catch (error) {
      log.warn({ err: error }, 'Очередь заданий пропустила удар')
    } finally {
      isBusy = false
    }
  }
  processScope.jobQueueTimer = setInterval(() => void tick(), PAUSE_MS).unref()
}

export function stopJobQueue(): void {
  clearInterval(processScope.jobQueueTimer)
}

/** Emails that failed are tried at once: the time of their next attempt may be far ahead of a clock that was set back. */
async function makeEmailsDue(payload: Payload): Promise<void> {
  await payload.db.drizzle.execute(
    sql`UPDATE payload_jobs SET wait_until = NULL WHERE task_slug = 'sendLetter' AND wait_until IS NOT NULL AND NOT processing`,
  )
}
