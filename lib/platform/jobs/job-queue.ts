import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { payloadClient } from '@/lib/platform/database/payload-client'
import { leadsJobs } from '@/lib/platform/jobs/job-leader'
import { startTicks, stopTicks } from '@/lib/platform/jobs/job-ticks'
import { WallClock } from '@/lib/platform/jobs/wall-clock'

const NAME = 'queue'
const PAUSE_MS = 1_000
/** Jobs of one run; the next one follows after the pause. */
const AT_ONCE = 50

/**
 * Runs due jobs on the leading instance, one run after another. Payload's own cron waits for a time of day: with the clock
 * set back it would wait for as long as that.
 */
export function startJobQueue(): void {
  const clock = new WallClock()
  let hasLed = false
  const tick = async () => {
    const payload = await payloadClient()
    const leads = await leadsJobs(payload)
    // the clock of an earlier leader may have been ahead
    if (leads && (clock.wasSetBack() || !hasLed)) await makeEmailsDue(payload)
    hasLed = leads
    if (leads) await payload.jobs.run({ limit: AT_ONCE, silent: true })
  }
  startTicks(NAME, { everyMs: PAUSE_MS, tick, failure: 'Очередь заданий пропустила удар' })
}

export function stopJobQueue(): void {
  stopTicks(NAME)
}

/** Emails that failed are tried at once: the time of their next attempt may be far ahead of a clock that was set back. */
async function makeEmailsDue(payload: Payload): Promise<void> {
  await payload.db.drizzle.execute(
    sql`UPDATE payload_jobs SET wait_until = NULL WHERE task_slug = 'sendLetter' AND wait_until IS NOT NULL AND NOT processing`,
  )
}
