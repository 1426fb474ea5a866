import { setPriority } from 'node:os'
import { env } from '@/lib/config/env'
import { log } from '@/lib/config/log'
import { describeBackup } from '@/lib/platform/backups/describe-backup'
import { isOnSameDisk, recordFailure } from '@/lib/platform/backups/backup-state'
import { backupsFolder } from '@/lib/platform/backups/listed-backups'
import { makeNightlyBackup, withBackupLock } from '@/lib/platform/backups/nightly-backup'
import { describeFailure } from '@/lib/platform/process/describe-failure'
import { StartError } from '@/lib/platform/process/start-error'

/** Started by the portal: a backup must not take memory or processor time from visitors. */
const LOWEST_PRIORITY = 19

setPriority(LOWEST_PRIORITY)
process.umask(0o077)
const { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, PAYLOAD_SECRET, PREVIEW_SECRET } = env
if (!databaseUrl || !PAYLOAD_SECRET || !PREVIEW_SECRET) throw new Error('the portal starts this program')
const keys = { PAYLOAD_SECRET, PREVIEW_SECRET }
const source = { databaseUrl, dataDir, keys, passphrase: env.BACKUP_PASSPHRASE }
const folder = backupsFolder(dataDir)
try {
  const made = await withBackupLock(databaseUrl, () => makeNightlyBackup(source, folder, env.BACKUP_KEEP))
  if (made) {
    log.info({ file: made.file, holds: describeBackup(made.manifest) }, 'Ночная копия сделана и проверена')
    if (await isOnSameDisk(folder, dataDir))
      log.warn({ folder }, 'Копия лежит на одном диске с данными: его поломки она не переживёт, задайте BACKUP_DIR')
  }
  process.exit(0)
} catch (error) {
  await recordFailure(dataDir, error)
  if (error instanceof StartError) log.warn(error.message)
  else log.error({ reason: describeFailure(error) }, 'Ночная копия не сделана')
  log.debug({ err: error }, 'Ночная копия')
  process.exit(0)
}
