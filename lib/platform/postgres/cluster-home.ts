import { createHash } from 'node:crypto'
import { chown, mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join, dirname, resolve } from 'node:path'
import { copyBinaries, npmBinaries, type PostgresBinaries } from '@/lib/platform/postgres/binaries'
import { StartError, toStartError } from '@/lib/platform/process/start-error'
import { restrictDataFolder } from '@/lib/platform/process/restrict-files'
import type { Log } from '@/lib/config/log'

export interface ClusterHome {
  folder: string
  user: ServiceUser | undefined
  binaries: PostgresBinaries
}

/** DATA_DIR/postgres, or a system folder if PostgreSQL's user cannot enter DATA_DIR. */
export async function findClusterHome(dataDir: string, log: Log): Promise<ClusterHome> {
  const user = (await ownerOfData(await knownHomeFolder(dataDir))) ?? (await serviceUser())
  await restrictDataFolder(dataDir, { isShared: user !== undefined }, log)
  const folder = await homeFolder(dataDir, user, log)
  await makeFolder(folder, user)
  const owner = await findOwner(folder, user)
  return { folder, user: owner, binaries: await reachableBinaries(folder, owner) }
}

/** Root runs PostgreSQL as the owner of existing data. */
async function ownerOfData(folder: string): Promise<ServiceUser | undefined> {
  if (process.getuid?.() !== 0) return undefined
  const found = await stat(join(folder, 'data')).catch(() => null)
  return found && found.uid !== 0 ? { uid: found.uid, gid: found.gid } : undefined
}

/** Chosen at the first start and never again, or the data would seem lost. */
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
  if (await stat(join(known, 'data')).catch(() => null)) {
    throw new StartError(
      `База лежит в ${known}, но её пользователь (uid ${user?.uid}) не может войти в эту папку: дайте ` +
        `ему право прохода (chmod o+x) в каждую папку пути ${dataDir} или запустите портал от владельца базы`,
    )
  }
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
    throw toStartError(error, `Не удалось создать папку базы ${folder}`)
  }
}

async function findOwner(folder: string, user: ServiceUser | undefined): Promise<ServiceUser | undefined> {
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

interface ServiceUser {
  uid: number
  gid: number
}

const NOBODY: ServiceUser = { uid: 65_534, gid: 65_534 }

/** PostgreSQL refuses root: `postgres` if it exists, otherwise `nobody`. */
async function serviceUser(): Promise<ServiceUser | undefined> {
  if (process.getuid?.() !== 0) return undefined
  const users = await readFile('/etc/passwd', 'utf8').catch(() => '')
  return findUser(users, 'postgres') ?? findUser(users, 'nobody') ?? NOBODY
}

/** True if the user may traverse the folder and all its parents. */
async function canEnter(folder: string, user: ServiceUser | undefined): Promise<boolean> {
  if (!user) return true
  for (let current = resolve(folder); ; current = dirname(current)) {
    const found = await stat(current).catch(() => null)
    if (found && !mayPass(found, user)) return false
    if (current === dirname(current)) return true
  }
}

function findUser(passwd: string, name: string): ServiceUser | undefined {
  const fields = passwd
    .split('\n')
    .find((line) => line.startsWith(`${name}:`))
    ?.split(':')
  const uid = Number(fields?.[2])
  const gid = Number(fields?.[3])
  return uid > 0 && gid > 0 ? { uid, gid } : undefined
}

function mayPass(folder: { mode: number; uid: number; gid: number }, user: ServiceUser): boolean {
  if (folder.uid === user.uid) return (folder.mode & 0o100) !== 0
  return (folder.mode & (folder.gid === user.gid ? 0o010 : 0o001)) !== 0
}

export async function lastPort(home: Pick<ClusterHome, 'folder'>): Promise<number> {
  return Number.parseInt(await readFile(portFile(home), 'utf8').catch(() => ''), 10) || 0
}

export async function recordPort(home: Pick<ClusterHome, 'folder'>, port: number): Promise<void> {
  await writeFile(portFile(home), `${port}\n`)
}

function portFile(home: Pick<ClusterHome, 'folder'>): string {
  return join(home.folder, 'port')
}
