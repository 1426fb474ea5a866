import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sendResponse } from '@/lib/server/worker/node-exchange'

async function readSent(response: Response): Promise<{ length: string | null; text: string }> {
  const server = createServer((_req, res) => void sendResponse(response, res)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const received = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  const sent = { length: received.headers.get('content-length'), text: await received.text() }
  server.close()
  return sent
}

test('a small body is sent with its length, in one write', async () => {
  expect(await readSent(Response.json(['свет']))).toEqual({ length: '12', text: '["свет"]' })
})

test('a long body is sent as it comes', async () => {
  const text = 'свет'.repeat(50_000)
  expect(await readSent(new Response(text))).toEqual({ length: null, text })
})
