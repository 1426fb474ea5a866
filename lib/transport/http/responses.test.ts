import { Hono } from 'hono'
import { toRoutingError } from '@/lib/transport/http/responses'

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
