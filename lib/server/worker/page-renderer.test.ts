import type { IncomingMessage, ServerResponse } from 'node:http'
import { log, describeError } from '@/lib/config/log'
import { paths } from '@/lib/config/paths'
import { toPageRequest } from '@/lib/server/cache/page-request'
import { UnavailableError } from '@/lib/server/cache/page-errors'
import { PageRenderer } from '@/lib/server/worker/page-renderer'
import { commonHeaders } from '@/lib/server/security-headers'
import { StaticFiles } from '@/lib/server/static-files'
import { currentReads } from '@/lib/runtime/current-reads'
import { allowMapHosts, markPersonal, markUnavailable } from '@/lib/runtime/render-outcome'

const PUBLIC_URL = 'https://samursk.example'
const address = (url: string) => toPageRequest(url, {})

const draw = jest.fn<Promise<void>, [IncomingMessage, ServerResponse]>(async (_req, res) => {
  res.end('<p>Новости</p>')
})

async function createRenderer(
  handle: typeof draw,
  isSourceSilent = () => false,
  purgesCdn = false,
): Promise<PageRenderer> {
  const headers = commonHeaders(PUBLIC_URL)
  const hosts = { connect: [], images: [], yandexMaps: false }
  const files = await StaticFiles.list(headers)
  const settings = { commonHeaders: headers, hosts, files, publicUrl: PUBLIC_URL, purgesCdn }
  return new PageRenderer(handle, settings, log, isSourceSilent)
}

afterEach(() => {
  jest.useRealTimers()
  draw.mockClear()
})

it('stops waiting for a page that cannot be rendered, and closes its response', async () => {
  const left = jest.fn()
  const renderer = await createRenderer(
    jest.fn(async (_req, res) => {
      res.on('close', left)
      markUnavailable()
      await new Promise<void>(() => undefined)
    }),
  )
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] }) // no limit of time ends it
  await expect(renderer.render(address('/news'))).rejects.toBeInstanceOf(UnavailableError)
  expect(left).toHaveBeenCalledTimes(1)
})

it('renders no page while the database is known not to answer', async () => {
  let isSilent = true
  const renderer = await createRenderer(draw, () => isSilent)
  const waiting = Array.from({ length: 20 }, (_, number) => renderer.render(address(`/news/${number}`)))
  for (const one of await Promise.allSettled(waiting)) expect(one.status).toBe('rejected')
  expect(draw).not.toHaveBeenCalled()
  isSilent = false
  expect((await renderer.render(address('/news'))).response.status).toBe(200)
})

async function drawMapped(parts: readonly (() => void)[]) {
  const renderer = await createRenderer(
    jest.fn(async (_req, res) => {
      for (const part of parts) part()
      res.setHeader('content-type', 'text/html; charset=utf-8')
      res.end('<!DOCTYPE html><html lang="ru"><head><title>Заявка</title></head><body></body></html>')
    }),
  )
  const { response } = await renderer.render(address(paths.claimState('secret')))
  return (await response.get('identity')).headers.join('\n')
}

const withYandex = () => allowMapHosts({ tilesUrl: '/map/{z}/{x}/{y}', driver: 'yandex' })

it('allows no foreign script on a page with a key in its address, and sends no referrer from it', async () => {
  expect(await drawMapped([withYandex])).toContain('api-maps.yandex.ru')
  for (const parts of [
    [withYandex, markPersonal],
    [markPersonal, withYandex],
  ]) {
    const headers = await drawMapped(parts)
    expect(headers).not.toMatch(/https?:/)
    expect(headers).not.toContain('unsafe-eval')
    expect(headers).toContain('Referrer-Policy\nno-referrer')
    expect(headers).toContain('private, no-store')
  }
})

it('writes no key of an address into the log, whether the page succeeds or fails', async () => {
  const lines: unknown[] = []
  const write = (line: unknown) => void lines.push(line)
  for (const level of ['info', 'warn', 'error'] as const) jest.spyOn(log, level).mockImplementation(write)
  await (await createRenderer(draw)).render(address(paths.claimState('secret')))
  const broken = jest.fn<Promise<void>, [IncomingMessage, ServerResponse]>(async (_req, res) => {
    res.statusCode = 500
    res.end()
  })
  const failure: unknown = await (
    await createRenderer(broken)
  )
    .render(address(paths.claimState('secret')))
    .catch(describeError)
  jest.restoreAllMocks()
  expect(lines).toEqual([expect.objectContaining({ path: paths.claimStatePage })])
  expect(JSON.stringify([...lines, failure])).not.toContain('secret')
})

it.each([false, true])(
  'lets a CDN keep a page for a second, for a minute if it is told of changes: %s',
  async (tells) => {
    const drawn = jest.fn<Promise<void>, [IncomingMessage, ServerResponse]>(async (_req, res) => {
      currentReads()?.add(['news', 'menus'])
      res.setHeader('content-type', 'text/html; charset=utf-8')
      res.end('<!DOCTYPE html><html lang="ru"><head><title>Новости</title></head><body></body></html>')
    })
    const renderer = await createRenderer(drawn, undefined, tells)
    const { headers } = await (await renderer.render(address('/news'))).response.get('identity')
    const sent = Object.fromEntries(headers.flatMap((name, at) => (at % 2 ? [] : [[name, headers[at + 1]]])))
    const age = 'max-age=60, stale-while-revalidate=5, stale-if-error=86400'
    expect(sent).toMatchObject({
      'Cache-Control': 'public, max-age=0, s-maxage=1, must-revalidate',
      ...(tells
        ? {
            'CDN-Cache-Control': age,
            'Surrogate-Control': age,
            'Cache-Tag': 'portal,menus,news',
            'Surrogate-Key': 'portal menus news',
          }
        : { 'CDN-Cache-Control': age.replace('60', '1') }),
    })
    expect('Cache-Tag' in sent).toBe(tells)
  },
)
