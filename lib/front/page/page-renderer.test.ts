import type { IncomingMessage, ServerResponse } from 'node:http'
import { log } from '@/lib/config/log'
import { pageAddress } from '@/lib/front/page/page-address'
import { PageRenderer, UnavailableError } from '@/lib/front/page/page-renderer'
import { commonHeaders } from '@/lib/front/security-headers'
import { StaticFiles } from '@/lib/front/static-files'
import { markUnavailable } from '@/lib/shared/render-outcome'

const PUBLIC_URL = 'https://samursk.example'
const address = (url: string) => pageAddress(url, {})

const draw = jest.fn<Promise<void>, [IncomingMessage, ServerResponse]>(async (_req, res) => {
  res.end('<p>Новости</p>')
})

async function rendererOf(handle: typeof draw, isSourceSilent = () => false): Promise<PageRenderer> {
  const headers = commonHeaders(PUBLIC_URL)
  const hosts = { connect: [], images: [], yandexMaps: false }
  const settings = { commonHeaders: headers, hosts, files: await StaticFiles.list(headers), publicUrl: PUBLIC_URL }
  return new PageRenderer(handle, settings, log, () => undefined, isSourceSilent)
}

afterEach(() => {
  jest.useRealTimers()
  draw.mockClear()
})

it('waits for nothing more of a page that cannot be made, and tells its maker so', async () => {
  const left = jest.fn()
  const renderer = await rendererOf(
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

it('draws no page at all while its source is known to be silent, also for those who waited', async () => {
  let isSilent = true
  const renderer = await rendererOf(draw, () => isSilent)
  const waiting = Array.from({ length: 20 }, (_, number) => renderer.render(address(`/news/${number}`)))
  for (const one of await Promise.allSettled(waiting)) expect(one.status).toBe('rejected')
  expect(draw).not.toHaveBeenCalled()
  isSilent = false
  expect((await renderer.render(address('/news'))).answer.status).toBe(200)
})
