/** Nobody can answer now: the database or every worker is away. */
export class UnavailableError extends Error {
  override name = 'UnavailableError'
}

export class BrokenPageError extends Error {
  override name = 'BrokenPageError'
}
