import { existsSync, readdirSync } from 'node:fs'
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import getPort from 'get-port'
import { eventually } from '@/e2e/fixtures/portal'
import { MailServer } from '@/e2e/platform/mail-server'
import { PortalProcess } from '@/e2e/platform/portal-process'
import { paths } from '@/lib/config/paths'

jest.setTimeout(600_000)

const RETRY_LIMIT_MS = 120_000
const library = findLibrary()
const testWithFaketime = library ? test : test.skip

/** Debian: faketime. */
function findLibrary(): string | undefined {
  if (process.platform !== 'linux') return undefined
  return readdirSync('/usr/lib', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join('/usr/lib', name, 'faketime', 'libfaketimeMT.so.1'))
    .find((file) => existsSync(file))
}

testWithFaketime(
  'the clock goes a year forward and back: pages, emails and health go on (skipped without faketime)',
  async () => {
    const clock = await FakeClock.create()
    const smtpPort = await getPort()
    const portal = await PortalProcess.overDemoCity({ ...clock.environment, SMTP_URL: `smtp://127.0.0.1:${smtpPort}` })
    let mail: MailServer | undefined
    try {
      await portal.start()
      const thisYear = await shownYear(portal)
      await clock.set('+365d')
      await eventually(
        () => shownYear(portal),
        (year) => year === thisYear + 1,
      )
      expect((await portal.ask(paths.news)).status).toBe(200)
      const email = await portal.register()
      await eventually(
        () => portal.loggedLines('Почта не уходит'),
        ({ length }) => length === 1,
      )

      await clock.set('+0')
      await eventually(
        () => shownYear(portal),
        (year) => year === thisYear,
      )
      const title = await changeNews(portal)
      await eventually(
        async () => (await portal.ask(paths.news)).text(),
        (page) => page.includes(title),
      )

      const server = (mail = await MailServer.open(smtpPort))
      await eventually(
        async () => server.recipients,
        ({ length }) => length > 0,
        RETRY_LIMIT_MS,
      )
      expect(server.recipients).toEqual([email])

      await portal.freezeDatabase()
      await eventually(
        async () => (await portal.ask('/readyz')).status,
        (status) => status === 503,
      )
      await portal.thawDatabase()
      await eventually(
        async () => (await portal.ask('/readyz')).status,
        (status) => status === 200,
      )
    } finally {
      await portal.dispose()
      mail?.close()
      await clock.dispose()
    }
  },
)

/** Reads the year by the clock of the portal. */
async function shownYear(portal: PortalProcess): Promise<number> {
  const response = await portal.ask('/healthz')
  return new Date(response.headers.get('date') ?? '').getUTCFullYear()
}

/** Changes the newest piece of news as an editor does; returns its new title. */
async function changeNews(portal: PortalProcess): Promise<string> {
  const send = (path: string, method: string, body: object, token?: string) =>
    portal.ask(path, {
      method,
      headers: { 'content-type': 'application/json', ...(token && { authorization: `JWT ${token}` }) },
      body: JSON.stringify(body),
    })
  const { token } = (await (await send('/cms/staff/login', 'POST', portal.admin)).json()) as { token: string }
  const [id] = (await (await portal.ask(paths.news)).text()).match(/(?<=href="\/news\/)\d+/) ?? []
  const title = `Часы на ратуше снова идут верно, день ${id}`
  const changed = await send(`/cms/news/${id}`, 'PATCH', { title, _status: 'published' }, token)
  expect(changed.status).toBe(200)
  return title
}

/** The clock of a process that runs: the library reads the difference from a file. The monotonic clock goes on. */
class FakeClock {
  private constructor(private readonly folder: string) {}

  static async create(): Promise<FakeClock> {
    const clock = new FakeClock(await mkdtemp(join(tmpdir(), 'city-portal-clock-')))
    await clock.set('+0')
    return clock
  }

  async set(difference: string): Promise<void> {
    const draft = `${this.file}.new`
    await writeFile(draft, `${difference}\n`)
    await rename(draft, this.file)
  }

  get environment(): Record<string, string> {
    return {
      LD_PRELOAD: library ?? '',
      FAKETIME_TIMESTAMP_FILE: this.file,
      FAKETIME_CACHE_DURATION: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
      FAKETIME_DISABLE_SHM: '1',
      NO_FAKE_STAT: '1',
    }
  }

  dispose(): Promise<void> {
    return rm(this.folder, { recursive: true, force: true })
  }

  private get file(): string {
    return join(this.folder, 'difference')
  }
}
