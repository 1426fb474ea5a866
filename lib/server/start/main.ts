import { setFlagsFromString } from 'node:v8'
import { startPortal } from '@/lib/server/start/portal'
import { log } from '@/lib/config/log'
import { isLostConnection } from '@/lib/runtime/database-errors'
import { StopSignals } from '@/lib/server/start/stop-signals'

// V8 would otherwise reserve twice the memory in use: docs/decisions/start.md.
setFlagsFromString('--heap-growing-percent=25')

const signals = new StopSignals()

process.on('unhandledRejection', (error) => log.error({ err: error }, 'Необработанный отказ'))
process.on('uncaughtException', (error) => {
  if (isLostConnection(error)) {
    return log[signals.isStopping ? 'debug' : 'warn']({ reason: error.message }, 'Соединение с базой оборвалось')
  }
  log.fatal({ err: error }, 'Непредвиденная ошибка')
  void signals.stop(1)
})

try {
  await startPortal(signals)
} catch (error) {
  if (!signals.isStopping) reportFailure(error as Error)
  await signals.stop(1)
}

/** Prints only the message of an error that the operator can act on. */
function reportFailure(error: Error): void {
  if (error.name === 'StartError') console.error(error.message)
  else log.fatal({ err: error }, 'Запуск не удался')
}
