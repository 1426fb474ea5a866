declare module 'gql.tada' {
  /** Any text is a document: otherwise the library types only what its own function has parsed, in the browser too. */
  interface setupCache {
    [document: string]: unknown
  }
}

/** The three graph endpoints have these addresses (product.md 3). */
export type GraphqlEndpoint = '/graphql/socialcontrol' | '/graphql/publicdiscussions' | '/graphql/cityideas'

/** Scalars have these types once an answer has been read (lib/client/graphql-response.ts). */
export interface GraphqlScalars {
  ID: number
  Date: string
  DateTime: string
  Upload: File
}

/** A graph query or mutation of our own client. Its input and answer are known from its text by types alone. */
export interface GraphqlOperation<Answer = unknown, Variables extends object = object> {
  endpoint: GraphqlEndpoint
  document: string
  /** It is never set: it carries the type. */
  answer?: Answer
  /** It is never set: it carries the type. */
  variables?: Variables
}

export type VariablesOf<O extends GraphqlOperation> = NonNullable<O['variables']>
export type GraphqlDataOf<O extends GraphqlOperation> = NonNullable<O['answer']>
