import { at } from '@/e2e/fixtures/portal'

interface Stored {
  path: string
  bytes: Buffer
  etag: string
}

let file: Stored
beforeAll(async () => {
  const documents = await (await fetch(at('/api/documents'))).text()
  const path = /\/files\/[\w-]+\.pdf/.exec(documents)?.[0] ?? ''
  const response = await fetch(at(path))
  file = { path, bytes: Buffer.from(await response.arrayBuffer()), etag: response.headers.get('etag') ?? '' }
})

async function ask(headers: Record<string, string>, method = 'GET') {
  const response = await fetch(at(file.path), { method, headers: { 'accept-encoding': 'identity', ...headers } })
  const length = response.headers.get('content-length')
  const range = response.headers.get('content-range')
  return { status: response.status, length, range, bytes: Buffer.from(await response.arrayBuffer()) }
}

it('a file response has Content-Length for full, range and HEAD requests', async () => {
  const size = String(file.bytes.length)
  expect(await ask({})).toEqual({ status: 200, length: size, range: null, bytes: file.bytes })
  expect(await ask({}, 'HEAD')).toEqual({ status: 200, length: size, range: null, bytes: Buffer.alloc(0) })
  const part = { status: 206, length: '10', range: `bytes 10-19/${size}`, bytes: file.bytes.subarray(10, 20) }
  expect(await ask({ range: 'bytes=10-19' })).toEqual(part)
  expect(await ask({ range: 'bytes=-10' })).toMatchObject({ status: 206, bytes: file.bytes.subarray(-10) })
  expect(await ask({ range: `bytes=-${file.bytes.length + 1}` })).toMatchObject({ status: 206, bytes: file.bytes })
})

it('If-Range sends a part for the same ETag, otherwise the whole file', async () => {
  const range = { range: 'bytes=10-19' }
  expect(await ask({ ...range, 'if-range': file.etag })).toMatchObject({ status: 206, length: '10' })
  for (const other of ['"other"', `W/${file.etag}`, 'Mon, 24 Nov 2025 09:00:00 GMT'])
    expect(await ask({ ...range, 'if-range': other })).toMatchObject({ status: 200, bytes: file.bytes })
})

it.each(['bytes=5-2', 'bytes=a-b', 'bytes=', 'bytes=-', 'bytes', 'items=0-1', 'bytes=0-1,5-6', 'bytes=1.5-2', ''])(
  'sends the whole if the range is malformed: %s',
  async (range) => {
    expect(await ask({ range })).toMatchObject({ status: 200, range: null, bytes: file.bytes })
  },
)

it.each(['bytes=99999999-', 'bytes=99999999-999999999', 'bytes=-0'])(
  'states its length if the range is beyond the end: %s',
  async (range) => {
    expect(await ask({ range })).toMatchObject({ status: 416, range: `bytes */${file.bytes.length}` })
  },
)

it('a cached file answers 304 for weak and strong ETags', async () => {
  for (const known of [file.etag, `W/${file.etag}`, `"other", ${file.etag}`, '*'])
    expect(await ask({ 'if-none-match': known })).toMatchObject({ status: 304, bytes: Buffer.alloc(0) })
  expect(await ask({ 'if-none-match': '"other"' })).toMatchObject({ status: 200 })
})

it('pictures and map tiles have Content-Length', async () => {
  const news = await (await fetch(at('/api/news'))).text()
  for (const path of [/\/files\/[\w-]+\.(webp|jpg)/.exec(news)?.[0] ?? '', '/map/tiles/16/41608/24362']) {
    const response = await fetch(at(path))
    const head = await fetch(at(path), { method: 'HEAD' })
    const size = String((await response.arrayBuffer()).byteLength)
    expect([response.headers.get('content-length'), head.headers.get('content-length')]).toEqual([size, size])
  }
})
