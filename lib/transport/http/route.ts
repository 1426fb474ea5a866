import type { Context } from 'hono'
import type { Caller, Visitor } from '@/lib/contract/caller'
import { requireSystem } from '@/lib/domains/systems/service'
import { PRIVATE_CACHE_CONTROL, PUBLIC_CACHE_CONTROL } from '@/lib/transport/http/responses'
import type { Handler } from '@/lib/platform/calls/handler'
import { formMemory } from '@/lib/platform/files/form-memory'
import { parseFields, parseParams, withoutEmpty } from '@/lib/platform/calls/parse-fields'
import { runCounted, runOperation } from '@/lib/platform/calls/run-operation'
import { readBody } from '@/lib/transport/http/read-body'
import { findCaller, readVisitor } from '@/lib/transport/http/visitor'
import { listArrayFields } from '@/lib/contract/json-schema'
import { isPublicRead, pathPattern, type Operation } from '@/lib/contract/operation'
import { pageOfAddress } from '@/lib/contract/shapes'

interface Route {
  method: 'GET' | 'POST'
  path: string
  pattern: RegExp
  respond: (context: Context) => Promise<Response>
}

export function route(handler: Handler): Route {
  const { operation } = handler
  const path = operation.path.replace(/\/$/, '')
  return {
    method: operation.method,
    path: path.replace(/\{(\w+)\}/g, ':$1'),
    pattern: pathPattern(operation.path),
    respond: (context) => respondHeld(handler, context),
  }
}

/** Refuses a form that memory has no space for before the database is asked. */
function respondHeld(handler: Handler, context: Context): Promise<Response> {
  const { raw } = context.req
  return formMemory.visitors.hold(raw, readVisitor(raw.headers).address, () => respondToCall(handler, context))
}

async function respondToCall(handler: Handler, context: Context): Promise<Response> {
  const { operation } = handler
  const { headers } = context.req.raw
  const visitor = readVisitor(headers)
  const caller = await findCaller(operation.access, headers, visitor)
  const call = { operation: operation.id, visitor, caller }
  return runCounted(call, () => respondCounted(handler, context, call))
}

async function respondCounted(
  handler: Handler,
  context: Context,
  { visitor, caller }: { visitor: Visitor; caller: Caller | null },
): Promise<Response> {
  const { operation } = handler
  const { headers } = context.req.raw
  const preview = context.req.header('x-preview')
  const params = parseParams(operation.params, context.req.param())
  const sent = await toBody(operation, context)
  const system = operation.access === 'system' ? await requireSystem(sent.api_key) : null
  const query = parseFields(operation.query, readQuery(operation, context))
  const body = parseFields(operation.body, withPage(sent, query))
  const { id, limits, audited, idempotent } = operation
  const repeatKey = idempotent ? headers.get('idempotency-key') : null
  const sentCall = { params, query, body, preview, visitor, caller, system }
  // output is parsed too, so that a field outside the contract is never sent
  const output = await runOperation(
    {
      operation: id,
      limits,
      auditedAs: audited,
      writes: isWrite(operation),
      repeatKey,
      visitor,
      caller,
      system,
      input: body,
    },
    async (prepared) => operation.answer.parse(await handler.core(sentCall, prepared)),
    async () => handler.prepare?.(sentCall),
  )
  return Response.json(output, {
    headers: { 'cache-control': isPublicRead(operation) && !preview ? PUBLIC_CACHE_CONTROL : PRIVATE_CACHE_CONTROL },
  })
}

async function toBody(operation: Operation, context: Context): Promise<Record<string, unknown>> {
  if (operation.method !== 'POST') return {}
  const sent = await readBody(context.req.raw, { largest: operation.largestBody, lists: findLists(operation).body })
  return isWrite(operation) ? sent : withoutEmpty(sent)
}

/** Public lists are not writes, though their filter may come by POST. */
function isWrite({ method, access, audited }: Operation): boolean {
  return method === 'POST' && (access !== 'public' || audited !== undefined)
}

/** Takes the first value of a repeated name, all of a list; `codes[]` means `codes`. */
function readQuery(operation: Operation, context: Context): Record<string, string> {
  const lists = findLists(operation).query
  const pairs = Object.entries(context.req.queries()).map(([name, values]) => {
    const plain = name.replace(/\[\]$/, '')
    return lists.has(plain) ? ([plain, values.filter(Boolean).join(',')] as const) : ([name, values[0] ?? ''] as const)
  })
  return withoutEmpty(Object.fromEntries(pairs))
}

/** The page number is in the URL even if the filter is in the body. */
function withPage(sent: Record<string, unknown>, query: unknown): Record<string, unknown> {
  const { page } = pageOfAddress.safeParse(query).data ?? {}
  return page === undefined ? sent : { ...sent, page }
}

const known = new WeakMap<Operation, { query: ReadonlySet<string>; body: ReadonlySet<string> }>()

/** Computed at the first call, to keep the start short. */
function findLists(operation: Operation) {
  const found = known.get(operation) ?? {
    query: listArrayFields(operation.query),
    body: listArrayFields(operation.body),
  }
  known.set(operation, found)
  return found
}
