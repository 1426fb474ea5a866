import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { packWhatIsForAll } from '@/lib/server/packed-answer'

const long = JSON.stringify(Array.from({ length: 3_000 }, (_, index) => index))

/** What `answer` says through the packing, asked for with a coding. */
async function ask(coding: string, answer: (res: ServerResponse) => void) {
  const server = createServer((req, res) => {
    packWhatIsForAll(req, res)
    answer(res)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const found = await fetch(`http://127.0.0.1:${port}/`, { headers: { 'accept-encoding': coding } })
  const text = await found.text()
  server.closeAllConnections()
  server.close()
  return { coding: found.headers.get('content-encoding'), vary: found.headers.get('vary'), text }
}

/** In parts and with the head sent early, as Next does. */
function inParts(res: ServerResponse, cacheControl: string, text = long) {
  res.setHeader('Content-Type', 'application/json')
  res.setHeader('Cache-Control', cacheControl)
  res.flushHeaders()
  res.write(text.slice(0, 10))
  res.end(text.slice(10))
}

test('what is for all goes packed as its reader takes it', async () => {
  for (const coding of ['br', 'gzip']) {
    const found = await ask(coding, (res) => inParts(res, 'public, max-age=0'))
    expect(found).toEqual({ coding, vary: 'Accept-Encoding', text: long })
  }
})

test('a long answer is packed once, and another one of the same length is another', async () => {
  const [one, other] = ['1', '2'].map((digit) => JSON.stringify(digit.repeat(200_000)))
  for (const text of [one, other, one])
    expect(await ask('br', (res) => inParts(res, 'public', text))).toEqual({
      coding: 'br',
      vary: 'Accept-Encoding',
      text,
    })
})

test('a resident’s answer, a short one, a file and one to a reader of plain text go as they are', async () => {
  const own = await ask('br', (res) => inParts(res, 'private, no-store'))
  expect(own).toEqual({ coding: null, vary: null, text: long })
  const short = await ask('br', (res) => inParts(res, 'public', '{"message":"да"}'))
  expect([short.coding, short.text]).toEqual([null, '{"message":"да"}'])
  const file = await ask('br', (res) => inParts(res.setHeader('Content-Disposition', 'attachment'), 'public'))
  expect([file.coding, file.text]).toEqual([null, long])
  const plain = await ask('identity', (res) => inParts(res, 'public'))
  expect([plain.coding, plain.text]).toEqual([null, long])
})
