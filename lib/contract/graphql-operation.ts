declare module 'gql.tada' {
  /** Any text is a document: otherwise the library types only what its own function has parsed, in the browser too. */
  interface setupCache {
    [document: string]: unknown
  }
}

/** The three graph endpoints have these addresses (product.md 3). */
export type GraphEndpoint = '/graphql/socialcontrol' | '/graphql/publicdiscussions' | '/graphql/cityideas'

/** Scalars have these types once an answer has been read (lib/client/graphql-response.ts). */
export interface GraphScalars {
  ID: number
  Date: string
  DateTime: string
  Upload: File
}

/** A graph query or mutation of our own client. Its input and answer are known from its text by types alone. */
export interface GraphOperation<Answer = unknown, Variables extends object = object> {
  endpoint: GraphEndpoint
  document: string
  /** It is never set: it carries the type. */
  answer?: Answer
  /** It is never set: it carries the type. */
  variables?: Variables
}

export type VariablesOf<O extends GraphOperation> = NonNullable<O['variables']>
export type GraphAnswerOf<O extends GraphOperation> = NonNullable<O['answer']>
