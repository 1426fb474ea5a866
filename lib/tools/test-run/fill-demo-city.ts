import { stopChildren } from '@/lib/platform/process/child'
import { prepareDatabase } from '@/lib/server/start/prepare-database'
import { StopSignals } from '@/lib/server/start/stop-signals'
import { openWorkspace } from '@/lib/platform/process/workspace'

/** First start without pages, in a process of its own. */
const signals = new StopSignals()
try {
  const { database } = await openWorkspace()
  signals.onStop(() => database.close())
  signals.onStop(stopChildren)
  await prepareDatabase(database.url)
  await signals.stop(0)
} catch (error) {
  console.error(error)
  await signals.stop(1)
}
