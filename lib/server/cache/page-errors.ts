import type { DatabaseFailure } from '@/lib/runtime/database-errors'

/** Nobody can answer now: the database or every worker is away. */
export class UnavailableError extends Error {
  override name = 'UnavailableError'

  constructor(readonly database?: DatabaseFailure) {
    super()
  }
}

export class BrokenPageError extends Error {
  override name = 'BrokenPageError'

  constructor(readonly database?: DatabaseFailure) {
    super()
  }
}
