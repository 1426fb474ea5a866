import { z } from 'zod'
import { env } from '@/lib/config/env'
import { withDatabaseLock } from '@/lib/platform/database/database-lock'
import { withOffice } from '@/lib/office/open-office'
import { createCopiedTables, finishRestoredSchema } from '@/lib/office/restored-schema'

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
      if ('create' in step) return createCopiedTables(payload, step.create)
      await finishRestoredSchema(payload, client, step.erase)
    }),
  )
  process.exit(0)
} catch (error) {
  console.error(`Схема базы не готова: ${error instanceof Error ? error.message : String(error)}`)
  process.exit(1)
}
