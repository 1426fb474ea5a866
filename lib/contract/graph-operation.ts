declare module 'gql.tada' {
  /** Any text is a document: else the library types only what its own function has parsed, in the browser too. */
  interface setupCache {
    [document: string]: unknown
  }
}

/** Addresses of the three graph endpoints (product.md 3). */
export type GraphEndpoint = '/graphql/socialcontrol' | '/graphql/publicdiscussions' | '/graphql/cityideas'

/** What scalars are once an answer has been read (lib/api/graph-answer.ts). */
export interface GraphScalars {
  ID: number
  Date: string
  DateTime: string
  Upload: File
}

/** One graph query or mutation of the portal's own client. What goes in and comes out is known from its text by types alone. */
export interface GraphOperation<Answer = unknown, Variables extends object = object> {
  endpoint: GraphEndpoint
  document: string
  /** Never there: it carries the type. */
  answer?: Answer
  /** Never there: it carries the type. */
  variables?: Variables
}

export type VariablesOf<O extends GraphOperation> = NonNullable<O['variables']>
export type GraphAnswerOf<O extends GraphOperation> = NonNullable<O['answer']>
