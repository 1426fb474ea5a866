import { stat } from 'node:fs/promises'
import type { Payload } from 'payload'
import type { Client } from 'pg'
import { env } from '@/lib/config/env'
import { chooseMigrations, createCopiedTables, finishRestoredSchema } from '@/lib/office/restored-schema'
import { toContentsFolder } from '@/lib/platform/backups/backups-folder'
import { finishWithErasures } from '@/lib/platform/backups/restore-erasures'
import { loadBackup } from '@/lib/platform/backups/restore-backup'
import { decryptKeys } from '@/lib/platform/backups/secrets-box'
import { verifyBackup, type VerifiedBackup } from '@/lib/platform/backups/verify-backup'
import { storeKeys } from '@/lib/platform/process/secrets'
import { WRONG_PASSPHRASE, type SetupRequest } from '@/lib/runtime/setup-request'

type BackupRequest = Pick<SetupRequest, 'path' | 'passphrase'>

interface OpenedBackup extends VerifiedBackup {
  path: string
  /** Null if the backup has none. */
  opened: ReturnType<typeof decryptKeys> | null
}

/** Reads a backup from beginning to end. Throws in one sentence what the form says. */
export async function openBackup({ path, passphrase }: BackupRequest): Promise<OpenedBackup> {
  const found = await stat(path).catch(() => null)
  if (!found?.isFile())
    throw new Error(`На сервере нет копии ${path}, или портал не может её прочитать: проверьте путь и права`)
  const backup = await verifyBackup(path, toContentsFolder(path))
  chooseMigrations(backup.manifest.migrations)
  return { ...backup, path, opened: backup.keys && openKeys(backup.keys, passphrase || env.BACKUP_PASSPHRASE) }
}

/** Restores it into an empty database. The client holds the lock that `npm run restore` takes in a process of its own. */
export async function restoreCity(payload: Payload, client: Client, backup: OpenedBackup): Promise<void> {
  const { DATA_DIR: dataDir, DATABASE_URL: databaseUrl = '' } = env
  const { manifest, path, opened } = backup
  await createCopiedTables(payload, manifest.migrations)
  await loadBackup(path, manifest, { databaseUrl, dataDir, replaces: false })
  await finishWithErasures({
    databaseUrl,
    dataDir,
    madeAt: new Date(manifest.madeAt),
    journals: [backup.journal],
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
