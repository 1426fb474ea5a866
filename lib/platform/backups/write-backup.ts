import { createHash } from 'node:crypto'
import { readFile, rename, rm, stat } from 'node:fs/promises'
import { Client } from 'pg'
import { z } from 'zod'
import { ArchiveWriter } from '@/lib/platform/backups/archive'
import { BACKUP_FORMAT, JOURNAL, MANIFEST, SECRETS, type Manifest } from '@/lib/platform/backups/backup-format'
import { listSequences, setTextForms } from '@/lib/platform/backups/database-tables'
import { markVerified, readFileLists } from '@/lib/platform/backups/backups-folder'
import { journalFile, readJournal } from '@/lib/platform/backups/erasure-journal'
import { encryptSecrets } from '@/lib/platform/backups/secrets-box'
import { listNamedFiles } from '@/lib/platform/files/named-files'
import { openFileStorage } from '@/lib/platform/files/storage/stored-files'
import { verifyBackup } from '@/lib/platform/backups/verify-backup'
import { writeFiles, type ContentStore } from '@/lib/platform/backups/write-files'
import { writeTables } from '@/lib/platform/backups/write-tables'
import { StartError } from '@/lib/platform/process/start-error'

export interface BackupSource {
  databaseUrl: string
  dataDir: string
  keys: { PAYLOAD_SECRET: string; PREVIEW_SECRET: string }
  passphrase?: string
}

/**
 * Writes a backup, reads it back, marks it if its files are in a store, and gives it its name. Returns what it holds and its
 * size. Throws StartError if the file exists.
 */
export async function makeBackup(
  source: BackupSource,
  file: string,
  store?: ContentStore,
): Promise<{ manifest: Manifest; bytes: number }> {
  await refuseExistingFile(file)
  const draft = `${file}.part`
  try {
    const bytes = await writeBackup(source, draft, store)
    const { manifest } = await verifyBackup(draft, store?.folder, 'Проверьте диск и повторите')
    // before the name: an archive without a mark counts as brought from elsewhere, and is never removed
    if (store) await markVerified(file, await readFileLists(draft))
    await rename(draft, file)
    return { manifest, bytes }
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

/** Throws StartError. */
export async function refuseExistingFile(file: string): Promise<void> {
  if (await stat(file).catch(() => null)) throw new StartError(`Файл ${file} уже есть: назовите другой`)
}

async function writeBackup(source: BackupSource, file: string, store?: ContentStore): Promise<number> {
  const archive = await ArchiveWriter.create(file)
  try {
    const { named, ...database } = await copyDatabase(source.databaseUrl, archive)
    const others = await writeOthers(source, archive)
    const files = await writeFiles(openFileStorage(source.dataDir), named, archive, store)
    const manifest: Manifest = { format: BACKUP_FORMAT, release: await readRelease(), ...database, files, others }
    await archive.add(MANIFEST, Buffer.from(JSON.stringify(manifest, null, 1)))
    await archive.end()
    return archive.bytes
  } catch (error) {
    await archive.close().catch(() => undefined)
    throw error
  }
}

/** Copies the database as it is at one moment. Files come later: one too many is harmless, one too few is a loss. */
async function copyDatabase(databaseUrl: string, archive: ArchiveWriter) {
  const client = new Client({ connectionString: databaseUrl, application_name: 'city-portal-copy', keepAlive: true })
  client.on('error', () => undefined) // the query that meets it throws
  await client.connect()
  try {
    await setTextForms(client)
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    const state = await client.query<{ postgres: string; madeAt: Date; bytes: string }>(
      `SELECT current_setting('server_version') AS postgres, clock_timestamp() AS "madeAt",
        pg_database_size(current_database()) AS bytes`,
    )
    const migrations = await client.query<{ name: string }>('SELECT name FROM payload_migrations ORDER BY name')
    const tables = await writeTables(client, archive)
    const named = await listNamedFiles((statement) => client.query(statement).then(({ rows }) => rows))
    const sequences = await listSequences(client)
    await client.query('COMMIT')
    return {
      madeAt: state.rows[0]?.madeAt.toISOString() ?? '',
      postgres: state.rows[0]?.postgres ?? '',
      databaseBytes: Number(state.rows[0]?.bytes),
      migrations: migrations.rows.map(({ name }) => name),
      tables,
      sequences,
      named,
    }
  } finally {
    await client.end()
  }
}

async function writeOthers({ dataDir, keys, passphrase }: BackupSource, archive: ArchiveWriter) {
  const others: Record<string, string> = {}
  const add = async (name: string, content: Buffer) => {
    await archive.add(name, content)
    others[name] = createHash('sha256').update(content).digest('hex')
  }
  await add(JOURNAL, Buffer.from(await readJournal(journalFile(dataDir))))
  if (passphrase) await add(SECRETS, encryptSecrets(JSON.stringify(keys), passphrase))
  return others
}

async function readRelease(): Promise<string> {
  return z.object({ version: z.string() }).parse(JSON.parse(await readFile('package.json', 'utf8'))).version
}
