import { resolve } from 'node:path'
import { env } from '@/lib/config/env'
import { StartError } from '@/lib/platform/process/start-error'
import { formatCount } from '@/lib/text/plural'
import { findPortals } from '@/lib/platform/process/control-socket'
import { buildWhenStale } from '@/lib/server/start/build'

const dataDir = resolve(env.DATA_DIR)
const portals = await findPortals(dataDir)
if (portals.length === 0)
  throw new StartError(`Над папкой данных ${dataDir} отсюда портал не запущен: его запускает npm start`)

const checks = await Promise.all(portals.map((portal) => portal.check()))
for (const { refusal } of checks) if (refusal) throw new StartError(refusal)

const build = await buildWhenStale(checks.map((check) => check.build))
for (const portal of portals) {
  const { failure, workers } = await portal.reload(build)
  if (failure) throw new StartError(failure)
  const replaced = formatCount(workers, ['рабочий процесс', 'рабочих процесса', 'рабочих процессов'])
  console.log(`Портал показывает новую сборку: ${replaced}`)
}
