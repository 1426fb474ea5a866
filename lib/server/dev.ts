import { env } from '@/lib/config/env'
import { runNode, stopChildren } from '@/lib/server/child'
import { prepareDatabase } from '@/lib/server/prepare'
import { openWorkspace } from '@/lib/server/workspace'

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
  const address = ['--port', String(env.PORT), '--hostname', env.HOST]
  await runNode(['node_modules/next/dist/bin/next', 'dev', ...address], 'Сервер разработки остановился', {
    env: { NODE_ENV: 'development' },
  })
} catch (error) {
  if (!stopping) throw error
} finally {
  await database.close()
}
