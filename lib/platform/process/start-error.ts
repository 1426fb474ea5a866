/** The operator can act on this reason not to start: it is printed as one sentence, without a stack, exit code 1. */
export class StartError extends Error {
  override name = 'StartError'
}
