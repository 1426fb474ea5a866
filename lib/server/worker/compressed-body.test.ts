import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { gunzipSync } from 'node:zlib'
import { CompressedBody } from '@/lib/server/worker/compressed-body'

/** The part cannot be packed much, so that a reader falls behind. */
const part = randomBytes(512 * 1024).toString('base64')
const PARTS = 12

it('sends nothing more to a reader until the earlier parts were taken', async () => {
  const res = new ServerResponse(new IncomingMessage(new Socket()))
  const sent: Buffer[] = []
  let isWaited = false
  const write = (bytes: Buffer) => {
    expect(isWaited).toBe(false)
    sent.push(bytes)
    isWaited = true
    setImmediate(() => {
      isWaited = false
      res.emit('drain')
    })
    return false
  }
  const ended = new Promise<void>((resolve) => {
    const end = () => {
      resolve()
      return res
    }
    const plain = { write: write as ServerResponse['write'], end: end as ServerResponse['end'], flushHeaders: () => {} }
    const body = new CompressedBody(res, plain, 'gzip')
    void (async () => {
      for (let count = 0; count < PARTS; count += 1) if (!body.take(part)) await once(res, 'drain')
      body.end(undefined)
    })()
  })
  await ended
  expect(gunzipSync(Buffer.concat(sent)).equals(Buffer.from(part.repeat(PARTS)))).toBe(true)
  expect(sent.length).toBeGreaterThan(PARTS)
})
