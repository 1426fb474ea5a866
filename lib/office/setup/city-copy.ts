import { stat } from 'node:fs/promises'
import type { Payload } from 'payload'
import type { Client } from 'pg'
import { env } from '@/lib/config/env'
import { chooseMigrations, createCopiedTables, finishRestoredSchema } from '@/lib/office/restored-schema'
import { toContentsFolder } from '@/lib/platform/copies/copies-folder'
import { finishWithErasures } from '@/lib/platform/copies/restore-erasures'
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
  const copy = await verifyCopy(path, toContentsFolder(path))
  chooseMigrations(copy.manifest.migrations)
  return { ...copy, path, opened: copy.keys && openKeys(copy.keys, passphrase || env.BACKUP_PASSPHRASE) }
}

/** Restores it into an empty database. The client holds the lock that `npm run restore` takes in a process of its own. */
export async function restoreCity(payload: Payload, client: Client, copy: OpenedCopy): Promise<void> {
  const { DATA_DIR: dataDir, DATABASE_URL: databaseUrl = '' } = env
  const { manifest, path, opened } = copy
  await createCopiedTables(payload, manifest.migrations)
  await loadCopy(path, manifest, { databaseUrl, dataDir, replaces: true })
  await finishWithErasures({
    databaseUrl,
    dataDir,
    madeAt: new Date(manifest.madeAt),
    journals: [copy.journal],
    finish: async (erased) => {
      await finishRestoredSchema(payload, client, erased)
    },
  })
  // if the process ends before the old city is dropped, that one gets these keys: nobody has logged in there
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
