import { payloadClient } from '@/lib/platform/database/payload-client'
import { leadsJobs } from '@/lib/platform/jobs/job-leader'
import { withTimeout } from '@/lib/platform/database/timeouts'
import { log } from '@/lib/config/log'
import { processScope } from '@/lib/runtime/process-scope'

export interface ScheduledJob {
  name: string
  everyMinutes: number
  run: () => Promise<void>
}

/** Maximum delay of an email; an idle tick costs a few index scans. */
const TICK_MS = 5_000
const MINUTE_MS = 60_000

declare module '@/lib/runtime/process-scope' {
  interface ProcessScope {
    schedulerTimer?: NodeJS.Timeout
  }
}

/** Runs due jobs on the leading instance (docs/decisions/jobs.md). Replaces an earlier scheduler of this process. */
export function startScheduler(jobs: readonly ScheduledJob[]): void {
  clearInterval(processScope.schedulerTimer)
  const lastRuns = new Map<string, number>()
  let isBusy = false
  const tick = async () => {
    if (isBusy) return
    isBusy = true
    try {
      if (await leadsJobs(await payloadClient())) await runDue(jobs, lastRuns)
    } catch (error) {
      log.warn({ err: error }, 'Часы портала пропустили удар')
    } finally {
      isBusy = false
    }
  }
  processScope.schedulerTimer = setInterval(() => void tick(), TICK_MS).unref()
}

async function runDue(jobs: readonly ScheduledJob[], lastRuns: Map<string, number>): Promise<void> {
  for (const { name, everyMinutes, run } of jobs) {
    const now = performance.now()
    if (now - (lastRuns.get(name) ?? -Infinity) < everyMinutes * MINUTE_MS) continue
    lastRuns.set(name, now)
    await withTimeout('job', run).catch((error: unknown) =>
      log.error({ err: error, job: name }, 'Плановое дело не выполнено'),
    )
  }
}
