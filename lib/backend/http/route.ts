import type { Context } from 'hono'
import { readBody } from '@/lib/backend/http/read-body'
import { AppError, fieldErrors } from '@/lib/contract/errors'
import type { AnswerOf, BodyOf, Operation, ParamsOf, QueryOf } from '@/lib/contract/operation'
import type { z } from 'zod'

/** What an operation's core gets: parsed values, and nothing of the transport but who asks. */
export interface Call<O extends Operation> {
  params: ParamsOf<O>
  query: QueryOf<O>
  body: BodyOf<O>
  /** Token of a preview link, unverified. */
  preview?: string
}

export interface Route {
  method: 'GET' | 'POST'
  /** hono's manner: `/api/news/:id`. */
  path: string
  pattern: RegExp
  answer: (context: Context) => Promise<Response>
}

/** Binds an operation of the contract to the core that keeps it: parses what comes in, and what goes out. */
export function route<O extends Operation>(
  operation: O,
  core: (call: Call<O>) => Promise<z.input<O['answer']>>,
): Route {
  return {
    method: operation.method,
    path: operation.path.replace(/\{(\w+)\}/g, ':$1'),
    pattern: new RegExp(`^${operation.path.replace(/\{\w+\}/g, '[^/]+')}$`),
    answer: async (context) => {
      const preview = context.req.header('x-preview')
      const params = parseParams(operation, context.req.param())
      const query = parse(operation.query, queryOf(context)) as QueryOf<O>
      const body = parse(
        operation.body,
        operation.method === 'POST' ? await readBody(context.req.raw) : {},
      ) as BodyOf<O>
      // answers are parsed too: a field outside the contract never leaves the house
      const answer = operation.answer.parse(await core({ params, query, body, preview })) as AnswerOf<O>
      const cacheControl =
        operation.method === 'GET' && !preview ? 'public, max-age=0, must-revalidate' : 'private, no-store'
      return Response.json(answer, { headers: { 'cache-control': cacheControl } })
    },
  }
}

/** An address that cannot name anything does not exist: 404, not 422. */
function parseParams<O extends Operation>(operation: O, params: Record<string, string>): ParamsOf<O> {
  const parsed = operation.params.safeParse(params)
  if (!parsed.success) throw new AppError('notFound')
  return parsed.data as ParamsOf<O>
}

function parse<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const parsed = schema.safeParse(value)
  if (!parsed.success) throw new AppError('invalid', { errors: fieldErrors(parsed.error) })
  return parsed.data
}

/** Empty parameters count as absent: a GET form sends every field. */
function queryOf(context: Context): Record<string, string> {
  return Object.fromEntries(Object.entries(context.req.query()).filter(([, value]) => value.trim() !== ''))
}
