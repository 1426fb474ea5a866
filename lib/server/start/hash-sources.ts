import { createHash, type Hash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'

/**
 * Returns a hash of the packages and of the files below `paths`, by name, size and time: reading every source would slow
 * each start down.
 */
export async function hashSources(paths: readonly string[], ignored: RegExp): Promise<string> {
  const hash = createHash('sha256').update(await readFile('package-lock.json'))
  for (const path of paths) await addToHash(hash, path, ignored)
  return hash.digest('hex')
}

async function addToHash(hash: Hash, path: string, ignored: RegExp): Promise<void> {
  const found = await stat(path).catch(() => null)
  if (!found || ignored.test(path)) return
  if (!found.isDirectory()) {
    hash.update(`${path}:${found.size}:${found.mtimeMs}\n`)
    return
  }
  for (const name of (await readdir(path)).sort()) await addToHash(hash, `${path}/${name}`, ignored)
}
