import { once } from 'node:events'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { createRequest, CollectedResponse } from '@/lib/server/worker/in-process-exchange'

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

it('collects the body and the headers', async () => {
  const response = new CollectedResponse(createRequest('/', {}))
  response.writeHead(201, { 'Content-Type': 'text/plain' })
  response.write('a')
  response.end(Buffer.from('b'))
  expect(await response.collected).toEqual({
    status: 201,
    headers: { 'content-type': 'text/plain' },
    body: Buffer.from('ab'),
  })
})

it('releases a finished response, however long somebody keeps the response', async () => {
  const response = new CollectedResponse(createRequest('/', {}))
  const held = { listener: new WeakRef(listen(response)), body: new WeakRef(await readBody(response)) }
  await new Promise(setImmediate)
  collectGarbage()
  expect(held.body.deref()).toBeUndefined()
  expect(held.listener.deref()).toBeUndefined()
  expect(response.finished).toBe(true)
})

function listen(response: CollectedResponse): () => void {
  const listener = () => undefined
  response.req.on('close', listener)
  response.on('error', listener)
  return listener
}

async function readBody(response: CollectedResponse): Promise<Buffer> {
  const closed = once(response, 'close')
  const part = Buffer.alloc(100_000, 'x')
  response.write(part)
  response.end()
  await closed
  return part
}
