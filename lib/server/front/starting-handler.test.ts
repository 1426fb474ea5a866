import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { unavailablePage } from '@/lib/server/front/error-pages'
import { createStartingHandler } from '@/lib/server/front/starting-handler'
import { makeHttpServer } from '@/lib/server/front/http-server'

let server: Server

beforeAll(async () => {
  server = makeHttpServer(createStartingHandler(unavailablePage([])), { isBehindProxy: false }).listen(0)
  await once(server, 'listening')
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
})

function ask(path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, init)
}

const REFUSAL = { message: 'Сервис временно недоступен. Попробуйте через несколько минут' }

test.each(['/', '/news?page=2', '/admin'])('whoever opens %s reads that the portal will be back', async (path) => {
  const response = await ask(path, { headers: { accept: 'text/html' } })
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '10'])
  expect(await response.text()).toContain('Портал временно недоступен')
})

test.each<[string, RequestInit]>([
  ['/api/home', {}],
  ['/files/a.pdf', {}],
  ['/graphql/cityideas', { method: 'POST', body: '{}' }],
  ['/cms/staff/login', { method: 'POST', body: '{}' }],
])('a program that asks for %s is told when to come back', async (path, init) => {
  const response = await ask(path, init)
  expect([response.status, response.headers.get('retry-after'), await response.json()]).toEqual([503, '5', REFUSAL])
})

test('the process is alive and not ready', async () => {
  expect((await ask('/healthz')).status).toBe(200)
  expect((await ask('/readyz')).status).toBe(503)
})
