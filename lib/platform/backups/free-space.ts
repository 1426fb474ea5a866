import { mkdir, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { formatMegabytes } from '@/lib/platform/backups/describe-backup'
import { listStoredFiles, STORAGE, type StoredFile } from '@/lib/platform/backups/stored-files'
import type { BackupSource } from '@/lib/platform/backups/write-backup'
import { StartError } from '@/lib/platform/process/start-error'

/** Free space, in sizes of a backup: the backup must not fill the disk that the portal writes to. */
const SPARE = 2

/** Throws StartError if the folder has less space than twice the size of the backup. */
export async function refuseWithoutSpace(
  folder: string,
  source: BackupSource,
  isCopied: (file: StoredFile) => boolean = () => false,
): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  let bytes = await databaseBytes(source.databaseUrl)
  for await (const file of listStoredFiles(join(source.dataDir, STORAGE))) if (!isCopied(file)) bytes += file.size
  const { bavail, bsize } = await statfs(folder)
  const free = bavail * bsize
  if (free >= bytes * SPARE) return
  throw new StartError(
    `Копия не сделана: в ${folder} свободно ${formatMegabytes(free)}, а нужно ${formatMegabytes(bytes * SPARE)} — вдвое больше копии. Освободите место или задайте другую папку`,
  )
}

/** Compressed rows take less than tables with their indexes. */
async function databaseBytes(databaseUrl: string): Promise<number> {
  const client = new Client({ connectionString: databaseUrl, application_name: 'city-portal-copy' })
  client.on('error', () => undefined)
  await client.connect()
  try {
    const { rows } = await client.query<{ bytes: string }>('SELECT pg_database_size(current_database()) AS bytes')
    return Number(rows[0]?.bytes)
  } finally {
    await client.end()
  }
}
