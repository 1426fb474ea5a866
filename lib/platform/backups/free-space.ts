import { mkdir, stat, statfs } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { Client } from 'pg'
import { formatMegabytes } from '@/lib/platform/backups/describe-backup'
import type { Manifest } from '@/lib/platform/backups/backup-format'
import { listStoredFiles, type StoredFile } from '@/lib/platform/files/storage/file-storage'
import { openFileStorage } from '@/lib/platform/files/storage/stored-files'
import type { BackupSource } from '@/lib/platform/backups/write-backup'
import { StartError } from '@/lib/platform/process/start-error'

/** Free space, in sizes of a backup: the backup must not fill the disk that the portal writes to. */
const SPARE = 2
/** A restored database lies on the disk twice until its log is recycled; a new cluster has catalogues and a log of its own. */
const DATABASE_SPARE = 2
const CLUSTER_BYTES = 128 * 1024 * 1024

/** Throws StartError if the folder has less space than twice the size of the backup. */
export async function refuseWithoutSpace(
  folder: string,
  source: BackupSource,
  isCopied: (file: StoredFile) => boolean = () => false,
): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  let bytes = await databaseBytes(source.databaseUrl)
  for await (const file of listStoredFiles(openFileStorage(source.dataDir))) if (!isCopied(file)) bytes += file.size
  const { bavail, bsize } = await statfs(folder)
  const free = bavail * bsize
  if (free >= bytes * SPARE) return
  throw new StartError(
    `Копия не сделана: в ${folder} свободно ${formatMegabytes(free)}, а нужно ` +
      `${formatMegabytes(bytes * SPARE)} — вдвое больше копии. Освободите место или задайте другую папку`,
  )
}

interface RestoreDisk {
  dataDir: string
  /** Folder of the embedded database; undefined if the database is elsewhere. */
  databaseFolder: string | undefined
}

/** Throws StartError if a restored copy has no space, before anything is made there. */
export async function refuseSmallTarget(manifest: Manifest, { dataDir, databaseFolder }: RestoreDisk): Promise<void> {
  const needs = [{ folder: dataDir, bytes: manifest.files.bytes }]
  if (databaseFolder !== undefined) {
    const bytes = (manifest.databaseBytes ?? 0) * DATABASE_SPARE + CLUSTER_BYTES
    needs.push({ folder: databaseFolder, bytes })
  }
  const disks = new Map<number, { folder: string; bytes: number }>()
  for (const { folder, bytes } of needs) {
    const existing = await findExisting(resolve(folder))
    const { dev } = await stat(existing)
    disks.set(dev, { folder: existing, bytes: bytes + (disks.get(dev)?.bytes ?? 0) })
  }
  for (const { folder, bytes } of disks.values()) {
    const { bavail, bsize } = await statfs(folder)
    const free = bavail * bsize
    if (free >= bytes) continue
    throw new StartError(
      `Восстановление не начато: в ${folder} свободно ${formatMegabytes(free)}, а копии нужно ` +
        `${formatMegabytes(bytes)}. Освободите место или задайте другую DATA_DIR`,
    )
  }
}

async function findExisting(folder: string): Promise<string> {
  return (await stat(folder).catch(() => null)) ? folder : findExisting(dirname(folder))
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
