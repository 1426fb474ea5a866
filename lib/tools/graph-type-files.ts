import { buildSchema, introspectionFromSchema } from 'graphql'
import { minifyIntrospection, preprocessIntrospection } from 'gql.tada/internal'
import type { GraphqlEndpoint } from '@/lib/contract/graphql-operation'
import { socialControlSchema } from '@/lib/domains/claims/graphql/schema'
import { publicDiscussionsSchema } from '@/lib/domains/discussions/graphql/schema'
import { cityIdeasSchema } from '@/lib/domains/ideas/graphql/schema'

const schemas: Record<GraphqlEndpoint, { domain: string; sdl: string }> = {
  '/graphql/socialcontrol': { domain: 'claims', sdl: socialControlSchema },
  '/graphql/publicdiscussions': { domain: 'discussions', sdl: publicDiscussionsSchema },
  '/graphql/cityideas': { domain: 'ideas', sdl: cityIdeasSchema },
}

/** Returns files with the GraphQL schemas as types. */
export function graphTypeFiles(): { path: string; text: string }[] {
  return Object.values(schemas).map(({ domain, sdl }) => {
    const schema = preprocessIntrospection(minifyIntrospection(introspectionFromSchema(buildSchema(sdl))))
    return { path: `lib/domains/${domain}/graphql/typed-documents.d.ts`, text: formatText(schema) }
  })
}

/** A declaration file, or the compiler would print endless inferred types. */
function formatText(schema: string): string {
  return `// Made of schema.ts by \`npm run graph-types\`.
import type { initGraphQLTada, ResultOf, VariablesOf } from 'gql.tada'
import type { GraphqlOperation, GraphqlScalars } from '@/lib/contract/graphql-operation'

type Schema = ${schema}
declare const typed: initGraphQLTada<{ introspection: Schema; scalars: GraphqlScalars }>
type DocumentOf<Text extends string> = ReturnType<typeof typed<Text, []>>

export type TypedDocuments = <const Text extends string>(
  document: Text,
) => GraphqlOperation<ResultOf<DocumentOf<Text>>, VariablesOf<DocumentOf<Text>>>
`
}
