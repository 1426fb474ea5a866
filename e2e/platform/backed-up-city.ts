import { execFile } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { DemoCityCopy } from '@/e2e/platform/demo-city-copy'
import { log } from '@/lib/config/log'
import type { Manifest } from '@/lib/platform/backups/backup-format'
import { openDatabase } from '@/lib/platform/postgres/database'
import { loadSecrets } from '@/lib/platform/process/secrets'

const run = promisify(execFile)

export interface BackedUpCity {
  city: DemoCityCopy
  client: Client
  /** Folder of its backups. */
  folder: string
  close(): Promise<void>
}

export async function openBackedUpCity(): Promise<BackedUpCity> {
  const city = await DemoCityCopy.open()
  const folder = await mkdtemp(join(tmpdir(), 'portal-copies-'))
  await chmod(folder, 0o711) // PostgreSQL's user enters restored folders
  const client = new Client(city.database.url)
  await client.connect()
  const close = async () => {
    await client.end()
    await city.close()
    await rm(folder, { recursive: true, force: true })
  }
  return { city, client, folder, close }
}

export function environment(settings: Record<string, string>): NodeJS.ProcessEnv {
  const none = { DATABASE_URL: '', API_URL: '', PAYLOAD_SECRET: '', PREVIEW_SECRET: '', BACKUP_PASSPHRASE: '' }
  return { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'warn', ...none, ...settings }
}

export async function command(args: string[], settings: Record<string, string>): Promise<string> {
  const { stdout } = await run(process.execPath, ['start.mjs', ...args], { env: environment(settings) })
  return stdout
}

/** Returns what a refused command says. */
export async function refusal(args: string[], settings: Record<string, string>): Promise<string> {
  return command(args, settings).catch((error: { stderr: string }) => error.stderr)
}

/** Returns what a backup holds, apart from what a restore makes anew: order of the search index, release marks. */
export function listContents({ tables, sequences, migrations, files }: Manifest) {
  const kept = tables.filter(({ name }) => !/^(search_entries|private_schema_objects)/.test(name))
  const sizes = tables.map(({ name, rows }) => [name, rows])
  return { kept, sizes, sequences, migrations, files: { count: files.count, bytes: files.bytes } }
}

export async function withRestored<T>(dataDir: string, work: (client: Client) => Promise<T>): Promise<T> {
  const database = await openDatabase({ dataDir }, await loadSecrets(dataDir, {}), log)
  const client = new Client(database.url)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
    await database.close()
  }
}
