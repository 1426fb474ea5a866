import { Client } from 'pg'
import { exportChain } from '@/lib/platform/audit/export-chain'
import { verifyChain, verifyExport, type ChainVerdict } from '@/lib/platform/audit/verify-chain'
import { openPortal } from '@/lib/platform/process/workspace'
import { commandLine } from '@/lib/platform/process/release'
import { StartError, toStartError } from '@/lib/platform/process/start-error'

/** Program of `npm run audit`. */
const program = commandLine('audit')
const USAGE = `Журнал действий:
  ${program} verify         проверить, что ни одна запись не изменена и не удалена
  ${program} verify ФАЙЛ    проверить выгруженный файл и что он сходится с базой
  ${program} export ФАЙЛ    выгрузить журнал в новый файл, по записи JSON на строку`

const [command, file] = process.argv.slice(3)
if (command !== 'verify' && !(command === 'export' && file)) throw new StartError(USAGE)

const { database } = await openPortal()
const client = new Client(database.url)
try {
  await client.connect()
  await client.query('SELECT extend_audit_chain()')
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
  console.log(await run(command, file))
} finally {
  await client.end()
  await database.close()
}

async function run(task: 'verify' | 'export', path: string | undefined): Promise<string> {
  if (task === 'verify') return report(await (path ? verifyExport(path, client) : verifyChain(client)))
  const entries = await exportChain(path ?? '', client).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EEXIST') throw new StartError(`Файл ${path} уже есть: выгрузка пишется только в новый`)
    throw toStartError(error, 'Журнал не выгружен')
  })
  return `Журнал выгружен в ${path}, записей: ${entries}`
}

function report(verdict: ChainVerdict): string {
  if (!verdict.isWhole) throw new StartError(`Журнал действий нарушен: ${verdict.reason}`)
  return `Журнал действий цел, записей: ${verdict.entries}, последний хеш: ${verdict.hash || 'нет'}`
}
