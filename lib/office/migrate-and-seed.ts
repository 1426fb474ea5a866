import type { Payload } from 'payload'
import type { Client } from 'pg'
import { isRestoring } from '@/lib/platform/backups/empty-database'
import { withDatabaseLock } from '@/lib/platform/database/database-lock'
import { administratorNotice, createFirstAdministrator } from '@/lib/office/first-administrator'
import { withOffice } from '@/lib/office/open-office'
import { prepareSchema } from '@/lib/office/prepare-schema'
import { restorePreviousCity } from '@/lib/office/setup/previous-city'
import { isCityFilled, isEmptyOfContent } from '@/lib/content/seed/seed-mark'
import { SeedProgress } from '@/lib/content/seed/loaders/seed-progress'
import { env } from '@/lib/config/env'
import { log } from '@/lib/config/log'
import { commandLine } from '@/lib/platform/process/release'
import { startStep } from '@/lib/platform/process/start-step.mjs'

try {
  if (!env.DATABASE_URL) throw new Error('не задана DATABASE_URL')
  await withDatabaseLock(env.DATABASE_URL, async (client) => {
    await restorePreviousCity(client)
    await withOffice((payload) => prepare(payload, client))
  })
  process.exit(0)
} catch (error) {
  console.error(`База данных не подготовлена: ${error instanceof Error ? error.message : String(error)}`)
  log.debug({ err: error }, 'Подготовка базы данных')
  process.exit(1)
}

async function prepare(payload: Payload, client: Client): Promise<void> {
  if (await isRestoring(client))
    throw new Error(`восстановление из копии не закончено, повторите его: ${commandLine('restore')} КОПИЯ`)
  const administrator = await startStep('database', () => prepareSchema(payload, client, createFirstAdministrator))
  if (administrator) process.stdout.write(`\n${administratorNotice(administrator, env.PUBLIC_URL)}\n\n`)
  if (env.DEMO === 'on') await prepareDemoCity(payload, client)
}

async function prepareDemoCity(payload: Payload, client: Client): Promise<void> {
  if (!(await isEmptyOfContent(client)) || (await isCityFilled(client))) return
  const { fillDemoCity } = await import('@/lib/content/seed/fill-demo-city')
  const progress = new SeedProgress()
  await startStep(
    'city',
    () => fillDemoCity(payload, client, progress),
    () => progress.describe(),
  )
}
