import { setImmediate as nextTurn } from 'node:timers/promises'
import { withPictureLimit } from '@/lib/office/limit-pictures'

const collections = Promise.resolve([{ slug: 'media', upload: { imageSizes: [{ name: 'small' }] } }, { slug: 'news' }])
const ends: (() => void)[] = []
const save = jest.fn(async (request: Request) => {
  const text = await request.text()
  await new Promise<void>((resolve) => ends.push(resolve))
  return new Response(text)
})
const limited = withPictureLimit(save, collections)

function send(path: string, body: BodyInit = 'a'): Promise<Response> {
  const init = { method: 'POST', body, headers: { 'content-type': 'multipart/form-data; boundary=x' }, duplex: 'half' }
  return limited(new Request(`http://localhost/cms/${path}`, init as RequestInit))
}

async function untilIdle(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) await nextTurn()
}

beforeEach(() => {
  save.mockClear()
  ends.length = 0
})

test('two pictures are saved at once, others wait', async () => {
  const responses = ['a', 'b', 'c'].map((text) => send('media', text))
  await untilIdle()
  expect(save).toHaveBeenCalledTimes(2)
  ends[0]?.()
  await untilIdle()
  expect(save).toHaveBeenCalledTimes(3)
  for (const end of ends) end()
  expect(await Promise.all(responses.map(async (response) => (await response).text()))).toEqual(['a', 'b', 'c'])
})

test('pictures that arrive slowly and other saves keep nobody waiting', async () => {
  for (let count = 0; count < 3; count += 1) void send('media', new ReadableStream())
  void send('media/5')
  for (let count = 0; count < 3; count += 1) void send('news')
  await untilIdle()
  expect(save).toHaveBeenCalledTimes(4)
  for (const end of ends) end()
})

test('a picture that breaks off is refused in Russian', async () => {
  const response = await send('media', new ReadableStream({ start: (body) => body.error(new Error('aborted')) }))
  expect([response.status, await response.text()]).toEqual([400, expect.stringMatching(/[а-яё]{3}/)])
  expect(save).not.toHaveBeenCalled()
})
