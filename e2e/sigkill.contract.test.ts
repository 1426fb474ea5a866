import { OwnPortal } from '@/e2e/support/own-portal'

/** Three starts of a portal, the first one with an empty folder. */
jest.setTimeout(600_000)

const WRITERS = 4
const ENOUGH = 40
const PUBLIC_URL = 'https://samursk.example'

let portal: OwnPortal

beforeAll(async () => {
  portal = await OwnPortal.start(PUBLIC_URL)
})

afterAll(async () => {
  await portal.dispose()
})

test('behind https the cookie of the staff is bound to this host', async () => {
  const answer = await logIn()
  const cookie = answer.headers.get('set-cookie') ?? ''
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
])('a sudden end of %s loses nothing that was acknowledged', async (_name, kill) => {
  const stream = new Stream(await token())
  await stream.reaches(ENOUGH)
  await kill()
  const acknowledged = await stream.end()
  expect(acknowledged.length).toBeGreaterThanOrEqual(ENOUGH)
  await portal.start()
  const kept = new Set(await storedTitles())
  expect(acknowledged.filter((title) => !kept.has(title))).toEqual([])
})

/** Several people who save one thing after another and note what the back office said it had stored. */
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
      const answer = await send('/cms/useful-links', { title, url: 'https://example.org', type: '1' }, this.token)
      if (answer?.status === 201) this.acknowledged.push(title)
      else return
    }
  }
}

/** No answer counts as nothing said. */
function send(path: string, body: object, jwt?: string): Promise<Response | null> {
  const headers = { 'content-type': 'application/json', ...(jwt && { authorization: `JWT ${jwt}` }) }
  return portal.ask(path, { method: 'POST', headers, body: JSON.stringify(body) }).catch(() => null)
}

async function logIn(): Promise<Response> {
  const answer = await send('/cms/staff/login', portal.admin)
  if (!answer?.ok) throw new Error(`Вход не удался: ${answer?.status}`)
  return answer
}

async function token(): Promise<string> {
  return ((await (await logIn()).json()) as { token: string }).token
}

async function storedTitles(): Promise<string[]> {
  const headers = { authorization: `JWT ${await token()}` }
  const answer = await portal.ask('/cms/useful-links?pagination=false&depth=0', { headers })
  return ((await answer.json()) as { docs: { title: string }[] }).docs.map(({ title }) => title)
}
