import { Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import '@/lib/transport/open-backend'
import { exportDataset } from '@/lib/transport/http/dataset-file'
import { isPublicPath, preflightResponse } from '@/lib/transport/http/public-paths'
import { withEtag } from '@/lib/transport/http/with-etag'
import { forward } from '@/lib/transport/http/forward'
import { graphqlEndpoints } from '@/lib/transport/graphql/endpoints'
import { schemaFile, schemaFiles } from '@/lib/transport/graphql/schema-file'
import { errorResponse, PUBLIC_CACHE_CONTROL, toRoutingError } from '@/lib/transport/http/responses'
import { open311 } from '@/lib/transport/open311/open311'
import { openApi } from '@/lib/transport/http/open-api/open-api'
import { route } from '@/lib/transport/http/route'
import { withTimeout } from '@/lib/platform/database/timeouts'
import { serveFile } from '@/lib/platform/files/serve-file'
import { servePrivateFile } from '@/lib/platform/files/private-files'
import { serveTile } from '@/lib/platform/map/serve-tile'
import { env } from '@/lib/config/env'
import { exportData } from '@/lib/domains/cabinet/contract'
import { domains } from '@/lib/domains'
import { isOpen311 } from '@/lib/contract/open311'
import { registerApiHandler } from '@/lib/runtime/api-handler'
import { AppError, toErrorCode } from '@/lib/contract/errors'
import { corsHeaders } from '@/lib/runtime/cors'

/** With API_URL calls go to that host; map tiles and open-data files are still made here. */
function handle(request: Request): Promise<Response> {
  const work = isExport(new URL(request.url)) ? 'export' : 'call'
  return withTimeout(work, async () => (await exportDataset(request, dispatch)) ?? dispatch(request))
}

function isExport({ pathname, searchParams }: URL): boolean {
  return searchParams.has('format') || pathname === exportData.path
}

/** Adds CORS and an ETag to public responses. */
export async function handleVisitor(request: Request): Promise<Response> {
  const { method, url } = request
  const { pathname } = new URL(url)
  if (!isPublicPath(pathname)) return handle(request)
  if (method === 'OPTIONS') return preflightResponse()
  if (method !== 'GET' && method !== 'HEAD') return handle(request)
  const isFile = /^\/(?:files|map)\//.test(pathname)
  const asked = isFile || method === 'GET' ? request : new Request(url, { headers: request.headers })
  const named = await withEtag(request, await handle(asked), { again: () => handle(asked) })
  for (const [name, value] of Object.entries(corsHeaders)) named.headers.set(name, value)
  return named
}

async function dispatch(request: Request): Promise<Response> {
  const isTile = new URL(request.url).pathname.startsWith('/map/')
  return env.API_URL && !isTile ? forward(request, env.API_URL) : router.fetch(request)
}

const router = new Hono({ strict: false })

for (const { handlers = [] } of domains) {
  const own = handlers.filter(({ operation }) => !isOpen311(operation))
  for (const { method, path, respond } of own.map(route)) router.on(method, path, respond)
}

for (const [path, { respond }] of graphqlEndpoints) router.all(path, (context) => respond(context.req.raw))
for (const [path, schema] of schemaFiles) router.get(path, () => schemaFile(schema))
router.all('/open311/*', (context) => open311.fetch(context.req.raw))
router.get('/api/openapi.json', () => {
  const headers = { 'content-type': 'application/json', 'cache-control': PUBLIC_CACHE_CONTROL }
  return new Response(openApi(), { headers })
})
router.get('/files/private', (context) => servePrivateFile(context.req.url))
router.get('/files/:name', (context) => serveFile(context.req.param('name'), context.req.raw))
router.get('/map/tiles/:z/:x/:y', (context) => serveTile(context.req.param(), context.req.raw))
router.notFound(({ req }) => errorResponse(toRoutingError(router, req.path)))
router.onError((error) =>
  errorResponse(error instanceof HTTPException ? new AppError(toErrorCode(error.status)) : error),
)

registerApiHandler(handleVisitor)
