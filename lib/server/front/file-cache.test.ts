import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { FileCache } from '@/lib/server/front/file-cache'
import { startTestFront } from '@/lib/server/test-front'

const request = (url: string, { method = 'GET', headers = {} }: Partial<IncomingMessage> = {}) =>
  ({ url, method, headers }) as IncomingMessage

const picture = request('/files/a1b2.webp')
const headers: [string, string][] = [
  ['ETag', '"a1b2.webp"'],
  ['Content-Type', 'image/webp'],
  ['Content-Length', '3'],
  ['X-Request-Id', '1'],
]

function cacheWithPicture() {
  const cache = new FileCache(1_000_000)
  cache.keep('/files/a1b2.webp', headers, Buffer.from('abc'))
  return cache
}

test('a kept picture is found with its own headers only', () => {
  const found = cacheWithPicture().find(picture)
  expect(found).toMatchObject({ etag: '"a1b2.webp"', body: Buffer.from('abc') })
  expect(found?.headers).toEqual(['ETag', '"a1b2.webp"', 'Content-Type', 'image/webp', 'Content-Length', '3'])
})

test.each([
  ['a range', request('/files/a1b2.webp', { headers: { range: 'bytes=0-1' } })],
  ['a private link', request('/files/private?token=1')],
  ['a call', request('/api/news')],
  ['a write', request('/files/a1b2.webp', { method: 'POST' })],
])('%s is neither found nor kept', (_name, asked) => {
  const cache = cacheWithPicture()
  expect(cache.find(asked)).toBeUndefined()
  expect(cache.limitFor(asked)).toBe(0)
})

test('a compressed response, read by some visitors only, is not kept', () => {
  const cache = new FileCache(1_000_000)
  cache.keep('/files/map.json', [...headers, ['Content-Encoding', 'gzip']], Buffer.from('abc'))
  expect(cache.find(request('/files/map.json'))).toBeUndefined()
})

test('a change of pictures or files forgets them, another one does not', () => {
  const cache = cacheWithPicture()
  cache.purge(new Set(['news']))
  expect(cache.find(picture)).toBeDefined()
  cache.purge(new Set(['media']))
  expect(cache.find(picture)).toBeUndefined()
})

test('the front asks a worker for a small file once, for a large one, a range and after a change again', async () => {
  const asked: string[] = []
  const front = await startTestFront(async (req, res) => {
    const url = req.url ?? ''
    asked.push(url)
    const body = Buffer.alloc(url.includes('large') ? 300_000 : 3, 'a')
    const etag = `"${url.slice(7)}"`
    res.writeHead(200, { ETag: etag, 'Content-Type': 'image/webp', 'Content-Length': body.length }).end(body)
  })
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(`http://127.0.0.1:${(front.server.address() as AddressInfo).port}${path}`, { headers })
  const countAsked = async (path: string, headers?: Record<string, string>) => {
    const before = asked.length
    const bodies = [await (await get(path, headers)).text(), await (await get(path, headers)).text()]
    expect(new Set(bodies).size).toBe(1)
    return asked.length - before
  }
  expect(await countAsked('/files/small.webp')).toBe(1)
  expect((await get('/files/small.webp', { 'if-none-match': '"small.webp"' })).status).toBe(304)
  expect(await countAsked('/files/small.webp', { range: 'bytes=0-1' })).toBe(2)
  expect(await countAsked('/files/large.webp')).toBe(2)
  front.fileCache.purge(new Set(['media']))
  expect(await countAsked('/files/small.webp')).toBe(1)
  await front.close()
})
