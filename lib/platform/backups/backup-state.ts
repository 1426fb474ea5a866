import { chown, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { describeFailure } from '@/lib/platform/process/describe-failure'

const FILE = 'copy-state.json'

/** The file calls the failure `trouble`. */
const storedShape = z
  .object({
    /** The newest backup that was read back and found whole. */
    verified: z.object({ file: z.string(), madeAt: z.iso.datetime(), bytes: z.number() }).nullable(),
    /** Why the last attempt made no backup; null after a success. */
    trouble: z.object({ at: z.iso.datetime(), reason: z.string() }).nullable(),
  })
  .transform(({ verified, trouble: failure }) => ({ verified, failure }))

type StoredState = z.output<typeof storedShape>

export interface BackupState extends StoredState {
  /** Null if there is no verified backup. */
  ageSeconds: number | null
  /** A failure of that disk takes the backup with the data; null if there is no verified backup or its file is out of reach. */
  isOnDataDisk: boolean | null
}

/** Returns what is known about backups, for health, metrics and checks. Never throws. */
export async function readBackupState(dataDir: string): Promise<BackupState> {
  const stored = await readStored(dataDir)
  const { verified } = stored
  return {
    ...stored,
    ageSeconds: verified && Math.max(0, Math.round((Date.now() - Date.parse(verified.madeAt)) / 1_000)),
    isOnDataDisk: verified && (await isOnSameDisk(verified.file, dataDir)),
  }
}

/** Returns null if one of them does not exist. */
export async function isOnSameDisk(one: string, other: string): Promise<boolean | null> {
  const found = await Promise.all([one, other].map((place) => stat(resolve(place)).catch(() => null)))
  return found[0] && found[1] ? found[0].dev === found[1].dev : null
}

export async function recordBackup(dataDir: string, verified: NonNullable<StoredState['verified']>): Promise<void> {
  await store(dataDir, { verified, failure: null })
}

/** Does not throw: the error itself is reported by the caller. */
export async function recordFailure(dataDir: string, error: unknown): Promise<void> {
  const { verified } = await readStored(dataDir)
  await store(dataDir, { verified, failure: { at: new Date().toISOString(), reason: describeFailure(error) } }).catch(
    () => undefined,
  )
}

async function readStored(dataDir: string): Promise<StoredState> {
  const text = await readFile(join(dataDir, FILE), 'utf8').catch(() => null)
  if (text === null) return { verified: null, failure: null }
  try {
    return storedShape.parse(JSON.parse(text))
  } catch {
    return { verified: null, failure: null }
  }
}

async function store(dataDir: string, { verified, failure }: StoredState): Promise<void> {
  const file = join(dataDir, FILE)
  const part = `${file}.${process.pid}`
  await writeFile(part, `${JSON.stringify({ verified, trouble: failure }, null, 2)}\n`, { mode: 0o600 })
  // a backup made by root is known to the portal too
  const { uid, gid } = await stat(dataDir)
  if (process.getuid?.() === 0) await chown(part, uid, gid)
  await rename(part, file)
}
