import { existingPath } from '@/e2e/fixtures/existing-path'
import { buildExample } from '@/e2e/fixtures/examples'
import { at } from '@/e2e/fixtures/portal'
import { Resident, send, someVisitor } from '@/e2e/fixtures/resident'
import { feedSections, paths } from '@/lib/config/paths'
import { isPublicRead, type Operation } from '@/lib/contract/operation'
import { operations } from '@/lib/domains/operations'

const PAGE = 'https://another-site.example'
const named = (which: readonly Operation[]) => which.map((operation) => [operation.id, operation] as const)
const open = operations.filter(isPublicRead)
const residentReads = operations.filter(({ method, access }) => method === 'GET' && access !== 'public')
const writes = operations.filter(({ method }) => method === 'POST')

let owner: Resident
beforeAll(async () => {
  owner = await Resident.register()
})

function from(page: string, headers: Record<string, string> = {}): Record<string, string> {
  return { origin: page, ...someVisitor(), ...headers }
}

function preflight(path: string, method = 'GET', asked = 'if-none-match'): Promise<Response> {
  const headers = from(PAGE, { 'access-control-request-method': method, 'access-control-request-headers': asked })
  return fetch(at(path), { method: 'OPTIONS', headers })
}

/** Expects that any site's page may read the answer, without cookies and without a name of an origin. */
function expectOpen({ headers }: Response): void {
  expect(headers.get('access-control-allow-origin')).toBe('*')
  expect(headers.get('access-control-allow-credentials')).toBeNull()
}

async function expectPreflight(path: string): Promise<void> {
  const response = await preflight(path)
  expect([path, response.status]).toEqual([path, 204])
  expectOpen(response)
  expect(response.headers.get('access-control-allow-methods')).toBe('GET, HEAD')
  const allowed = (response.headers.get('access-control-allow-headers') ?? '').toLowerCase().split(', ')
  expect(allowed).toEqual(expect.arrayContaining(['if-none-match', 'range', 'content-type']))
  expect(allowed).not.toContain('authorization')
}

/** Expects that no other site's page can make or read this call, with a preflight or without. */
async function expectClosed({ method, path }: Pick<Operation, 'method' | 'path'>): Promise<void> {
  // the slash at the end is the specification's; a development server would redirect it
  const asked = await preflight(path.replace(/\/$/, ''), method, 'authorization')
  expect(asked.headers.get('access-control-allow-origin')).toBeNull()
}

it.each(named(open))('%s sends CORS headers and answers 304 while unchanged', async (id, operation) => {
  const path = await existingPath(operation, owner)
  const { query = '' } = await buildExample(id, owner)
  const first = await fetch(at(path + query), { headers: from(PAGE) })
  expect([id, first.status]).toEqual([id, 200])
  expectOpen(first)
  const tag = first.headers.get('etag') ?? ''
  expect(tag).toMatch(/^W\/"[\w-]{22}"$/)
  expect(first.headers.get('vary')).toMatch(/accept-encoding/i)
  const again = await fetch(at(path + query), { headers: from(PAGE, { 'if-none-match': `"other", ${tag}` }) })
  expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', tag])
  expectOpen(again)
  const head = await fetch(at(path + query), { method: 'HEAD', headers: from(PAGE) })
  expect([head.status, head.headers.get('etag')]).toEqual([200, tag])
  await expectPreflight(path)
})

it.each(named(residentReads))('%s (personal read) sends no CORS headers', async (_id, operation) => {
  const path = await existingPath(operation, owner)
  const response = await owner.call({ ...operation, path }, { headers: { origin: PAGE } })
  expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([200, null])
  expect(response.headers.get('etag')).toBeNull()
  await expectClosed({ ...operation, path })
})

it.each(named(writes))('%s (write) sends no CORS headers', async (_id, operation) => {
  const response = await send(operation, { headers: from(PAGE), body: {} })
  expect(response.headers.get('access-control-allow-origin')).toBeNull()
  // an address that may also be read allows reading only
  const isRead = open.some(({ path }) => path === operation.path)
  const asked = await preflight(operation.path, 'POST', 'authorization')
  expect(asked.headers.get('access-control-allow-methods')).toBe(isRead ? 'GET, HEAD' : null)
})

it('files, tiles, exports, feeds, calendars, openapi.json and their refusals send CORS headers', async () => {
  const documents = await (await fetch(at('/api/documents'))).text()
  const news = await (await fetch(at('/api/news'))).text()
  const addresses = [
    '/api/openapi.json',
    '/map/tiles/16/41608/24362',
    '/api/claims?format=geojson',
    '/api/news?format=csv',
    /\/files\/[\w-]+\.pdf/.exec(documents)?.[0] ?? '',
    /\/files\/[\w-]+\.(webp|jpg)/.exec(news)?.[0] ?? '',
    '/open311/discovery.json',
    '/open311/discovery.xml',
    '/open311/v2/requests.xml',
    '/open311/v2/services.json',
    ...feedSections.flatMap((section) => [paths.feed(section, 'rss.xml'), paths.feed(section, 'feed.json')]),
    paths.postersCalendar(),
    '/news/rss.xml',
  ]
  for (const address of addresses) {
    const response = await fetch(at(address), { headers: from(PAGE) })
    await response.arrayBuffer()
    expect([address, response.status]).toEqual([address, 200])
    expectOpen(response)
    await expectPreflight(address)
  }
  for (const wrong of ['/api/news?page=0', '/api/news/2000000000', '/open311/v2/services/2000000000.xml'])
    expectOpen(await fetch(at(wrong), { headers: from(PAGE) }))
})

it('personal calls, GraphQL and the back office send no CORS headers', async () => {
  const closed = [
    '/files/private?id=1',
    '/api/claimstate?key=nobody',
    '/graphql/socialcontrol?query=%7B__typename%7D',
    '/api/nosuchcall',
    '/cms/staff/me',
  ]
  for (const address of closed) {
    const responses = [
      await fetch(at(address), { headers: from(PAGE) }),
      await preflight(address, 'GET', 'authorization'),
    ]
    expect([address, ...responses.map(({ headers }) => headers.get('access-control-allow-origin'))]).toEqual([
      address,
      null,
      null,
    ])
  }
})
