import { ApiHost, type Mood } from '@/e2e/platform/api-host'
import { PLANTED } from '@/e2e/news/news-drafts'
import { PortalProcess } from '@/e2e/platform/portal-process'
import { at } from '@/e2e/fixtures/portal'
import { newsPath, paths } from '@/lib/config/paths'
import { PREVIEW_COOKIE, signPreviewToken } from '@/lib/runtime/preview-token'
import { typeset } from '@/lib/text/typography'

/** The portal has an empty database, and its every word comes from another host. */
jest.setTimeout(600_000)

const TOKEN = 'Bearer made-up-token'
const PREVIEW_SECRET = 'p'.repeat(32)

const elsewhere = new ApiHost()
let host: ApiHost
let portal: PortalProcess
let newest: { id: number; slug: string; title: string; type: { code: number } }

beforeAll(async () => {
  await elsewhere.open()
  host = new ApiHost(elsewhere.url)
  await host.open()
  const settings = { API_URL: host.url, PAGE_CACHE: 'off', LOG_LEVEL: 'error', PREVIEW_SECRET }
  portal = await PortalProcess.start('http://localhost', settings)
  const { news } = (await (await fetch(at('/api/news?type=1'))).json()) as { news: { data: (typeof newest)[] } }
  // an item that another test has planted may be gone in a moment
  newest = news.data.find(({ title }) => !title.includes(PLANTED)) as typeof newest
})

beforeEach(() => {
  host.mood = 'answers'
})

afterAll(async () => {
  await portal.dispose()
  await host.close()
  await elsewhere.close()
})

test('pages are rendered from the host at API_URL', async () => {
  for (const path of [paths.home, `${paths.news}?type=1`, addressOfNewest()]) {
    const { status, html } = await open(path)
    expect([path, status]).toEqual([path, 200])
    expect(html).toContain(asHtml(newest.title))
    expect(html).toContain('Самурск')
  }
  expect((await open('/news/2000000000/net')).status).toBe(404)
})

test('calls of the browser are passed to the host, and its answers and refusals come back', async () => {
  const response = await portal.ask('/api/usefullinks', asJson({ type_id: 1 }))
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual(await (await fetch(at('/api/usefullinks'), asJson({ type_id: 1 }))).json())
  expect((await portal.ask('/api/usefullinks', asJson({ type_id: 9 }))).status).toBe(422)
  expect((await portal.ask('/api/news/2000000000')).status).toBe(404)
})

describe.each<[string, Mood | 'refuses']>([
  ['that cannot be reached', 'refuses'],
  ['that answers 500', 'fails'],
  ['that keeps silent for more than five seconds', 'silent'],
])('a host %s', (_name, mood) => {
  let before: number

  beforeAll(async () => {
    before = (await portal.loggedErrors()).length
  })

  beforeEach(async () => {
    if (mood === 'refuses') await host.close()
    else host.mood = mood
  })

  afterEach(async () => {
    if (mood === 'refuses') await host.open()
  })

  test('a failing host leaves lists empty and item pages unavailable', async () => {
    const list = await open(`${paths.news}?type=1`)
    expect(list.status).toBe(200)
    expect(list.html).toContain('<h1')
    expect(list.html).not.toContain(asHtml(newest.title))
    expect((await open(paths.faq)).status).toBe(200)
    expect((await open(addressOfNewest())).status).toBe(503)
    const call = await portal.ask('/api/usefullinks', asJson({ type_id: 1 }))
    expect(call.status).toBeGreaterThanOrEqual(500)
    expect(portal.isRunning).toBe(true)
  })

  test('a failing host is reported in the log', async () => {
    expect((await portal.loggedErrors()).length).toBeGreaterThan(before)
  })
})

test('after a failure the next page is complete again', async () => {
  expect((await open(`${paths.news}?type=1`)).html).toContain(asHtml(newest.title))
})

test('the token is sent only to the host of the calls', async () => {
  host.asked.length = 0
  await portal.ask('/api/news', { headers: { authorization: TOKEN } })
  expect(host.asked.map(({ authorization }) => authorization)).toEqual([TOKEN])
  host.asked.length = 0
  await portal.ask(paths.news, { headers: { authorization: TOKEN } })
  expect(host.asked.length).toBeGreaterThan(0)
  expect(host.asked.filter(({ authorization }) => authorization !== undefined)).toEqual([])
})

test('the key of a preview is sent to the host only for the page that it opens', async () => {
  const key = signPreviewToken({ collection: 'news', id: newest.id, path: addressOfNewest() }, PREVIEW_SECRET)
  const listKeys = async (path: string) => {
    host.asked.length = 0
    await portal.ask(path, { headers: { accept: 'text/html', cookie: `${PREVIEW_COOKIE}=${key}` } })
    return new Set(host.asked.map(({ preview }) => preview))
  }
  expect(await listKeys(addressOfNewest())).toEqual(new Set([key]))
  expect(await listKeys(paths.news)).toEqual(new Set([undefined]))
})

test('a redirect of the external host is not followed', async () => {
  host.mood = 'sends away'
  const response = await portal.ask('/api/news', { headers: { authorization: TOKEN } })
  expect(response.status).toBe(503)
  expect(await response.json()).toEqual({ message: 'Сервис временно недоступен. Попробуйте через несколько минут' })
  await open(paths.news)
  expect(elsewhere.asked).toEqual([])
})

async function open(path: string): Promise<{ status: number; html: string }> {
  const response = await portal.ask(path, { headers: { accept: 'text/html' }, redirect: 'manual' })
  return { status: response.status, html: await response.text() }
}

function addressOfNewest(): string {
  return newsPath({ ...newest, typeCode: newest.type.code })
}

function asJson(body: object): RequestInit {
  return { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
}

/** Writes a text as a page draws it. */
function asHtml(text: string): string {
  return typeset(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
