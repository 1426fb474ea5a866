import { randomBytes } from 'node:crypto'
import { paragraph } from '@/e2e/news/news-drafts'
import { administrator } from '@/e2e/fixtures/office'
import { PortalProcess } from '@/e2e/platform/portal-process'
import { askPortal as first, eventually, type Ask } from '@/e2e/fixtures/portal'
import { paths } from '@/lib/config/paths'

/** A second portal runs over the database of the one under test: two machines behind one address. */
jest.setTimeout(600_000)

const second: Ask = (path, init) => portal.ask(path, init)
let portal: PortalProcess

beforeAll(async () => {
  portal = await PortalProcess.beside()
})

afterAll(async () => {
  await portal.dispose()
})

test.each([
  ['first', first, second],
  ['second', second, first],
])('an edit through the %s shows on pages of both', async (_name, here, there) => {
  const word = `проба${randomBytes(6).toString('hex')}`
  const shows = (ask: Ask) => async () => (await (await ask(paths.faq)).text()).includes(word)
  const office = await enter(here)
  expect(await Promise.all([here, there].map((ask) => shows(ask)()))).toEqual([false, false])
  const question = await office.ask('POST', '/cms/faq', {
    question: `Как найти ${word}?`,
    answer: paragraph('Спросить у обоих порталов.'),
    topic: await office.someTopic(),
    position: 0, // the page shows the first questions of a topic
    _status: 'published',
  })
  expect(await eventually(shows(there), Boolean)).toBe(true)
  expect(await eventually(shows(here), Boolean)).toBe(true)
  await office.ask('DELETE', `/cms/faq/${question.doc?.id}`)
  expect(await eventually(shows(there), (isThere) => !isThere)).toBe(false)
})

interface Written {
  doc?: { id: number }
  docs?: { id: number }[]
}

async function enter(portalAsk: Ask) {
  const login = await portalAsk('/cms/staff/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(administrator),
  })
  const { token } = (await login.json()) as { token: string }
  const headers = { authorization: `JWT ${token}`, 'content-type': 'application/json' }
  const ask = async (method: string, path: string, body?: object): Promise<Written> => {
    const response = await portalAsk(path, { method, headers, body: body && JSON.stringify(body) })
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
    return (await response.json()) as Written
  }
  return { ask, someTopic: async () => (await ask('GET', '/cms/faq-topics?limit=1')).docs?.[0]?.id }
}
