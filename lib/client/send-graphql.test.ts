import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { inspect } from 'node:util'
import { callGraphql } from '@/lib/client/call-graphql'
import { sendGraphql } from '@/lib/client/send-graphql'
import { isConnectionLost } from '@/lib/client/outbox-messages'
import type { GraphqlOperation } from '@/lib/contract/graphql-operation'

type Response = { status: number; type: string; body: string }

const operation: GraphqlOperation<{ ClaimCreate: { message: string } }, { input: { name: string; phone: string } }> = {
  endpoint: '/graphql/socialcontrol',
  document: 'mutation CreateClaim($input: ClaimInput!) { ClaimCreate(input: $input) { message } }',
}
const variables = { input: { name: 'Патимат Иванова', phone: '+7 (928) 055-12-34' } }
const typed = /Патимат|928/

let server: Server
let received: { request: IncomingMessage; body: string }[] = []
let response: Response

beforeAll(async () => {
  server = createServer((request, sent) => {
    void text(request).then((body) => {
      received.push({ request, body })
      sent.writeHead(response.status, { 'content-type': response.type }).end(response.body)
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const stored = new Map([['apollo-token', 'secret']])
  const localStorage = { getItem: (key: string) => stored.get(key) ?? null }
  Object.assign(globalThis, { window: { location: { origin: `http://127.0.0.1:${port}` }, localStorage } })
})

afterAll(() => server.close())

beforeEach(() => {
  received = []
  response = json(200, { data: { ClaimCreate: { message: 'Принято' } } })
})

const json = (status: number, body: unknown): Response => ({
  status,
  type: 'application/json; charset=utf-8',
  body: JSON.stringify(body),
})

const send = () => callGraphql(operation, variables, { idempotencyKey: 'k'.repeat(32), place: '47.5,42.9' })

/** Everything of an error that a log or a page could show. */
const shown = (error: unknown) => inspect(error, { depth: null, showHidden: true })

test('a call sends document, variables and headers, and no name that would have to be parsed', async () => {
  expect(await send()).toEqual({ ClaimCreate: { message: 'Принято' } })
  const [{ request, body } = { request: null, body: '' }] = received
  expect(JSON.parse(body)).toEqual({ query: operation.document, variables })
  expect(request).toMatchObject({ method: 'POST', url: '/graphql/socialcontrol' })
  expect(request?.headers).toMatchObject({
    accept: 'application/json',
    'content-type': 'application/json',
    authorization: 'Bearer secret',
    'idempotency-key': 'k'.repeat(32),
  })
})

test('a refusal has its code and messages by field, and nothing that was typed', async () => {
  const validation = { 'input.phone': ['Укажите телефон полностью'] }
  const errors = [{ message: 'Проверьте поля', extensions: { category: 'validation', validation } }]
  for (const status of [200, 422]) {
    response = json(status, { errors, data: null })
    const error: unknown = await send().catch((caught: unknown) => caught)
    expect(error).toMatchObject({
      code: 'invalid',
      message: 'Проверьте поля',
      errors: { phone: ['Укажите телефон полностью'] },
    })
    expect(shown(error)).not.toMatch(typed)
  }
})

test.each<[string, Response]>([
  ['a page of a proxy', { status: 413, type: 'text/html', body: '<h1>Патимат, слишком много</h1>' }],
  ['a page with success', { status: 200, type: 'text/html', body: '<h1>Патимат</h1>' }],
  ['broken JSON', { status: 200, type: 'application/json', body: '{"data": {"name": "Патимат' }],
  ['JSON of another shape', json(200, { errors: { name: 'Патимат' } })],
  ['JSON without data', json(429, { message: 'Патимат, слишком много запросов' })],
])('%s is a failure that shows nothing of the request or the response', async (_, sent) => {
  response = sent
  const error: unknown = await send().catch((caught: unknown) => caught)
  expect(error).toMatchObject({
    code: 'unavailable',
    message: 'Сервис временно недоступен. Попробуйте через несколько минут',
  })
  expect(shown(error)).not.toMatch(typed)
  expect(isConnectionLost(error)).toBe(false)
})

test('a query that meets a busy server is sent once more, a mutation is not', async () => {
  const query: GraphqlOperation<{ UsersCount: number }> = {
    endpoint: '/graphql/socialcontrol',
    document: 'query Q { UsersCount }',
  }
  response = json(503, { errors: [{ message: 'Занято', extensions: { code: 'unavailable' } }] })
  await expect(callGraphql(query, {})).rejects.toMatchObject({ code: 'unavailable', message: 'Занято' })
  expect(received).toHaveLength(2)
  await expect(send()).rejects.toMatchObject({ code: 'unavailable' })
  expect(received).toHaveLength(3)
})

test('without a connection a call fails as lost, and says nothing of what was typed', async () => {
  const closed = { url: 'http://127.0.0.1:1/graphql', document: operation.document, variables, headers: {} }
  const error: unknown = await sendGraphql(closed).catch((caught: unknown) => caught)
  expect(error).toMatchObject({ name: 'TypeError' })
  expect(shown(error)).not.toMatch(typed)
})

test('a call that is stopped ends with the reason of the one who stopped it', async () => {
  const stopped = AbortSignal.abort()
  await expect(callGraphql(operation, variables, { signal: stopped })).rejects.toMatchObject({
    cause: expect.objectContaining({ name: 'AbortError' }),
  })
  expect(received).toEqual([])
})

test('a client that does not load after a deployment is a lost connection: the message waits and goes later', async () => {
  jest.doMock('graphql-request', () => {
    throw Object.assign(new Error('Loading chunk 512 failed'), { name: 'ChunkLoadError' })
  })
  const error: unknown = await send().catch((caught: unknown) => caught)
  expect(error).toMatchObject({ code: 'unavailable' })
  expect(isConnectionLost(error)).toBe(true)
  expect(received).toEqual([])

  jest.dontMock('graphql-request')
  expect(await send()).toEqual({ ClaimCreate: { message: 'Принято' } })
})
