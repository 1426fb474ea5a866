import '@/lib/transport/open-backend'
import type { ExecutionResult } from 'graphql'
import type { GraphqlOperation } from '@/lib/contract/graphql-operation'
import type { AnswerOf, Operation } from '@/lib/contract/operation'
import { domains } from '@/lib/domains'
import { callAsGuest, type SentFields } from '@/lib/platform/calls/call-as-guest'
import { readStoredFile } from '@/lib/platform/files/storage/stored-files'
import { withTimeout } from '@/lib/platform/database/timeouts'
import { getEndpoint } from '@/lib/transport/graphql/endpoints'

const handlersById = new Map(
  domains.flatMap(({ handlers = [] }) => handlers.map((handler) => [handler.operation.id, handler])),
)

/** Throws AppError. */
export function callInProcess<O extends Operation>(
  operation: O,
  sent: SentFields,
  preview?: string,
): Promise<AnswerOf<O>> {
  const handler = handlersById.get(operation.id)
  if (!handler) throw new Error(`No domain answers ${operation.id}`)
  return withTimeout('call', () => callAsGuest(handler, sent, preview)) as Promise<AnswerOf<O>>
}

export function queryInProcess(
  { endpoint, document }: GraphqlOperation,
  variables: Record<string, unknown>,
  preview?: string,
): Promise<ExecutionResult> {
  return withTimeout('call', () => getEndpoint(endpoint).queryAsGuest(document, variables, preview))
}

export function readBySchema(
  { endpoint, document }: GraphqlOperation,
  variables: Record<string, unknown>,
  data: unknown,
): Promise<ExecutionResult> {
  return getEndpoint(endpoint).readBySchema(document, variables, data)
}

export function readPictureInProcess(name: string): Promise<Buffer | null> {
  return readStoredFile(`media/${name}`)
}
