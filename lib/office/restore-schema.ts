import type { Client } from 'pg'
import { z } from 'zod'
import { env } from '@/lib/config/env'
import { emptyDatabase } from '@/lib/platform/backups/empty-database'
import { withDatabaseLock } from '@/lib/platform/database/database-lock'
import { describeFailure } from '@/lib/platform/process/describe-failure'
import { withOffice } from '@/lib/office/open-office'
import { chooseMigrations, createCopiedTables, finishRestoredSchema } from '@/lib/office/restored-schema'

/** Steps of `npm run restore` that need the back office. */
const stepShape = z.union([
  /** Drops everything in the database, then makes the tables of the release that made the backup. */
  z.object({ create: z.array(z.string()) }),
  /** Later migrations, functions, views, triggers; then residents of the journal are erased again. */
  z.object({ erase: z.array(z.number()) }),
])

try {
  if (!env.DATABASE_URL) throw new Error('не задана DATABASE_URL')
  const step = stepShape.parse(JSON.parse(process.argv[2] ?? ''))
  await withDatabaseLock(env.DATABASE_URL, async (client) => {
    if ('create' in step) await clearFor(step.create, client)
    await withOffice(async (payload) => {
      if ('create' in step) await createCopiedTables(payload, step.create)
      else logErasures(await finishRestoredSchema(payload, client, step.erase))
    })
  })
  process.exit(0)
} catch (error) {
  console.error(`Схема базы не готова: ${describeFailure(error)}`)
  process.exit(1)
}

function logErasures(count: number): void {
  if (count === 0) return
  process.stdout.write(`Снова удалено жителей, которых вернула копия: ${count}. Их номера — в журнале действий\n`)
}

/** The database counts as unfinished until its data is in. Throws before it is touched if this release cannot restore the backup. */
async function clearFor(copied: readonly string[], client: Client): Promise<void> {
  chooseMigrations(copied)
  await emptyDatabase(client)
}
