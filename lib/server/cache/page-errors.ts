import type { DatabaseTrouble } from '@/lib/runtime/database-errors'

/** Nobody can answer now: the database or every worker is away. */
export class UnavailableError extends Error {
  override name = 'UnavailableError'

  constructor(readonly database?: DatabaseTrouble) {
    super()
  }
}

export class BrokenPageError extends Error {
  override name = 'BrokenPageError'

  constructor(readonly database?: DatabaseTrouble) {
    super()
  }
}
