import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { log } from '@/lib/config/log'
import { DatabaseSilentError } from '@/lib/runtime/database-errors'
import { noteDatabaseFailure } from '@/lib/runtime/render-outcome'
import { isForWorker } from '@/lib/server/worker-paths'
import { RequestResponder } from '@/lib/server/worker/request-responder'

const spies = (['debug', 'info', 'error'] as const).map((level) => jest.spyOn(log, level).mockReturnValue(undefined))
let server: Server

beforeAll(async () => {
  const handlers = {
    api: async (req: IncomingMessage, res: ServerResponse) => {
      res.writeHead(Number(/\d+/.exec(req.url ?? '')?.[0])).end()
    },
    next: async (req: IncomingMessage, res: ServerResponse) => {
      if (req.url?.includes('outage')) noteDatabaseFailure(new DatabaseSilentError())
      res.statusCode = /broken|outage/.test(req.url ?? '') ? 500 : 200
      res.end('page')
    },
  }
  const responder = new RequestResponder(handlers, () => ({ address: '203.0.113.7', isFromProxy: false }), [], log)
  server = createServer((req, res) => void responder.respond(req, res)).listen(0)
  await once(server, 'listening')
})

afterAll(() => server.close())

test.each([
  ['GET', 200, 'debug'],
  ['GET', 304, 'debug'],
  ['POST', 200, 'info'],
  ['GET', 404, 'info'],
  ['GET', 500, 'error'],
] as const)('%s with status %i is a line of level %s', async (method, status, level) => {
  for (const spy of spies) spy.mockClear()
  await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/api/${status}`, { method })
  expect(log[level]).toHaveBeenCalledWith(expect.objectContaining({ method, status }), 'Запрос')
  expect(spies.flatMap(({ mock }) => mock.calls)).toHaveLength(1)
})

test.each(['/desk', '/desk?view=all', '/desk/queue/12', '/admin', '/admin/login'])(
  '%s is rendered per request: a nonce for scripts, no eval, kept nowhere',
  async (path) => {
    const { headers } = await fetch(`${origin()}${path}`)
    expect(headers.get('cache-control')).toBe('private, no-store')
    expect(headers.get('content-security-policy')).toMatch(/script-src 'self' 'nonce-[\w+/=]+';/)
    expect(headers.get('content-security-policy')).not.toContain('unsafe-eval')
  },
)

test.each([
  ['/desk/comments?view=broken', 500, null],
  ['/desk/comments?view=outage', 503, '5'],
  ['/admin/outage', 503, '5'],
])('%s answers %i', async (path, status, retryAfter) => {
  const response = await fetch(`${origin()}${path}`)
  expect([response.status, response.headers.get('retry-after')]).toEqual([status, retryAfter])
})

test.each([
  ['/desk', 'GET, HEAD'],
  ['/desk/queue/12', 'GET, HEAD'],
])('writes to %s are refused: those of the desk are below /cms', async (path, allow) => {
  const response = await fetch(`${origin()}${path}`, { method: 'POST' })
  expect([response.status, response.headers.get('allow')]).toEqual([405, allow])
})

test.each(['/desktop', '/desks/1', '/news'])('%s is no page of the staff', (path) => {
  expect(isForWorker(path)).toBe(false)
})

function origin(): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
