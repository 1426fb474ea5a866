import { buildSchema, execute, type DocumentNode, type ExecutionResult } from 'graphql'

/** Reads another host's response: without resolvers a schema takes the fields of the given object. */
export async function readBySchema(
  typeDefs: string,
  document: DocumentNode,
  { variables, data }: { variables: Record<string, unknown>; data: unknown },
): Promise<ExecutionResult> {
  return execute({ schema: buildSchema(typeDefs), document, variableValues: variables, rootValue: data })
}
