import type { Payload } from 'payload'
import type { Client } from 'pg'
import { withDatabaseLock } from '@/lib/platform/database/database-lock'
import { withOffice } from '@/lib/office/open-office'
import { parseArguments, type SeedCommand } from '@/lib/content/seed/arguments'
import { fillCityFolder, fillDemoCity } from '@/lib/content/seed/fill-demo-city'
import { scale } from '@/lib/tools/bench/rows/scale'
import { isEmptyOfContent } from '@/lib/content/seed/seed-mark'
import { env } from '@/lib/config/env'

/** Program of `npm run seed`. */
try {
  await fill(parseArguments(process.argv.slice(2)))
  process.exit(0)
} catch (error) {
  console.error(`Наполнение не удалось: ${error instanceof Error ? error.message : String(error)}`)
  process.exit(1)
}

async function fill(command: SeedCommand): Promise<void> {
  const { DATABASE_URL } = env
  if (!DATABASE_URL) throw new Error('не задана DATABASE_URL')
  await withDatabaseLock(DATABASE_URL, (client) =>
    command.task === 'scale'
      ? scale(command.rows, DATABASE_URL)
      : withOffice((payload) => fillEmpty(command, payload, client)),
  )
}

type CityCommand = Extract<SeedCommand, { task: 'demo' | 'from' }>

async function fillEmpty(command: CityCommand, payload: Payload, client: Client): Promise<void> {
  if (!(await isEmptyOfContent(client)))
    throw new Error('в базе уже есть содержание, а содержание города заполняет только пустую')
  const isDemo = command.task === 'demo'
  const seconds = await (isDemo ? fillDemoCity(payload, client) : fillCityFolder(payload, client, command.folder))
  console.log(`${isDemo ? 'Демонстрационный город' : 'Город'} готов за ${seconds} с`)
}
