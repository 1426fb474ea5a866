import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { markGone, markUnavailable } from '@/lib/runtime/render-outcome'
import { toTidyUrl } from '@/lib/server/front/redirects'
import { startTestFront, type TestFront } from '@/lib/server/test-front'

const next = jest.fn(async (req: IncomingMessage, res: ServerResponse) => {
  if (req.url === '/gone') markGone()
  if (req.url === '/away') markUnavailable()
  if (req.url === '/nothing') res.statusCode = 404
  if (req.url?.startsWith('/moved')) res.writeHead(308, { location: '/news?type=2', 'content-type': 'text/html' })
  if (!res.headersSent) res.setHeader('Content-Type', 'text/html; charset=utf-8')
  res.end('<p>Страница</p>')
})

let front: TestFront

beforeAll(async () => {
  front = await startTestFront(next)
})

afterAll(() => front.close())

function ask(path: string, accept = '*/*'): Promise<Response> {
  const { port } = front.server.address() as AddressInfo
  return fetch(`http://localhost:${port}${path}`, { redirect: 'manual', headers: { accept } })
}

const readLocation = async (path: string) => {
  const { status, headers } = await ask(path)
  return [status, headers.get('location')]
}

test.each([
  ['/moved?utm_source=vk', '/news?type=2&utm_source=vk'],
  ['/moved?page=2&yclid=1', '/news?type=2&yclid=1'],
  ['/moved//?yclid=1', '/news?type=2&yclid=1'],
  ['/news/?utm_source=vk', '/news?utm_source=vk'],
  ['/news//', '/news'],
  ['//news//?page=2&a=1', '/news?page=2&a=1'],
  ['//evil.example', '/evil.example'],
  ['//', '/'],
])('%s is redirected in one hop to %s', async (path, location) => {
  expect(await readLocation(path)).toEqual([301, location])
})

test.each([
  ['/\\evil.example/', '/evil.example'],
  ['/news\\1?a=//b', '/news/1?a=//b'],
  ['/news?from=/a//', '/news?from=/a//'],
  ['/', '/'],
])('the tidy form of %s is %s', (url, tidy) => {
  expect(toTidyUrl(url)).toBe(tidy)
})

test('the kept redirect holds nothing of its visitors', async () => {
  front.cache.purge()
  next.mockClear()
  const locations = await Promise.all(['/moved?yclid=a', '/moved?yclid=b', '/moved'].map(readLocation))
  expect(locations.map(([, location]) => location)).toEqual([
    '/news?type=2&yclid=a',
    '/news?type=2&yclid=b',
    '/news?type=2',
  ])
  expect(next).toHaveBeenCalledTimes(1)
})

test.each(['/nothing', '/gone', '/away'])('%s is JSON for a program that reads it, kept or not', async (path) => {
  const program = await ask(path, 'application/json')
  const page = await ask(path, 'text/html,application/xhtml+xml,*/*;q=0.8')
  const again = await ask(path, 'application/json')
  expect(page.headers.get('content-type')).toContain('text/html')
  for (const response of [program, again]) {
    expect(response.status).toBe(page.status)
    expect(await response.json()).toEqual({ message: expect.any(String) })
  }
})
