import 'server-only'
import { cookies } from 'next/headers'
import { readAnswer, toQueryFields, buildRequest, type Input } from '@/lib/client/call'
import { readGraphqlBody } from '@/lib/client/graphql-response'
import { sendGraphql } from '@/lib/client/send-graphql'
import { callInProcess, queryInProcess, readBySchema } from '@/lib/transport/in-process'
import { log } from '@/lib/config/log'
import { env } from '@/lib/config/env'
import { PREVIEW_COOKIE } from '@/lib/runtime/preview-token'
import { AppError } from '@/lib/contract/errors'
import type { GraphAnswerOf, GraphOperation, VariablesOf } from '@/lib/contract/graph-operation'
import type { AnswerOf, Operation } from '@/lib/contract/operation'
import { typesetAnswer } from '@/lib/text/typography'
import { inTime } from '@/lib/runtime/with-deadline'
import { markGone, markUnavailable, markUnkept } from '@/lib/runtime/render-outcome'
import { whileUnchanged } from '@/lib/runtime/content-cache'

const EXTERNAL_TIMEOUT_MS = 5_000

/** A page only reads: what it asks stands in an address. */
type ReadInput<O extends Operation> = Omit<Input<O>, 'body'>

/**
 * Calls an operation for a page being rendered: its core in this process, or API_URL when that is set (5 s at most).
 * Its texts come as a page draws them. Gives null where the page has to be empty: the thing does not exist, or the read
 * failed; a failure is logged and the page is not kept. With `required` a failure makes the whole page answer 503
 * instead.
 */
export async function read<O extends Operation>(
  operation: O,
  input: ReadInput<O> = {},
  { required = false } = {},
): Promise<AnswerOf<O> | null> {
  // outside the try: Next tells by an exception of its own that a page is dynamic
  const preview = (await cookies()).get(PREVIEW_COOKIE)?.value
  return nullOnFailure(operation.id, required, async () =>
    typesetAnswer(await callOperation(operation, input, preview)),
  )
}

/** An answer may be shared for so long at most: some things of every page come and go by the clock. */
const SHARED_MS = 5_000

/**
 * Does the same for what every page shows around its content: it is asked once for all pages of one state of the
 * contents.
 */
export function readShared<O extends Operation>(operation: O): Promise<AnswerOf<O> | null> {
  return shareResponse(operation.id, () => read(operation))
}

async function shareResponse<T>(key: string, ask: () => Promise<T | null>): Promise<T | null> {
  if (env.API_URL) return ask()
  let isOwn = false
  const make = () => {
    isOwn = true
    return ask()
  }
  const answer = await whileUnchanged(key, make, { freshMs: SHARED_MS })
  // a failure counts for the page that asked; another page asks for itself
  return answer === null && !isOwn ? ask() : answer
}

/** Does the same for a query of a graph endpoint, asked as a guest. */
export async function readGraphql<O extends GraphOperation>(
  operation: O,
  variables: VariablesOf<O>,
  { required = false } = {},
): Promise<GraphAnswerOf<O> | null> {
  const preview = (await cookies()).get(PREVIEW_COOKIE)?.value
  return nullOnFailure(operation.endpoint, required, async () => {
    const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined))
    return typesetAnswer(readGraphqlBody<O>(await queryGraphql(operation, given, preview)))
  })
}

/** Asks a query of a graph endpoint whose answer many pages show; it is shared as `readShared` does. */
export function readSharedGraphql<O extends GraphOperation>(
  operation: O,
  variables: VariablesOf<O>,
): Promise<GraphAnswerOf<O> | null> {
  const key = `${operation.endpoint} ${operation.document} ${JSON.stringify(variables)}`
  return shareResponse(key, () => readGraphql(operation, variables))
}

async function nullOnFailure<T>(operation: string, required: boolean, work: () => Promise<T>): Promise<T | null> {
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

async function callOperation<O extends Operation>(
  operation: O,
  input: ReadInput<O>,
  preview?: string,
): Promise<AnswerOf<O>> {
  const { params, query } = input
  if (!env.API_URL) return callInProcess(operation, { params, query: toQueryFields(query) }, preview)
  return readAnswer(operation, await send(buildRequest(env.API_URL, operation, input, previewHeader(preview))))
}

async function queryGraphql(operation: GraphOperation, variables: Record<string, unknown>, preview?: string) {
  if (!env.API_URL) return queryInProcess(operation, variables, preview)
  const { endpoint, document } = operation
  const url = new URL(endpoint, env.API_URL).href
  const headers = previewHeader(preview)
  const answer = await inTime(EXTERNAL_TIMEOUT_MS, (signal) =>
    sendGraphql({ url, document, variables, headers, signal, redirect: 'error' }),
  )
  // without data the host failed: the schema would read that as a thing that does not exist
  return answer.errors || !answer.data ? answer : readBySchema(operation, variables, answer.data)
}

function previewHeader(preview?: string): Record<string, string> {
  return preview ? { 'x-preview': preview } : {}
}

function send(request: Request): Promise<Response> {
  return inTime(EXTERNAL_TIMEOUT_MS, async (signal) => {
    const answer = await fetch(request, { signal, redirect: 'error' })
    return new Response(await answer.text(), { status: answer.status, headers: answer.headers })
  })
}
