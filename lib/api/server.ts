import 'server-only'
import { cookies } from 'next/headers'
import { readAnswer } from '@/lib/api/answer'
import { readGraphBody } from '@/lib/api/graph-answer'
import { buildRequest, type Input } from '@/lib/api/request'
import { handle } from '@/lib/backend/handle'
import { log } from '@/lib/config/log'
import { env } from '@/lib/config/env'
import { PREVIEW_COOKIE } from '@/lib/config/preview-token'
import { AppError } from '@/lib/contract/errors'
import type { GraphAnswerOf, GraphOperation, VariablesOf } from '@/lib/contract/graphql/graph-operation'
import type { AnswerOf, Operation } from '@/lib/contract/operation'
import { currentOutcome, markGone, markUnavailable, markUnkept } from '@/lib/shared/render-outcome'

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
  return orEmpty(operation.id, required, async () => readAnswer(operation, await send(operation, input, preview)))
}

/** How long an answer may be shared at most: some things of every page come and go by the clock. */
const SHARED_MS = 5_000

type SharedAnswers = Map<string, { until: number; answer: Promise<unknown> }>

const sharedAnswers = new WeakMap<object, SharedAnswers>()

/** The same for what every page shows around its content: asked once for all pages made from one state of the contents. */
export async function readShared<O extends Operation>(operation: O): Promise<AnswerOf<O> | null> {
  const contents = env.API_URL ? undefined : currentOutcome()?.contents
  if (!contents) return read(operation)
  const answers = sharedAnswers.get(contents) ?? (new Map() as SharedAnswers)
  sharedAnswers.set(contents, answers)
  const kept = answers.get(operation.id)
  if (kept && kept.until > Date.now()) {
    // the failure was told of the page that asked; this one asks for itself
    return ((await kept.answer) as AnswerOf<O> | null) ?? read(operation)
  }
  const answer = read(operation)
  answers.set(operation.id, { until: Date.now() + SHARED_MS, answer })
  return answer
}

/** The same for a query of a graph endpoint, asked as a guest. */
export async function readGraph<O extends GraphOperation>(
  operation: O,
  variables: VariablesOf<O>,
  { required = false } = {},
): Promise<GraphAnswerOf<O> | null> {
  const preview = env.API_URL ? undefined : (await cookies()).get(PREVIEW_COOKIE)?.value
  return orEmpty(operation.endpoint, required, async () => {
    const body = JSON.stringify({ query: operation.document, variables })
    const headers = {
      ...{ 'content-type': 'application/json', accept: 'application/json' },
      ...(preview && { 'x-preview': preview }),
    }
    const url = new URL(operation.endpoint, env.API_URL ?? EMBEDDED_ADDRESS)
    const response = await sendRequest(new Request(url, { method: 'POST', body, headers }))
    return readGraphBody(operation, await response.json())
  })
}

async function orEmpty<T>(operation: string, required: boolean, work: () => Promise<T>): Promise<T | null> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof AppError && error.status < 500) return missing(error)
    log.error({ err: error, operation }, 'Чтение для страницы не удалось')
    if (required || !env.API_URL) markUnavailable()
    else markUnkept()
    return null
  }
}

function missing(error: AppError): null {
  if (error.code === 'gone') markGone()
  return null
}

function send<O extends Operation>(operation: O, input: Input<O>, preview?: string): Promise<Response> {
  const headers = preview && !env.API_URL ? { 'x-preview': preview } : undefined
  return sendRequest(buildRequest(env.API_URL ?? EMBEDDED_ADDRESS, operation, input, headers))
}

function sendRequest(request: Request): Promise<Response> {
  if (!env.API_URL) return handle(request)
  return fetch(request, { signal: AbortSignal.timeout(EXTERNAL_TIMEOUT_MS), redirect: 'error' })
}
