import { withRussianRefusals } from '@/lib/office/russian-refusals'

async function requestRefusal(body: object, status: number): Promise<[number, unknown]> {
  const response = await withRussianRefusals(async () => Response.json(body, { status }))(
    new Request('http://localhost'),
  )
  return [response.status, await response.json()]
}

test('a 503 says when to come back', async () => {
  const away = await withRussianRefusals(async () => Response.json({ message: 'Нет' }, { status: 503 }))(
    new Request('http://localhost'),
  )
  expect(away.headers.get('retry-after')).toBe('5')
})

const russian = expect.stringMatching(/[а-яё]{3}/)

test('what Payload refuses in English is said in Russian, at any depth', async () => {
  expect(await requestRefusal({ message: 'Route not found' }, 404)).toEqual([404, { message: russian }])
  const nested = { errors: [{ name: 'm', message: 'No', data: { errors: [{ path: 'title', message: 'Bad' }] } }] }
  const words = { errors: [{ name: 'm', message: russian, data: { errors: [{ path: 'title', message: russian }] } }] }
  expect(await requestRefusal(nested, 400)).toEqual([400, words])
})

test('Russian refusals and answers that refuse nothing stay as they are', async () => {
  expect(await requestRefusal({ message: 'Нельзя' }, 403)).toEqual([403, { message: 'Нельзя' }])
  expect(await requestRefusal({ message: 'Done' }, 200)).toEqual([200, { message: 'Done' }])
})

test('what is not there is not the portal’s fault', async () => {
  expect((await requestRefusal({ message: 'Cannot GET' }, 501))[0]).toBe(404)
  expect((await requestRefusal({ errors: [{ message: 'Something went wrong.' }] }, 500))[0]).toBe(404)
})
