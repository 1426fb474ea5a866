import { env } from '@/lib/config/env'
import { log } from '@/lib/config/log'
import { listBackups } from '@/lib/platform/backups/backups-folder'
import { isBackupDue } from '@/lib/platform/backups/backup-schedule'
import { backupsFolder, backupTime } from '@/lib/platform/backups/listed-backups'
import { runNode, script } from '@/lib/platform/process/child'
import type { Workspace } from '@/lib/platform/process/workspace'
import type { StopSignals } from '@/lib/server/start/stop-signals'

const CHECK_EVERY_MS = 10 * 60_000

/** Makes a backup every night in a process of its own, which ends with the portal. */
export function startNightlyBackups({ dataDir, database }: Workspace, signals: StopSignals): void {
  if (env.BACKUP_KEEP === 0) return
  const startedAt = performance.now()
  let attemptedAt: number | null = null
  let isBusy = false
  const check = async () => {
    if (isBusy || signals.isStopping) return
    const backups = (await listBackups(backupsFolder(dataDir))).map(backupTime)
    const attemptAgeMs = attemptedAt === null ? null : performance.now() - attemptedAt
    const uptimeMs = performance.now() - startedAt
    if (!isBackupDue({ now: new Date(), timeZone: env.TIME_ZONE, uptimeMs, attemptAgeMs, backups })) return
    isBusy = true
    attemptedAt = performance.now()
    await runNode(script('lib/platform/backups/nightly-backup-worker.ts'), 'Ночная копия не сделана', {
      env: { DATABASE_URL: database.directUrl },
    })
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
