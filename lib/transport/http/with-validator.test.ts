import { PUBLIC_CACHING } from '@/lib/transport/http/caching'
import { withValidator } from '@/lib/transport/http/with-validator'
import { AppError, errorCodes } from '@/lib/contract/errors'

const request = new Request('https://samursk.example/api/claims?format=json')
const MEGABYTE = 1024 * 1024

/** An answer for all that comes in parts of a megabyte and breaks after so many. */
function breakingAfter(parts: number): Response {
  let given = 0
  const body = new ReadableStream({
    pull: (controller) => {
      given += 1
      if (given > parts) controller.error(new AppError('unavailable'))
      else controller.enqueue(new Uint8Array(MEGABYTE))
    },
  })
  return new Response(body, { headers: { 'cache-control': PUBLIC_CACHING } })
}

it('answers an error where an answer breaks before any of it was sent', async () => {
  const answer = await withValidator(request, breakingAfter(2))
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'no-store'])
  expect(await answer.json()).toEqual({ message: errorCodes.unavailable.message })
})

it('breaks off what breaks later, so that half an answer never looks like a whole one', async () => {
  const answer = await withValidator(request, breakingAfter(8))
  expect(answer.status).toBe(200)
  await expect(answer.arrayBuffer()).rejects.toThrow()
})
