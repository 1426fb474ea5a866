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

/** Accepts enum values as strings too: `table_name: "pd_votes"`, `$folder: String!`. */
export function enumStrings(schema: GraphQLSchema): Plugin {
  return {
    onParse:
      () =>
      ({ result, replaceParseResult }) => {
        if (isDocument(result)) replaceParseResult(withEnums(schema, result))
      },
  }
}

export function withEnums(schema: GraphQLSchema, document: DocumentNode): DocumentNode {
  return withEnumValues(schema, withEnumVariables(schema, document))
}

/** Variables belong to an operation, with those of the fragments it uses. */
function withEnumVariables(schema: GraphQLSchema, document: DocumentNode): DocumentNode {
  const fragments = document.definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION)
  return visit(document, {
    OperationDefinition(operation) {
      const types = enumsOfVariables(schema, { ...document, definitions: [operation, ...fragments] })
      return visit(operation, {
        VariableDefinition(definition) {
          const name = types.get(definition.variable.name.value)
          return name ? { ...definition, type: visit(definition.type, stringsAs(name)) } : undefined
        },
      })
    },
  })
}

function stringsAs(enumName: string) {
  return {
    NamedType: (node: NamedTypeNode): NamedTypeNode | undefined =>
      node.name.value === 'String' ? { ...node, name: { ...node.name, value: enumName } } : undefined,
  }
}

/** Undefined for a variable also used elsewhere. */
function enumsOfVariables(schema: GraphQLSchema, document: DocumentNode): Map<string, string | undefined> {
  const types = new Map<string, string | undefined>()
  const info = new TypeInfo(schema)
  visit(
    document,
    visitWithTypeInfo(info, {
      VariableDefinition: () => false,
      Variable({ name: { value: name } }) {
        const type = enumNameAt(info)
        types.set(name, types.has(name) && types.get(name) !== type ? undefined : type)
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
