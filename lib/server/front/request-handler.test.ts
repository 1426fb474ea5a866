import { request, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { log } from '@/lib/config/log'
import { PREVIEW_COOKIE, signPreviewToken } from '@/lib/runtime/preview-token'
import { markGone, markUnavailable, markUncacheable } from '@/lib/runtime/render-outcome'
import { toPageRequest } from '@/lib/server/cache/page-request'
import { startTestFront, TEST_PREVIEW_SECRET, type TestFront } from '@/lib/server/test-front'

const draftToken = signPreviewToken({ path: '/news/7/draft', collection: 'news', id: 7 }, TEST_PREVIEW_SECRET)
interface Reply {
  status: number
  headers: IncomingHttpHeaders
  raw: Buffer
  text: string
}

const next = jest.fn(async (req: IncomingMessage, res: ServerResponse) => {
  const path = req.url?.split('?')[0] ?? ''
  if (path === '/throws') res.statusCode = 500
  if (path === '/gone') markGone()
  if (path === '/away') markUnavailable()
  if (path === '/partial') markUncacheable()
  if (path === '/nothing' || path === '/files/gone.pdf') res.statusCode = 404
  if (path === '/moved') res.writeHead(308, { location: '/news', 'content-type': 'text/html' })
  if (!res.headersSent) res.setHeader('Content-Type', 'text/html; charset=utf-8')
  if (!res.headersSent) res.setHeader('Set-Cookie', 'who=me')
  if (!res.headersSent) res.setHeader('Cache-Control', 'private, no-store')
  const seen = { url: req.url, headers: req.headers }
  res.end(`<script>start()</script><p>${JSON.stringify(seen)}</p>${'наполнение '.repeat(40)}`)
})

let front: TestFront

beforeAll(async () => {
  front = await startTestFront(next)
})

beforeEach(() => {
  front.cache.purge()
  next.mockClear()
})

afterAll(() => front.close())

function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Reply> {
  const { port } = front.server.address() as AddressInfo
  return new Promise((resolve, reject) => {
    const sent = request({ port, path, method, headers, agent: false }, (res) => {
      const parts: Buffer[] = []
      res.on('data', (part: Buffer) => parts.push(part))
      res.on('end', () => {
        const raw = Buffer.concat(parts)
        resolve({ status: res.statusCode ?? 0, headers: res.headers, raw, text: raw.toString() })
      })
    })
    sent.on('error', reject)
    sent.end()
  })
}

describe('a kept page', () => {
  it('is rendered once for all visitors, whatever headers, cookies and tracking parameters they send', async () => {
    const first = await ask('/news')
    const strangers: Record<string, string>[] = [
      { 'user-agent': 'Googlebot', 'accept-language': 'en' },
      { cookie: `session=1; ${PREVIEW_COOKIE}=forged.token` },
      { 'x-forwarded-host': 'evil.example', 'x-forwarded-for': '6.6.6.6' },
      { 'x-middleware-rewrite': '/admin', 'x-nextjs-data': '1', 'next-url': '/x', range: 'bytes=0-3' },
    ]
    for (const headers of strangers) {
      const reply = await ask('/news?utm_source=a', headers)
      expect(reply).toMatchObject({ status: 200, text: first.text })
    }
    expect(next).toHaveBeenCalledTimes(1)
    expect(first.text).not.toContain('evil')
  })

  it('is rendered without any of the visitor’s headers', async () => {
    const { text } = await ask('/news?page=2', { cookie: 'a=b', 'x-any': '1', referer: 'https://x.example' })
    const seen = JSON.parse(/<p>(.*)<\/p>/.exec(text)?.[1] ?? '')
    expect(seen.url).toBe('/news?page=2')
    expect(Object.keys(seen.headers).sort()).toEqual([
      'accept',
      'host',
      'user-agent',
      'x-forwarded-host',
      'x-forwarded-proto',
    ])
    expect(seen.headers.host).toBe('samursk.example')
  })

  it('has every security header and no cookie', async () => {
    const { headers } = await ask('/news')
    expect(headers['set-cookie']).toBeUndefined()
    expect(Object.keys(headers).join()).not.toContain('x-portal-')
    expect(headers['content-security-policy']).toContain("script-src 'self' 'sha256-")
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=0, s-maxage=1, must-revalidate',
      'strict-transport-security': 'max-age=31536000',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
    })
    expect(headers['permissions-policy']).toContain('camera=()')
    const kept = await front.cache.get(toPageRequest('/news', {}))
    expect((await kept.get('identity')).headers.join().toLowerCase()).not.toContain(',date,')
  })

  it('is sent in the requested coding, each with its own ETag', async () => {
    const plain = await ask('/news')
    const br = await ask('/news', { 'accept-encoding': 'br, gzip' })
    const gzip = await ask('/news', { 'accept-encoding': 'gzip' })
    expect(brotliDecompressSync(br.raw)).toEqual(plain.raw)
    expect(gunzipSync(gzip.raw)).toEqual(plain.raw)
    expect(new Set([plain, br, gzip].map(({ headers }) => headers.etag)).size).toBe(3)
    expect(br.headers['content-length']).toBe(String(br.raw.length))
    expect(br.headers.vary).toContain('Accept-Encoding')
    expect(next).toHaveBeenCalledTimes(1)
  })

  it('is answered with 304 to a visitor who has it in the same coding', async () => {
    const { headers } = await ask('/news', { 'accept-encoding': 'gzip' })
    const etag = headers.etag ?? ''
    const again = await ask('/news', { 'accept-encoding': 'gzip', 'if-none-match': `"other", W/${etag}` })
    expect(again).toMatchObject({ status: 304, text: '' })
    expect(again.headers.etag).toBe(etag)
    expect((await ask('/news', { 'accept-encoding': 'br', 'if-none-match': etag })).status).toBe(200)
    front.cache.purge()
    expect((await ask('/news', { 'accept-encoding': 'gzip', 'if-none-match': etag })).status).toBe(304)
  })

  it('is answered to HEAD with the same headers and no body', async () => {
    const get = await ask('/news')
    const head = await ask('/news', {}, 'HEAD')
    expect(head.raw).toHaveLength(0)
    expect(head.headers['content-length']).toBe(get.headers['content-length'])
    expect(head.headers.etag).toBe(get.headers.etag)
  })
})

describe('what a render says of itself', () => {
  it('turns a permanent redirect into 301 without a body', async () => {
    expect(await ask('/moved')).toMatchObject({ status: 301, text: '', headers: { location: '/news' } })
  })

  it('answers 404 and 410 as such', async () => {
    expect((await ask('/nothing')).status).toBe(404)
    expect((await ask('/gone')).status).toBe(410)
  })

  it('answers 503 in Russian and tries again at the next request', async () => {
    const reply = await ask('/away')
    expect(reply.status).toBe(503)
    expect(reply.headers['retry-after']).toBe('10')
    expect(reply.text).toContain('Портал временно недоступен')
    await ask('/away')
    expect(next).toHaveBeenCalledTimes(2)
  })

  it('logs one line for each request that got no page, with the number that the visitor got', async () => {
    const logged = jest.spyOn(log, 'error').mockReturnValue(undefined)
    const replies = await Promise.all(['/away?a=1', '/away?a=1', '/throws'].map((path) => ask(path)))
    const lines = logged.mock.calls.map(([line]) => line as { requestId: string; path: string; status: number })
    logged.mockRestore()
    expect(lines.map(({ path, status }) => `${path} ${status}`).sort()).toEqual([
      '/away 503',
      '/away 503',
      '/throws 500',
    ])
    expect(lines.map(({ requestId }) => requestId).sort()).toEqual(
      replies.map(({ headers }) => headers['x-request-id']).sort(),
    )
    expect(new Set(lines.map(({ requestId }) => requestId)).size).toBe(3)
  })

  it('replaces a broken page by a complete error page', async () => {
    const reply = await ask('/throws')
    expect(reply.status).toBe(500)
    expect(reply.text).toContain('Не получилось показать страницу')
    expect(reply.headers['cache-control']).toBe('no-store')
  })

  it('does not keep what is for one request only', async () => {
    await ask('/partial')
    const second = await ask('/partial')
    expect(next).toHaveBeenCalledTimes(2)
    expect(second.headers['cache-control']).toBe('private, no-store')
  })
})

it('shows what is kept and refuses the rest while no worker can answer', async () => {
  await ask('/news')
  front.isWorkerAway = true
  expect((await ask('/news')).status).toBe(200)
  const accept = 'text/html'
  for (const path of ['/faq', '/admin']) {
    expect(await ask(path, { accept })).toMatchObject({ status: 503, headers: { 'retry-after': '10' } })
  }
  expect(await ask('/api/home', {}, 'POST')).toMatchObject({ status: 503, headers: { 'retry-after': '5' } })
  front.isWorkerAway = false
})

describe('a draft', () => {
  const cookie = `a=b; ${PREVIEW_COOKIE}=${draftToken}`

  it('is rendered for the holder of a signed key without other cookies, and never kept', async () => {
    const drafts = [await ask('/news/7/draft', { cookie }), await ask('/news/7/draft', { cookie })]
    expect(next).toHaveBeenCalledTimes(2)
    for (const draft of drafts) {
      expect(draft.text).toContain(draftToken)
      expect(draft.text).not.toContain('a=b')
      expect(draft.headers['cache-control']).toBe('private, no-store')
    }
    expect((await ask('/news/7/draft')).text).not.toContain(draftToken)
  })

  it('opens at its own address only', async () => {
    expect((await ask('/news', { cookie })).text).not.toContain(draftToken)
  })
})

describe('what is no page', () => {
  it('goes to Next with the visitor’s address and the request’s number set by the front', async () => {
    const { text, headers } = await ask('/api/home', {
      'x-client-address': '6.6.6.6',
      'x-forwarded-for': '6.6.6.6',
      'x-portal-visitor': '6.6.6.6',
      'x-portal-page': '1',
      cookie: 'a=b',
    })
    const seen = JSON.parse(/<p>(.*)<\/p>/.exec(text)?.[1] ?? '')
    expect(seen.headers['x-client-address']).toMatch(/127\.0\.0\.1|::1/)
    expect(seen.headers['x-forwarded-for']).toBeUndefined()
    expect(JSON.stringify([seen.headers, headers])).not.toContain('x-portal-')
    expect(seen.headers.cookie).toBe('a=b')
    expect(headers['x-request-id']).toBe(seen.headers['x-request-id'])
  })

  it.each([
    '/admin',
    '/cms/news',
    '/api/home',
    '/graphql/cityideas',
    '/graphql/cityideas/schema.graphql',
    '/files/a.pdf',
    '/preview/abc',
  ])('%s is never kept', async (path) => {
    await ask(path)
    await ask(path)
    expect(next).toHaveBeenCalledTimes(2)
  })

  it('for a missing file gives a person a page and a program the short response', async () => {
    expect((await ask('/files/gone.pdf', { accept: 'text/html' })).text).toContain('"url":"/notfound"')
    expect((await ask('/files/gone.pdf')).text).toContain('"url":"/files/gone.pdf"')
  })

  it('gets the policy of its kind', async () => {
    const office = await ask('/admin')
    const nonce = /'nonce-([^']+)'/.exec(String(office.headers['content-security-policy']))?.[1]
    expect(office.text).toContain(`script-src 'nonce-${nonce}'`)
    expect((await ask('/api/home')).headers['content-security-policy']).toBe(
      "default-src 'none'; frame-ancestors 'none'",
    )
  })

  it('is refused if it writes to a page or its address is too long', async () => {
    expect((await ask('/news', {}, 'POST')).status).toBe(405)
    expect((await ask(`/${'x'.repeat(5_000)}`)).status).toBe(414)
    expect((await ask('/news', { rsc: '1', 'next-router-state-tree': '%7Bbroken' })).status).toBe(400)
  })

  it.each(['/api', '/cms?x=1', '/graphql/a/b', '/files', '/map/a', '/preview'])('%s is a page', async (path) => {
    const { headers } = await ask(path)
    expect(headers['content-security-policy']).toContain("script-src 'self'")
    await ask(path)
    expect(next).toHaveBeenCalledTimes(1)
  })

  it('cannot be reached through `..` in a path, and a malformed path is refused', async () => {
    for (const path of ['/x/../news', '/news/%E0%A4%A']) expect((await ask(path)).text).toContain('/notfound')
    for (const path of ['/api/../api/home', '/api/news/%ED%A0%80', '/files/%ff']) {
      expect(await ask(path)).toMatchObject({ status: 404, text: '{"message":"Такого адреса нет"}' })
    }
    expect((await ask('/./api/home', {}, 'POST')).status).toBe(404)
    expect((await ask('/_next/static/none.js')).status).toBe(404)
    expect(next).toHaveBeenCalledTimes(1)
  })

  it('is refused if its body is too long', async () => {
    const response = ask('/api/home', { 'content-length': '999999999999' }, 'POST')
    expect((await response.catch(() => ({ status: 413 }))).status).toBe(413)
  })

  it('includes /healthz, which stays 200 without the database, and /readyz, which does not', async () => {
    expect((await ask('/healthz')).status).toBe(200)
    expect(await ask('/readyz')).toMatchObject({ status: 503, text: expect.stringContaining('"database":false') })
  })
})
