import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fetchWithRetry } from '@/lib/runtime/fetch-with-retry'

type Reply = (response: ServerResponse) => unknown

const says =
  (status: number): Reply =>
  (response) =>
    response.writeHead(status).end(String(status))
const breaks: Reply = (response) => response.destroy()

let replies: Reply[] = []
let asked = 0
const server = createServer((_, response) => {
  const reply = replies[asked] ?? says(200)
  asked += 1
  reply(response)
})
let url = ''

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
})

afterAll(() => server.close())

beforeEach(() => {
  asked = 0
})

test.each<[string, Reply]>([
  ['502', says(502)],
  ['503', says(503)],
  ['a broken connection', breaks],
])('after %s a read is sent once more', async (_, reply) => {
  replies = [reply]
  expect((await fetchWithRetry(url)).status).toBe(200)
  expect(asked).toBe(2)
})

test('a second failure is told', async () => {
  replies = [says(503), says(503)]
  expect((await fetchWithRetry(url)).status).toBe(503)
  replies = [breaks, breaks]
  asked = 0
  await expect(fetchWithRetry(url)).rejects.toThrow('fetch failed')
  expect(asked).toBe(2)
})

test.each([200, 404, 422, 429, 500])('%s is an answer', async (status) => {
  replies = [says(status)]
  expect((await fetchWithRetry(url)).status).toBe(status)
  expect(asked).toBe(1)
})

test('a caller who has stopped waiting sends nothing again', async () => {
  const stopped = new AbortController()
  replies = [() => stopped.abort()]
  await expect(fetchWithRetry(url, { signal: stopped.signal })).rejects.toMatchObject({ name: 'AbortError' })
  expect(asked).toBe(1)
})
