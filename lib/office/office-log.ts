import type { PayloadLogger } from 'payload'
import { log } from '@/lib/config/log'
import { CLOSED, logRequestError } from '@/lib/config/log-request-error'
import { currentOutcome } from '@/lib/runtime/render-outcome'
import { findDatabaseFailure, isInvalidValue } from '@/lib/runtime/database-errors'

/**
 * Payload logs every refusal with a stack; one line is enough. Class names are lost in the build, so the status
 * decides.
 */
export const officeLog: PayloadLogger = Object.assign(Object.create(log) as typeof log, {
  error: (...entry: Parameters<typeof log.error>) => {
    const status = refusalStatus(entry[0])
    if (status !== undefined) log.info({ status }, 'Редакция отказала')
    else if (isOutage(entry[0])) logRequestError({ err: entry[0].err }, 'База данных недоступна')
    else if (currentOutcome()?.isAbandoned) log.info(CLOSED)
    else log.error(...entry)
  },
})

function isOutage(entry: unknown): entry is { err: unknown } {
  return typeof entry === 'object' && entry !== null && 'err' in entry && findDatabaseFailure(entry.err) !== null
}

function refusalStatus(entry: unknown): number | undefined {
  if (!entry || typeof entry !== 'object' || !('err' in entry)) return undefined
  const { err } = entry
  if (isInvalidValue(err)) return 400
  if (!err || typeof err !== 'object' || !('status' in err) || typeof err.status !== 'number') return undefined
  return err.status < 500 ? err.status : undefined
}
