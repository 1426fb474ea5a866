import type { z } from 'zod'
import type { CallLimit } from '@/lib/contract/call-limit'

/** `optional`: public, with more data for a resident. `system`: by `api_key`. */
export type Access = 'public' | 'resident' | 'optional' | 'system'

/** REST operation: handlers, clients and OpenAPI derive from it. */
export interface Operation<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
> {
  id: string
  method: 'GET' | 'POST'
  path: `/api/${string}` | `/open311/${string}`
  tag: string
  summary: string
  access: Access
  /** Never cached on the way: opened by a key, or somebody's own. */
  isPersonal?: true
  /** Action in the audit log; operations without it are not logged. */
  audited?: string
  /** Creates something: a repeat with the same `Idempotency-Key` gets the first response. */
  idempotent?: true
  /** Maximum body in bytes if over 1 MB. */
  largestBody?: number
  limits?: readonly CallLimit[]
  params: Params
  query: Query
  body: Body
  answer: Answer
}

export type MutationOperation = Pick<Operation, 'id' | 'audited' | 'idempotent' | 'limits'>

/** True if the response is the same for everybody: any site may read it, any cache may store it. */
export function isPublicRead({
  method,
  access,
  isPersonal,
}: Pick<Operation, 'method' | 'access' | 'isPersonal'>): boolean {
  return method === 'GET' && access === 'public' && !isPersonal
}

export function pathPattern(path: Operation['path']): RegExp {
  return new RegExp(`^${path.replace(/\/$/, '').replace(/\{\w+\}/g, '[^/]+')}$`)
}

export type ParamsOf<O extends Operation> = z.output<O['params']>
export type QueryOf<O extends Operation> = z.output<O['query']>
export type BodyOf<O extends Operation> = z.output<O['body']>
export type AnswerOf<O extends Operation> = z.output<O['answer']>
