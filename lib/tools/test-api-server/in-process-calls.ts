import { z } from 'zod'
import type { GraphqlEndpoint } from '@/lib/contract/graphql-operation'
import { operations } from '@/lib/domains/operations'
import { callInProcess, queryInProcess } from '@/lib/transport/in-process'
import { errorResponse } from '@/lib/transport/http/responses'

const fields = z.record(z.string(), z.string())
const asked = z.union([
  z.object({ operation: z.string(), params: fields, query: fields, preview: z.string().optional() }),
  z.object({
    endpoint: z.custom<GraphqlEndpoint>((path) => typeof path === 'string'),
    document: z.string(),
    variables: z.record(z.string(), z.unknown()),
  }),
])

/** Calls an operation or GraphQL as a page does; spells out values that JSON would lose. */
export async function respondInProcess(request: Request): Promise<Response> {
  try {
    const answer = await tell(asked.parse(await request.json()))
    return new Response(JSON.stringify(answer, spelledOut), { headers: { 'content-type': 'application/json' } })
  } catch (error) {
    return errorResponse(error)
  }
}

async function tell(call: z.output<typeof asked>): Promise<unknown> {
  if ('endpoint' in call) {
    const { data, errors = [] } = await queryInProcess(call, call.variables)
    return { data, errors: errors.map(({ message, extensions }) => ({ message, extensions })) }
  }
  const operation = operations.find(({ id }) => id === call.operation)
  if (!operation) throw new Error(`The contract has no ${call.operation}`)
  return callInProcess(operation, call, call.preview)
}

function spelledOut(this: Record<string, unknown>, name: string, value: unknown): unknown {
  const own = this[name]
  if (own === undefined) return '(undefined)'
  return own instanceof Date ? `(date ${own.toISOString()})` : value
}
