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

/**
 * Keeps the newest `count` verified backups and what they use; removes unfinished ones. Those without a mark were brought
 * from elsewhere, to be restored here: they stay.
 */
export async function pruneBackups(folder: string, count: number): Promise<void> {
  const verified = await listBackups(folder)
  const kept = verified.slice(0, Math.max(1, count))
  const names = await readdir(folder)
  const brought = names.filter((name) => TIME_IN_NAME.test(name) && !names.includes(name + VERIFIED))
  const staying = new Set([...kept.flatMap((file) => [basename(file), basename(file) + VERIFIED]), ...brought])
  for (const name of names) {
    const isBackup = TIME_IN_NAME.test(name.replace(/\.(part|verified)$/, ''))
    if (isBackup && !staying.has(name)) await rm(join(folder, name), { force: true })
  }
  await pruneContents(join(folder, CONTENTS), [
    ...(await Promise.all(kept.map(readMark))),
    ...(await Promise.all(brought.map((name) => readHashes(join(folder, name))))),
  ])
}

async function readMark(file: string): Promise<string[]> {
  return (await readFile(file + VERIFIED, 'utf8')).split('\n').filter(Boolean)
}

/** Returns none for a damaged backup: nobody can restore it. */
async function readHashes(file: string): Promise<string[]> {
  return (await readFileLists(file).catch(() => [])).map(({ sha256 }) => sha256)
}

async function pruneContents(contents: string, hashes: readonly string[][]): Promise<void> {
  const used = new Set(hashes.flat())
  for (const entry of await readdir(contents, { recursive: true, withFileTypes: true }).catch(() => [])) {
    if (entry.isFile() && !used.has(entry.name)) await rm(join(entry.parentPath, entry.name), { force: true })
  }
}

/** Returns the folder of files that belongs to a backup. */
export function toContentsFolder(file: string): string {
  return join(dirname(file), CONTENTS)
}
