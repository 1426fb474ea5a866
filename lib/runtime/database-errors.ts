const SILENT = 'DATABASE_SILENT'

export class DatabaseSilentError extends Error {
  override name = 'DatabaseSilentError'
  readonly code = SILENT

  /** `wasAsked`: the query was sent and may still be executed. */
  constructor(readonly wasAsked = false) {
    super('База данных не ответила вовремя')
  }
}

export type DatabaseFailure =
  | 'away'
  /** Sent, but not answered: it may be done or not. */
  | 'unanswered'
  | 'full'

const AWAY_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'ETIMEDOUT',
  'EPIPE',
  SILENT,
  '57P01',
  '57P02',
  '57P03',
  '08006',
  '08001',
  '53300',
  // a standby that is not yet the new primary, or no longer is
  '25006',
])
const AWAY_WORDS =
  /connection terminated|timeout exceeded when trying to connect|cannot connect to postgres|connection error and is not queryable/i
const BROKEN_WORDS = /connection terminated unexpectedly|query read timeout|server conn crashed/i
const BROKEN_CODES = new Set(['57P01', '57P02', '08006', 'ECONNRESET', 'EPIPE'])
const FULL_CODES = new Set(['53100', 'ENOSPC', 'EDQUOT', 'DISK_FULL'])

/** Searches the chain of causes; null for other errors. */
export function findDatabaseFailure(error: unknown): DatabaseFailure | null {
  const causes = listCauses(error)
  if (causes.some(({ code }) => FULL_CODES.has(code ?? ''))) return 'full'
  if (causes.some(isUnanswered)) return 'unanswered'
  const isAway = causes.some(
    (cause) => AWAY_CODES.has(cause.code ?? '') || AWAY_WORDS.test(cause.message) || isFromPooler(cause),
  )
  return isAway ? 'away' : null
}

/** PgBouncer has one code for all that it says itself; PostgreSQL ends no connection with it. */
function isFromPooler(cause: Error & { code?: string; severity?: string }): boolean {
  return cause.code === '08P01' && cause.severity === 'FATAL'
}

function isUnanswered(cause: Error & { code?: string }): boolean {
  if (cause instanceof DatabaseSilentError || 'wasAsked' in cause)
    return Boolean((cause as DatabaseSilentError).wasAsked)
  return BROKEN_CODES.has(cause.code ?? '') || BROKEN_WORDS.test(cause.message)
}

const DEEPEST = 5

export function listCauses(error: unknown): (Error & { code?: string })[] {
  const found: Error[] = []
  for (let next = error; next instanceof Error && found.length <= DEEPEST; next = next.cause) found.push(next)
  return found
}

/** A number out of range, or a text that PostgreSQL cannot store. */
export function isInvalidValue(error: unknown): boolean {
  return listCauses(error).some(({ code }) => /^22[0-9A-Z]{3}$/.test(code ?? ''))
}

export function isUniqueViolation(error: unknown): boolean {
  return listCauses(error).some(({ code }) => code === '23505')
}

const CODES = ['57P01', '57P02', '57P03', 'ECONNRESET', 'ECONNREFUSED', 'EPIPE']

/** An idle database connection that broke has no query to report it: its error reaches the process. */
export function isLostConnection(error: NodeJS.ErrnoException): boolean {
  return CODES.includes(error.code ?? '') || error.message === 'Connection terminated unexpectedly'
}
