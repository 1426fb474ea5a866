import { toFormData } from '@/lib/api/form-data'
import type { Operation } from '@/lib/contract/operation'
import type { z } from 'zod'

/** A caller gives an operation values for the address, the query and the body, as the contract's schemas take them. */
export interface Input<O extends Operation> {
  params?: z.input<O['params']>
  query?: z.input<O['query']>
  body?: z.input<O['body']>
}

/** Makes address and body of a call, the same for an external host and the browser. */
export function buildRequest<O extends Operation>(
  base: string,
  operation: O,
  input: Input<O>,
  headers: HeadersInit = {},
): Request {
  const url = new URL(fillPath(operation.path, asRecord(input.params)), base)
  for (const [name, value] of Object.entries(addressFields(input.query))) url.searchParams.set(name, value)
  const body = operation.method === 'POST' ? bodyOf(operation, asRecord(input.body)) : undefined
  const ownHeaders = new Headers(headers)
  ownHeaders.set('accept', 'application/json')
  if (typeof body === 'string') ownHeaders.set('content-type', 'application/json')
  return new Request(url, { method: operation.method, headers: ownHeaders, body })
}

/** Writes a query as an address holds it: texts, and none that is empty. */
export function addressFields(query: unknown): Record<string, string> {
  const isSaid = ([, value]: [string, unknown]) => value !== undefined && value !== null && value !== ''
  return Object.fromEntries(
    Object.entries(asRecord(query))
      .filter(isSaid)
      .map(([name, value]) => [name, String(value)]),
  )
}

/** A call that may carry files goes as a multipart form, the rest as JSON. */
function bodyOf(operation: Operation, fields: Record<string, unknown>): string | FormData {
  return operation.largestBody ? toFormData(fields) : JSON.stringify(fields)
}

function fillPath(path: string, params: Record<string, unknown>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}
