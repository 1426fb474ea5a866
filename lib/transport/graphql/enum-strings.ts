import {
  getNamedType,
  isEnumType,
  Kind,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type EnumValueNode,
  type GraphQLSchema,
  type NamedTypeNode,
} from 'graphql'
import type { Plugin } from 'graphql-yoga'

/** Lets clients write a value of an enum as a string too: `table_name: "pd_votes"`, `$folder: String!`. */
export function enumStrings(schema: GraphQLSchema): Plugin {
  return {
    onParse:
      () =>
      ({ result, replaceParseResult }) => {
        if (isDocument(result)) replaceParseResult(withEnums(schema, result))
      },
  }
}

/** Returns the document with enum values in place of strings, and enum types in place of String variables. */
export function withEnums(schema: GraphQLSchema, document: DocumentNode): DocumentNode {
  return withEnumValues(schema, withEnumVariables(schema, document))
}

function withEnumVariables(schema: GraphQLSchema, document: DocumentNode): DocumentNode {
  const types = enumsOfVariables(schema, document)
  return visit(document, {
    VariableDefinition(definition) {
      const name = types.get(definition.variable.name.value)
      return name ? { ...definition, type: visit(definition.type, stringsAs(name)) } : undefined
    },
  })
}

function stringsAs(enumName: string) {
  return {
    NamedType: (node: NamedTypeNode): NamedTypeNode | undefined =>
      node.name.value === 'String' ? { ...node, name: { ...node.name, value: enumName } } : undefined,
  }
}

/** Returns the names of enum types by the variables that stand in their place. */
function enumsOfVariables(schema: GraphQLSchema, document: DocumentNode): Map<string, string> {
  const types = new Map<string, string>()
  const info = new TypeInfo(schema)
  visit(
    document,
    visitWithTypeInfo(info, {
      Variable({ name }) {
        const type = enumNameAt(info)
        if (type) types.set(name.value, type)
      },
    }),
  )
  return types
}

function withEnumValues(schema: GraphQLSchema, document: DocumentNode): DocumentNode {
  const info = new TypeInfo(schema)
  return visit(
    document,
    visitWithTypeInfo(info, {
      StringValue: ({ value, loc }): EnumValueNode | undefined =>
        enumNameAt(info) ? { kind: Kind.ENUM, value, loc } : undefined,
    }),
  )
}

function enumNameAt(info: TypeInfo): string | undefined {
  const type = getNamedType(info.getInputType())
  return isEnumType(type) ? type.name : undefined
}

function isDocument(result: unknown): result is DocumentNode {
  return typeof result === 'object' && result !== null && 'kind' in result && result.kind === Kind.DOCUMENT
}
