import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { internalHeaders } from '@/lib/runtime/internal-headers'
import { compressPublicResponse } from '@/lib/server/worker/compress-response'
import { setContentLength } from '@/lib/server/worker/next-proxy'

const long = JSON.stringify(Array.from({ length: 3_000 }, (_, index) => index))

let lengths: { length: string | null; inner: string | null }

async function ask(
  coding: string,
  answer: (res: ServerResponse) => void,
  init: RequestInit & { isGraph?: boolean } = {},
) {
  const { isGraph, ...request } = init
  const server = createServer((req, res) => {
    setContentLength(res)
    compressPublicResponse(req, res, { isGraph })
    answer(res)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const found = await fetch(`http://127.0.0.1:${port}/`, {
    ...request,
    headers: { 'accept-encoding': coding, ...request.headers },
  })
  const text = await found.text()
  server.closeAllConnections()
  server.close()
  const { headers } = found
  lengths = { length: headers.get('content-length'), inner: headers.get(internalHeaders.bodyLength) }
  return { coding: headers.get('content-encoding'), vary: headers.get('vary'), text }
}

function inParts(res: ServerResponse, cacheControl: string, text = long) {
  res.setHeader('Content-Type', 'application/json')
  res.setHeader('Cache-Control', cacheControl)
  res.flushHeaders()
  res.write(text.slice(0, 10))
  res.end(text.slice(10))
}

test('a public answer is compressed in a coding that the reader accepts', async () => {
  for (const coding of ['br', 'gzip']) {
    const found = await ask(coding, (res) => inParts(res, 'public, max-age=0'))
    expect(found).toEqual({ coding, vary: 'Accept-Encoding', text: long })
  }
})

test('a long answer is compressed once, and another one of the same length is not mistaken for it', async () => {
  const [one, other] = ['1', '2'].map((digit) => JSON.stringify(digit.repeat(200_000)))
  for (const text of [one, other, one])
    expect(await ask('br', (res) => inParts(res, 'public', text))).toEqual({
      coding: 'br',
      vary: 'Accept-Encoding',
      text,
    })
})

test('a resident’s answer, a short one and one to a reader without compression are sent uncompressed', async () => {
  const own = await ask('br', (res) => inParts(res, 'private, no-store'))
  expect(own).toEqual({ coding: null, vary: null, text: long })
  const short = await ask('br', (res) => inParts(res, 'public', '{"message":"да"}'))
  expect([short.coding, short.text]).toEqual([null, '{"message":"да"}'])
  const plain = await ask('identity', (res) => inParts(res, 'public'))
  expect([plain.coding, plain.text]).toEqual([null, long])
})

test('a graph’s answer is compressed for a guest and not for a resident', async () => {
  const post = { isGraph: true, method: 'POST', body: '{}' }
  const asGraph = (res: ServerResponse) => inParts(res, 'private, no-store')
  expect((await ask('br', asGraph, post)).coding).toBe('br')
  expect((await ask('br', asGraph, { isGraph: true })).coding).toBe('br')
  expect((await ask('br', asGraph, { ...post, headers: { authorization: 'Bearer own' } })).coding).toBeNull()
  expect((await ask('br', (res) => inParts(res, 'public'), { method: 'POST', body: '{}' })).coding).toBeNull()
})

test('a file sent at once is compressed, and XML too', async () => {
  const whole = (type: string) => (res: ServerResponse) => {
    res
      .setHeader('Content-Type', type)
      .setHeader('Content-Disposition', 'attachment')
      .setHeader('Cache-Control', 'public')
    res.setHeader('Vary', 'Accept-Encoding').setHeader(internalHeaders.bodyLength, String(long.length)).end(long)
  }
  for (const type of ['text/csv; charset=utf-8', 'text/xml; charset=utf-8', 'application/geo+json'])
    expect(await ask('gzip', whole(type))).toEqual({ coding: 'gzip', vary: 'Accept-Encoding', text: long })
})

describe('an answer too long to be kept in memory', () => {
  const row = `${JSON.stringify({ text: 'Яма на дороге у дома 12', at: '2026-11-24' })}\n`.repeat(2_000)
  const ROWS = 64 // the text has some nine megabytes
  const asFile = (res: ServerResponse) =>
    res
      .setHeader('Content-Type', 'text/csv; charset=utf-8')
      .setHeader('Content-Disposition', 'attachment')
      .setHeader('Cache-Control', 'public')

  test('is compressed as it comes', async () => {
    for (const coding of ['br', 'gzip']) {
      const found = await ask(coding, (res) => {
        asFile(res)
        for (let count = 1; count < ROWS; count += 1) res.write(row)
        res.end(row)
      })
      expect({ ...found, text: found.text === row.repeat(ROWS) }).toEqual({
        coding,
        vary: 'Accept-Encoding',
        text: true,
      })
      expect(lengths).toEqual({ length: null, inner: null })
    }
  })

  test('breaks off when its writer does', async () => {
    const broken = ask('gzip', (res) => {
      asFile(res)
      for (let count = 1; count < ROWS; count += 1) res.write(row)
      setImmediate(() => res.destroy())
    })
    await expect(broken).rejects.toThrow()
  })
})

test('the length that a route stated is sent with an uncompressed answer, and never with a compressed one', async () => {
  const stated = (res: ServerResponse) =>
    inParts(res.setHeader(internalHeaders.bodyLength, String(long.length)), 'public')
  await ask('identity', stated)
  expect(lengths).toEqual({ length: String(long.length), inner: null })
  await ask('br', stated)
  expect(Number(lengths.length)).toBeLessThan(long.length)
  expect(lengths.inner).toBeNull()
})
