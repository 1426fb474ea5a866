import { mkdir, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'

/** A folder for each build: the next one is made beside a running portal, and open tabs find the scripts of the last one. */
const BUILDS = '.next/builds'
/** Written last: a folder without it is of an interrupted build. Its time says which build is the newest. */
const STAMP = 'city-portal-build'
/** Of the bundler, shared by all builds. */
const CACHE = '.next/cache'
const KEPT_BUILDS = 2

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

/** Empties the folder: an interrupted build may have left a part. */
export async function beginBuild(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  await mkdir(CACHE, { recursive: true })
  await symlink(resolve(CACHE), join(folder, 'cache'), 'junction')
}

/** Makes the build the newest. Removes all but the last two, whose static files are served, and those in use. */
export async function finishBuild(folder: string, inUse: readonly string[] = []): Promise<void> {
  await writeFile(join(folder, STAMP), '')
  const kept = [...(await finishedBuilds()).slice(0, KEPT_BUILDS), ...inUse]
  for (const name of await readdir(BUILDS)) {
    const found = join(BUILDS, name)
    if (!kept.includes(found)) await rm(found, { recursive: true, force: true })
  }
}
