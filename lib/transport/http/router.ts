import { Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { graphEndpoints } from '@/lib/transport/graphql/endpoints'
import { errorResponse } from '@/lib/transport/http/error-response'
import { open311 } from '@/lib/transport/open311/open311'
import { PUBLIC_CACHING } from '@/lib/transport/http/caching'
import { openApi } from '@/lib/transport/http/open-api/open-api'
import { domains } from '@/lib/domains'
import { route } from '@/lib/transport/http/route'
import { serveFile } from '@/lib/platform/files/files'
import { servePrivateFile } from '@/lib/platform/files/private-files'
import { serveTile } from '@/lib/platform/map/serve-tile'
import { unansweredError } from '@/lib/transport/http/unanswered-error'
import { isOpen311 } from '@/lib/contract/open311'
import { AppError, codeOfStatus } from '@/lib/contract/errors'

/** The REST transport has the contract's operations, public files and the description of both. */
export const router = new Hono({ strict: false })

for (const { answers = [] } of domains) {
  const own = answers.filter(({ operation }) => !isOpen311(operation))
  for (const { method, path, answer } of own.map(route)) router.on(method, path, answer)
}

for (const [path, { answer }] of graphEndpoints) router.all(path, (context) => answer(context.req.raw))
router.all('/open311/*', (context) => open311.fetch(context.req.raw))
router.get('/api/openapi.json', () => {
  const headers = { 'content-type': 'application/json', 'cache-control': PUBLIC_CACHING }
  return new Response(openApi(), { headers })
})
router.get('/files/private', (context) => servePrivateFile(context.req.url))
router.get('/files/:name', (context) => serveFile(context.req.param('name'), context.req.raw))
router.get('/map/tiles/:z/:x/:y', (context) => serveTile(context.req.param(), context.req.raw))
router.notFound(({ req }) => errorResponse(unansweredError(router, req.path)))
router.onError((error) =>
  errorResponse(error instanceof HTTPException ? new AppError(codeOfStatus(error.status)) : error),
)
