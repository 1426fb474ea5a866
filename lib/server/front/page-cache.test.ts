import { CachedResponse, type ComposedResponse } from '@/lib/server/cache/cached-response'
import { toPageRequest } from '@/lib/server/cache/page-request'
import { gatherChanges } from '@/lib/server/front/content-changes'
import { PageCache } from '@/lib/server/front/page-cache'
import { BrokenPageError, UnavailableError } from '@/lib/server/cache/page-errors'

const MEGABYTE = 1024 * 1024
const news = toPageRequest('/news', {})

interface Composed {
  status?: number
  freshMs?: number
  tables?: string[]
}

function composed(text: string, { status = 200, freshMs = 60_000, tables }: Composed = {}): ComposedResponse {
  const response = new CachedResponse({ status, headers: [], body: Buffer.from(text), compressible: false })
  return { response, freshMs, tables }
}

const readText = (response: CachedResponse | undefined) => response?.find('identity')?.body.toString()

function heldRenderer() {
  const held: ((response: ComposedResponse) => void)[] = []
  return { held, render: jest.fn(() => new Promise<ComposedResponse>((resolve) => held.push(resolve))) }
}

afterEach(() => jest.useRealTimers())

it('renders once for all who ask at the same time, and keeps the page', async () => {
  const { held, render } = heldRenderer()
  const cache = new PageCache(MEGABYTE, render)
  const asked = Promise.all(Array.from({ length: 20 }, () => cache.get(news)))
  held[0]?.(composed('one'))
  for (const response of await asked) expect(readText(response)).toBe('one')
  expect(readText(await cache.get(news))).toBe('one')
  expect(render).toHaveBeenCalledTimes(1)
})

it('does not keep a render that began before a change, nor give it to those who ask after', async () => {
  const { held, render } = heldRenderer()
  const cache = new PageCache(MEGABYTE, render)
  const before = cache.get(news)
  cache.purge()
  const after = cache.get(news)
  held[1]?.(composed('new'))
  expect(readText(await after)).toBe('new')
  held[0]?.(composed('old'))
  expect(readText(await before)).toBe('old')
  expect(readText(cache.find(news))).toBe('new')
})

it('drops everything at a change, and frees a page when it is next asked for', async () => {
  const cache = new PageCache(MEGABYTE, async () => composed('text'))
  await cache.get(news)
  cache.purge()
  expect(cache.find(news)).toBeUndefined()
  expect(cache.bytes).toBe(0)
})

it('never shows a dropped page again, even if the new one breaks', async () => {
  const render = jest.fn(async () => composed('withdrawn', { tables: ['news'] }))
  const cache = new PageCache(MEGABYTE, render)
  await cache.get(news)
  cache.purge(new Set(['news']))
  cache.isListenerLost = true
  expect(cache.find(news)).toBeUndefined()
  render.mockRejectedValueOnce(new UnavailableError())
  await expect(cache.get(news)).rejects.toThrow(UnavailableError)
})

it('drops only the pages made from a table that changed, and those of unknown tables', async () => {
  const addresses = ['/news', '/news?page=2', '/documents', '/unknown'].map((url) => toPageRequest(url, {}))
  const read: Record<string, string[]> = { '/news': ['news', 'settings'], '/documents': ['documents', 'settings'] }
  const cache = new PageCache(MEGABYTE, async ({ url }) => composed(url, { tables: read[url.split('?')[0] ?? ''] }))
  const kept = () => addresses.filter((page) => cache.find(page)).map(({ url }) => url)
  for (const page of addresses) await cache.get(page)
  cache.purge(new Set(['claims']))
  expect(kept()).toEqual(['/news', '/news?page=2', '/documents'])
  cache.purge(new Set(['claims', 'news']))
  expect(kept()).toEqual(['/documents'])
  cache.purge(new Set(['settings']))
  expect(kept()).toEqual([])
})

it('keeps a render that began before a change of a table it has not read', async () => {
  const { held, render } = heldRenderer()
  const cache = new PageCache(MEGABYTE, render)
  const asked = [cache.get(news), cache.get(toPageRequest('/documents', {}))]
  cache.purge(new Set(['documents']))
  held[0]?.(composed('news', { tables: ['news'] }))
  held[1]?.(composed('documents', { tables: ['documents'] }))
  await Promise.all(asked)
  expect([readText(cache.find(news)), cache.find(toPageRequest('/documents', {}))]).toEqual(['news', undefined])
})

it('keeps no render during which its table changed, however many other changes followed', async () => {
  const { held, render } = heldRenderer()
  const cache = new PageCache(MEGABYTE, render)
  const asked = cache.get(news)
  for (let change = 0; change < 200; change += 1) cache.purge(new Set([change === 0 ? 'news' : 'claims']))
  held[0]?.(composed('old', { tables: ['news'] }))
  await asked
  expect(cache.find(news)).toBeUndefined()
})

it.each(['away', 'silent'])('marks everything as stale at a change while the database is %s', async (how) => {
  let isSilent = how === 'silent'
  const render = jest.fn(async () => composed('old'))
  const cache = new PageCache(MEGABYTE, render, () => isSilent)
  await cache.get(news)
  cache.isListenerLost = how === 'away'
  cache.purge()
  cache.isListenerLost = false
  isSilent = false
  expect(cache.find(news)).toBeUndefined()
  render.mockRejectedValueOnce(new UnavailableError())
  expect(readText(await cache.get(news))).toBe('old')
  render.mockResolvedValueOnce(composed('new'))
  expect(readText(await cache.get(news))).toBe('new')
  expect(readText(cache.find(news))).toBe('new')
})

it('keeps nothing that is for one request only', async () => {
  const cache = new PageCache(MEGABYTE, async () => composed('draft', { freshMs: 0 }))
  await cache.get(news)
  expect(cache.count).toBe(0)
})

it('shows a page past its freshness at once and renders a new one in the background', async () => {
  jest.useFakeTimers()
  const texts = ['first', 'second']
  const cache = new PageCache(MEGABYTE, async () => composed(texts.shift() ?? ''))
  await cache.get(news)
  jest.advanceTimersByTime(61_000)
  expect(readText(cache.find(news))).toBe('first')
  await jest.advanceTimersByTimeAsync(1)
  expect(readText(cache.find(news))).toBe('second')
})

it('renders a page again in time whatever the clock of the machine says', async () => {
  jest.useFakeTimers()
  const texts = ['made in 2027', 'made today']
  jest.setSystemTime(Date.UTC(2027, 10, 27))
  const cache = new PageCache(MEGABYTE, async () => composed(texts.shift() ?? ''))
  await cache.get(news)
  jest.setSystemTime(Date.UTC(2026, 10, 27))
  jest.advanceTimersByTime(61_000)
  cache.find(news)
  await jest.advanceTimersByTimeAsync(1)
  expect(readText(cache.find(news))).toBe('made today')
})

it('forgets a missing page within seconds', async () => {
  jest.useFakeTimers()
  const cache = new PageCache(MEGABYTE, async () => composed('нет', { status: 404, freshMs: 3_000 }))
  await cache.get(news)
  expect(cache.find(news)?.status).toBe(404)
  jest.advanceTimersByTime(3_001)
  expect(cache.find(news)).toBeUndefined()
})

it('serves kept pages at any age while the database is away', async () => {
  jest.useFakeTimers()
  const render = jest.fn(async () => composed('kept'))
  const cache = new PageCache(MEGABYTE, render)
  await cache.get(news)
  jest.advanceTimersByTime(24 * 3600_000)
  expect(cache.find(news)).toBeUndefined()
  cache.isListenerLost = true
  expect(readText(cache.find(news))).toBe('kept')
  expect(render).toHaveBeenCalledTimes(1)
})

it('shows the last version of a page that cannot be rendered', async () => {
  jest.useFakeTimers()
  const render = jest.fn(async () => composed('whole'))
  const cache = new PageCache(MEGABYTE, render)
  await cache.get(news)
  jest.advanceTimersByTime(3600_000)
  for (const error of [new BrokenPageError(), new UnavailableError()]) {
    render.mockRejectedValueOnce(error)
    expect(readText(await cache.get(news))).toBe('whole')
  }
})

it('says «unavailable» when a page that was never kept breaks without the database', async () => {
  const cache = new PageCache(MEGABYTE, () => Promise.reject(new BrokenPageError()))
  await expect(cache.get(news)).rejects.toThrow(BrokenPageError)
  cache.isListenerLost = true
  await expect(cache.get(news)).rejects.toThrow(UnavailableError)
})

it('stays within its memory through 100 000 invented addresses, and keeps the plain page', async () => {
  const missing = () => composed('y'.repeat(3_000), { status: 404, freshMs: 3_000 })
  const cache = new PageCache(4 * MEGABYTE, async ({ url }) =>
    url.startsWith('/missing') ? missing() : composed('x'.repeat(3_000)),
  )
  await cache.get(news)
  for (let number = 0; number < 50_000; number += 1) {
    await cache.get(toPageRequest(`/missing/${number}`, {}))
    await cache.get(toPageRequest(`/search?q=${number}`, {}))
  }
  expect(cache.bytes).toBeLessThanOrEqual(4 * MEGABYTE)
  expect(cache.count).toBeLessThan(1_500)
  expect(readText(cache.find(news))).toBe('x'.repeat(3_000))
})

it('measures a page again when another coding of it is made', async () => {
  const body = Buffer.from(Array.from({ length: 5_000 }, (_, n) => String(n * 7_919)).join(' '))
  const source = { status: 200, headers: [], body, compressible: true }
  const cache = new PageCache(MEGABYTE, async () => ({ response: new CachedResponse(source), freshMs: 60_000 }))
  const response = await cache.get(news)
  const plain = cache.bytes
  await response.get('gzip')
  cache.reweigh(news, response)
  const packed = cache.bytes
  expect(packed).toBeLessThan(plain)
  await response.get('br')
  cache.reweigh(news, response)
  expect(cache.bytes).toBeGreaterThan(packed)
})

const tables = (...names: string[]) => new Set(names)

it('passes a transaction on at once, and all that follow it once more, together', () => {
  jest.useFakeTimers()
  const act = jest.fn()
  const changed = gatherChanges(act, 500)
  for (const name of ['news', 'news_rels']) changed(tables(name))
  jest.advanceTimersByTime(0)
  expect(act.mock.calls).toEqual([[tables('news', 'news_rels')]])
  for (const name of ['claims', 'ideas', 'claims']) changed(tables(name))
  jest.advanceTimersByTime(499)
  expect(act).toHaveBeenCalledTimes(1)
  jest.advanceTimersByTime(1)
  expect(act.mock.calls.slice(1)).toEqual([[tables('claims', 'ideas')]])
})

it('passes on that everything changed, whatever else did', () => {
  jest.useFakeTimers()
  const act = jest.fn()
  const changed = gatherChanges(act, 500)
  for (const each of [tables('claims'), 'all', tables('ideas')] as const) changed(each)
  jest.advanceTimersByTime(0)
  expect(act.mock.calls).toEqual([['all']])
})

it('passes a change on at once again after a pause without changes', () => {
  jest.useFakeTimers()
  const act = jest.fn()
  const changed = gatherChanges(act, 500)
  for (const count of [1, 2]) {
    changed(tables('news'))
    jest.advanceTimersByTime(0)
    expect(act).toHaveBeenCalledTimes(count)
    jest.advanceTimersByTime(600)
  }
})
