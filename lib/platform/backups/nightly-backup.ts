import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { CONTENTS, backupName, listBackups, pruneBackups, readFileLists } from '@/lib/platform/backups/backups-folder'
import { recordBackup } from '@/lib/platform/backups/backup-state'
import type { Manifest } from '@/lib/platform/backups/backup-format'
import { refuseWithoutSpace } from '@/lib/platform/backups/free-space'
import { makeBackup, type BackupSource } from '@/lib/platform/backups/write-backup'
import { fileKey } from '@/lib/platform/backups/write-files'

/** Arbitrary, but equal on all instances. */
const BACKUP_LOCK = 7_305_102

/** Makes a backup into the folder of backups and keeps the newest `keep`. Throws StartError if there is too little space. */
export async function makeNightlyBackup(
  source: BackupSource,
  folder: string,
  keep: number,
): Promise<{ file: string; manifest: Manifest; bytes: number }> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await pruneBackups(folder, keep) // what a killed backup left takes space
  const known = await readKnownFiles(folder)
  await refuseWithoutSpace(folder, source, (file) => known.has(fileKey(file)))
  const file = join(folder, backupName(new Date()))
  const { manifest, bytes } = await makeBackup(source, file, { folder: join(folder, CONTENTS), known })
  await recordBackup(source.dataDir, { file, madeAt: manifest.madeAt, bytes })
  await pruneBackups(folder, keep)
  return { file, manifest, bytes }
}

async function readKnownFiles(folder: string): Promise<Map<string, string>> {
  const [newest] = await listBackups(folder)
  const files = newest ? await readFileLists(newest) : []
  return new Map(files.map((file) => [fileKey(file), file.sha256]))
}

/** Runs `work` on one of the instances at a time. Returns null without running it if another one does. */
export async function withBackupLock<T>(databaseUrl: string, work: () => Promise<T>): Promise<T | null> {
  const client = new Client({ connectionString: databaseUrl, application_name: 'city-portal-copy', keepAlive: true })
  client.on('error', () => undefined) // the backup meets the same outage
  await client.connect()
  try {
    const { rows } = await client.query<{ isFree: boolean }>('SELECT pg_try_advisory_lock($1) AS "isFree"', [
      BACKUP_LOCK,
    ])
    return rows[0]?.isFree ? await work() : null
  } finally {
    await client.end()
  }
}
