import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { log } from '@/lib/config/log'
import { CdnPurge } from '@/lib/server/front/cdn-purge'

let server: Server
let status = 200
let taken: { headers: IncomingHttpHeaders; tags: unknown }[] = []
let purge: CdnPurge

beforeEach(async () => {
  taken = []
  status = 200
  server = createServer((req, res) => {
    void text(req).then((body) => {
      taken.push({ headers: req.headers, tags: (JSON.parse(body) as { tags: unknown }).tags })
      res.writeHead(status).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  purge = new CdnPurge(`http://127.0.0.1:${(server.address() as AddressInfo).port}/purge`, 'secret', log)
})

afterEach(async () => {
  purge.stop()
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

async function untilTaken(count: number): Promise<void> {
  while (taken.length < count) await new Promise((resolve) => setTimeout(resolve, 20))
}

it('sends what changed within a second in one request that Fastly and Cloudflare understand', async () => {
  purge.add(new Set(['news']))
  purge.add(new Set(['news_tags', 'news']))
  await untilTaken(1)
  expect(taken[0]).toMatchObject({
    tags: ['news', 'unknown', 'news_tags'],
    headers: {
      'surrogate-key': 'news unknown news_tags',
      'fastly-key': 'secret',
      authorization: 'Bearer secret',
      'content-type': 'application/json',
    },
  })
})

it('names every page if all may have changed, or more than one request can name', async () => {
  purge.add(new Set(['news']))
  purge.add('all')
  await untilTaken(1)
  purge.add(new Set(Array.from({ length: 120 }, (_, number) => `table_${number}`)))
  await untilTaken(2)
  expect(taken.map(({ tags }) => tags)).toEqual([['portal'], ['portal']])
})

it('sends again what a CDN did not take, together with what changed since, and says so once', async () => {
  const error = jest.spyOn(log, 'error').mockImplementation(() => undefined)
  const warn = jest.spyOn(log, 'warn').mockImplementation(() => undefined)
  status = 500
  purge.add(new Set(['news']))
  await untilTaken(2)
  status = 200
  purge.add(new Set(['posters']))
  await untilTaken(3)
  expect(taken[2]?.tags).toEqual(['news', 'unknown', 'posters'])
  purge.add(new Set(['ideas']))
  await untilTaken(4)
  expect(taken[3]?.tags).toEqual(['ideas', 'unknown'])
  expect([error.mock.calls, warn.mock.calls].map((calls) => calls.map((call) => call.at(-1)))).toEqual([
    ['CDN не узнала об изменениях'],
    ['CDN снова узнаёт об изменениях'],
  ])
  error.mockRestore()
  warn.mockRestore()
})
