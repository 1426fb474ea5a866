import 'server-only'
import { cookies } from 'next/headers'
import { readAnswer } from '@/lib/api/answer'
import { buildRequest, type Input } from '@/lib/api/request'
import { handle } from '@/lib/backend/handle'
import { log } from '@/lib/config/log'
import { env } from '@/lib/config/env'
import { PREVIEW_COOKIE } from '@/lib/config/preview-token'
import { AppError } from '@/lib/contract/errors'
import type { AnswerOf, Operation } from '@/lib/contract/operation'
import { markGone, markUnavailable, markUnkept } from '@/lib/shared/render-outcome'

const EXTERNAL_TIMEOUT_MS = 5_000
const EMBEDDED_ADDRESS = 'http://embedded'

/**
 * Calls an operation for a page being rendered: in process, or at API_URL when that is set (5 s at most).
 * Gives null where the page has to be empty: the thing does not exist, or the read failed; a failure is logged and
 * the page is not kept. With `required` a failure makes the whole page answer 503 instead.
 */
export async function read<O extends Operation>(
  operation: O,
  input: Input<O> = {},
  { required = false } = {},
): Promise<AnswerOf<O> | null> {
  // outside the try: Next tells by an exception of its own that a page is dynamic
  const preview = (await cookies()).get(PREVIEW_COOKIE)?.value
  try {
    return await readAnswer(operation, await send(operation, input, preview))
  } catch (error) {
    if (error instanceof AppError && error.status < 500) return missing(error)
    log.error({ err: error, operation: operation.id }, 'Чтение для страницы не удалось')
    if (required || !env.API_URL) markUnavailable()
    else markUnkept()
    return null
  }
}

function missing(error: AppError): null {
  if (error.code === 'gone') markGone()
  return null
}

async function send<O extends Operation>(operation: O, input: Input<O>, preview?: string): Promise<Response> {
  if (!env.API_URL)
    return handle(buildRequest(EMBEDDED_ADDRESS, operation, input, preview ? { 'x-preview': preview } : {}))
  return fetch(buildRequest(env.API_URL, operation, input), {
    signal: AbortSignal.timeout(EXTERNAL_TIMEOUT_MS),
    redirect: 'error',
  })
}
