import { errorResponse } from '@/lib/transport/http/responses'
import { log } from '@/lib/config/log'
import { AppError } from '@/lib/contract/errors'
import { PLACE_HEADER } from '@/lib/domains/geocode/contract'
import { withDeadline } from '@/lib/runtime/with-deadline'

const TIMEOUT_MS = 5_000
const PASSED = ['accept', 'authorization', 'content-type', 'idempotency-key', PLACE_HEADER]

export async function forward(request: Request, host: string): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const headers = new Headers()
  for (const name of PASSED) {
    const value = request.headers.get(name)
    if (value !== null) headers.set(name, value)
  }
  const body = request.method === 'GET' || request.method === 'HEAD' ? undefined : await request.arrayBuffer()
  try {
    const { method } = request
    const [response, bytes] = await withDeadline(TIMEOUT_MS, async (signal) => {
      const given = await fetch(`${host}${pathname}${search}`, { method, headers, body, redirect: 'error', signal })
      return [given, await given.arrayBuffer()] as const
    })
    if (response.status >= 500) log.error({ status: response.status, path: pathname }, 'Внешний API ответил ошибкой')
    const type = response.headers.get('content-type') ?? 'application/json'
    return new Response(isBodyless(response.status) ? null : bytes, {
      status: response.status,
      headers: { 'content-type': type, 'cache-control': 'no-store' },
    })
  } catch (error) {
    log.error({ err: error, path: pathname }, 'Внешний API недоступен')
    return errorResponse(new AppError('unavailable', { cause: error }))
  }
}

/** Statuses that allow no body, not even an empty one. */
function isBodyless(status: number): boolean {
  return status === 204 || status === 205 || status === 304
}
