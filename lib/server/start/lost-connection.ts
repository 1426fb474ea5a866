const CODES = ['57P01', '57P02', '57P03', 'ECONNRESET', 'ECONNREFUSED', 'EPIPE']

/** An idle database connection that broke has no query to report it: its error reaches the process. */
export function isLostConnection(error: NodeJS.ErrnoException): boolean {
  return CODES.includes(error.code ?? '') || error.message === 'Connection terminated unexpectedly'
}
