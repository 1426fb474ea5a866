import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { Client } from 'pg'
import { z } from 'zod'
import { env } from '@/lib/config/env'
import { log } from '@/lib/config/log'
import { deliverEmail } from '@/lib/platform/mail/smtp'
import { commandLine } from '@/lib/platform/process/release'
import { StartError } from '@/lib/platform/process/start-error'
import { openWorkspace, refuseEmptyFolder, type Workspace } from '@/lib/platform/process/workspace'
import { checks, printResults, runChecks } from '@/lib/tools/check/checks'
import { fail, ok, type Check, type Finding } from '@/lib/tools/check/finding'

/** Program of `npm run check`. Exits with 1 if something has failed. */
const command = commandLine('check')
const USAGE = `Проверка портала:
  ${command}                       всё, что нужно для работы, и что делать
  ${command} --email АДРЕС      то же и пробное письмо на этот адрес
  ${command} --json             то же для программ`

log.level = 'silent'
const { email, json } = readArguments()
const dataDir = resolve(env.DATA_DIR)
await refuseEmptyFolder(dataDir)

const emailCheck: Check = { name: 'test-email', title: 'Пробное письмо', run: () => sendTestEmail(email ?? '') }
// a database that is away is a finding: it is asked once, not waited for
let asked = 0
const workspace = await openWorkspace({ join: true, isDirect: false, isStopping: () => asked++ > 0 }).catch(
  (error: Error) => error,
)
const client = workspace instanceof Error ? workspace : await connect(workspace)
const results = await runChecks(
  {
    dataDir,
    client: client instanceof Error ? null : client,
    databaseFailure: client instanceof Error ? client.message : null,
  },
  email === undefined ? checks : [...checks, emailCheck],
)
if (!(client instanceof Error)) await client.end()
if (!(workspace instanceof Error)) await workspace.database.close()
const hasFailed = results.some(({ verdict }) => verdict === 'fail')
console.log(json ? JSON.stringify({ isWell: !hasFailed, checks: results }, null, 2) : printResults(results))
process.exit(hasFailed ? 1 : 0)

function readArguments() {
  try {
    const options = { email: { type: 'string' }, json: { type: 'boolean', default: false } } as const
    const { values } = parseArgs({ args: process.argv.slice(3), options })
    return { ...values, email: z.email().optional().parse(values.email) }
  } catch {
    throw new StartError(USAGE)
  }
}

async function connect({ database }: Workspace): Promise<Client | Error> {
  const opened = new Client({ connectionString: database.url, application_name: 'city-portal-check' })
  opened.on('error', () => undefined)
  return opened.connect().then(
    () => opened,
    (error: Error) => error,
  )
}

async function sendTestEmail(to: string): Promise<Finding> {
  const text = `Пробное письмо портала ${env.PUBLIC_URL}. Отвечать на него не нужно.`
  try {
    await deliverEmail({ to, subject: 'Пробное письмо портала', text }, `check-${Date.now()}`)
  } catch (error) {
    return fail((error as Error).message, 'Проверьте SMTP_URL, MAIL_FROM и почтовый сервер')
  }
  return ok(env.SMTP_URL ? `почтовый сервер принял письмо на ${to}` : 'лежит в DATA_DIR/outbox: SMTP_URL не задан')
}
