import type { MigrateUpArgs } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import type { Client } from 'pg'
import { domains } from '@/lib/domains'
import { eraseAgain } from '@/lib/domains/residents/erasure/service'
import { forgetUnchangedObjects } from '@/lib/platform/database/apply-schema'
import { migrate } from '@/lib/office/prepare-schema'
import { migrations } from '@/lib/office/migrations'

/** Makes the tables of the release that made the backup, in an empty database. */
export function createCopiedTables(payload: Payload, copied: readonly string[]): Promise<void> {
  return payload.db.migrate({ migrations: chooseMigrations(copied) })
}

/**
 * Runs later migrations, makes functions, views and triggers, then erases residents of the journal again. Returns how
 * many of them the backup had brought back.
 */
export async function finishRestoredSchema(payload: Payload, client: Client, erased: number[]): Promise<number> {
  await forgetUnchangedObjects(client)
  await migrate(payload, client)
  return eraseAgain(
    erased,
    domains.flatMap(({ erase }) => erase ?? []),
  )
}

/** Throws if the backup was made by a newer release, or by one before the first migration. */
export function chooseMigrations(copied: readonly string[]) {
  const first = migrations[0]?.name ?? ''
  if (!copied.includes(first)) throw new Error('копию сделал выпуск до 0.3.0. Восстановите её тем же выпуском')
  const unknown = copied.filter((name) => name > first && !migrations.some((known) => known.name === name))
  if (unknown.length > 0)
    throw new Error(
      `копию сделал более новый выпуск портала, этот не знает изменений ${unknown.join(', ')}. Обновите портал и повторите`,
    )
  return migrations
    .filter(({ name }) => copied.includes(name))
    .map(({ up, ...migration }) => ({ ...migration, up: (args: unknown) => up(args as MigrateUpArgs) }))
}
