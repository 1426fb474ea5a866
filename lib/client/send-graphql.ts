import { graphqlBody, type GraphqlBody } from '@/lib/client/graphql-response'
import { AppError } from '@/lib/contract/errors'

interface GraphqlRequest {
  url: string
  document: string
  variables: object
  headers: Record<string, string>
  signal?: AbortSignal
  redirect?: RequestRedirect
  fetch?: typeof fetch
}

/** Errors of `fetch`: no connection, or aborted. */
const CONNECTION_ERRORS = ['TypeError', 'AbortError', 'TimeoutError']

/** A failed load counts as a lost connection, so the outbox can take the message. Throws AppError. */
export async function loadGraphqlClient() {
  try {
    return await import('graphql-request')
  } catch (error) {
    throw new AppError('unavailable', { cause: new TypeError('The GraphQL client did not load', { cause: error }) })
  }
}

/**
 * Throws TypeError without a connection, AppError if the response is not GraphQL. Hides the library's errors: they
 * contain all variables.
 */
export async function sendGraphql({
  url,
  document,
  variables,
  headers,
  ...init
}: GraphqlRequest): Promise<GraphqlBody> {
  const { ClientError, GraphQLClient } = await loadGraphqlClient()
  // with an operation name the library would parse every document
  const client = new GraphQLClient(url, { excludeOperationName: true, redirect: init.redirect, fetch: init.fetch })
  // with the library's default `accept` refusals would have status 4xx
  const requestHeaders = { ...headers, accept: 'application/json' }
  try {
    const { data } = await client.rawRequest({ query: document, variables, requestHeaders, signal: init.signal })
    return { data }
  } catch (error) {
    if (error instanceof ClientError) return readBody(error.response)
    if (isConnectionError(error)) throw error
    throw notGraphql()
  }
}

function isConnectionError(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'name' in error && CONNECTION_ERRORS.includes(`${error.name}`)
}

function readBody(response: object): GraphqlBody {
  const { data: body } = graphqlBody.safeParse(response)
  if (!body) throw notGraphql()
  return body
}

function notGraphql(): AppError {
  return new AppError('unavailable', { cause: new Error('The response is not GraphQL') })
}
