import { runNode, script } from '@/lib/platform/process/child'
import { prepareDatabase } from '@/lib/server/start/prepare-database'
import { openWorkspace } from '@/lib/platform/process/workspace'

/** Another city must not get the demo city. */
const given = process.argv.slice(3)
const { database } = await openWorkspace({ join: true })
try {
  await prepareDatabase(database.url, given[0] === '--from' ? 'off' : undefined)
  await runNode(script('lib/tools/fill-database.ts', ...given), 'Наполнение не удалось')
} finally {
  await database.close()
}
