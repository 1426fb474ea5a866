import type { z } from 'zod'

/** Addresses of the three graph endpoints (product.md 3). */
export type GraphEndpoint = '/graphql/socialcontrol' | '/graphql/publicdiscussions' | '/graphql/cityideas'

export interface GraphOperation<V extends z.ZodType = z.ZodType, A extends z.ZodType = z.ZodType> {
  endpoint: GraphEndpoint
  document: string
  variables: V
  answer: A
}

/** One graph query or mutation of the portal's own client: its text, what goes in and what must come out. */
export function defineGraphOperation<V extends z.ZodType, A extends z.ZodType>(
  operation: GraphOperation<V, A>,
): GraphOperation<V, A> {
  return operation
}

export type VariablesOf<O extends GraphOperation> = z.input<O['variables']>
export type GraphAnswerOf<O extends GraphOperation> = z.output<O['answer']>
