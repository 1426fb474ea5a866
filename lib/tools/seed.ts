import { runNode, script } from '@/lib/platform/process/child'
import { prepareDatabase } from '@/lib/front/prepare'
import { openWorkspace } from '@/lib/platform/process/workspace'

const { database } = await openWorkspace({ join: true })
try {
  await prepareDatabase(database.url)
  await runNode(script('lib/tools/fill-database.ts', ...process.argv.slice(3)), 'Наполнение не удалось')
} finally {
  await database.close()
}
