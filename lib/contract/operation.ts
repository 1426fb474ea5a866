import { z } from 'zod'
import { pageOfAddress } from '@/lib/contract/shapes'

/** Who may call: anybody; a resident with a bearer token; anybody, with more for a resident; a system with its `api_key`. */
export type Access = 'public' | 'resident' | 'optional' | 'system'

export interface Operation<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
> {
  id: string
  method: 'GET' | 'POST'
  /** OpenAPI manner: `/api/news/{id}`. */
  path: `/api/${string}` | `/open311/${string}`
  tag: string
  summary: string
  access: Access
  /** What the audit log calls it; calls without are not written down. */
  audited?: string
  /** A create: a repeat with the same `Idempotency-Key` gets the first answer and does nothing. */
  idempotent?: true
  /** Bytes, where more than the usual 1 MB may come: forms with files. */
  largestBody?: number
  params: Params
  query: Query
  body: Body
  answer: Answer
}

const nothing = z.object({})
type Nothing = typeof nothing

/** What a call takes; left out where it takes nothing. */
type Input<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType> = { params?: P; query?: Q; body?: B }

type Given<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, A extends z.ZodType> = Input<P, Q, B> &
  Omit<Operation<P, Q, B, A>, keyof Input<P, Q, B>>

/** One REST call of the contract: the backend answers it, the clients call it and OpenAPI describes it from this alone. */
export function defineOperation<
  A extends z.ZodType,
  P extends z.ZodType = Nothing,
  Q extends z.ZodType = Nothing,
  B extends z.ZodType = Nothing,
>(operation: Given<P, Q, B, A>): Operation<P, Q, B, A>
export function defineOperation(operation: Given<z.ZodType, z.ZodType, z.ZodType, z.ZodType>): Operation {
  return { params: nothing, query: nothing, body: nothing, ...operation }
}

/** The same list with its filter in the body, while the address leads from page to page (spec.md 7). */
export function defineSearch<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, A extends z.ZodType>(
  list: Operation<P, Q, B, A>,
  own: Pick<Operation, 'id'> & Partial<Pick<Operation, 'path' | 'summary'>>,
): Operation<P, typeof pageOfAddress, Q, A> {
  const summary = 'То же, фильтр в теле запроса'
  return { ...list, method: 'POST', summary, query: pageOfAddress, body: list.query, ...own }
}

/** Addresses of a call, without a slash at the end. */
export function pathPattern(path: Operation['path']): RegExp {
  return new RegExp(`^${path.replace(/\/$/, '').replace(/\{\w+\}/g, '[^/]+')}$`)
}

export type ParamsOf<O extends Operation> = z.output<O['params']>
export type QueryOf<O extends Operation> = z.output<O['query']>
export type BodyOf<O extends Operation> = z.output<O['body']>
export type AnswerOf<O extends Operation> = z.output<O['answer']>
