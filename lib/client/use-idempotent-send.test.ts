import { readResponse } from '@/lib/client/call'
import { isRefusal } from '@/lib/client/use-idempotent-send'
import { AppError } from '@/lib/contract/errors'
import { postOfficialAppeal } from '@/lib/domains/appeals/contract'

const read = (status: number, body: string) =>
  readResponse(postOfficialAppeal, new Response(body, { status })).catch((error: unknown) => error)

it.each([401, 403, 409, 413, 422, 429])(
  'status %d refuses the form, so its next send is another one',
  async (status) => {
    expect(isRefusal(await read(status, '{"message":"Нет"}'))).toBe(true)
  },
)

it.each([
  [500, '{"message":"Ошибка"}'],
  [502, '<html>Bad Gateway</html>'],
  [503, '{"message":"Неизвестно, выполнен ли запрос"}'],
  [504, '<html>Gateway Timeout</html>'],
  [200, '{"appeal":'],
])('after status %d with %s the form may have been taken, so it is sent again with its key', async (status, body) => {
  const error = await read(status, body)
  expect(error).toBeInstanceOf(AppError)
  expect(isRefusal(error)).toBe(false)
})

it('a lost connection refuses nothing', () => {
  expect(isRefusal(new TypeError('Failed to fetch'))).toBe(false)
})
