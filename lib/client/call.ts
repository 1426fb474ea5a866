import { requestLogin, readToken } from '@/lib/client/session-token'
import { endRefusedSession } from '@/lib/client/session'
import { AppError, toErrorCode, errorResponse } from '@/lib/contract/errors'
import type { AnswerOf, Operation } from '@/lib/contract/operation'
import { fetchWithRetry } from '@/lib/runtime/fetch-with-retry'
import type { z } from 'zod'

export interface Input<O extends Operation> {
  params?: z.input<O['params']>
  query?: z.input<O['query']>
  body?: z.input<O['body']>
}

interface CallOptions {
  /** One key per filled form, not per attempt: a repeat after a lost connection creates nothing twice. */
  idempotencyKey?: string
  signal?: AbortSignal
}

/** Calls an operation from the browser; sends the token unless the operation is public. Throws AppError. */
export async function call<O extends Operation>(
  operation: O,
  input: Input<O> = {},
  { idempotencyKey, signal }: CallOptions = {},
): Promise<AnswerOf<O>> {
  const token = operation.access === 'public' ? null : readToken()
  const headers = {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
  }
  const request = buildRequest(window.location.origin, operation, input, headers)
  const response = await (operation.method === 'GET' ? fetchWithRetry : fetch)(request, { signal })
  // the session ended elsewhere: keeping its token would repeat the refusal
  if (response.status === 401 && token !== null && endRefusedSession(token) && operation.method === 'POST')
    requestLogin()
  return readResponse(operation, response)
}

export function buildRequest<O extends Operation>(
  base: string,
  operation: O,
  input: Input<O>,
  headers: HeadersInit = {},
): Request {
  const url = new URL(fillPath(operation.path, asRecord(input.params)), base)
  for (const [name, value] of Object.entries(toQueryFields(input.query))) url.searchParams.set(name, value)
  const body = operation.method === 'POST' ? toBody(operation, asRecord(input.body)) : undefined
  const sentHeaders = new Headers(headers)
  sentHeaders.set('accept', 'application/json')
  if (typeof body === 'string') sentHeaders.set('content-type', 'application/json')
  return new Request(url, { method: operation.method, headers: sentHeaders, body })
}

export function toQueryFields(query: unknown): Record<string, string> {
  const isSaid = ([, value]: [string, unknown]) => value !== undefined && value !== null && value !== ''
  return Object.fromEntries(
    Object.entries(asRecord(query))
      .filter(isSaid)
      .map(([name, value]) => [name, String(value)]),
  )
}

export async function readResponse<O extends Operation>(operation: O, response: Response): Promise<AnswerOf<O>> {
  const body: unknown = await response.json().catch(() => null)
  if (response.ok) {
    const parsed = operation.answer.safeParse(body)
    if (parsed.success) return parsed.data as AnswerOf<O>
    throw new AppError('unavailable', { cause: parsed.error })
  }
  const error = errorResponse.safeParse(body)
  const retryAfter = Number(response.headers.get('retry-after')) || undefined
  throw new AppError(toErrorCode(response.status), { ...(error.success ? error.data : {}), retryAfter })
}

function toBody(operation: Operation, fields: Record<string, unknown>): string | FormData {
  return operation.largestBody ? toFormData(fields) : JSON.stringify(fields)
}

function fillPath(path: string, params: Record<string, unknown>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}

/** Names fields as in Laravel (`documents_arr[0][title]`); leaves out absent values. */
function toFormData(fields: Record<string, unknown>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) append(form, name, value)
  return form
}

function append(form: FormData, name: string, value: unknown): void {
  if (value === undefined || value === null) return
  if (value instanceof Blob) form.append(name, value)
  else if (Array.isArray(value)) value.forEach((item, index) => append(form, `${name}[${index}]`, item))
  else if (typeof value === 'object') {
    for (const [key, item] of Object.entries(value)) append(form, `${name}[${key}]`, item)
  } else form.append(name, String(value))
}
