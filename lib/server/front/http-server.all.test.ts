import { once } from 'node:events'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { log } from '@/lib/config/log'
import { logRequestError } from '@/lib/config/log-request-error'
import { SILENCE_LIMIT_MS } from '@/lib/server/front/http-server'
import { startTestFront, type TestFront } from '@/lib/server/test-front'

const MALFORMED_REQUEST = 'Запрос не разобран'
const METHOD_NOT_ALLOWED = 'Такой запрос здесь не принимается'

const HOST = 'Host: samursk.example\r\n'
const MEGABYTE = 1024 * 1024

const next = jest.fn<Promise<void>, [IncomingMessage, ServerResponse]>()

let front: TestFront
let server: Server

beforeAll(async () => {
  front = await startTestFront(next)
  server = front.server
})

beforeEach(() => {
  next.mockReset()
  next.mockImplementation(async (req, res) => {
    res.writeHead(200, { 'content-type': 'text/plain' }).end(`path ${req.url}`)
  })
})

afterAll(() => front.close())

function open(): Socket {
  return connect((server.address() as AddressInfo).port).on('error', () => undefined)
}

async function answerTo(...lines: string[]): Promise<string> {
  const line = open()
  const whole = readText(line)
  line.write(`${lines.join('')}Connection: close\r\n\r\n`)
  return whole
}

function readText(line: Socket): Promise<string> {
  const parts: Buffer[] = []
  line.on('data', (part: Buffer) => parts.push(part))
  return new Promise((resolve) => line.once('close', () => resolve(Buffer.concat(parts).toString())))
}

describe('what the front refuses itself', () => {
  it.each<[name: string, status: number, message: string, ...lines: string[]]>([
    ['two Host lines', 400, MALFORMED_REQUEST, 'GET / HTTP/1.1\r\nHost: other.example\r\n', HOST],
    ['no Host line', 400, MALFORMED_REQUEST, 'GET / HTTP/1.1\r\n'],
    ['an address of another host', 400, MALFORMED_REQUEST, 'GET http://other.example/ HTTP/1.1\r\n', HOST],
    ['an address of no host', 400, MALFORMED_REQUEST, 'OPTIONS * HTTP/1.1\r\n', HOST],
    ['what is no HTTP', 400, MALFORMED_REQUEST, 'GARBAGE\r\n'],
    [
      'a router state that nobody can read',
      400,
      MALFORMED_REQUEST,
      'GET /news HTTP/1.1\r\nRSC: 1\r\nNext-Router-State-Tree: %7Bb\r\n',
      HOST,
    ],
    ['an address with steps', 404, 'Такого адреса нет', 'GET /api/../x HTTP/1.1\r\n', HOST],
    ['a file of the build that is not there', 404, 'Такого адреса нет', 'GET /_next/static/x.js HTTP/1.1\r\n', HOST],
    ['writing to a page', 405, METHOD_NOT_ALLOWED, 'POST /news HTTP/1.1\r\n', HOST],
    ['a tunnel', 405, METHOD_NOT_ALLOWED, 'CONNECT other.example:443 HTTP/1.1\r\n', HOST],
    [
      'a body too large',
      413,
      'Слишком много данных за один раз: приложите меньше файлов или файлы поменьше',
      'POST /api/home HTTP/1.1\r\nContent-Length: 999999999999\r\n',
      HOST,
    ],
    ['an expectation of nobody', 417, MALFORMED_REQUEST, 'GET / HTTP/1.1\r\nExpect: foo\r\n', HOST],
    ['a long address', 414, 'Слишком длинный адрес', `GET /${'x'.repeat(5_000)} HTTP/1.1\r\n`, HOST],
    [
      'long headers',
      431,
      'Слишком длинные заголовки запроса',
      `GET / HTTP/1.1\r\nX-Long: ${'x'.repeat(20_000)}\r\n`,
      HOST,
    ],
  ])('%s: the response is Russian JSON whose type browsers do not guess', async (_name, status, message, ...lines) => {
    const response = await answerTo(...lines)
    expect(response).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    expect(response).toMatch(/^x-content-type-options: nosniff\r$/im)
    expect(response).toContain(JSON.stringify({ message }))
    if (status === 405) expect(response).toMatch(/^allow: \w/im)
    expect(next).not.toHaveBeenCalled()
  })

  it.each(['TRACE', 'PROPFIND', 'LINK', 'PURGE'])('%s, which Next cannot handle, at every address', async (method) => {
    for (const path of [
      '/api/home',
      '/graphql/cityideas',
      '/files/a.pdf',
      '/open311/v2/services.json',
      '/cms/news',
      '/readyz',
    ]) {
      const response = await answerTo(`${method} ${path} HTTP/1.1\r\n${HOST}`)
      expect(response).toMatch(/^HTTP\/1\.1 405 /)
      expect(response).toMatch(/^allow: GET, /im)
      expect(response).toContain(METHOD_NOT_ALLOWED)
    }
    expect(next).not.toHaveBeenCalled()
  })
})

it.each(['http://samursk.example/api/home?x=1', 'https://SAMURSK.example/api/home?x=1'])(
  'takes a request line with the whole address %s',
  async (address) => {
    expect(await answerTo(`GET ${address} HTTP/1.1\r\n${HOST}`)).toContain('path /api/home?x=1')
  },
)

describe('a body without an end', () => {
  const head = `POST /api/home HTTP/1.1\r\n${HOST}Transfer-Encoding: chunked\r\n\r\n`
  const chunk = Buffer.concat([Buffer.from('10000\r\n'), Buffer.alloc(65_536, 'a'), Buffer.from('\r\n')])

  it('is not read any further once it was answered', async () => {
    next.mockImplementation(async (_req, res) => void res.writeHead(401).end('first log in'))
    const line = open()
    const response = readText(line)
    const sent = sendFor(line, head, chunk)
    expect(await response).toMatch(/^HTTP\/1\.1 401 /)
    expect(await sent).toBeLessThan(32 * MEGABYTE)
  })

  it.each(['POST /news', 'GET /', 'GET /healthz', 'TRACE /api/home'])(
    'is read no further where nobody wants one: %s',
    async (start) => {
      for (const time of ['rendered', 'kept']) {
        const line = open()
        const response = readText(line)
        const sent = sendFor(line, head.replace('POST /api/home', start), chunk)
        expect([time, await response]).toEqual([time, expect.stringMatching(/^HTTP\/1\.1 (200|405|413) /)])
        expect(await sent).toBeLessThan(32 * MEGABYTE)
      }
    },
  )

  it('gets its response even if its reader has nearly the same limit as the front', async () => {
    next.mockImplementation(async (req, res) => {
      let bytes = 0
      // leaving the loop destroys the request and takes its socket from it, while its parts still come
      for await (const part of req) if ((bytes += (part as Buffer).length) > 1_000_000) break
      res.writeHead(413, { Connection: 'close' }).end('too long')
    })
    for (let time = 0; time < 5; time++) {
      const line = open()
      const response = readText(line)
      const sent = sendFor(line, head.replace('/api/home', '/open311/v2/requests.json'), chunk)
      expect(await response).toMatch(/^HTTP\/1\.1 413 /)
      expect(await sent).toBeLessThan(32 * MEGABYTE)
    }
  })

  it('is cut off at the limit if a handler reads all of it', async () => {
    next.mockImplementation(async (req) => void req.resume().on('error', () => undefined))
    const line = open()
    const response = readText(line)
    const sent = sendFor(line, head, chunk)
    expect(await response).toMatch(/^HTTP\/1\.1 413 /)
    expect(await sent).toBeLessThan(96 * MEGABYTE)
  })

  async function sendFor(line: Socket, first: string, more: Buffer): Promise<number> {
    line.write(first)
    while (!line.destroyed) {
      if (!line.write(more)) await takesMore(line)
    }
    return line.bytesWritten
  }
})

function takesMore(line: Socket): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      line.off('drain', done).off('close', done)
      resolve()
    }
    line.once('drain', done).once('close', done)
  })
}

describe('whoever is silent', () => {
  beforeAll(() => {
    expect(server.timeout).toBe(SILENCE_LIMIT_MS)
    server.timeout = 1_000
  })
  afterAll(() => (server.timeout = SILENCE_LIMIT_MS))

  it('and does not send the body gets 408 and is disconnected', async () => {
    next.mockImplementation(() => new Promise(() => undefined))
    const line = open()
    const response = readText(line)
    line.write(`POST /api/home HTTP/1.1\r\n${HOST}Content-Length: 100\r\n\r\na`)
    expect(await response).toContain('Запрос шёл слишком долго. Проверьте связь и попробуйте ещё раз')
  })

  it('and does not read the response is disconnected, and its render is told', async () => {
    const left = new Promise((resolve) =>
      next.mockImplementation(async (_req, res) => {
        res.once('close', () => resolve(res.writableFinished)).end(Buffer.alloc(64 * MEGABYTE, 'x'))
      }),
    )
    const connected = once(server, 'connection') as Promise<[Socket]>
    const line = open().pause()
    line.write(`GET /api/home HTTP/1.1\r\n${HOST}\r\n`)
    const [own] = await connected
    await once(own, 'close')
    expect(own.bytesWritten).toBeGreaterThan(MEGABYTE)
    expect(await left).toBe(false)
    line.destroy()
  })
})

it('disconnects a client that sends request after request and reads no response', async () => {
  next.mockImplementation(() => new Promise(() => undefined))
  const line = open()
  const closed = once(line, 'close')
  line.write(`GET /api/home HTTP/1.1\r\n${HOST}\r\n`.repeat(200))
  await closed
  expect(next.mock.calls.length).toBeLessThan(20)
})

it('answers requests that come together in their order', async () => {
  const line = open()
  const response = readText(line)
  const ask = (path: string, more = '') => `GET ${path} HTTP/1.1\r\n${HOST}${more}\r\n`
  line.write(ask('/api/one') + ask('/healthz') + ask('/api/two', 'Connection: close\r\n'))
  expect((await response).match(/path \/api\/\w+|"status":"ok"/g)).toEqual([
    'path /api/one',
    '"status":"ok"',
    'path /api/two',
  ])
})

test.each([
  ['/news', 421],
  ['/api/home', 421],
  ['/healthz', 200],
])('under a foreign name %s answers %i', async (path, status) => {
  const response = await answerTo(`GET ${path} HTTP/1.1\r\n`, 'Host: evil.example\r\n')
  expect(response).toContain(`HTTP/1.1 ${status} `)
  if (status === 421)
    expect(response).toContain('Портал не открывается под этим именем: откройте его по основному адресу')
})

test('a visitor who leaves is a closed connection, and no error of the portal', async () => {
  const error = jest.spyOn(log, 'error')
  const info = jest.spyOn(log, 'info')
  const line = open()
  const failed = new Promise<void>((resolve) => {
    next.mockImplementationOnce(async (req) => {
      req.on('error', () => undefined)
      line.destroy()
      await new Promise((leave) => req.once('close', leave))
      logRequestError({ err: new Error('aborted') }, 'Ошибка при ответе на граф-запрос')
      resolve()
      throw new Error('aborted')
    })
  })
  line.write(`POST /graphql/cityideas HTTP/1.1\r\n${HOST}Content-Length: 100\r\n\r\n{"query":`)
  await failed
  await new Promise((resolve) => setImmediate(resolve))
  expect(error).not.toHaveBeenCalled()
  expect(info.mock.calls.filter(([words]) => (words as unknown) === 'Посетитель закрыл соединение')).toHaveLength(2)
})
