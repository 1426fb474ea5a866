import { office } from '@/lib/platform/database/payload-client'
import { leadsJobs } from '@/lib/platform/jobs/job-leader'
import { withPatience } from '@/lib/platform/database/patience'
import { log } from '@/lib/config/log'

export interface ScheduledJob {
  name: string
  everyMinutes: number
  /** Must be safe to run again after a sudden end at any point. */
  run: () => Promise<void>
}

/** A letter waits for it at most; where nothing is to be told a beat asks a few indexes and writes nothing. */
const BEAT_MS = 5_000
const MINUTE_MS = 60_000
const clockKey = Symbol.for('city-portal.clock')
const holder = globalThis as { [clockKey]?: NodeJS.Timeout }

/**
 * Runs chores as their time comes, on the one instance that leads (docs/decisions/jobs.md). A new start of the clock
 * in the same process takes the place of the old one.
 */
export function startClock(chores: readonly ScheduledJob[]): void {
  clearInterval(holder[clockKey])
  const lastRuns = new Map<string, number>()
  let isBusy = false
  const beat = async () => {
    if (isBusy) return
    isBusy = true
    try {
      if (await leadsJobs(await office())) await runDue(chores, lastRuns)
    } catch (error) {
      log.warn({ err: error }, 'Часы портала пропустили удар')
    } finally {
      isBusy = false
    }
  }
  holder[clockKey] = setInterval(() => void beat(), BEAT_MS).unref()
}

async function runDue(chores: readonly ScheduledJob[], lastRuns: Map<string, number>): Promise<void> {
  for (const { name, everyMinutes, run } of chores) {
    const now = Date.now()
    if (now - (lastRuns.get(name) ?? 0) < everyMinutes * MINUTE_MS) continue
    lastRuns.set(name, now)
    await withPatience('chore', run).catch((error: unknown) =>
      log.error({ err: error, chore: name }, 'Плановое дело не выполнено'),
    )
  }
}
