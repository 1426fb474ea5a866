import { Client } from 'pg'
import { LEADER_LOCK } from '@/lib/platform/database/database-lock'
import { readArchive } from '@/lib/platform/backups/archive'
import { toContentsFolder } from '@/lib/platform/backups/backups-folder'
import type { Manifest } from '@/lib/platform/backups/backup-format'
import { setTextForms } from '@/lib/platform/backups/database-tables'
import { hasTables, isRestoring, markRestored } from '@/lib/platform/backups/empty-database'
import { TableLoader } from '@/lib/platform/backups/load-tables'
import { bringFilesBack, FileRestorer, hasFiles, setFilesAside } from '@/lib/platform/backups/restore-files'
import { FolderStorage } from '@/lib/platform/files/storage/folder-storage'
import { openFileStorage, storesInFolder } from '@/lib/platform/files/storage/stored-files'
import { StartError } from '@/lib/platform/process/start-error'

const refusals = {
  database: 'База не пуста: возьмите пустую или добавьте --replace, тогда всё, что в ней есть, будет удалено',
  files: (folder: string) =>
    storesInFolder
      ? `В ${folder} уже есть файлы портала: возьмите пустую папку или добавьте --replace, тогда прежние отложатся рядом`
      : 'В S3 уже есть файлы портала: задайте другой S3_PREFIX или добавьте --replace, тогда портал удалит прежние через час после запуска',
}

export interface RestoreTarget {
  databaseUrl: string
  dataDir: string
  /** Drops what is there; files in a folder are set aside. */
  replaces: boolean
}

/** Throws StartError if a portal runs over the database, or if database or folder hold anything and are not to be replaced. */
export async function refuseTarget({ databaseUrl, dataDir, replaces }: RestoreTarget): Promise<void> {
  await withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ free: boolean }>('SELECT pg_try_advisory_lock($1) AS free', [LEADER_LOCK])
    if (!rows[0]?.free) throw new StartError('Над этой базой работает портал: остановите его и повторите')
    if (replaces || (await isRestoring(client))) return
    if (await hasTables(client)) throw new StartError(refusals.database)
    if (await hasFiles(openFileStorage(dataDir))) throw new StartError(refusals.files(dataDir))
  })
}

/** Loads tables and files of a verified backup. The schema of its release is there. Returns where earlier files are now. */
export async function loadBackup(file: string, manifest: Manifest, target: RestoreTarget): Promise<string | null> {
  const { databaseUrl, dataDir, replaces } = target
  const storage = openFileStorage(dataDir)
  const isSetAside = replaces && storesInFolder && (await hasFiles(new FolderStorage(dataDir)))
  const earlier = isSetAside ? await setFilesAside(dataDir) : null
  try {
    const files = new FileRestorer(storage, toContentsFolder(file))
    await withClient(databaseUrl, (client) => load(file, manifest, client, files))
    return earlier
  } catch (error) {
    if (earlier) await bringFilesBack(dataDir, earlier)
    throw error
  }
}

/** Ends the restore: a start before this is refused. */
export function endRestore(databaseUrl: string): Promise<void> {
  return withClient(databaseUrl, (client) => markRestored(client))
}

async function load(file: string, manifest: Manifest, client: Client, files: FileRestorer): Promise<void> {
  const tables = new TableLoader(client, manifest)
  await setTextForms(client)
  await client.query('BEGIN')
  await tables.begin()
  await readArchive(file, async (entry) => {
    const [kind, ...rest] = entry.path.split('/')
    if (kind === 'tables') await tables.take(rest[0] ?? '', entry)
    else if (kind === 'storage') await files.takeEntry(rest.join('/'), entry)
    else if (kind === 'file-lists') await files.takeList(entry, manifest.files.place === 'beside')
  })
  await tables.end()
  await client.query('COMMIT')
  // ANALYZE alone leaves GIN's pending lists, which each search reads
  await client.query('VACUUM ANALYZE')
}

async function withClient<T>(connectionString: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString, application_name: 'city-portal-restore', keepAlive: true })
  client.on('error', () => undefined) // the query that meets it throws
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
