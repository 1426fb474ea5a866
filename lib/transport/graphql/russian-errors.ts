import { GraphQLError } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import { graphqlMessages } from '@/lib/transport/graphql/messages'

const PREFIX = /^Syntax Error: /
const NO_SUBSCRIPTIONS = /^Schema is not configured to execute subscription operation/
const UNKNOWN_VALUE = /Value "(.*)" does not exist in "\w+" enum/
const RUSSIAN = /[а-яё]/i
const translations: Record<string, (detail: string) => string> = {
  GRAPHQL_PARSE_FAILED: graphqlMessages.queryUnreadable,
  GRAPHQL_VALIDATION_FAILED: graphqlMessages.queryAgainstSchema,
  OPERATION_RESOLUTION_FAILURE: () => graphqlMessages.operationUnknown,
}

export const translateErrors: Plugin = {
  onExecutionResult({ result, setResult }) {
    if (result && 'errors' in result && result.errors) setResult({ ...result, errors: result.errors.map(translate) })
  },
}

function translate(error: GraphQLError): GraphQLError {
  const { nodes, source, positions, path, extensions, message } = error
  if ('category' in extensions) return error
  const http = (extensions.http ?? { spec: true, status: 400 }) as { status?: number }
  return new GraphQLError(translateMessage(message.replace(PREFIX, ''), extensions.code, http.status), {
    nodes,
    source,
    positions,
    path,
    extensions: { category: 'request', code: 'invalid', http },
  })
}

function translateMessage(detail: string, code: unknown, status: number | undefined): string {
  if (status === 405) return graphqlMessages.mutationByGet
  if (NO_SUBSCRIPTIONS.test(detail)) return graphqlMessages.noSubscriptions
  const [, unknown] = UNKNOWN_VALUE.exec(detail) ?? []
  if (unknown !== undefined) return graphqlMessages.enumValueUnknown(unknown)
  return RUSSIAN.test(detail) ? detail : (translations[String(code)]?.(detail) ?? detail)
}
