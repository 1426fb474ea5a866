import { EnvelopArmorPlugin } from '@escape.tech/graphql-armor'
import { createSchema, createYoga } from 'graphql-yoga'
import { contextOf, type GraphContext } from '@/lib/backend/graphql/context'
import { countCall } from '@/lib/backend/http/perform'
import { watchParts } from '@/lib/backend/graphql/limit-parts'
import { maskError } from '@/lib/backend/graphql/mask-error'
import { withListsOnce, withoutIntrospection, withoutSuggestions } from '@/lib/backend/graphql/rules'

export type Resolvers = NonNullable<Parameters<typeof createSchema<GraphContext>>[0]['resolvers']>

interface Endpoint {
  path: string
  typeDefs: string
  resolvers: Resolvers
}

/** A multipart form travels without asking first; this header makes a foreign page ask. Any value will do. */
const PREFLIGHT_HEADER = 'x-requested-with'
/** Limits of quality.md, Safe 11. */
const limits = EnvelopArmorPlugin({
  maxDepth: { n: 8, ignoreIntrospection: false },
  maxAliases: { n: 15 },
  maxTokens: { n: 1000 },
  maxDirectives: { n: 10 },
  costLimit: { maxCost: 5000, objectCost: 2, scalarCost: 1, depthCostFactor: 1.5, ignoreIntrospection: true },
  blockFieldSuggestion: { enabled: false }, // hides those of fields alone
})

/**
 * A graph endpoint as Request → Response, in Lighthouse's manner: field messages under `extensions.validation`, other
 * errors masked. GET for queries alone; POST as JSON, or multipart with a header that makes browsers ask first.
 */
export function createEndpoint({ path, typeDefs, resolvers }: Endpoint): (request: Request) => Promise<Response> {
  const yoga = createYoga<GraphContext>({
    schema: createSchema<GraphContext>({ typeDefs, resolvers }),
    graphqlEndpoint: path,
    // the platform's own: what parses a form must give the files that the rest of the portal knows
    fetchAPI: { Request, Response, FormData, File, Blob },
    maskedErrors: { maskError },
    plugins: [
      limits,
      withListsOnce,
      withoutSuggestions,
      ...(process.env.NODE_ENV === 'production' ? [withoutIntrospection] : []),
    ],
    batching: false,
    graphiql: false,
    landingPage: false,
    logging: false,
    cors: false,
  })
  const answerOf = async (request: Request) => {
    const context = await contextOf(request.headers)
    await countCall({ operation: path, visitor: context.visitor, caller: context.caller })
    const watched = watchParts(request)
    const answer = await yoga.fetch(watched.request, context)
    const refusal = watched.refusal()
    return refusal ? Response.json({ data: null, errors: [maskError(refusal)] }) : answer
  }
  return async (request) => {
    const answer = refusalOf(request) ?? (await answerOf(request))
    answer.headers.set('cache-control', 'private, no-store')
    return answer
  }
}

function refusalOf({ method, headers }: Request): Response | null {
  if (method === 'GET') return null
  const type = headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type === 'application/json') return null
  if (type === 'multipart/form-data' && headers.has(PREFLIGHT_HEADER)) return null
  return new Response(null, { status: type === 'multipart/form-data' ? 403 : 415 })
}
