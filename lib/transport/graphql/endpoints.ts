import { EnvelopArmorPlugin } from '@escape.tech/graphql-armor'
import { execute, getOperationAST, GraphQLError, parse, type DocumentNode, type ExecutionResult } from 'graphql'
import { createSchema, createYoga, type Plugin } from 'graphql-yoga'
import { domains } from '@/lib/domains'
import type { GraphqlApi, GraphqlContext } from '@/lib/platform/calls/graphql'
import { checkRequest, graphqlError } from '@/lib/transport/graphql/request-checks'
import { maskError, rethrowMasked } from '@/lib/transport/graphql/mask-error'
import { enumStrings } from '@/lib/transport/graphql/enum-strings'
import { reserveLimits } from '@/lib/transport/graphql/reserve-limits'
import { readBySchema, readParams } from '@/lib/transport/graphql/read-params'
import { MAX_DOCUMENT_BYTES, MAX_PICTURE_BYTES } from '@/lib/transport/graphql/read-form'
import { forbidRepeatedLists, disableIntrospection, removeSuggestions } from '@/lib/transport/graphql/validation-rules'
import { translateErrors } from '@/lib/transport/graphql/russian-errors'
import { toAppError } from '@/lib/platform/calls/to-app-error'
import { formMemory } from '@/lib/platform/files/form-memory'
import { readVisitor, findCaller } from '@/lib/transport/http/visitor'
import { countCall } from '@/lib/platform/calls/run-operation'
import type { Caller } from '@/lib/contract/caller'
import { AppError } from '@/lib/contract/errors'
import type { GraphqlEndpoint } from '@/lib/contract/graphql-operation'
import { graphqlMessages } from '@/lib/transport/graphql/messages'
import { PLACE_HEADER, readPlace } from '@/lib/domains/geocode/contract'
import { guest } from '@/lib/platform/calls/call-as-guest'
import { ReservedAttempts } from '@/lib/platform/calls/call-limits'

type Schema = ReturnType<typeof createSchema<GraphqlContext>>

const USUAL_BYTES = 1_000_000
const DEPTH = 8
const ALIASES = 15
const TOKENS = 1000
const DIRECTIVES = 10
const COST = 5000
const inWords = (errorMessage: string) => ({ exposeLimits: false, errorMessage })
const limits = EnvelopArmorPlugin({
  maxDepth: { n: DEPTH, ignoreIntrospection: false, ...inWords(graphqlMessages.queryTooDeep(DEPTH)) },
  maxAliases: { n: ALIASES, ...inWords(graphqlMessages.queryHasManyAliases(ALIASES)) },
  maxTokens: { n: TOKENS, ...inWords(graphqlMessages.queryHasManyTokens(TOKENS)) },
  maxDirectives: { n: DIRECTIVES, ...inWords(graphqlMessages.queryHasManyDirectives(DIRECTIVES)) },
  costLimit: {
    maxCost: COST,
    objectCost: 2,
    scalarCost: 1,
    depthCostFactor: 1.5,
    ignoreIntrospection: true,
    ...inWords(graphqlMessages.queryTooCostly(COST)),
  },
  blockFieldSuggestion: { enabled: false }, // it hides suggestions of field names alone
})

interface Endpoint {
  respond(request: Request): Promise<Response>
  queryAsGuest(document: string, variables: Record<string, unknown>, preview?: string): Promise<ExecutionResult>
  readBySchema(document: string, variables: Record<string, unknown>, data: unknown): Promise<ExecutionResult>
}

export const graphqlEndpoints: ReadonlyMap<GraphqlEndpoint, Endpoint> = new Map(
  domains.flatMap(({ graphql: graph }) => (graph ? [[graph.endpoint, createEndpoint(graph)] as const] : [])),
)

export function getEndpoint(address: GraphqlEndpoint): Endpoint {
  const endpoint = graphqlEndpoints.get(address)
  if (!endpoint) throw new Error(`No domain has the graph ${address}`)
  return endpoint
}

/**
 * Field messages are in `extensions.validation`, as in Lighthouse. A multipart POST needs a header that forces a
 * preflight.
 */
function createEndpoint(graph: GraphqlApi): Endpoint {
  const schema = createSchema<GraphqlContext>({ typeDefs: graph.schema, resolvers: graph.resolvers })
  return { respond: createRequestHandler(schema, graph), ...createGuestQueries(schema, graph) }
}

function createRequestHandler(schema: Schema, graph: GraphqlApi): Endpoint['respond'] {
  const yoga = createServer(schema, graph)
  const respond = async (request: Request) => {
    const context = await readContext(request.headers)
    await countCall({ operation: graph.endpoint, visitor: context.visitor, caller: context.caller })
    try {
      return await yoga.fetch(request, context)
    } finally {
      await context.reserved.release()
    }
  }
  return async (request) => {
    const { address } = readVisitor(request.headers)
    const held = () => formMemory.visitors.hold(request, address, () => respond(request))
    const response = checkRequest(request) ?? (await held().catch(toErrorResponse))
    const reply = response.status === 406 ? graphqlError('invalid', graphqlMessages.accept, {}, 406) : response
    reply.headers.set('cache-control', 'private, no-store')
    return reply
  }
}

function createGuestQueries(schema: Schema, graph: GraphqlApi): Omit<Endpoint, 'respond'> {
  const parsed = new Map<string, DocumentNode>()
  const parseQuery = (text: string) => {
    const document = parsed.get(text) ?? parse(text, { noLocation: true })
    if (getOperationAST(document)?.operation !== 'query') throw new AppError('methodNotAllowed')
    parsed.set(text, document)
    return document
  }
  return {
    async queryAsGuest(text, variableValues, preview) {
      const contextValue = guestContext(preview)
      const result = await execute({ schema, document: parseQuery(text), variableValues, contextValue })
      return { ...result, errors: result.errors?.map(maskError) }
    },
    readBySchema: async (text, variables, data) => readBySchema(graph.schema, parseQuery(text), { variables, data }),
  }
}

function createServer(schema: Schema, graph: GraphqlApi) {
  const formParser: Plugin<object, GraphqlContext> = {
    onRequestParse: ({ setRequestParser, serverContext }) =>
      setRequestParser((request) => readParams(request, largestForm(graph, serverContext.caller)).catch(rethrowMasked)),
  }
  return createYoga<GraphqlContext>({
    schema,
    graphqlEndpoint: graph.endpoint,
    // the platform's own classes: a form must hold the File class that the portal knows
    fetchAPI: { Request, Response, FormData, File, Blob },
    maskedErrors: { maskError },
    plugins: [
      formParser,
      limits,
      enumStrings(schema),
      forbidRepeatedLists,
      removeSuggestions,
      translateErrors,
      reserveLimits(graph.mutations),
      ...(process.env.NODE_ENV === 'production' ? [disableIntrospection] : []),
    ],
    maxRequestBodySize: false, // our parser has limits of its own
    multipart: false,
    batching: false,
    graphiql: false,
    landingPage: false,
    logging: false,
    cors: false,
  })
}

function largestForm({ files }: GraphqlApi, caller: Caller | null): number {
  if (!files || (!caller && !files.fromGuests)) return USUAL_BYTES
  return files.pictures * MAX_PICTURE_BYTES + files.documents * MAX_DOCUMENT_BYTES + USUAL_BYTES
}

function toErrorResponse(error: unknown): Response {
  const { status } = toAppError(error)
  const masked = maskError(error)
  const { http: _, ...extensions } = masked.extensions
  const { retryAfter } = extensions
  const headers = retryAfter === undefined ? undefined : { 'retry-after': String(retryAfter) }
  return Response.json({ errors: [new GraphQLError(masked.message, { extensions })] }, { status, headers })
}

async function readContext(headers: Headers): Promise<GraphqlContext> {
  const visitor = readVisitor(headers)
  const caller = await findCaller('optional', headers, visitor)
  const preview = headers.get('x-preview') ?? undefined
  const place = readPlace(headers.get(PLACE_HEADER))
  const places = new ReservedAttempts({ visitor, caller })
  return { visitor, caller, repeatKey: headers.get('idempotency-key'), place, preview, reserved: places }
}

function guestContext(preview?: string): GraphqlContext {
  const { visitor, caller } = guest
  return { visitor, caller, repeatKey: null, place: null, preview, reserved: new ReservedAttempts(guest) }
}
