import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { env } from '@/lib/config/env'
import { knownHomeFolder } from '@/lib/platform/postgres/cluster-home'
import { openDatabase, runningDatabase, type Database } from '@/lib/platform/postgres/database'
import { log } from '@/lib/config/log'
import { loadSecrets, SECRETS_FILE, type Secrets } from '@/lib/platform/process/secrets'
import { commandLine } from '@/lib/platform/process/release'
import { isOfAnotherUser, restrictDataFolder } from '@/lib/platform/process/restrict-files'
import { StartError, toStartError } from '@/lib/platform/process/start-error'
import { refuseSharedSession } from '@/lib/platform/postgres/refuse-shared-session'
import { untilDatabaseAnswers } from '@/lib/platform/postgres/until-database-answers'

export interface Workspace {
  dataDir: string
  secrets: Secrets
  database: Database
}

/** What people notice when the portal gets new keys. */
export const NEW_KEYS_EFFECT =
  `сотрудники войдут заново, вторые факторы не читаются (их сбросит ${commandLine('staff')} reset ПОЧТА), ` +
  'ссылки из прежних писем не откроются'

interface OpenOptions {
  /** Uses the database of a portal that runs there, instead of refusing. */
  join?: boolean
  /** Commands lock, copy and migrate: they use the database past the pooler. */
  isDirect?: boolean
  /** Ends the waiting for a database that is away. */
  isStopping?: () => boolean
}

/** Waits for DATABASE_URL. Throws StartError. */
export async function openWorkspace({
  join = false,
  isDirect = join,
  isStopping = () => false,
}: OpenOptions = {}): Promise<Workspace> {
  const dataDir = path.resolve(env.DATA_DIR)
  await mkdir(dataDir, { recursive: true }).catch((error: unknown) => {
    throw toStartError(error, `Не удалось создать папку данных ${dataDir}`)
  })
  if (env.DATABASE_URL) {
    // a portal may run over the embedded database of this folder: closed out, PostgreSQL stops at its next checkpoint
    const isShared = await isOfAnotherUser(await knownHomeFolder(dataDir))
    await restrictDataFolder(dataDir, { isShared }, log)
  }
  const secrets = await prepareSecrets(dataDir)
  const directUrl = env.DATABASE_DIRECT_URL ?? env.DATABASE_URL
  const givenUrl = isDirect ? directUrl : env.DATABASE_URL
  if (givenUrl && directUrl) await untilDatabasesAnswer(givenUrl, directUrl, isStopping)
  const url = givenUrl ?? (join ? await runningDatabase(dataDir, secrets) : null)
  const database = await openDatabase({ dataDir, databaseUrl: url ?? undefined, directUrl }, secrets, log)
  Object.assign(process.env, {
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    DATABASE_DIRECT_URL: database.directUrl,
    PUBLIC_URL: env.PUBLIC_URL,
    PAYLOAD_SECRET: secrets.PAYLOAD_SECRET,
    PREVIEW_SECRET: secrets.PREVIEW_SECRET,
  })
  return { dataDir, secrets, database }
}

/** Throws StartError if a setting is wrong. */
async function untilDatabasesAnswer(url: string, directUrl: string, isStopping: () => boolean): Promise<void> {
  const setting = env.DATABASE_DIRECT_URL ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL'
  if (url !== directUrl) await untilDatabaseAnswers(url, { log, isStopping, setting: 'DATABASE_URL' })
  await untilDatabaseAnswers(directUrl, { log, isStopping, setting })
  await refuseSharedSession(directUrl)
}

/** Opens what a portal has made. Throws StartError. */
export async function openPortal(): Promise<Workspace> {
  await refuseEmptyFolder(path.resolve(env.DATA_DIR))
  return openWorkspace({ join: true })
}

/** A command with a wrong DATA_DIR would otherwise make an empty portal there. Throws StartError. */
export async function refuseEmptyFolder(dataDir: string): Promise<void> {
  const file = path.join(dataDir, SECRETS_FILE)
  if (existsSync(file)) return
  await refuseLostSecrets(dataDir)
  if (hasFiles(dataDir))
    throw new StartError(`Нет файла ${file}: верните прежний или запустите портал, он создаст новый`)
  throw new StartError(`В папке ${dataDir} нет данных портала: задайте DATA_DIR как у портала`)
}

async function prepareSecrets(dataDir: string): Promise<Secrets> {
  await refuseLostSecrets(dataDir)
  const file = path.join(dataDir, SECRETS_FILE)
  const areGiven = existsSync(file) || (env.PAYLOAD_SECRET && env.PREVIEW_SECRET)
  if (!areGiven && hasFiles(dataDir)) {
    log.warn({ file }, `Файла секретов не было, он создан заново: ${NEW_KEYS_EFFECT}`)
  }
  return loadSecrets(dataDir, env)
}

/** New secrets would not open the old database. */
async function refuseLostSecrets(dataDir: string): Promise<void> {
  const file = path.join(dataDir, SECRETS_FILE)
  if (existsSync(file)) return
  const cluster = path.join(await knownHomeFolder(dataDir), 'data')
  if (!env.DATABASE_URL && existsSync(path.join(cluster, 'PG_VERSION'))) {
    throw new StartError(
      `Нет файла ${file}, а база в ${cluster} уже есть, и без него её не открыть: верните прежний файл. ` +
        `Не сохранился — восстановите копию в пустую папку: ${commandLine('restore')} КОПИЯ. ` +
        `Город начинается заново — уберите папку базы`,
    )
  }
}

function hasFiles(dataDir: string): boolean {
  return existsSync(path.join(dataDir, 'storage'))
}
