import { randomBytes } from 'node:crypto'
import { basename, join, resolve } from 'node:path'
import { sql } from '@payloadcms/db-postgres'
import { env } from '@/lib/config/env'
import { logRequestError } from '@/lib/config/log-request-error'
import { storageFolders } from '@/lib/config/storage'
import { messages } from '@/lib/contract/messages'
import { backupsFolder, describeBackups } from '@/lib/platform/backups/listed-backups'
import { withTimeout } from '@/lib/platform/database/timeouts'
import { query } from '@/lib/platform/database/payload-client'
import { findDatabaseFailure } from '@/lib/runtime/database-errors'
import { internalHeaders } from '@/lib/runtime/internal-headers'
import { setupPage, setupPageHeaders, type SetupForm } from '@/lib/runtime/setup-page'
import { formatSetupRequest, SETUP_CLOSED, SETUP_PATH, type SetupRequest } from '@/lib/runtime/setup-request'
import { checkPassword, findFirstAccount } from '@/lib/office/setup/operator-password'

const MAX_PATH_LENGTH = 1_000
const MAX_PASSPHRASE_LENGTH = 1_000

interface Choice {
  choice: string
  folder: string
  backup: string
  /** Name of a file in the folder of backups. */
  listed: string
}

/** The form of the first page, filled from the address after a failure. */
export async function showSetup(request: Request): Promise<Response> {
  return withDatabase(async () => {
    if (!(await findFirstAccount())) return closed()
    const { searchParams } = new URL(request.url)
    return showForm(readChoice(searchParams), {}, 200)
  })
}

/** Checks the password; the front does the rest. */
export async function startSetup(request: Request): Promise<Response> {
  return withDatabase(async () => {
    const account = await findFirstAccount()
    if (!account) return closed()
    const sent = new URLSearchParams(await request.text())
    const fields = readChoice(sent)
    const address = request.headers.get(internalHeaders.clientAddress)
    const { isRight, retrySeconds } = await checkPassword(account, sent.get('password') ?? '', address)
    if (retrySeconds !== undefined) {
      const response = await showForm(fields, { password: messages.tooMany }, 429)
      response.headers.set('retry-after', String(retrySeconds))
      return response
    }
    if (!isRight)
      return showForm(fields, { password: 'Пароль не подходит: возьмите его из вывода первого запуска' }, 422)
    return carryOut(fields, (sent.get('passphrase') ?? '').slice(0, MAX_PASSPHRASE_LENGTH))
  })
}

async function withDatabase(work: () => Promise<Response>): Promise<Response> {
  try {
    return await withTimeout('call', work)
  } catch (error) {
    if (!findDatabaseFailure(error)) throw error
    logRequestError({ err: error }, 'Первая настройка не открылась')
    const headers = { 'content-type': 'text/plain; charset=utf-8', 'retry-after': '5' }
    return new Response('Портал ждёт базу. Обновите страницу через минуту.', { status: 503, headers })
  }
}

function readChoice(sent: URLSearchParams): Choice {
  const read = (name: string) => (sent.get(name) ?? '').trim()
  return { choice: read('choice'), folder: read('folder'), backup: read('copy'), listed: basename(read('listed')) }
}

async function carryOut(fields: Choice, passphrase: string): Promise<Response> {
  const { choice, folder } = fields
  if (choice === 'city') {
    if (isPath(folder)) return begin({ choice, path: resolve(folder) })
    return showForm(fields, { folder: 'Напишите путь к папке города на сервере' }, 422)
  }
  if (choice === 'copy') return carryOutBackup(fields, passphrase)
  if (!(await isEmpty())) return new Response(null, { status: 303, headers: { location: '/admin' } })
  return begin({ choice: 'demo', path: '' })
}

/** A written path goes before a backup of the list, which is shown to those who know the password. */
async function carryOutBackup(fields: Choice, passphrase: string): Promise<Response> {
  const { backup, listed } = fields
  const folder = backupsFolder(storageFolders.root)
  const path = backup || (listed && join(folder, listed))
  if (isPath(path)) return begin({ choice: 'copy', path: resolve(path), passphrase })
  const backups = await describeBackups(folder)
  const advice =
    backups.length > 0 ? 'Выберите копию из списка или напишите путь к ней' : 'Напишите путь к копии на сервере'
  return showForm(fields, { backup: advice }, 422, backups)
}

function isPath(text: string): boolean {
  return text !== '' && text.length <= MAX_PATH_LENGTH
}

/** The attempt stands in the address, so that only this visitor sees the outcome. */
async function begin(chosen: Pick<SetupRequest, 'choice' | 'path'> & { passphrase?: string }): Promise<Response> {
  const attempt = randomBytes(16).toString('base64url')
  const headers = {
    location: `${SETUP_PATH}?attempt=${attempt}`,
    [internalHeaders.setup]: formatSetupRequest({ passphrase: '', ...chosen, attempt, isEmpty: await isEmpty() }),
  }
  return new Response(null, { status: 303, headers })
}

function closed(): Response {
  return new Response(null, { status: 404, headers: { [internalHeaders.setup]: SETUP_CLOSED } })
}

async function showForm(
  fields: Choice,
  errors: SetupForm['errors'],
  status: number,
  backups: SetupForm['backups'] = [],
): Promise<Response> {
  const choice = ['city', 'copy'].includes(fields.choice) ? fields.choice : 'demo'
  const form = { ...fields, choice, backups, zone: env.TIME_ZONE, errors, isEmpty: await isEmpty() }
  return new Response(setupPage(form), { status, headers: setupPageHeaders })
}

async function isEmpty(): Promise<boolean> {
  const [found] = await query<{ isEmpty: boolean }>(
    sql`SELECT NOT EXISTS (SELECT FROM news) AND NOT EXISTS (SELECT FROM documents) AS "isEmpty"`,
  )
  return found?.isEmpty ?? false
}
