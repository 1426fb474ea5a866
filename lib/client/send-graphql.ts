import { graphqlBody, type GraphqlBody } from '@/lib/client/graphql-response'
import { AppError } from '@/lib/contract/errors'

interface GraphqlRequest {
  /** Absolute URL of the endpoint. */
  url: string
  document: string
  variables: object
  headers: Record<string, string>
  signal?: AbortSignal
  redirect?: RequestRedirect
  /** `fetchTwice` for what is only read in a browser. */
  fetch?: typeof fetch
}

/** Names of what `fetch` throws: no connection, or the caller stopped waiting. */
const CONNECTION_ERRORS = ['TypeError', 'AbortError', 'TimeoutError']

/**
 * Loads the GraphQL client. Throws AppError. A script that does not load, offline or after a deployment, counts as a
 * lost connection, so a message that can wait on the device waits.
 */
export async function loadGraphqlClient() {
  try {
    return await import('graphql-request')
  } catch (error) {
    throw new AppError('unavailable', { cause: new TypeError('The GraphQL client did not load', { cause: error }) })
  }
}

/**
 * Sends a GraphQL request and returns the body of the response, errors included. Throws TypeError without a connection,
 * AppError if the response is not GraphQL. The library's own errors stay here: their messages hold all variables, with
 * names and phones, or the whole body.
 */
export async function sendGraphql({
  url,
  document,
  variables,
  headers,
  ...init
}: GraphqlRequest): Promise<GraphqlBody> {
  const { ClientError, GraphQLClient } = await loadGraphqlClient()
  // with the operation name the library would parse every document before sending it
  const client = new GraphQLClient(url, { excludeOperationName: true, redirect: init.redirect, fetch: init.fetch })
  // the library's default `accept` makes the endpoint respond to a refusal with 4xx
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
