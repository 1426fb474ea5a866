import { runNode, script } from '@/lib/server/child'
import { prepareDatabase } from '@/lib/server/prepare'
import { openWorkspace } from '@/lib/server/workspace'

const { database } = await openWorkspace({ join: true })
try {
  await prepareDatabase(database.url)
  await runNode(script('lib/cms/seed/main.ts', ...process.argv.slice(3)), 'Наполнение не удалось')
} finally {
  await database.close()
}
