import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { answerForAll } from '@/lib/backend/http/answer-for-all'

const large = { points: Array.from({ length: 2_000 }, (_, index) => index) }

async function bytesOf(answer: Response): Promise<Buffer> {
  return Buffer.from(await answer.arrayBuffer())
}

test('a large answer is packed as its reader takes it, a small one never', async () => {
  const br = await answerForAll(large, 'gzip, deflate, br')
  expect(br.headers.get('content-encoding')).toBe('br')
  expect(JSON.parse(brotliDecompressSync(await bytesOf(br)).toString())).toEqual(large)

  const gzip = await answerForAll(large, 'gzip, br;q=0')
  expect(gzip.headers.get('content-encoding')).toBe('gzip')
  expect(JSON.parse(gunzipSync(await bytesOf(gzip)).toString())).toEqual(large)

  for (const [answer, accepted] of [
    [large, null],
    [large, 'identity'],
    [{ id: 1 }, 'br'],
  ] as const) {
    const plain = await answerForAll(answer, accepted)
    expect(plain.headers.get('content-encoding')).toBeNull()
    expect(await plain.json()).toEqual(answer)
    expect(plain.headers.get('vary')).toBe('Accept-Encoding')
  }
})
