import { execFile } from 'node:child_process'
import { chown, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Log } from '@/lib/config/log'
import type { ClusterHome } from '@/lib/platform/postgres/cluster-home'
import { commandLine } from '@/lib/platform/process/release'
import { StartError } from '@/lib/platform/process/start-error'

export const ADMIN_ROLE = 'postgres'

/** Creates the cluster in a draft folder, so that a killed start leaves nothing half made. */
export async function initialiseCluster(home: ClusterHome, adminPassword: string, log: Log): Promise<string> {
  const folder = join(home.folder, 'data')
  if (await stat(join(folder, 'PG_VERSION')).catch(() => null)) {
    await checkVersion(folder, home)
    return folder
  }
  log.debug({ folder }, 'Создаём базу данных')
  const draft = join(home.folder, 'data.new')
  await rm(draft, { recursive: true, force: true })
  await runInitdb(home, draft, adminPassword)
  await rename(draft, folder)
  return folder
}

async function checkVersion(folder: string, home: ClusterHome): Promise<void> {
  const made = (await readFile(join(folder, 'PG_VERSION'), 'utf8')).trim()
  if (home.binaries.version.startsWith(`${made}.`)) return
  throw new StartError(
    `База в ${folder} создана PostgreSQL ${made}, а установлен ${home.binaries.version}: сделайте копию ` +
      `прежним выпуском (${commandLine('backup')} ФАЙЛ) и восстановите её этим в пустую папку`,
  )
}

async function runInitdb(home: ClusterHome, folder: string, adminPassword: string): Promise<void> {
  const passwordFile = join(home.folder, 'password.new')
  await writeFile(passwordFile, `${adminPassword}\n`, { mode: 0o600 })
  if (home.user) await chown(passwordFile, home.user.uid, home.user.gid)
  try {
    await tryInitdb(home, folder, passwordFile, 'C.UTF-8').catch(async () => {
      await rm(folder, { recursive: true, force: true })
      await tryInitdb(home, folder, passwordFile, 'C')
    })
  } catch (error) {
    throw new StartError(`Не удалось создать базу данных: ${(error as Error).message.trim().split('\n').at(-1)}`)
  } finally {
    await rm(passwordFile, { force: true })
  }
}

/** ICU provides Russian collation; the system locale only has to exist. */
async function tryInitdb(home: ClusterHome, folder: string, passwordFile: string, locale: string): Promise<void> {
  const options = [
    `--pgdata=${folder}`,
    `--username=${ADMIN_ROLE}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    `--locale=${locale}`,
    '--lc-messages=C',
    '--locale-provider=icu',
    '--icu-locale=ru-RU',
  ]
  await promisify(execFile)(join(home.binaries.folder, 'bin', 'initdb'), options, {
    ...home.user,
    cwd: home.folder,
    env: { NODE_ENV: 'production', PATH: process.env.PATH, LC_ALL: locale, TZ: 'UTC' },
  })
}
