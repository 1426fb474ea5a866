import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Names that are no part of a build: the bundler's, Next's own at run time, and marks of processes. */
const NOT_LISTED = /^(?:cache|in-use-\d+|city-portal-build)(?:\/|$)|^trace/

/** Returns a line with size and path for each file of a build. */
export async function listBuildFiles(folder: string): Promise<string> {
  const names = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter((name) => !NOT_LISTED.test(name))
  const sizes = await Promise.all(names.map((name) => readSize(join(folder, name))))
  return names.map((name, index) => `${sizes[index]} ${name}\n`).join('')
}

/** Returns the first file of the list that is missing or was cut off, or null. */
export async function findDamagedFile(folder: string, listFile: string): Promise<string | null> {
  const lines = (await readFile(listFile, 'utf8')).split('\n').filter(Boolean)
  const checks = await Promise.all(
    lines.map(async (line) => {
      const space = line.indexOf(' ')
      const name = line.slice(space + 1)
      return (await readSize(join(folder, name))) === Number(line.slice(0, space)) ? null : name
    }),
  )
  return checks.find((name) => name !== null) ?? null
}

async function readSize(file: string): Promise<number> {
  return (await stat(file).catch(() => null))?.size ?? -1
}
