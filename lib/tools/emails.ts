import { runNode, script } from '@/lib/platform/process/child'
import { StartError } from '@/lib/platform/process/start-error'
import { openPortal } from '@/lib/platform/process/workspace'
import { parseArguments } from '@/lib/tools/emails/arguments'

/** Program of `npm run emails`. */
const given = process.argv.slice(3)
const command = parseArguments(given)
if ('refusal' in command) throw new StartError(command.refusal)
const { database } = await openPortal()
try {
  await runNode(script('lib/tools/emails/run.ts', ...given), 'Команда не выполнена')
} finally {
  await database.close()
}
