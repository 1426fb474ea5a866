import type { MigrateUpArgs } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { env } from '@/lib/config/env'
import { domains } from '@/lib/domains'
import { eraseAgain } from '@/lib/domains/residents/erasure/service'
import { forgetUnchangedObjects } from '@/lib/platform/database/apply-schema'
import { withDatabaseLock } from '@/lib/platform/database/database-lock'
import { migrate } from '@/lib/office/migrate'
import { migrations } from '@/lib/office/migrations'
import { withOffice } from '@/lib/office/open-office'

/** Steps of `npm run restore` that need the back office. */
const stepShape = z.union([
  /** Tables of the release that made the copy. */
  z.object({ create: z.array(z.string()) }),
  /** Later migrations, functions, views, triggers; then residents of the journal are erased again. */
  z.object({ erase: z.array(z.number()) }),
])

try {
  if (!env.DATABASE_URL) throw new Error('не задана DATABASE_URL')
  const step = stepShape.parse(JSON.parse(process.argv[2] ?? ''))
  await withDatabaseLock(env.DATABASE_URL, (client) =>
    withOffice(async (payload) => {
      if ('create' in step) return payload.db.migrate({ migrations: chooseMigrations(step.create) })
      await forgetUnchangedObjects(client)
      await migrate(payload, client)
      await eraseAgain(
        step.erase,
        domains.flatMap(({ erase }) => erase ?? []),
      )
    }),
  )
  process.exit(0)
} catch (error) {
  console.error(`Схема базы не готова: ${error instanceof Error ? error.message : String(error)}`)
  process.exit(1)
}

/** Throws if the copy was made by a newer release, or by one before the first migration. */
function chooseMigrations(copied: readonly string[]) {
  const first = migrations[0]?.name ?? ''
  if (!copied.includes(first)) throw new Error('копию сделал выпуск до 0.3.0: её может восстановить только он')
  const unknown = copied.filter((name) => name > first && !migrations.some((known) => known.name === name))
  if (unknown.length > 0)
    throw new Error(`копию сделал более новый выпуск портала, этот не знает изменений: ${unknown.join(', ')}`)
  return migrations
    .filter(({ name }) => copied.includes(name))
    .map(({ up, ...migration }) => ({ ...migration, up: (args: unknown) => up(args as MigrateUpArgs) }))
}
