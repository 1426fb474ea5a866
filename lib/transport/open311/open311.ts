import { Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { domains } from '@/lib/domains'
import { toAppError } from '@/lib/platform/calls/to-app-error'
import { route } from '@/lib/transport/http/route'
import { toRoutingError } from '@/lib/transport/http/responses'
import { logRequestError } from '@/lib/config/log-request-error'
import { AppError, toErrorCode } from '@/lib/contract/errors'
import { messages } from '@/lib/contract/messages'
import { isOpen311, open311Messages, type Open311Errors } from '@/lib/contract/open311'
import { xmlDocument, type XmlValue } from '@/lib/text/xml'

const itemNames = {
  services: 'service',
  service_requests: 'request',
  attributes: 'attribute',
  values: 'value',
  errors: 'error',
  endpoints: 'endpoint',
  formats: 'format',
}
const ENDING = /\.(json|xml)$/

export const open311 = new Hono({
  getPath: (request) => new URL(request.url).pathname.replace(/\/$/, '').replace(ENDING, ''),
})

open311.use(async (context, next) => {
  await next()
  if (ENDING.exec(new URL(context.req.url).pathname)?.[1] === 'xml')
    context.res = await toXml(context.res, context.req.path)
})
for (const { handlers = [] } of domains) {
  const own = handlers.filter(({ operation }) => isOpen311(operation))
  for (const { method, path, respond } of own.map(route)) open311.on(method, path, respond)
}
open311.notFound(({ req }) => refuse(toRoutingError(open311, req.path), req.path))
open311.onError((error, { req }) =>
  refuse(error instanceof HTTPException ? new AppError(toErrorCode(error.status)) : error, req.path),
)

/** A wrong value is 400 in this standard. */
function refuse(error: unknown, path: string): Response {
  const known = toAppError(error)
  if (known.isFault) logRequestError({ err: error }, 'Ошибка при ответе на запрос Open311')
  const code = known.code === 'invalid' ? 400 : known.status
  const lines = Object.entries(known.errors ?? {}).map(([field, words]) => {
    // for clients the second value of a list is a value of the list
    const [name = ''] = field.split('.')
    return [name, words.join(' ')].filter(Boolean).join(': ')
  })
  const headers = new Headers({ 'cache-control': 'no-store' })
  if (known.retryAfter) headers.set('retry-after', String(Math.ceil(known.retryAfter)))
  if (known.allow) headers.set('allow', known.allow)
  const descriptions =
    lines.length > 0 ? [...new Set(lines)] : [known.code === 'notFound' ? notFoundMessage(known, path) : known.message]
  const errors = descriptions.map((description) => ({ code, description }))
  return Response.json(errors satisfies Open311Errors, { status: code, headers })
}

/** An impossible number is treated like an unused one. */
function notFoundMessage({ message }: AppError, path: string): string {
  if (message !== messages.notFound) return message
  if (path.includes('/services/')) return open311Messages.serviceNotFound
  return path.includes('/requests/') ? open311Messages.requestNotFound : 'Такого адреса у Open311 здесь нет'
}

async function toXml(response: Response, path: string): Promise<Response> {
  const value = (await response.json()) as XmlValue
  const headers = new Headers(response.headers)
  headers.set('content-type', 'text/xml; charset=utf-8')
  return new Response(xmlDocument(chooseRoot(response, path), value, itemNames), { status: response.status, headers })
}

function chooseRoot({ ok }: Response, path: string): string {
  if (!ok) return 'errors'
  if (path.includes('/discovery')) return 'discovery'
  if (!path.includes('/services')) return 'service_requests'
  return /\/services$/.test(path) ? 'services' : 'service_definition'
}
