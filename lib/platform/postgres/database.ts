import { existsSync } from 'node:fs'
import { realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { Client, escapeIdentifier, escapeLiteral } from 'pg'
import { LockHeldError, lockHolder, takeLock, type ExclusiveLock } from '@/lib/platform/postgres/exclusive-lock'
import type { Log } from '@/lib/config/log'
import { Cluster } from '@/lib/platform/postgres/cluster'
import { findClusterHome, knownHomeFolder, lastPort } from '@/lib/platform/postgres/cluster-home'
import { ADMIN_ROLE, initialiseCluster } from '@/lib/platform/postgres/initialise'
import type { Secrets } from '@/lib/platform/process/secrets'
import { StartError } from '@/lib/platform/process/start-error'

const PORTAL = 'portal'

export interface Database {
  /** May lead through a pooler that gives a connection to others after each transaction. */
  url: string
  /** A session of its own: for LISTEN, advisory locks, migrations, COPY. */
  directUrl: string
  close(): Promise<void>
}

type DatabaseSecrets = Pick<Secrets, 'DATABASE_ADMIN_PASSWORD' | 'DATABASE_PASSWORD'>

/** Opens DATABASE_URL, or starts the embedded PostgreSQL until closed. */
export async function openDatabase(
  settings: { dataDir: string; databaseUrl?: string; directUrl?: string },
  secrets: DatabaseSecrets,
  log: Log,
): Promise<Database> {
  const { databaseUrl } = settings
  if (databaseUrl)
    return { url: databaseUrl, directUrl: settings.directUrl ?? databaseUrl, close: async () => undefined }
  const lock = await lockFolder(settings.dataDir)
  let cluster: Cluster | undefined
  try {
    const home = await findClusterHome(settings.dataDir, log)
    const folder = await initialiseCluster(home, secrets.DATABASE_ADMIN_PASSWORD, log)
    const started = (cluster = new Cluster(home, folder, secrets.DATABASE_ADMIN_PASSWORD, log))
    await started.start()
    await ensurePortalDatabase(started.port, secrets)
    const url = portalUrl(started.port, secrets)
    return { url, directUrl: url, close: () => closeAll(started, lock) }
  } catch (error) {
    await cluster?.stop()
    await lock.release()
    throw error
  }
}

export async function runningDatabase(dataDir: string, secrets: DatabaseSecrets): Promise<string | null> {
  if (!(await lockHolder(await lockName(dataDir)))) return null
  const port = await lastPort({ folder: await knownHomeFolder(dataDir) })
  return port ? portalUrl(port, secrets) : null
}

async function closeAll(cluster: Cluster, lock: ExclusiveLock): Promise<void> {
  await cluster.stop()
  await lock.release()
}

/** Throws StartError if a portal with the embedded database runs over the folder. */
export async function refuseHeldFolder(dataDir: string): Promise<void> {
  const holder = existsSync(dataDir) ? await lockHolder(await lockName(dataDir)) : null
  if (holder) throw heldFolder(dataDir, holder)
}

async function lockFolder(dataDir: string): Promise<ExclusiveLock> {
  try {
    return await takeLock(await lockName(dataDir))
  } catch (error) {
    throw error instanceof LockHeldError ? heldFolder(dataDir, error.holder) : error
  }
}

function heldFolder(dataDir: string, holder: string): StartError {
  return new StartError(
    `Портал уже запущен над папкой ${dataDir} (процесс ${holder}): остановите его или задайте другой DATA_DIR`,
  )
}

async function lockName(dataDir: string): Promise<string> {
  return join(await realpath(dataDir), 'postgres')
}

function portalUrl(port: number, secrets: DatabaseSecrets): string {
  return `postgres://${PORTAL}:${secrets.DATABASE_PASSWORD}@127.0.0.1:${port}/${PORTAL}`
}

/** The portal's role owns only its database. */
async function ensurePortalDatabase(port: number, secrets: DatabaseSecrets): Promise<void> {
  const client = new Client({
    host: '127.0.0.1',
    port,
    user: ADMIN_ROLE,
    password: secrets.DATABASE_ADMIN_PASSWORD,
    database: 'postgres',
  })
  await client.connect()
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [PORTAL])
    if (found.rowCount) return
    await client.query(`drop role if exists ${escapeIdentifier(PORTAL)}`)
    await client.query(
      `create role ${escapeIdentifier(PORTAL)} login password ${escapeLiteral(secrets.DATABASE_PASSWORD)}`,
    )
    await client.query(`create database ${escapeIdentifier(PORTAL)} owner ${escapeIdentifier(PORTAL)}`)
  } finally {
    await client.end()
  }
}
