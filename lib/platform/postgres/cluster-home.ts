import { createHash } from 'node:crypto'
import { chown, mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { copyBinaries, npmBinaries, type PostgresBinaries } from '@/lib/platform/postgres/binaries'
import { canEnter, serviceUser, type ServiceUser } from '@/lib/platform/postgres/service-user'
import { StartError } from '@/lib/platform/process/start-error'
import type { Log } from '@/lib/config/log'

/** Says where the embedded PostgreSQL lives and whom it runs as. */
export interface ClusterHome {
  folder: string
  user: ServiceUser | undefined
  binaries: PostgresBinaries
}

/** Chooses DATA_DIR/postgres, or a system folder when PostgreSQL's user cannot get into DATA_DIR. */
export async function findClusterHome(dataDir: string, log: Log): Promise<ClusterHome> {
  const user = await serviceUser()
  const folder = await homeFolder(dataDir, user, log)
  await makeFolder(folder, user)
  const owner = await ownerOf(folder, user)
  return { folder, user: owner, binaries: await reachableBinaries(folder, owner) }
}

/** Gives the folder chosen at the first start; later starts do not choose again, or the data would seem lost. */
export async function knownHomeFolder(dataDir: string): Promise<string> {
  const moved = await readFile(locationFile(dataDir), 'utf8').catch(() => '')
  return moved.trim() || join(dataDir, 'postgres')
}

async function homeFolder(dataDir: string, user: ServiceUser | undefined, log: Log): Promise<string> {
  const known = await knownHomeFolder(dataDir)
  if (known !== join(dataDir, 'postgres')) {
    log.info({ folder: known }, 'Данные PostgreSQL лежат в системной папке')
    return known
  }
  if (await canEnter(dataDir, user)) return known
  const folder = `/var/lib/city-portal-${createHash('sha256').update(dataDir).digest('hex').slice(0, 12)}`
  await writeFile(locationFile(dataDir), `${folder}\n`)
  log.warn({ folder }, `Пользователь базы не может войти в ${dataDir}: данные PostgreSQL хранятся в ${folder}`)
  return folder
}

function locationFile(dataDir: string): string {
  return join(dataDir, 'postgres.location')
}

async function makeFolder(folder: string, user: ServiceUser | undefined): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    if (user && (await stat(folder)).uid === 0) await chown(folder, user.uid, user.gid)
  } catch (error) {
    throw new StartError(`Не удалось создать папку базы ${folder}: ${(error as Error).message}`)
  }
}

/** Data that a user has written once stay that user's, whoever starts the portal this time. */
async function ownerOf(folder: string, user: ServiceUser | undefined): Promise<ServiceUser | undefined> {
  const found = await stat(folder)
  if (user) return found.uid === 0 ? user : { uid: found.uid, gid: found.gid }
  if (process.getuid && found.uid !== process.getuid()) {
    throw new StartError(`Папка базы ${folder} принадлежит другому пользователю (uid ${found.uid}): запустите от него`)
  }
  return undefined
}

async function reachableBinaries(folder: string, user: ServiceUser | undefined): Promise<PostgresBinaries> {
  const binaries = await npmBinaries()
  return (await canEnter(binaries.folder, user)) ? binaries : copyBinaries(binaries, folder)
}
