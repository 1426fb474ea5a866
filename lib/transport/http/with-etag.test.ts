import { PUBLIC_CACHE_CONTROL } from '@/lib/transport/http/responses'
import { withEtag } from '@/lib/transport/http/with-etag'
import { AppError, errorCodes } from '@/lib/contract/errors'

const request = new Request('https://samursk.example/api/claims?format=json')
const MEGABYTE = 1024 * 1024

function breakingAfter(parts: number): Response {
  let given = 0
  const body = new ReadableStream({
    pull: (controller) => {
      given += 1
      if (given > parts) controller.error(new AppError('unavailable'))
      else controller.enqueue(new Uint8Array(MEGABYTE))
    },
  })
  return new Response(body, { headers: { 'cache-control': PUBLIC_CACHE_CONTROL } })
}

it('answers an error where a response breaks before any of it was sent', async () => {
  const response = await withEtag(request, breakingAfter(2))
  expect([response.status, response.headers.get('cache-control')]).toEqual([503, 'no-store'])
  expect(await response.json()).toEqual({ message: errorCodes.unavailable.message })
})

it('breaks off what breaks later, so that half a response never looks like a whole one', async () => {
  const response = await withEtag(request, breakingAfter(8))
  expect(response.status).toBe(200)
  await expect(response.arrayBuffer()).rejects.toThrow()
})

describe('a response too long to be held', () => {
  const largestWhole = 10
  const buildResponse = (text: string) => () =>
    Promise.resolve(
      new Response(`${'начало '.repeat(20)}${text}`, { headers: { 'cache-control': PUBLIC_CACHE_CONTROL } }),
    )
  const ask = async (make: () => Promise<Response>, tag?: string | null, method = 'GET') => {
    const asking = new Request(request, { method, headers: tag ? { 'if-none-match': tag } : {} })
    return withEtag(asking, await make(), { again: make, largestWhole })
  }

  it('has an ETag and is a 304 for clients that have it', async () => {
    const first = await ask(buildResponse('конец'))
    const tag = first.headers.get('etag')
    expect(tag).toMatch(/^W\/"[\w-]{22}"$/)
    expect(await first.text()).toContain('конец')
    const second = await ask(buildResponse('конец'), `"other", ${tag}`)
    expect([second.status, second.headers.get('etag'), await second.text()]).toEqual([304, tag, ''])
  })

  it('is sent whole under another name when only its end has changed', async () => {
    const first = await ask(buildResponse('один'))
    await first.text()
    const second = await ask(buildResponse('два'), first.headers.get('etag'))
    expect([second.status, await second.text()]).toEqual([200, await (await buildResponse('два')()).text()])
    expect(second.headers.get('etag')).not.toBe(first.headers.get('etag'))
  })

  it('that was not read to its end does not count as sent', async () => {
    const first = await ask(buildResponse('обрыв'))
    await first.body?.cancel()
    expect((await ask(buildResponse('обрыв'), first.headers.get('etag'))).status).toBe(200)
  })

  it('is named for a HEAD as well', async () => {
    const head = await ask(buildResponse('голова'), null, 'HEAD')
    expect(await head.text()).toBe('')
    expect((await ask(buildResponse('голова'), head.headers.get('etag'))).status).toBe(304)
    expect((await ask(buildResponse('голова'), head.headers.get('etag'), 'HEAD')).status).toBe(304)
  })
})
