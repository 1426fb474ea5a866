const SILENT = 'DATABASE_SILENT'

/** The database did not answer in time. */
export class DatabaseSilentError extends Error {
  override name = 'DatabaseSilentError'
  readonly code = SILENT

  /** `wasAsked`: a query was sent, so it may still be carried out. */
  constructor(readonly wasAsked = false) {
    super('База данных не ответила вовремя')
  }
}

/** Something keeps the portal from its database or its disk: it is no fault of the request, and over after a while. */
export type DatabaseTrouble =
  /** Nobody answers there, or it goes down. */
  | 'away'
  /** It was asked, and the answer did not come: nobody knows whether the work is done. */
  | 'unanswered'
  /** The disk has no room left. */
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
])
const AWAY_WORDS =
  /connection terminated|timeout exceeded when trying to connect|cannot connect to postgres|connection error and is not queryable/i
/** The connection broke, or pg's own `query_timeout` passed, while a query was on it. */
const BROKEN_WORDS = /connection terminated unexpectedly|query read timeout/i
const BROKEN_CODES = new Set(['57P01', '57P02', '08006', 'ECONNRESET', 'EPIPE'])
const FULL_CODES = new Set(['53100', 'ENOSPC', 'EDQUOT', 'DISK_FULL'])

/** Finds it anywhere in the chain of causes; null for every other error. */
export function findDatabaseTrouble(error: unknown): DatabaseTrouble | null {
  const causes = listCauses(error)
  if (causes.some(({ code }) => FULL_CODES.has(code ?? ''))) return 'full'
  if (causes.some(isUnanswered)) return 'unanswered'
  const isAway = causes.some(({ code, message }) => AWAY_CODES.has(code ?? '') || AWAY_WORDS.test(message))
  return isAway ? 'away' : null
}

function isUnanswered(cause: Error & { code?: string }): boolean {
  if (cause instanceof DatabaseSilentError || 'wasAsked' in cause)
    return Boolean((cause as DatabaseSilentError).wasAsked)
  return BROKEN_CODES.has(cause.code ?? '') || BROKEN_WORDS.test(cause.message)
}

const DEEPEST = 5

/** Lists an error and what caused it, outermost first. */
export function listCauses(error: unknown): (Error & { code?: string })[] {
  const found: Error[] = []
  for (let next = error; next instanceof Error && found.length <= DEEPEST; next = next.cause) found.push(next)
  return found
}

/** Says that PostgreSQL cannot read a value: a number beyond its type, a word for a number, a sign no text keeps. */
export function isInvalidValue(error: unknown): boolean {
  return listCauses(error).some(({ code }) => /^22[0-9A-Z]{3}$/.test(code ?? ''))
}

/** Answers whether PostgreSQL refused a row because another one holds its unique value already. */
export function isUniqueViolation(error: unknown): boolean {
  return listCauses(error).some(({ code }) => code === '23505')
}
