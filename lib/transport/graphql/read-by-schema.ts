import { buildSchema, execute, type DocumentNode, type ExecutionResult } from 'graphql'

/**
 * Reads another host's answer to a query as the schema allows it: the fields that were asked for alone, and errors
 * where a value is not what the schema says. Without resolvers a schema takes the fields of what it is given.
 */
export async function readBySchema(
  typeDefs: string,
  document: DocumentNode,
  { variables, data }: { variables: Record<string, unknown>; data: unknown },
): Promise<ExecutionResult> {
  return execute({ schema: buildSchema(typeDefs), document, variableValues: variables, rootValue: data })
}
