import { chmod, mkdir, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Log } from '@/lib/config/log'

const OWNER_FOLDER = 0o700
const OWNER_FILE = 0o600
const DATA_FOLDER = 0o750
/** PostgreSQL's user may only traverse it. */
const SHARED_DATA_FOLDER = 0o711
const AT_ONCE = 64

export function restrictDataFolder(dataDir: string, { isShared }: { isShared: boolean }, log: Log): Promise<void> {
  return setMode(dataDir, isShared ? SHARED_DATA_FOLDER : DATA_FOLDER, log)
}

/** Returns false for a missing folder. */
export async function isOfAnotherUser(folder: string): Promise<boolean> {
  const owner = await stat(folder).then(
    ({ uid }) => uid,
    () => null,
  )
  return owner !== null && owner !== process.getuid?.()
}

/** Creates folders for the owner only and fixes existing ones. */
export async function restrictFolders(folders: readonly string[], log: Log): Promise<void> {
  for (const folder of folders) {
    await mkdir(folder, { recursive: true, mode: OWNER_FOLDER })
    await setMode(folder, OWNER_FOLDER, log)
    await restrictEntries(folder, log)
  }
}

async function restrictEntries(folder: string, log: Log): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: unknown) => {
    warn(folder, error, log)
    return []
  })
  const files = entries.filter((entry) => entry.isFile()).map(({ name }) => join(folder, name))
  for (let at = 0; at < files.length; at += AT_ONCE) {
    await Promise.all(files.slice(at, at + AT_ONCE).map((file) => setMode(file, OWNER_FILE, log)))
  }
  for (const { name } of entries.filter((entry) => entry.isDirectory())) {
    await setMode(join(folder, name), OWNER_FOLDER, log)
    await restrictEntries(join(folder, name), log)
  }
}

/** Keeps unchanged modes, because backups check change times. */
async function setMode(place: string, mode: number, log: Log): Promise<void> {
  try {
    if (((await stat(place)).mode & 0o777) !== mode) await chmod(place, mode)
  } catch (error) {
    warn(place, error, log)
  }
}

/** Deleted files are ignored; those of other users, such as `lost+found`, stay. */
function warn(place: string, error: unknown, log: Log): void {
  const { code } = error as NodeJS.ErrnoException
  if (code !== 'ENOENT') log.warn({ file: place, code }, 'Не удалось закрыть от других пользователей машины')
}
