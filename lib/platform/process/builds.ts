import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findDamagedFile, listBuildFiles } from '@/lib/platform/process/build-files'
import { isAlive } from '@/lib/platform/process/child'

/** A folder for each build: the next one is made beside a running portal, and open tabs find the scripts of the last one. */
const BUILDS = '.next/builds'
/** Lists the files. Written last: a folder without it is of an interrupted build. Its time says which build is the newest. */
const STAMP = 'city-portal-build'
const KEPT_BUILDS = 2
/** Name prefix of the mark of a process that shows the build; its id follows. */
const IN_USE = 'in-use-'

export function buildFolder(sources: string): string {
  return join(BUILDS, sources.slice(0, 16))
}

/** Returns the newest first. */
export async function finishedBuilds(): Promise<string[]> {
  const names = await readdir(BUILDS).catch(() => [])
  const builds = await Promise.all(names.map((name) => readStamp(join(BUILDS, name))))
  return builds
    .filter((build) => build !== null)
    .sort((one, other) => other.finishedAt - one.finishedAt)
    .map(({ folder }) => folder)
}

async function readStamp(folder: string): Promise<{ folder: string; finishedAt: number } | null> {
  const stamp = await stat(join(folder, STAMP)).catch(() => null)
  return stamp && { folder, finishedAt: stamp.mtimeMs }
}

/** Returns a file that was deleted or cut off since the build, as by a cleaning program or a copy that broke off; or null. */
export function findDamage(folder: string): Promise<string | null> {
  return findDamagedFile(folder, join(folder, STAMP))
}

/** Empties the folder: an interrupted build may have left a part. */
export async function beginBuild(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
}

/** Saves the build that this process shows from later builds. Returns the function that gives it free. */
export async function keepBuild(folder: string): Promise<() => Promise<void>> {
  const mark = join(folder, `${IN_USE}${process.pid}`)
  await writeFile(mark, '').catch(() => undefined) // a build of another user, who alone can remove it
  return () => rm(mark, { force: true })
}

async function isKept(folder: string): Promise<boolean> {
  const marks = (await readdir(folder).catch(() => [])).filter((name) => name.startsWith(IN_USE))
  return marks.some((name) => isAlive(Number(name.slice(IN_USE.length))))
}

/** Makes the build the newest. Removes all but the last two, whose static files are served, and those in use. */
export async function finishBuild(folder: string): Promise<void> {
  await writeFile(join(folder, STAMP), await listBuildFiles(folder))
  const kept = (await finishedBuilds()).slice(0, KEPT_BUILDS)
  for (const name of await readdir(BUILDS)) {
    const found = join(BUILDS, name)
    if (!kept.includes(found) && !(await isKept(found))) await rm(found, { recursive: true, force: true })
  }
}
