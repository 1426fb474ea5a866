import { readdir, stat } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { env } from '@/lib/config/env'
import type { ListedBackup } from '@/lib/runtime/setup-page'

/** Written after the verification. */
export const VERIFIED = '.verified'
export const TIME_IN_NAME = /^portal-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.tar$/

export function backupsFolder(dataDir: string): string {
  return env.BACKUP_DIR ? resolve(env.BACKUP_DIR) : join(dataDir, 'copies')
}

/** Returns the time in the name of a backup. */
export function backupTime(file: string): Date {
  return new Date(basename(file).replace(TIME_IN_NAME, '$1-$2-$3T$4:$5:$6Z'))
}

/** Lists nightly backups and archives that were put there, the newest first. */
export async function describeBackups(folder: string): Promise<ListedBackup[]> {
  const names: string[] = await readdir(folder).catch(() => [])
  const backups = names
    .filter((name) => name.endsWith('.tar'))
    .map(async (name) => {
      const file = join(folder, name)
      const { size, mtime } = await stat(file)
      const madeAt = TIME_IN_NAME.test(name) ? backupTime(name) : mtime
      return { file, madeAt, bytes: size, isVerified: names.includes(name + VERIFIED) }
    })
  const found = (await Promise.allSettled(backups)).flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  return found.sort((one, other) => other.madeAt.getTime() - one.madeAt.getTime())
}
