import type { GraphQLParams } from 'graphql-yoga'
import { z } from 'zod'
import { mediaType } from '@/lib/transport/graphql/request-checks'
import { PersistedQueryRefusal } from '@/lib/transport/graphql/mask-error'
import { readForm } from '@/lib/transport/graphql/read-form'
import { parseBoundedJson } from '@/lib/transport/http/bounded-json'
import { readLimited } from '@/lib/transport/http/read-body'
import { AppError } from '@/lib/contract/errors'
import { graphqlMessages } from '@/lib/transport/graphql/messages'
import { buildSchema, execute, type DocumentNode, type ExecutionResult } from 'graphql'

const MAX_JSON_BYTES = 1_000_000
/** Characters in a query; the portal's longest has a twentieth of them. */
const MAX_QUERY_LENGTH = 15_000

const record = z.record(z.string(), z.unknown()).nullish()
const params = z.object({
  query: z.string(graphqlMessages.queryMissing).max(MAX_QUERY_LENGTH, graphqlMessages.queryTooLong(MAX_QUERY_LENGTH)),
  operationName: z.string(graphqlMessages.operationNameMalformed).nullish(),
  variables: record,
  extensions: record,
})
const persisted = z.object({ query: z.string().nullish(), extensions: z.object({ persistedQuery: z.unknown() }) })

/** Throws AppError if it is not GraphQL over HTTP. */
export async function readParams(request: Request, largestForm: number): Promise<GraphQLParams> {
  const sent = await readSent(request, largestForm)
  if (Array.isArray(sent)) throw new AppError('invalid', { message: graphqlMessages.batchRefused })
  const { data: saved } = persisted.safeParse(sent)
  if (saved && saved.extensions.persistedQuery !== undefined && !saved.query) throw new PersistedQueryRefusal()
  const parsed = params.safeParse(sent)
  if (parsed.success) return toYoga(parsed.data)
  const [issue] = parsed.error.issues
  const field = issue?.path[0] ?? ''
  const isWorded = field === 'query' || field === 'operationName'
  throw new AppError('invalid', { message: isWorded ? issue?.message : graphqlMessages.notAnObject(String(field)) })
}

async function readSent(request: Request, largestForm: number): Promise<unknown> {
  if (request.method === 'GET') return readUrl(new URL(request.url).searchParams)
  if (mediaType(request.headers) === 'multipart/form-data') return readForm(request, largestForm)
  return parseBoundedJson(await readLimited(request, MAX_JSON_BYTES))
}

function readUrl(fields: URLSearchParams): Record<string, unknown> {
  const json = (name: string) => {
    const text = fields.get(name)
    return text ? parseBoundedJson(Buffer.from(text)) : undefined
  }
  return {
    query: fields.get('query') ?? undefined,
    operationName: fields.get('operationName') || undefined,
    variables: json('variables'),
    extensions: json('extensions'),
  }
}

function toYoga({ query, operationName, variables, extensions }: z.output<typeof params>): GraphQLParams {
  return {
    query,
    ...(operationName && { operationName }),
    ...(variables && { variables }),
    ...(extensions && { extensions }),
  }
}

/** Reads another host's response: without resolvers a schema takes the fields of the given object. */
export async function readBySchema(
  typeDefs: string,
  document: DocumentNode,
  { variables, data }: { variables: Record<string, unknown>; data: unknown },
): Promise<ExecutionResult> {
  return execute({ schema: buildSchema(typeDefs), document, variableValues: variables, rootValue: data })
}
