import { env } from '@/lib/config/env'
import { log } from '@/lib/config/log'
import { privateFolders } from '@/lib/config/storage'
import { runNode, stopChildren } from '@/lib/platform/process/child'
import { prepareDatabase } from '@/lib/server/start/prepare-database'
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
  await prepareDatabase(database.url)
  await restrictFolders(privateFolders, log)
  const address = ['--port', String(env.PORT), '--hostname', env.HOST]
  await runNode(['node_modules/next/dist/bin/next', 'dev', ...address], 'Сервер разработки остановился', {
    env: { NODE_ENV: 'development' },
  })
} catch (error) {
  if (!stopping) throw error
} finally {
  await database.close()
}
