import { connect, type AddressInfo, type Socket } from 'node:net'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { MAX_WORKING_PER_WORKER } from '@/lib/server/front/overload-limits'
import { startTestFront, type TestFront } from '@/lib/server/test-front'

const next = jest.fn<Promise<void>, [IncomingMessage, ServerResponse]>()
const BODY_BYTES = 3 * 1024 * 1024

let front: TestFront

beforeAll(async () => {
  front = await startTestFront(next)
})

afterAll(() => front.close())

function open(): Socket {
  return connect((front.server.address() as AddressInfo).port).on('error', () => undefined)
}

function readText(line: Socket): Promise<string> {
  const parts: Buffer[] = []
  line.on('data', (part: Buffer) => parts.push(part))
  return new Promise((resolve) => line.once('close', () => resolve(Buffer.concat(parts).toString())))
}

const post = (length: number) => `POST /api/home HTTP/1.1\r\nHost: samursk.example\r\nContent-Length: ${length}\r\n\r\n`
const last = 'GET /api/last HTTP/1.1\r\nHost: samursk.example\r\nConnection: close\r\n\r\n'

test('a body arrives whole, and the next request of the connection after it', async () => {
  next.mockImplementation(async (req, res) => {
    let bytes = 0
    for await (const part of req) bytes += (part as Buffer).length
    res.end(`${req.url}: ${bytes}`)
  })
  const line = open()
  const response = readText(line)
  line.write(post(BODY_BYTES))
  line.write(Buffer.alloc(BODY_BYTES, 'a'))
  line.write(last)
  expect((await response).match(/\/api\/\w+: \d+/g)).toEqual([`/api/home: ${BODY_BYTES}`, '/api/last: 0'])
})

test('a response before the end of a body lets the visitor finish and ask again', async () => {
  const answered = new Promise<void>((resolve) =>
    next.mockImplementation(async (req, res) => {
      res.writeHead(req.method === 'POST' ? 401 : 200).end(req.url, resolve)
    }),
  )
  const line = open()
  const response = readText(line)
  line.write(post(BODY_BYTES))
  line.write(Buffer.alloc(1000, 'a'))
  await answered
  line.write(Buffer.alloc(BODY_BYTES - 1000, 'a'))
  line.write(last)
  expect((await response).match(/HTTP\/1.1 \d+|\/api\/\w+/g)).toEqual([
    'HTTP/1.1 401',
    '/api/home',
    'HTTP/1.1 200',
    '/api/last',
  ])
})

test('more reads than a worker can take are refused at once with the time to come back, others are answered', async () => {
  const held: (() => void)[] = []
  next.mockImplementation(async (_req, res) => void held.push(() => res.end('late')))
  const ask = () => fetch(`http://127.0.0.1:${(front.server.address() as AddressInfo).port}/api/slow`)
  const refused: (string | null)[] = []
  const asked = Array.from({ length: MAX_WORKING_PER_WORKER + 20 }, async () => {
    const { status, headers } = await ask()
    if (status === 503) refused.push(headers.get('retry-after'))
    return status
  })
  while (held.length + refused.length < asked.length) await new Promise((resolve) => setTimeout(resolve, 5))
  expect(refused).toEqual(Array.from({ length: 20 }, () => '5'))
  for (const respond of held) respond()
  expect((await Promise.all(asked)).filter((status) => status === 200)).toHaveLength(MAX_WORKING_PER_WORKER)
})
