import { StartError } from '@/lib/server/start-error'
import { prepareDatabase } from '@/lib/server/prepare'
import { openWorkspace } from '@/lib/server/workspace'

/** The first half of a portal's first start, without its pages: `npm test` runs this file in a process of its own. */
try {
  const { database } = await openWorkspace()
  try {
    await prepareDatabase(database.url)
  } finally {
    await database.close()
  }
} catch (error) {
  console.error(error instanceof StartError ? error.message : error)
  process.exit(1)
}
