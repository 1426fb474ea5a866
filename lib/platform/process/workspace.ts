import { mkdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import { env } from '@/lib/config/env'
import { openDatabase, runningDatabase, type Database } from '@/lib/platform/postgres/database'
import { log } from '@/lib/config/log'
import { loadSecrets, type Secrets } from '@/lib/platform/process/secrets'
import { restrictDataFolder } from '@/lib/platform/process/restrict-files'
import { StartError } from '@/lib/platform/process/start-error'

export interface Workspace {
  dataDir: string
  secrets: Secrets
  database: Database
}

/** Refuses if another portal runs there, unless `join` is set. */
export async function openWorkspace({ join = false } = {}): Promise<Workspace> {
  const dataDir = resolve(env.DATA_DIR)
  await mkdir(dataDir, { recursive: true }).catch((error: Error) => {
    throw new StartError(`Не удалось создать папку данных ${dataDir}: ${error.message}`)
  })
  if (env.DATABASE_URL) await restrictDataFolder(dataDir, { isShared: false }, log)
  const secrets = await loadSecrets(dataDir, env)
  const url = env.DATABASE_URL ?? (join ? await runningDatabase(dataDir, secrets) : null)
  const database = await openDatabase({ dataDir, databaseUrl: url ?? undefined }, secrets, log)
  Object.assign(process.env, {
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    PUBLIC_URL: env.PUBLIC_URL,
    PAYLOAD_SECRET: secrets.PAYLOAD_SECRET,
    PREVIEW_SECRET: secrets.PREVIEW_SECRET,
  })
  return { dataDir, secrets, database }
}
