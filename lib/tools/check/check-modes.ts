import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { privateFolders } from '@/lib/config/storage'
import { fail, ok, warn, type Finding } from '@/lib/tools/check/finding'

const OF_OTHERS = 0o077
/** PostgreSQL's user may traverse the folder of the data. */
const OPEN_TO_ALL = 0o006

export async function checkModes(dataDir: string, folders: readonly string[] = privateFolders): Promise<Finding> {
  const closed = [join(dataDir, 'secrets.json'), ...folders]
  const modes = await Promise.all([dataDir, ...closed].map(readMode))
  const open = [dataDir, ...closed].filter((_, index) => (modes[index]?.mode ?? 0) & (index ? OF_OTHERS : OPEN_TO_ALL))
  if (open.length > 0) return fail(`открыты другим пользователям машины: ${open.join(', ')}`, 'chmod -R go= на них')
  const owners = new Set(modes.flatMap((found) => (found ? [found.uid] : [])))
  if (owners.size > 1)
    return warn('у данных разные владельцы', `chown -R на пользователя портала: ${dataDir}; команды запускайте от него`)
  return ok('данные закрыты от других пользователей машины')
}

async function readMode(place: string): Promise<{ mode: number; uid: number } | null> {
  return stat(place).catch(() => null)
}
