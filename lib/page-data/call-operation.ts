import 'server-only'
import { cookies } from 'next/headers'
import { readResponse, toQueryFields, buildRequest, type Input } from '@/lib/client/call'
import { readGraphqlBody } from '@/lib/client/graphql-response'
import { sendGraphql } from '@/lib/client/send-graphql'
import { callInProcess, queryInProcess, readBySchema } from '@/lib/transport/in-process'
import { logRequestError } from '@/lib/config/log-request-error'
import { env } from '@/lib/config/env'
import { PREVIEW_COOKIE } from '@/lib/runtime/preview-token'
import { AppError } from '@/lib/contract/errors'
import type { GraphqlDataOf, GraphqlOperation, VariablesOf } from '@/lib/contract/graphql-operation'
import type { AnswerOf, Operation } from '@/lib/contract/operation'
import { idParams } from '@/lib/contract/shapes'
import { typesetData } from '@/lib/text/typography'
import { withDeadline } from '@/lib/runtime/with-deadline'
import { markGone, markUnavailable, markUncacheable } from '@/lib/runtime/render-outcome'
import { cachedPerContentVersion } from '@/lib/runtime/content-cache'
import { currentReads } from '@/lib/runtime/current-reads'

const EXTERNAL_TIMEOUT_MS = 5_000

type ReadInput<O extends Operation> = Omit<Input<O>, 'body'>

/**
 * Calls an operation for a page, in process or at API_URL, and typesets its texts. Returns null if missing or failed;
 * then the page is not cached, with `required` it is a 503.
 */
export async function read<O extends Operation>(
  operation: O,
  input: ReadInput<O> = {},
  { required = false } = {},
): Promise<AnswerOf<O> | null> {
  // outside the try: Next marks dynamic pages by an exception
  const preview = (await cookies()).get(PREVIEW_COOKIE)?.value
  return nullOnFailure(operation.id, required, async () => typesetData(await callOperation(operation, input, preview)))
}

/** Reads one item by the number in a URL; null if that is no number or there is no such item. */
export async function readById<O extends Operation<typeof idParams>>(
  operation: O,
  number: string,
): Promise<AnswerOf<O> | null> {
  const params = idParams.safeParse({ id: number })
  return params.success ? read(operation, { params: params.data } as ReadInput<O>, { required: true }) : null
}

/** Longest sharing: some parts of every page change by the clock. */
const SHARED_MS = 5_000

/** Calls once for all pages until the content changes; `input` has few values, as few answers are kept. */
export function readShared<O extends Operation>(operation: O, input: ReadInput<O> = {}): Promise<AnswerOf<O> | null> {
  return shareResponse(`${operation.id} ${JSON.stringify(input)}`, () => read(operation, input))
}

async function shareResponse<T>(key: string, ask: () => Promise<T | null>): Promise<T | null> {
  if (env.API_URL) return ask()
  let isAsked = false
  const make = () => {
    isAsked = true
    return ask()
  }
  const answer = await cachedPerContentVersion(key, make, { freshMs: SHARED_MS })
  // a failure counts for one page; others call again
  return answer === null && !isAsked ? ask() : answer
}

export async function readGraphql<O extends GraphqlOperation>(
  operation: O,
  variables: VariablesOf<O>,
  { required = false } = {},
): Promise<GraphqlDataOf<O> | null> {
  const preview = (await cookies()).get(PREVIEW_COOKIE)?.value
  return nullOnFailure(operation.endpoint, required, async () => {
    const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined))
    return typesetData(readGraphqlBody<O>(await queryGraphql(operation, given, preview)))
  })
}

export function readSharedGraphql<O extends GraphqlOperation>(
  operation: O,
  variables: VariablesOf<O>,
): Promise<GraphqlDataOf<O> | null> {
  const key = `${operation.endpoint} ${operation.document} ${JSON.stringify(variables)}`
  return shareResponse(key, () => readGraphql(operation, variables))
}

async function nullOnFailure<T>(operation: string, required: boolean, work: () => Promise<T>): Promise<T | null> {
  if (env.API_URL) currentReads()?.addUnknown() // only the other portal knows
  try {
    return await work()
  } catch (error) {
    if (error instanceof AppError && error.status < 500) return missing(error)
    logRequestError({ err: error, operation }, 'Чтение для страницы не удалось')
    if (required || !env.API_URL) markUnavailable()
    else markUncacheable()
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
  return readResponse(operation, await send(buildRequest(env.API_URL, operation, input, previewHeader(preview))))
}

async function queryGraphql(operation: GraphqlOperation, variables: Record<string, unknown>, preview?: string) {
  if (!env.API_URL) return queryInProcess(operation, variables, preview)
  const { endpoint, document } = operation
  const url = new URL(endpoint, env.API_URL).href
  const headers = previewHeader(preview)
  const answer = await withDeadline(EXTERNAL_TIMEOUT_MS, (signal) =>
    sendGraphql({ url, document, variables, headers, signal, redirect: 'error' }),
  )
  // without data the host failed; the schema would read that as notFound
  return answer.errors || !answer.data ? answer : readBySchema(operation, variables, answer.data)
}

function previewHeader(preview?: string): Record<string, string> {
  return preview ? { 'x-preview': preview } : {}
}

function send(request: Request): Promise<Response> {
  return withDeadline(EXTERNAL_TIMEOUT_MS, async (signal) => {
    const response = await fetch(request, { signal, redirect: 'error' })
    return new Response(await response.text(), { status: response.status, headers: response.headers })
  })
}
