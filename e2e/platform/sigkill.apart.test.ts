import { randomUUID } from 'node:crypto'
import type { Client } from 'pg'
import { impatient, PortalProcess } from '@/e2e/platform/portal-process'
import { eventually } from '@/e2e/fixtures/portal'
import { StalledProxy } from '@/e2e/platform/stalled-proxy'
import { postTechSupport } from '@/lib/domains/support/contract'

/** A portal is started three times, first with an empty folder. */
jest.setTimeout(600_000)

const WRITERS = 4
const ENOUGH = 40
const PUBLIC_URL = 'https://samursk.example'

let portal: PortalProcess

beforeAll(async () => {
  portal = await PortalProcess.start(PUBLIC_URL, impatient)
})

afterAll(async () => {
  await portal.dispose()
})

test('over https the cookie of the staff is bound to this host', async () => {
  const response = await logIn()
  const cookie = response.headers.get('set-cookie') ?? ''
  expect(cookie).toMatch(/^__Host-portal-token=/)
  for (const part of ['Path=/', 'Secure', 'HttpOnly', 'SameSite=Lax']) expect(cookie).toContain(part)
  expect(cookie).not.toContain('Domain')
  const headers = { cookie: cookie.split(';', 1)[0] ?? '', origin: PUBLIC_URL }
  const me = (await (await portal.ask('/cms/staff/me', { headers })).json()) as { user: { email: string } | null }
  expect(me.user?.email).toBe(portal.admin.email)
  const foreign = await portal.ask('/cms/staff/me', { headers: { ...headers, origin: 'https://elsewhere.example' } })
  expect(((await foreign.json()) as { user: unknown }).user).toBeNull()
})

test.each([
  ['the server', async () => portal.killServer()],
  [
    'PostgreSQL and the server',
    async () => {
      await portal.killDatabase()
      await portal.killServer()
    },
  ],
])('killing %s loses nothing that was acknowledged', async (_name, kill) => {
  const stream = new Stream(await token())
  await stream.reaches(ENOUGH)
  await kill()
  const acknowledged = await stream.end()
  expect(acknowledged.length).toBeGreaterThanOrEqual(ENOUGH)
  await portal.start()
  const kept = new Set(await storedTitles())
  expect(acknowledged.filter((title) => !kept.has(title))).toEqual([])
})

describe('a database that hangs', () => {
  /** More pages than are drawn at once, so that some wait for others. */
  const uncached = ['/faq', '/news', '/documents', '/orgs', '/projects', '/maps', '/mayor', '/activity', '/messages']

  async function expectNobodyWaits(tried: PortalProcess, stop: () => void | Promise<void>, goOn: typeof stop) {
    const jwt = await token(tried)
    const kept = await tried.ask('/')
    expect(kept.status).toBe(200)
    const post = (address: string, body: object, headers = {}) => ask(address, body, headers, tried)
    await stop()
    try {
      const page = await tried.ask('/')
      expect([page.status, page.headers.get('etag')]).toEqual([200, kept.headers.get('etag')])
      const responses = await Promise.all([
        ...uncached.map((path) => tried.ask(path)),
        tried.ask('/api/home'),
        tried.ask('/api/news?format=csv'),
        tried.ask('/open311/v2/services.json'),
        post(postTechSupport.path, supportMessage()),
        post('/graphql/cityideas', { query: '{ __typename }' }),
        post('/cms/useful-links', { title: 'Ссылка', url: 'https://example.org', type: '1' }, officeHeaders(jwt)),
      ])
      for (const response of responses) expect([response.url, response.status]).toEqual([response.url, 503])
      for (const response of responses) expect(await response.text()).toMatch(/[а-яё]{4}/)
      expect((await tried.ask('/readyz')).status).toBe(503)
    } finally {
      await goOn()
    }
    for (const path of ['/api/home', '/faq'])
      await eventually(
        async () => (await tried.ask(path)).status,
        (status) => status === 200,
      )
    expect((await post(postTechSupport.path, supportMessage())).status).toBe(200)
  }

  const promise = 'keeps nobody waiting: kept pages come as ever, all else answers 503 in Russian, and it comes back'

  test(`a frozen database ${promise}`, () =>
    expectNobodyWaits(
      portal,
      () => portal.freezeDatabase(),
      () => portal.thawDatabase(),
    ))

  test(`a database behind a network that drops packets ${promise}`, async () => {
    const line = await StalledProxy.to(await portal.databasePort())
    const settings = { DATABASE_URL: await portal.databaseUrl(line) }
    const other = await PortalProcess.start(PUBLIC_URL, settings)
    try {
      await expectNobodyWaits(
        other,
        () => line.stall(),
        () => line.resume(),
      )
    } finally {
      await other.dispose()
      line.close()
    }
  })

  test('a write without an answer says that its outcome is unknown, and a repeat with its key counts once', async () => {
    const key = randomUUID()
    const message = supportMessage()
    const database = await portal.openDatabase()
    try {
      await database.query('BEGIN')
      await database.query('LOCK TABLE support_requests')
      const lost = await ask(postTechSupport.path, message, { 'idempotency-key': key })
      expect([lost.status, await lost.json()]).toEqual([
        503,
        {
          message:
            'Сервис не ответил вовремя, и неизвестно, выполнен ли запрос. Отправьте его ещё раз: с тем же Idempotency-Key он не выполнится дважды',
        },
      ])
      const unkeyed = await ask(postTechSupport.path, supportMessage())
      expect([unkeyed.status, await unkeyed.json()]).toEqual([
        503,
        {
          message:
            'Сервис не ответил вовремя, и неизвестно, выполнен ли запрос. Проверьте это, прежде чем отправлять его ещё раз',
        },
      ])
      await database.query('ROLLBACK')
      for (const attempt of [1, 2]) {
        const response = await ask(postTechSupport.path, message, { 'idempotency-key': key })
        expect([attempt, response.status]).toEqual([attempt, 200])
      }
      const found = await database.query('SELECT id FROM support_requests WHERE message = $1', [message.message])
      expect(found.rowCount).toBe(1)
    } finally {
      await database.end()
    }
  })
})

describe('a full disk', () => {
  const MORE_THAN_AN_HOUR_TAKES = 7
  const MORE_THAN_A_LOCK_TAKES = 12
  let database: Client

  beforeAll(async () => {
    database = await portal.openDatabase()
    await database.query(`CREATE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      RAISE EXCEPTION 'could not extend file' USING ERRCODE = 'disk_full'; END $$`)
  })

  afterAll(() => database.end())

  async function whileFull(table: string, work: () => Promise<void>): Promise<void> {
    await database.query(`CREATE TRIGGER no_room BEFORE INSERT OR UPDATE ON ${table} EXECUTE FUNCTION no_room()`)
    try {
      await work()
    } finally {
      await database.query(`DROP TRIGGER no_room ON ${table}`)
    }
  }

  test('a full disk is reported in Russian, and refused calls do not count for limits', async () => {
    await whileFull('support_requests', async () => {
      for (let attempt = 1; attempt <= MORE_THAN_AN_HOUR_TAKES; attempt += 1) {
        const response = await ask(postTechSupport.path, supportMessage())
        expect([response.status, await response.json()]).toEqual([
          503,
          {
            message:
              'На сервере закончилось место: отправленное не сохранено. Сохраните текст у себя и попробуйте через час',
          },
        ])
      }
    })
    expect((await ask(postTechSupport.path, supportMessage())).status).toBe(200)
  })

  test('a rate limit that cannot be written on a full disk answers 503', async () => {
    await whileFull('private_limits', async () => {
      const response = await ask(postTechSupport.path, supportMessage())
      expect([response.status, await response.json()]).toEqual([
        503,
        {
          message:
            'На сервере закончилось место: отправленное не сохранено. Сохраните текст у себя и попробуйте через час',
        },
      ])
    })
  })

  test('a full disk does not lock the staff out', async () => {
    await whileFull('staff_sessions', async () => {
      for (let attempt = 1; attempt <= MORE_THAN_A_LOCK_TAKES; attempt += 1) {
        expect([attempt, (await ask('/cms/staff/login', portal.admin)).status]).toEqual([attempt, 503])
      }
    })
    expect((await ask('/cms/staff/login', portal.admin)).status).toBe(200)
  })

  test('a full disk shows the back office what to do', async () => {
    const jwt = await token()
    await whileFull('useful_links', async () => {
      const link = { title: 'Ссылка', url: 'https://example.org', type: '1' }
      const response = await ask('/cms/useful-links', link, officeHeaders(jwt))
      expect([response.status, await response.text()]).toEqual([503, expect.stringContaining('закончилось место')])
    })
  })
})

/** Makes a message of a guest, like no other. */
function supportMessage() {
  return { message: `Не открывается карта ${randomUUID()}`, email: 'guest@samursk.example', consents: ['support'] }
}

function officeHeaders(jwt: string): Record<string, string> {
  return { authorization: `JWT ${jwt}` }
}

function ask(address: string, body: object, headers: Record<string, string> = {}, to = portal): Promise<Response> {
  const type = { 'content-type': 'application/json' }
  return to.ask(address, { method: 'POST', headers: { ...type, ...headers }, body: JSON.stringify(body) })
}

/** Several people save one thing after another and note what the back office said it had stored. */
class Stream {
  private readonly acknowledged: string[] = []
  private isOver = false
  private readonly writers: Promise<void>[]

  constructor(private readonly token: string) {
    this.writers = Array.from({ length: WRITERS }, (_, index) => this.write(index))
  }

  async reaches(count: number): Promise<void> {
    while (this.acknowledged.length < count && !this.isOver) await new Promise((resolve) => setTimeout(resolve, 5))
  }

  async end(): Promise<string[]> {
    this.isOver = true
    await Promise.all(this.writers)
    return this.acknowledged
  }

  private async write(writer: number): Promise<void> {
    for (let number = 1; !this.isOver; number += 1) {
      const title = `Ссылка ${writer}-${number}-${Date.now()}`
      const response = await send('/cms/useful-links', { title, url: 'https://example.org', type: '1' }, this.token)
      if (response?.status === 201) this.acknowledged.push(title)
      else return
    }
  }
}

/** Sends it; no answer counts as nothing said. */
function send(path: string, body: object, jwt?: string, to = portal): Promise<Response | null> {
  const headers = { 'content-type': 'application/json', ...(jwt && { authorization: `JWT ${jwt}` }) }
  return to.ask(path, { method: 'POST', headers, body: JSON.stringify(body) }).catch(() => null)
}

async function logIn(to = portal): Promise<Response> {
  const response = await send('/cms/staff/login', portal.admin, undefined, to)
  if (!response?.ok) throw new Error(`Вход не удался: ${response?.status}`)
  return response
}

async function token(to = portal): Promise<string> {
  return ((await (await logIn(to)).json()) as { token: string }).token
}

async function storedTitles(): Promise<string[]> {
  const headers = { authorization: `JWT ${await token()}` }
  const response = await portal.ask('/cms/useful-links?pagination=false&depth=0', { headers })
  return ((await response.json()) as { docs: { title: string }[] }).docs.map(({ title }) => title)
}
