import { existsSync } from 'node:fs'
import type { Payload } from 'payload'
import type { Client } from 'pg'
import { env } from '@/lib/config/env'
import { log } from '@/lib/config/log'
import { readCityFolder } from '@/lib/content/read/read-city-folder'
import { fillCityFolder, fillDemoCity } from '@/lib/content/seed/fill-demo-city'
import { withOffice } from '@/lib/office/open-office'
import { prepareSchema } from '@/lib/office/prepare-schema'
import {
  restorePreviousCity,
  copyStaff,
  dropPreviousCity,
  setPreviousCityAside,
} from '@/lib/office/setup/previous-city'
import { openBackup, restoreCity } from '@/lib/office/setup/city-backup'
import { auditPortal } from '@/lib/platform/audit/audit'
import { withBackupLock } from '@/lib/platform/backups/nightly-backup'
import { withDatabaseLock } from '@/lib/platform/database/database-lock'
import { describeFailure } from '@/lib/platform/process/describe-failure'
import { parseSetupRequest, type SetupRequest } from '@/lib/runtime/setup-request'

/** Program of the first page: `check` changes nothing, `replace` runs while no worker does. */
try {
  if (!env.DATABASE_URL) throw new Error('не задана DATABASE_URL')
  const request = parseSetupRequest(process.env.SETUP_REQUEST ?? '')
  const work = process.argv[2] === 'replace' ? replace : check
  await withDatabaseLock(env.DATABASE_URL, (client) => work(client, request))
  process.exit(0)
} catch (error) {
  console.error(describeFailure(error))
  log.debug({ err: error }, 'Первая настройка')
  process.exit(1)
}

async function check(client: Client, request: SetupRequest): Promise<void> {
  const { choice, path } = request
  await refuseUsedPortal(client)
  if (choice === 'demo') return
  if (choice === 'copy') return void (await openBackup(request))
  if (!existsSync(path))
    throw new Error(`На сервере нет папки ${path}, или портал не может её прочитать: проверьте путь и права`)
  readCityFolder(path, { zone: env.TIME_ZONE })
}

/** No nightly backup of a half-filled city: an instance that would begin one finds its lock taken. */
async function replace(client: Client, request: SetupRequest): Promise<void> {
  const isDone = await withBackupLock(env.DATABASE_URL ?? '', async () => {
    await replaceCity(client, request)
    return true
  })
  if (!isDone) throw new Error('Сейчас делается ночная копия: повторите через несколько минут')
}

async function replaceCity(client: Client, request: SetupRequest): Promise<void> {
  await refuseUsedPortal(client)
  const backup = request.choice === 'copy' ? await openBackup(request) : null
  await setPreviousCityAside(client)
  try {
    await withOffice((payload) => (backup ? restoreCity(payload, client, backup) : fill(payload, client, request)))
  } catch (error) {
    await restorePreviousCity(client)
    throw error
  }
  await dropPreviousCity(client)
}

async function fill(payload: Payload, client: Client, { choice, path }: SetupRequest): Promise<void> {
  await prepareSchema(payload, client, () => copyStaff(client), choice === 'demo')
  await (choice === 'demo' ? fillDemoCity(payload, client) : fillCityFolder(payload, client, path))
  await auditPortal('Первая настройка', choice === 'demo' ? 'Вымышленный город' : `Город из папки ${path}`)
}

/** Throws if people have written: only what the first start made may be replaced. */
async function refuseUsedPortal(client: Client): Promise<void> {
  const { rows } = await client.query<{ isUsed: boolean }>(
    `SELECT EXISTS (SELECT FROM audit_log WHERE kind <> 'portal' AND result LIKE 'выполнено%') AS "isUsed"`,
  )
  if (rows[0]?.isUsed) {
    throw new Error(
      'На портале уже писали жители или сотрудники: содержание не заменено. Для другого города возьмите новую папку данных и пустую базу',
    )
  }
}
