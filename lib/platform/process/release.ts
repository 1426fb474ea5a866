import { readFileSync } from 'node:fs'
import { z } from 'zod'

/** File in the root of an unpacked archive; absent in a checkout. start.mjs reads it too. */
export const RELEASE_FILE = 'release.json'

const shape = z.object({
  version: z.string(),
  commit: z.string(),
  /** Folder of the pages, already built. */
  build: z.string(),
})

export type Release = z.infer<typeof shape>

/** Returns null in a checkout, which installs packages and builds pages by itself. */
export function readRelease(): Release | null {
  try {
    return shape.parse(JSON.parse(readFileSync(RELEASE_FILE, 'utf8')))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

/** How an operator runs a command with arguments here: an archive comes without npm. */
export function commandLine(name: string): string {
  return readRelease() ? `bin/portal ${name}` : `npm run ${name} --`
}

/** The same for a command without arguments. */
export function shortCommandLine(name: string): string {
  if (readRelease()) return `bin/portal ${name}`
  return name === 'start' ? 'npm start' : `npm run ${name}`
}
