import type { z } from 'zod'
import type { CallLimit } from '@/lib/contract/call-limit'

/** Who may call: anybody; a resident with a bearer token; anybody, with more for a resident; a system by `api_key`. */
export type Access = 'public' | 'resident' | 'optional' | 'system'

/** A REST call of the contract: the backend answers it, clients call it and OpenAPI describes it from this alone. */
export interface Operation<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
> {
  id: string
  method: 'GET' | 'POST'
  /** Written in OpenAPI's manner: `/api/news/{id}`. */
  path: `/api/${string}` | `/open311/${string}`
  /** The call stands under this heading in OpenAPI. */
  tag: string
  summary: string
  access: Access
  /** Open to whoever holds a key, and somebody's own: no answer of it is kept on the way. */
  isPersonal?: true
  /** What the audit log calls it; calls without are not written down. */
  audited?: string
  /** Says that it is a create: a repeat with the same `Idempotency-Key` gets the first answer and does nothing. */
  idempotent?: true
  /** The limit in bytes where more than the usual 1 MB may come: forms with files. */
  largestBody?: number
  /** Says how often one may call it (quality.md, Safe 10 and 17). */
  limits?: readonly CallLimit[]
  params: Params
  query: Query
  body: Body
  answer: Answer
}

/** Limits, repeats and the audit log treat a mutation by these facts, as REST operations state them of themselves. */
export type MutationOperation = Pick<Operation, 'id' | 'audited' | 'idempotent' | 'limits'>

/** Whether a call reads what is the same for everybody: others' pages may read it, and whoever is on the way may keep it. */
export function isPublicRead({
  method,
  access,
  isPersonal,
}: Pick<Operation, 'method' | 'access' | 'isPersonal'>): boolean {
  return method === 'GET' && access === 'public' && !isPersonal
}

/** Addresses of a call, without a slash at the end. */
export function pathPattern(path: Operation['path']): RegExp {
  return new RegExp(`^${path.replace(/\/$/, '').replace(/\{\w+\}/g, '[^/]+')}$`)
}

export type ParamsOf<O extends Operation> = z.output<O['params']>
export type QueryOf<O extends Operation> = z.output<O['query']>
export type BodyOf<O extends Operation> = z.output<O['body']>
export type AnswerOf<O extends Operation> = z.output<O['answer']>
