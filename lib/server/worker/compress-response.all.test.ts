import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gunzipSync } from 'node:zlib'
import { compressResponse } from '@/lib/server/worker/compress-response'
import { sendResponse } from '@/lib/server/worker/node-exchange'

const long = JSON.stringify(Array.from({ length: 3_000 }, (_, index) => index))

async function ask(coding: string, response: Response, init: RequestInit & { path?: string } = {}) {
  const { path = '/api/news', ...request } = init
  const server = createServer((req, res) => {
    compressResponse(req, response)
      .then((compressed) => sendResponse(compressed, res))
      .catch(() => res.destroy())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  try {
    const found = await fetch(`http://127.0.0.1:${port}${path}`, {
      ...request,
      headers: { 'accept-encoding': coding, ...request.headers },
    })
    const { headers } = found
    return {
      coding: headers.get('content-encoding'),
      vary: headers.get('vary'),
      length: headers.get('content-length'),
      text: await found.text(),
    }
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

function json(cacheControl: string, text = long): Response {
  return new Response(text, { headers: { 'content-type': 'application/json', 'cache-control': cacheControl } })
}

test('a public response is compressed in a coding that the reader accepts', async () => {
  for (const coding of ['br', 'gzip']) {
    const found = await ask(coding, json('public, max-age=0'))
    expect(found).toMatchObject({ coding, vary: 'Accept-Encoding', text: long })
    expect(Number(found.length)).toBeLessThan(long.length)
  }
})

test('a long response is compressed once, and another one of the same length is not mistaken for it', async () => {
  const [one = '', other = ''] = ['1', '2'].map((digit) => JSON.stringify(digit.repeat(200_000)))
  for (const text of [one, other, one])
    expect(await ask('br', json('public', text))).toMatchObject({ coding: 'br', vary: 'Accept-Encoding', text })
})

test('a resident’s response, a short one and one to a reader without compression are sent uncompressed', async () => {
  expect(await ask('br', json('private, no-store'))).toMatchObject({ coding: null, vary: null, text: long })
  const short = await ask('br', json('public', '{"message":"да"}'))
  expect(short).toMatchObject({ coding: null, vary: 'Accept-Encoding', text: '{"message":"да"}' })
  expect(await ask('identity', json('public'))).toMatchObject({ coding: null, text: long })
})

test('a graph’s response is compressed for a guest and not for a resident', async () => {
  const path = '/graphql/cityideas'
  const post = { method: 'POST', body: '{}' }
  const own = { authorization: 'Bearer own' }
  const requestCoding = async (init: RequestInit & { path?: string }) =>
    (await ask('br', json('private, no-store'), init)).coding
  expect(await requestCoding({ path, ...post })).toBe('br')
  expect(await requestCoding({ path })).toBe('br')
  expect(await requestCoding({ path, ...post, headers: own })).toBeNull()
  expect((await ask('br', json('public'), post)).coding).toBeNull()
})

test('a file sent at once is compressed, and XML too', async () => {
  for (const type of ['text/csv; charset=utf-8', 'text/xml; charset=utf-8', 'application/geo+json']) {
    const headers = { 'content-type': type, 'cache-control': 'public', vary: 'Accept-Encoding' }
    const found = await ask('gzip', new Response(long, { headers }))
    expect(found).toMatchObject({ coding: 'gzip', vary: 'Accept-Encoding', text: long })
  }
})

describe('a response too long to be kept in memory', () => {
  /** Noise, so that a reader falls behind. */
  const row = `${randomBytes(100_000).toString('base64')}\n`
  const ROWS = 64 // the text has some nine megabytes

  function file(rows: number, end: (controller: ReadableStreamDefaultController<Uint8Array>) => void): Response {
    let sent = 0
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (sent === rows) return end(controller)
        sent += 1
        controller.enqueue(Buffer.from(row))
      },
    })
    return new Response(body, { headers: { 'content-type': 'text/csv', 'cache-control': 'public' } })
  }

  test('is compressed as it comes', async () => {
    for (const coding of ['br', 'gzip']) {
      const found = await ask(
        coding,
        file(ROWS, (controller) => controller.close()),
      )
      expect({ ...found, text: found.text === row.repeat(ROWS) }).toEqual({
        coding,
        vary: 'Accept-Encoding',
        length: null,
        text: true,
      })
    }
  })

  test('breaks off when its writer does', async () => {
    const broken = file(ROWS, (controller) => controller.error(new Error('half a file')))
    await expect(ask('gzip', broken)).rejects.toThrow()
  })

  test('waits for its reader', async () => {
    let asked = 0
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        asked += 1
        controller.enqueue(Buffer.from(row))
        if (asked === ROWS * 4) controller.close()
      },
    })
    const headers = { 'content-type': 'text/csv', 'cache-control': 'public' }
    const req = { method: 'GET', url: '/api/news', headers: { 'accept-encoding': 'gzip' } }
    const packed = await compressResponse(req as unknown as IncomingMessage, new Response(body, { headers }))
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(asked).toBeLessThan(ROWS * 2)
    expect(gunzipSync(Buffer.from(await packed.arrayBuffer())).length).toBe(row.length * ROWS * 4)
  })
})
