import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { readArchive, readWhole } from '@/lib/platform/backups/archive'
import { parseFileLines, type CopiedFile } from '@/lib/platform/backups/backup-format'
import { TIME_IN_NAME, VERIFIED } from '@/lib/platform/backups/listed-backups'

/** Folder of files beside the backups: every content once, named by its SHA-256. */
export const CONTENTS = 'contents'

/** Names sort by time. */
export function backupName(now: Date): string {
  return `portal-${now.toISOString().replaceAll(/[-:]|\.\d+/g, '')}.tar`
}

/** Lists verified backups, the newest first. */
export async function listBackups(folder: string): Promise<string[]> {
  const names: string[] = await readdir(folder).catch(() => [])
  return names
    .filter((name) => TIME_IN_NAME.test(name) && names.includes(name + VERIFIED))
    .sort()
    .reverse()
    .map((name) => join(folder, name))
}

export async function markVerified(file: string, files: readonly CopiedFile[]): Promise<void> {
  await writeFile(file + VERIFIED, files.map(({ sha256 }) => `${sha256}\n`).join(''), { mode: 0o600 })
}

export async function readFileLists(file: string): Promise<CopiedFile[]> {
  const files: CopiedFile[] = []
  await readArchive(file, async (entry) => {
    if (entry.path.startsWith('file-lists/')) files.push(...parseFileLines((await readWhole(entry)).toString()))
  })
  return files
}

/** Keeps the newest `count` verified backups and what they use; removes unfinished ones. */
export async function pruneBackups(folder: string, count: number): Promise<void> {
  const kept = (await listBackups(folder)).slice(0, Math.max(1, count))
  const names = new Set(kept.flatMap((file) => [basename(file), basename(file) + VERIFIED]))
  for (const name of await readdir(folder)) {
    const isBackup = TIME_IN_NAME.test(name.replace(/\.(part|verified)$/, ''))
    if (isBackup && !names.has(name)) await rm(join(folder, name), { force: true })
  }
  await pruneContents(join(folder, CONTENTS), kept)
}

async function pruneContents(contents: string, kept: readonly string[]): Promise<void> {
  const used = new Set<string>()
  for (const file of kept)
    for (const sha256 of (await readFile(file + VERIFIED, 'utf8')).split('\n').filter(Boolean)) used.add(sha256)
  for (const entry of await readdir(contents, { recursive: true, withFileTypes: true }).catch(() => [])) {
    if (entry.isFile() && !used.has(entry.name)) await rm(join(entry.parentPath, entry.name), { force: true })
  }
}

/** Returns the folder of files that belongs to a backup. */
export function toContentsFolder(file: string): string {
  return join(dirname(file), CONTENTS)
}
