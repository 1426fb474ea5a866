import '@/lib/transport/open-backend'
import type { ExecutionResult } from 'graphql'
import type { GraphOperation } from '@/lib/contract/graph-operation'
import type { AnswerOf, Operation } from '@/lib/contract/operation'
import { domains } from '@/lib/domains'
import { callAsGuest, type SentFields } from '@/lib/platform/calls/call-as-guest'
import { withTimeout } from '@/lib/platform/database/timeouts'
import { getEndpoint } from '@/lib/transport/graphql/endpoints'

const answers = new Map(domains.flatMap(({ answers: own = [] }) => own.map((answer) => [answer.operation.id, answer])))

/** Answers a page of the same process as the door answers a guest. Throws AppError, as the door would refuse. */
export function callInProcess<O extends Operation>(
  operation: O,
  sent: SentFields,
  preview?: string,
): Promise<AnswerOf<O>> {
  const answer = answers.get(operation.id)
  if (!answer) throw new Error(`No domain answers ${operation.id}`)
  return withTimeout('call', () => callAsGuest(answer, sent, preview)) as Promise<AnswerOf<O>>
}

/** Does the same for a query to a graph endpoint; errors are masked as they leave it. */
export function queryInProcess(
  { endpoint, document }: GraphOperation,
  variables: Record<string, unknown>,
  preview?: string,
): Promise<ExecutionResult> {
  return withTimeout('call', () => getEndpoint(endpoint).queryAsGuest(document, variables, preview))
}

/** Reads another host's answer to a query: the asked fields alone; it fails where the schema forbids a value. */
export function readBySchema(
  { endpoint, document }: GraphOperation,
  variables: Record<string, unknown>,
  data: unknown,
): Promise<ExecutionResult> {
  return getEndpoint(endpoint).readBySchema(document, variables, data)
}
