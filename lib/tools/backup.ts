import { dirname, resolve } from 'node:path'
import { env } from '@/lib/config/env'
import { recordBackup, recordFailure } from '@/lib/platform/backups/backup-state'
import { toContentsFolder } from '@/lib/platform/backups/backups-folder'
import { describeBackup } from '@/lib/platform/backups/describe-backup'
import { SECRETS } from '@/lib/platform/backups/backup-format'
import { refuseWithoutSpace } from '@/lib/platform/backups/free-space'
import { verifyBackup } from '@/lib/platform/backups/verify-backup'
import { makeBackup, refuseExistingFile } from '@/lib/platform/backups/write-backup'
import { commandLine } from '@/lib/platform/process/release'
import { StartError, toStartError } from '@/lib/platform/process/start-error'
import { openPortal, type Workspace } from '@/lib/platform/process/workspace'

const command = commandLine('backup')
const usage = `Как сделать копию:
  ${command} ФАЙЛ             база и файлы портала в один архив, портал может работать
  ${command} --verify ФАЙЛ    прочитать готовую копию и сверить её с описью`

const given = process.argv.slice(3)
if (given[0] === '--verify' && given.length === 2) await verify(resolve(given[1] ?? ''))
else if (given.length === 1 && !given[0]?.startsWith('--')) await backup(resolve(given[0] ?? ''))
else throw new StartError(usage)

async function verify(file: string): Promise<void> {
  const { manifest } = await verifyBackup(file, toContentsFolder(file))
  console.log(`Копия цела: ${describeBackup(manifest)}`)
}

async function backup(file: string): Promise<void> {
  try {
    await refuseExistingFile(file)
    const workspace = await openPortal()
    try {
      await makeFrom(workspace, file)
    } finally {
      await workspace.database.close()
    }
  } catch (error) {
    throw toStartError(error, 'Копия не сделана')
  }
}

async function makeFrom({ dataDir, secrets, database }: Workspace, file: string): Promise<void> {
  const started = performance.now()
  const source = { databaseUrl: database.url, dataDir, keys: secrets, passphrase: env.BACKUP_PASSPHRASE }
  await refuseWithoutSpace(dirname(file), source)
  // a refused command is no failed backup: only this raises the alarm
  const { manifest, bytes } = await makeBackup(source, file).catch(async (error: unknown) => {
    await recordFailure(dataDir, error)
    throw error
  })
  await recordBackup(dataDir, { file, madeAt: manifest.madeAt, bytes })
  const seconds = Math.round((performance.now() - started) / 1_000)
  console.log(`Копия готова и проверена за ${seconds} с: ${file}, ${describeBackup(manifest)}`)
  if (!(SECRETS in manifest.others))
    console.log('Ключей (PAYLOAD_SECRET, PREVIEW_SECRET) в копии нет: чтобы они были, задайте BACKUP_PASSPHRASE')
}
