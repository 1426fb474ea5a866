import { setTimeout as sleep } from 'node:timers/promises'
import getPort from 'get-port'
import { Client } from 'pg'
import { eventually } from '@/e2e/fixtures/portal'
import { someVisitor } from '@/e2e/fixtures/resident'
import { DemoCityCopy } from '@/e2e/platform/demo-city-copy'
import { MailServer } from '@/e2e/platform/mail-server'
import { impatient, PortalProcess } from '@/e2e/platform/portal-process'
import { StalledProxy } from '@/e2e/platform/stalled-proxy'
import { paths } from '@/lib/config/paths'
import { SETUP_PATH } from '@/lib/runtime/setup-request'

/** What an operator sees of a fault while the portal runs. */
jest.setTimeout(600_000)

const MAIL_FAILS = 'Почта не уходит'
const MAIL_GOES_AGAIN = 'Почта снова уходит'
/** The second attempt comes after 40 s, the third after 80 s more. */
const RETRY_LIMIT_MS = 240_000
const REQUESTS = 50
/** An answer of /readyz is given again for a second. */
const READINESS_CACHED_MS = 1_500

async function waitingEmails(portal: PortalProcess) {
  const response = await portal.ask('/readyz')
  const { emails } = (await response.json()) as {
    emails: { waiting: number; oldestSeconds: number | null; failing: number }
  }
  return { status: response.status, ...emails }
}

test('a mail server that is away: one warning, a count in /readyz, one line at the end, every email once', async () => {
  const smtpPort = await getPort()
  const portal = await PortalProcess.overDemoCity({ SMTP_URL: `smtp://127.0.0.1:${smtpPort}` })
  let mail: MailServer | undefined
  try {
    await portal.start()
    const recipients = [await portal.register(), await portal.register()]
    const during = await eventually(
      () => waitingEmails(portal),
      ({ failing }) => failing === recipients.length,
      RETRY_LIMIT_MS,
    )
    expect(during).toMatchObject({ status: 200, waiting: recipients.length, oldestSeconds: expect.any(Number) })
    expect(await portal.loggedLines(MAIL_FAILS)).toEqual([expect.stringContaining('"level":"warn"')])

    mail = await MailServer.open(smtpPort)
    const after = await eventually(
      () => waitingEmails(portal),
      ({ waiting }) => waiting === 0,
      RETRY_LIMIT_MS,
    )
    expect(after).toMatchObject({ status: 200, oldestSeconds: null })
    expect(mail.recipients.toSorted()).toEqual(recipients.toSorted())
    expect(await portal.loggedLines(MAIL_FAILS)).toHaveLength(1)
    expect(await portal.loggedLines(MAIL_GOES_AGAIN)).toHaveLength(1)
  } finally {
    await portal.dispose()
    mail?.close()
  }
})

test('X-Forwarded-For of an unknown neighbour is one warning, however many requests', async () => {
  const portal = await PortalProcess.overDemoCity({ TRUSTED_PROXIES: '' })
  try {
    await portal.start()
    for (let count = 0; count < REQUESTS; count += 1) {
      const response = await portal.ask('/api/home', { headers: someVisitor() })
      expect(response.status).toBe(200)
    }
    const [warning = '', ...others] = await portal.loggedLines('TRUSTED_PROXIES')
    expect(others).toEqual([])
    expect(JSON.parse(warning)).toMatchObject({ level: 'warn', neighbour: '127.0.0.1' })
  } finally {
    await portal.dispose()
  }
})

describe('a database in another place', () => {
  let city: DemoCityCopy
  let portal: PortalProcess
  let line: StalledProxy | undefined
  let linePort: number

  const openLine = async () => (line = await StalledProxy.to(Number(new URL(city.database.url).port), linePort))
  const closeLine = () => line?.close()

  beforeAll(async () => {
    city = await DemoCityCopy.open()
    linePort = await getPort()
    const databaseUrl = Object.assign(new URL(city.database.url), { port: String(linePort) }).href
    portal = await PortalProcess.overDemoCity({ ...impatient, DATABASE_URL: databaseUrl, LOG_LEVEL: 'info' })
  })

  afterAll(async () => {
    await portal.dispose()
    closeLine()
    await city.close()
  })

  test('a wrong password ends the start with one sentence', async () => {
    const wrong = Object.assign(new URL(city.database.url), { password: 'not-the-password' }).href
    const { code, said } = await portal.startInVain({ DATABASE_URL: wrong })
    expect([code, said]).toEqual([
      1,
      expect.stringMatching(/^База данных отказала во входе [^\n]*DATABASE_URL[^\n]*\n$/),
    ])
  })

  test('away at the start it is waited for, and nobody is sent to the portal meanwhile', async () => {
    portal.launch()
    const waiting = () => portal.loggedLines('База данных не отвечает: ждём её')
    await eventually(waiting, ({ length }) => length > 1) // said again every ten seconds
    expect(portal.isRunning).toBe(true)
    expect((await portal.ask('/readyz')).status).toBe(503)
    await openLine()
    await portal.becomesReady()
    expect(await portal.loggedLines('База данных ответила')).toHaveLength(1)
    expect((await portal.ask(paths.news)).status).toBe(200)
  })

  test('without a free connection the portal stays ready: it has its own', async () => {
    const clients: Client[] = []
    const takeOne = async () => {
      const client = new Client({ connectionString: city.database.url })
      await client.connect()
      clients.push(client)
    }
    try {
      for (;;) {
        const refusal = await takeOne().catch((error: { code?: string }) => error)
        if (!refusal) continue
        expect(refusal).toMatchObject({ code: '53300' })
        break
      }
      await sleep(READINESS_CACHED_MS)
      expect((await portal.ask('/readyz')).status).toBe(200)
      expect((await portal.ask('/api/home')).status).toBe(200)
    } finally {
      for (const client of clients) await client.end()
    }
  })

  test('away while people read it costs a line for each request, and no stack', async () => {
    closeLine()
    const isReady = async () => (await portal.ask('/readyz')).ok
    await eventually(isReady, (ready) => !ready)
    const before = (await portal.loggedLines()).length
    for (let count = 0; count < REQUESTS; count += 1) {
      const path = count % 2 ? '/api/home' : `${paths.news}?search=outage-${count}`
      const { status, headers } = await portal.ask(path)
      expect([path, status, headers.get('x-request-id')]).toEqual([path, 503, expect.any(String)])
    }
    const lines = async () => (await portal.loggedLines()).slice(before)
    const ofRequests = async () => (await lines()).filter((each) => each.includes('"database":"away"'))
    const shown = await eventually(ofRequests, ({ length }) => length >= REQUESTS)
    expect(shown).toHaveLength(REQUESTS)
    for (const path of ['/api/home', paths.news]) {
      expect(shown.filter((each) => new RegExp(`"requestId".*"path":"${path}"`).test(each))).toHaveLength(REQUESTS / 2)
    }
    expect((await lines()).filter((each) => /"stack"|^\s+at /.test(each))).toEqual([])
    const setup = await portal.ask(SETUP_PATH)
    expect([setup.status, await setup.text()]).toEqual([503, expect.stringContaining('Портал ждёт базу')])
    await openLine()
    await eventually(isReady, Boolean)
    expect((await portal.ask(paths.news)).status).toBe(200)
  })
})
