import {
  getNullableType,
  GraphQLError,
  isListType,
  NoSchemaIntrospectionCustomRule,
  type ASTVisitor,
  type ValidationContext,
} from 'graphql'
import type { Plugin } from 'graphql-yoga'
import { graphqlMessages } from '@/lib/transport/graphql/messages'

const SUGGESTION = / Did you mean .*\?$/s

export const removeSuggestions: Plugin = {
  onValidate:
    () =>
    ({ valid, result, setResult }) => {
      if (!valid) setResult(result.map(withoutSuggestion))
    },
}

function withoutSuggestion(error: Error): GraphQLError {
  const { nodes, source, positions, path, extensions } = error instanceof GraphQLError ? error : {}
  return new GraphQLError(error.message.replace(SUGGESTION, ''), { nodes, source, positions, path, extensions })
}

/** The schema is documented; production does not serve introspection. */
export const disableIntrospection: Plugin = {
  onValidate: ({ addValidationRule }) => addValidationRule(NoSchemaIntrospectionCustomRule),
}

/** Allows a list once per query: fifteen aliases would be fifteen times the work. */
export const forbidRepeatedLists: Plugin = {
  onValidate: ({ addValidationRule }) => addValidationRule(listsOnce),
}

function listsOnce(context: ValidationContext): ASTVisitor {
  const asked = new Set<string>()
  return {
    Field(node) {
      const type = context.getType()
      if (context.getParentType() !== context.getSchema().getQueryType() || !type) return
      if (!isListType(getNullableType(type))) return
      const name = node.name.value
      if (asked.has(name))
        context.reportError(new GraphQLError(graphqlMessages.listRequestedTwice(name), { nodes: node }))
      asked.add(name)
    },
  }
}
