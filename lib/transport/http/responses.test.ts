import { Hono } from 'hono'
import { errorResponse, toRoutingError } from '@/lib/transport/http/responses'

const app = new Hono()
app.use(async (_context, next) => next())
app.get('/news/:id', (context) => context.text('news'))
app.on(['GET', 'POST'], '/requests', (context) => context.text('requests'))

test.each([
  ['/news/1', 'methodNotAllowed', 'GET, HEAD'],
  ['/requests', 'methodNotAllowed', 'GET, HEAD, POST'],
  ['/nothing', 'notFound', undefined],
])('%s is %s', (path, code, allow) => {
  expect(toRoutingError(app, path)).toMatchObject({ code, allow })
})

test.each(['57P01', '08006', '53300'])('a database that fails with %s says when to come back', (code) => {
  const response = errorResponse(Object.assign(new Error('database'), { code }))
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5'])
})

test('a full disk asks to come back in an hour, as its message does', async () => {
  const response = errorResponse(Object.assign(new Error('disk'), { code: '53100' }))
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '3600'])
  expect(await response.json()).toEqual({ message: expect.stringMatching(/через час/) })
})
