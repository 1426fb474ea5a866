import { open, readFile } from 'node:fs/promises'
import { join } from 'node:path'

const FILE = 'erased-residents.txt'
/** The line is written before the erasure commits: a backup may have begun between the two. */
const SLACK_MS = 3_600_000

interface Erasure {
  at: Date
  residentId: number
}

export function journalFile(dataDir: string): string {
  return join(dataDir, FILE)
}

/** Appends the number of an erased resident, no name. It is on the disk afterwards. */
export async function recordErasure(dataDir: string, residentId: number): Promise<void> {
  const handle = await open(journalFile(dataDir), 'a', 0o600)
  try {
    await handle.write(`${new Date().toISOString()} ${residentId}\n`)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

export async function readJournal(file: string): Promise<string> {
  return readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
    return ''
  })
}

/** Lines cut by a crash are left out. */
export function parseJournal(text: string): Erasure[] {
  return [...text.matchAll(/^(\S+Z) (\d+)$/gm)].map(([, at = '', id]) => ({ at: new Date(at), residentId: Number(id) }))
}

/** Returns the residents erased after the backup was made: the backup itself no longer has the earlier ones. */
export function erasedSince(erasures: readonly Erasure[], madeAt: Date): number[] {
  const since = madeAt.getTime() - SLACK_MS
  return [...new Set(erasures.filter(({ at }) => at.getTime() >= since).map(({ residentId }) => residentId))]
}

/** Returns all lines of several journals in the order of their time, each once. */
export function joinJournals(texts: readonly string[]): string {
  const lines = new Set(texts.flatMap(parseJournal).map(({ at, residentId }) => `${at.toISOString()} ${residentId}\n`))
  return [...lines].sort().join('')
}
