import { findLeaderTerm } from '@/lib/platform/jobs/job-leader'
import { areTicksEnding, startTicks } from '@/lib/platform/jobs/job-ticks'
import { withTimeout } from '@/lib/platform/database/timeouts'
import { log } from '@/lib/config/log'

export interface ScheduledJob {
  name: string
  everyMinutes: number
  run: () => Promise<void>
}

/** Maximum delay of an email; an idle tick costs a few index scans. */
const TICK_MS = 5_000
const MINUTE_MS = 60_000

/** Runs due jobs on the leading instance (docs/decisions/jobs.md). Replaces an earlier scheduler of this process. */
export function startScheduler(jobs: readonly ScheduledJob[]): void {
  const lastRuns = new Map<string, number>()
  const tick = async () => {
    if ((await findLeaderTerm()) !== undefined) await runDue(jobs, lastRuns)
  }
  startTicks('scheduler', { everyMs: TICK_MS, tick, failure: 'Часы портала пропустили удар' })
}

async function runDue(jobs: readonly ScheduledJob[], lastRuns: Map<string, number>): Promise<void> {
  for (const { name, everyMinutes, run } of jobs) {
    if (areTicksEnding()) return
    const now = performance.now()
    if (now - (lastRuns.get(name) ?? -Infinity) < everyMinutes * MINUTE_MS) continue
    lastRuns.set(name, now)
    await withTimeout('job', run).catch((error: unknown) =>
      log.error({ err: error, job: name }, 'Плановое дело не выполнено'),
    )
  }
}
