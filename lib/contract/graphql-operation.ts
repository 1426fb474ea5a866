declare module 'gql.tada' {
  /** Accepts any text as a document: otherwise gql.tada types only texts that its own function parsed at runtime. */
  interface setupCache {
    [document: string]: unknown
  }
}

export type GraphqlEndpoint = '/graphql/socialcontrol' | '/graphql/publicdiscussions' | '/graphql/cityideas'

export interface GraphqlScalars {
  ID: number
  Date: string
  DateTime: string
  Upload: File
}

/** Query or mutation of our client, typed by its document text. */
export interface GraphqlOperation<Answer = unknown, Variables extends object = object> {
  endpoint: GraphqlEndpoint
  document: string
  answer?: Answer
  variables?: Variables
}

export type VariablesOf<O extends GraphqlOperation> = NonNullable<O['variables']>
export type GraphqlDataOf<O extends GraphqlOperation> = NonNullable<O['answer']>
