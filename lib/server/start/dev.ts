import { env } from '@/lib/config/env'
import { log } from '@/lib/config/log'
import { privateFolders } from '@/lib/config/storage'
import { runNode, stopChildren } from '@/lib/platform/process/child'
import { prepareDatabase } from '@/lib/server/start/prepare-database'
import { developmentPolicy, type PolicyHosts } from '@/lib/server/worker/page-csp'
import { restrictFolders } from '@/lib/platform/process/restrict-files'
import { openWorkspace } from '@/lib/platform/process/workspace'

let stopping = false
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    stopping = true
    stopChildren()
  })
}

const { database } = await openWorkspace()
try {
  await prepareDatabase(database.directUrl)
  await restrictFolders(privateFolders, log)
  const address = ['--port', String(env.PORT), '--hostname', env.HOST]
  await runNode(['node_modules/next/dist/bin/next', 'dev', ...address], 'Сервер разработки остановился', {
    env: { NODE_ENV: 'development', PAGE_POLICY: developmentPolicy(allowedHosts()) },
  })
} catch (error) {
  if (!stopping) throw error
} finally {
  await database.close()
}

/** In a portal each page says what its map needs; here it is allowed everywhere. */
function allowedHosts(): PolicyHosts {
  const tiles = env.MAP_TILES_URL?.replace(/[{}]/g, '')
  const origins = [env.API_URL, tiles].flatMap((url) => (url ? [new URL(url).origin] : []))
  return { connect: origins, images: origins, yandexMaps: Boolean(env.YANDEX_MAPS_KEY) }
}
