import { stat } from 'node:fs/promises'
import type { Payload } from 'payload'
import type { Client } from 'pg'
import { env } from '@/lib/config/env'
import { chooseMigrations, createCopiedTables, finishRestoredSchema } from '@/lib/office/restored-schema'
import { contentsOf } from '@/lib/platform/copies/copies-folder'
import {
  erasedSince,
  joinJournals,
  journalFile,
  parseJournal,
  readJournal,
} from '@/lib/platform/copies/erasure-journal'
import { continueResidentNumbers, writeJournal } from '@/lib/platform/copies/restore-erasures'
import { loadCopy } from '@/lib/platform/copies/restore-copy'
import { decryptKeys } from '@/lib/platform/copies/secrets-box'
import { verifyCopy, type VerifiedCopy } from '@/lib/platform/copies/verify-copy'
import { storeKeys } from '@/lib/platform/process/secrets'
import { WRONG_PASSPHRASE, type SetupRequest } from '@/lib/runtime/setup-request'

type CopyRequest = Pick<SetupRequest, 'path' | 'passphrase'>

export interface OpenedCopy extends VerifiedCopy {
  path: string
  /** Null if the copy has none. */
  opened: ReturnType<typeof decryptKeys> | null
}

/** Reads a copy from beginning to end. Throws in one sentence what the form says. */
export async function openCopy({ path, passphrase }: CopyRequest): Promise<OpenedCopy> {
  const found = await stat(path).catch(() => null)
  if (!found?.isFile())
    throw new Error(`На сервере нет копии ${path}, или портал не может её прочитать: проверьте путь и права`)
  const copy = await verifyCopy(path, contentsOf(path))
  chooseMigrations(copy.manifest.migrations)
  return { ...copy, path, opened: copy.keys && openKeys(copy.keys, passphrase || env.BACKUP_PASSPHRASE) }
}

/** Restores it into an empty database. The client holds the lock that `npm run restore` takes in a process of its own. */
export async function restoreCity(payload: Payload, client: Client, copy: OpenedCopy): Promise<void> {
  const { DATA_DIR: dataDir, DATABASE_URL: databaseUrl = '' } = env
  const { manifest, path, opened } = copy
  await createCopiedTables(payload, manifest.migrations)
  await loadCopy(path, manifest, { databaseUrl, dataDir, replaces: true })
  const journal = joinJournals([copy.journal, await readJournal(journalFile(dataDir))])
  await finishRestoredSchema(payload, client, erasedSince(parseJournal(journal), new Date(manifest.madeAt)))
  await continueResidentNumbers(databaseUrl, journal)
  await writeJournal(dataDir, journal)
  if (opened) await storeKeys(dataDir, opened)
}

function openKeys(keys: Buffer, passphrase: string | undefined) {
  if (!passphrase) throw new Error(WRONG_PASSPHRASE)
  try {
    return decryptKeys(keys, passphrase)
  } catch {
    throw new Error(WRONG_PASSPHRASE)
  }
}
