import { randomBytes } from 'node:crypto'
import { resolve } from 'node:path'
import { sql } from '@payloadcms/db-postgres'
import { messages } from '@/lib/contract/messages'
import { withTimeout } from '@/lib/platform/database/timeouts'
import { query } from '@/lib/platform/database/payload-client'
import { internalHeaders } from '@/lib/runtime/internal-headers'
import { formatSetupRequest, SETUP_CLOSED, SETUP_PATH, type SetupRequest } from '@/lib/runtime/setup-request'
import { checkPassword, findFirstAccount } from '@/lib/office/setup/operator-password'
import { setupPage, setupPolicy, type SetupForm } from '@/lib/office/setup/setup-page'

const MAX_FOLDER_LENGTH = 1_000

/** The form of the first page, filled from the address after a failure. */
export async function showSetup(request: Request): Promise<Response> {
  return withTimeout('call', async () => {
    if (!(await findFirstAccount())) return closed()
    const { searchParams } = new URL(request.url)
    const fields = { choice: searchParams.get('choice') ?? '', folder: searchParams.get('folder') ?? '' }
    return showForm(fields, {}, 200)
  })
}

/** Checks the password; the front does the rest. */
export async function startSetup(request: Request): Promise<Response> {
  return withTimeout('call', async () => {
    const account = await findFirstAccount()
    if (!account) return closed()
    const sent = new URLSearchParams(await request.text())
    const fields = { choice: sent.get('choice') ?? '', folder: (sent.get('folder') ?? '').trim() }
    const address = request.headers.get(internalHeaders.clientAddress)
    const { isRight, retrySeconds } = await checkPassword(account, sent.get('password') ?? '', address)
    if (retrySeconds !== undefined) {
      const answer = await showForm(fields, { password: messages.tooMany }, 429)
      answer.headers.set('retry-after', String(retrySeconds))
      return answer
    }
    if (!isRight)
      return showForm(fields, { password: 'Пароль не подходит: возьмите его из вывода первого запуска' }, 422)
    return carryOut(fields)
  })
}

async function carryOut({ choice, folder }: { choice: string; folder: string }): Promise<Response> {
  if (choice !== 'city') {
    if (!(await isEmpty())) return new Response(null, { status: 303, headers: { location: '/admin' } })
    return begin('demo', '')
  }
  if (folder === '' || folder.length > MAX_FOLDER_LENGTH) {
    return showForm({ choice, folder }, { folder: 'Напишите путь к папке города на сервере' }, 422)
  }
  return begin('city', resolve(folder))
}

/** The attempt stands in the address, so that only this visitor sees the outcome. */
function begin(choice: SetupRequest['choice'], folder: string): Response {
  const attempt = randomBytes(16).toString('base64url')
  const headers = {
    location: `${SETUP_PATH}?attempt=${attempt}`,
    [internalHeaders.setup]: formatSetupRequest({ attempt, choice, folder }),
  }
  return new Response(null, { status: 303, headers })
}

function closed(): Response {
  return new Response(null, { status: 404, headers: { [internalHeaders.setup]: SETUP_CLOSED } })
}

async function showForm(
  { choice, folder }: { choice: string; folder: string },
  errors: SetupForm['errors'],
  status: number,
): Promise<Response> {
  const form = { choice: choice === 'city' ? 'city' : 'demo', folder, errors, isEmpty: await isEmpty() }
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': setupPolicy,
    'x-robots-tag': 'noindex',
  }
  return new Response(setupPage(form), { status, headers })
}

async function isEmpty(): Promise<boolean> {
  const [found] = await query<{ isEmpty: boolean }>(
    sql`SELECT NOT EXISTS (SELECT FROM news) AND NOT EXISTS (SELECT FROM documents) AS "isEmpty"`,
  )
  return found?.isEmpty ?? false
}
