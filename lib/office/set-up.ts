import { existsSync } from 'node:fs'
import type { Payload } from 'payload'
import type { Client } from 'pg'
import { env } from '@/lib/config/env'
import { log } from '@/lib/config/log'
import { readCityFolder } from '@/lib/content/read/read-city-folder'
import { fillCityFolder, fillDemoCity } from '@/lib/content/seed/fill-demo-city'
import { withOffice } from '@/lib/office/open-office'
import { prepareSchema } from '@/lib/office/prepare-schema'
import { bringCityBack, copyStaff, dropCityAside, setCityAside } from '@/lib/office/setup/city-aside'
import { refuseUsedPortal } from '@/lib/office/setup/used-portal'
import { auditPortal } from '@/lib/platform/audit/audit'
import { withDatabaseLock } from '@/lib/platform/database/database-lock'
import { parseSetupRequest, type SetupRequest } from '@/lib/runtime/setup-request'

/** Program of the first page: `check` changes nothing, `replace` runs while no worker does. */
try {
  if (!env.DATABASE_URL) throw new Error('не задана DATABASE_URL')
  const request = parseSetupRequest(process.env.SETUP_REQUEST ?? '')
  const work = process.argv[2] === 'replace' ? replaceCity : check
  await withDatabaseLock(env.DATABASE_URL, (client) => work(client, request))
  process.exit(0)
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  log.debug({ err: error }, 'Первая настройка')
  process.exit(1)
}

async function check(client: Client, { choice, folder }: SetupRequest): Promise<void> {
  await refuseUsedPortal(client)
  if (choice === 'demo') return
  if (!existsSync(folder)) throw new Error(`На сервере нет папки ${folder}, или портал не может её прочитать`)
  readCityFolder(folder, { zone: env.TIME_ZONE })
}

async function replaceCity(client: Client, request: SetupRequest): Promise<void> {
  await refuseUsedPortal(client)
  await setCityAside(client)
  try {
    await withOffice((payload) => fill(payload, client, request))
  } catch (error) {
    await bringCityBack(client)
    throw error
  }
  await dropCityAside(client)
}

async function fill(payload: Payload, client: Client, { choice, folder }: SetupRequest): Promise<void> {
  await prepareSchema(payload, client, () => copyStaff(client))
  await (choice === 'demo' ? fillDemoCity(payload, client) : fillCityFolder(payload, client, folder))
  await auditPortal('Первая настройка', choice === 'demo' ? 'Вымышленный город' : `Город из папки ${folder}`)
}
