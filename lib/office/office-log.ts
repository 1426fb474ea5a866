import type { PayloadLogger } from 'payload'
import { log } from '@/lib/config/log'
import { CLOSED } from '@/lib/config/log-request-error'
import { currentOutcome } from '@/lib/runtime/render-outcome'
import { isUnreadable } from '@/lib/runtime/error-causes'

/**
 * Payload reports every refusal (a wrong password, a missing right, an empty field) as an error with its stack. A
 * refusal is no fault of the portal, so a line is enough. The classes have no names left after the build, so the status
 * tells.
 */
export const officeLog: PayloadLogger = Object.assign(Object.create(log) as typeof log, {
  error: (...entry: Parameters<typeof log.error>) => {
    const status = refusalStatus(entry[0])
    if (status !== undefined) log.info({ status }, 'Редакция отказала')
    else if (currentOutcome()?.isAbandoned) log.info(CLOSED)
    else log.error(...entry)
  },
})

function refusalStatus(entry: unknown): number | undefined {
  if (!entry || typeof entry !== 'object' || !('err' in entry)) return undefined
  const { err } = entry
  if (isUnreadable(err)) return 400
  if (!err || typeof err !== 'object' || !('status' in err) || typeof err.status !== 'number') return undefined
  return err.status < 500 ? err.status : undefined
}
