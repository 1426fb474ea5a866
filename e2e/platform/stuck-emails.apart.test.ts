import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import getPort from 'get-port'
import { eventually } from '@/e2e/fixtures/portal'
import { MailServer } from '@/e2e/platform/mail-server'
import { PortalProcess } from '@/e2e/platform/portal-process'
import { IS_EMAIL_JOB } from '@/lib/platform/mail/stored-names'

jest.setTimeout(600_000)

/** An email is tried fourteen times. */
const ATTEMPTS = 14
const TIMEOUT_MS = 240_000
const GIVEN_UP = 'Попытки отправить письмо кончились'

let portal: PortalProcess
let smtpPort: number

beforeAll(async () => {
  smtpPort = await getPort()
  const settings = { SMTP_URL: `smtp://127.0.0.1:${smtpPort}`, LOG_LEVEL: 'warn' }
  portal = await PortalProcess.start('http://localhost', settings)
})

afterAll(() => portal.dispose())

async function emails(...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, ['start.mjs', 'emails', ...args], {
    env: { ...portal.environment, LOG_LEVEL: 'fatal' },
  })
  return stdout.trim()
}

/** Two days of attempts: the next one need not be waited for. */
async function countStuck(): Promise<number> {
  await portal.query(`UPDATE payload_jobs SET wait_until = NULL WHERE ${IS_EMAIL_JOB} AND NOT processing`)
  const { emails: state } = (await (await portal.ask('/readyz')).json()) as { emails: { stuck: number } }
  return state.stuck
}

test('the operator sees which emails are not sent any more, sends them again and deletes them', async () => {
  expect(await emails('list')).toBe('Писем, которые больше не отправляются, нет.')
  const wanted = await portal.register()
  await portal.register()
  await eventually(countStuck, (stuck) => stuck === 2, TIMEOUT_MS)
  expect(await portal.loggedLines(GIVEN_UP)).toHaveLength(2)

  const listed = await emails('list')
  expect(listed.split('\n')).toEqual([
    `№ 1 · welcome · 0 ч · попыток ${ATTEMPTS} · ESOCKET CONN`,
    `№ 2 · welcome · 0 ч · попыток ${ATTEMPTS} · ESOCKET CONN`,
  ])
  await expect(emails('drop', '2', '77')).rejects.toThrow('Среди писем, которые больше не отправляются, нет: № 77.')

  const mail = await MailServer.open(smtpPort)
  try {
    expect(await emails('resend', 'all')).toBe('Поставлены в очередь снова: № 1.')
    await eventually(
      async () => mail.recipients,
      ({ length }) => length > 0,
    )
    expect(await emails('resend', 'all')).toBe('Писем, которые больше не отправляются, нет.')
    expect(mail.recipients).toEqual([wanted])
  } finally {
    mail.close()
  }
  expect(await portal.query("SELECT action, subject FROM audit_log WHERE who LIKE 'сервер, %' ORDER BY id")).toEqual([
    { action: 'Письмо удалено из очереди', subject: 'Письмо № 2, welcome' },
    { action: 'Письмо отправлено снова', subject: 'Письмо № 1, welcome' },
  ])
})
