import { describeFailure } from '@/lib/platform/process/describe-failure'

/** Printed as one sentence without a stack; exit code 1. */
export class StartError extends Error {
  override name = 'StartError'
}

/** Keeps a StartError; any other error becomes one that says what to do. */
export function toStartError(error: unknown, complaint: string): StartError {
  if (error instanceof StartError) return error
  return new StartError(`${complaint}: ${describeFailure(error)}`)
}
