import { parseArguments } from '@/lib/content/seed/arguments'
import { runNode, script } from '@/lib/platform/process/child'
import { prepareDatabase } from '@/lib/server/start/prepare-database'
import { openWorkspace } from '@/lib/platform/process/workspace'

const given = process.argv.slice(3)
const { task } = parseArguments(given) // before a database is opened
const { database } = await openWorkspace({ join: true })
try {
  await prepareDatabase(database.url, task === 'from' ? 'off' : undefined) // another city must not get the demo city
  await runNode(script('lib/tools/fill-database.ts', ...given), 'Наполнение не удалось')
} finally {
  await database.close()
}
