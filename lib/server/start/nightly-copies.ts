import { env } from '@/lib/config/env'
import { log } from '@/lib/config/log'
import { listCopies } from '@/lib/platform/copies/copies-folder'
import { isCopyDue } from '@/lib/platform/copies/copy-schedule'
import { copiesFolder, copyTime } from '@/lib/platform/copies/listed-copies'
import { runNode, script } from '@/lib/platform/process/child'
import type { StopSignals } from '@/lib/server/start/stop-signals'

const CHECK_EVERY_MS = 10 * 60_000

/** Makes a copy every night in a process of its own, which ends with the portal. */
export function startNightlyCopies(dataDir: string, signals: StopSignals): void {
  if (env.BACKUP_KEEP === 0) return
  const startedAt = performance.now()
  let attemptedAt: number | null = null
  let isBusy = false
  const check = async () => {
    if (isBusy || signals.isStopping) return
    const copies = (await listCopies(copiesFolder(dataDir))).map(copyTime)
    const attemptAgeMs = attemptedAt === null ? null : performance.now() - attemptedAt
    const uptimeMs = performance.now() - startedAt
    if (!isCopyDue({ now: new Date(), timeZone: env.TIME_ZONE, uptimeMs, attemptAgeMs, copies })) return
    isBusy = true
    attemptedAt = performance.now()
    await runNode(script('lib/platform/copies/nightly-copy-worker.ts'), 'Ночная копия не сделана')
      .catch((error: Error) => {
        if (!signals.isStopping) log.error({ reason: error.message }, 'Ночная копия прервана')
      })
      .finally(() => {
        isBusy = false
      })
  }
  const timer = setInterval(() => void check(), CHECK_EVERY_MS).unref()
  signals.onStop(() => clearInterval(timer))
}
