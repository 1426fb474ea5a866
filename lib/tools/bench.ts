import { parseArgs } from 'node:util'
import { BenchPortal } from '@/lib/tools/bench/bench-portal'
import { printTable } from '@/lib/tools/bench/table'
import { tables, type Table } from '@/lib/tools/bench/tables'
import { buildWhenStale } from '@/lib/server/start/build'
import { StartError } from '@/lib/platform/process/start-error'

/** `npm run bench` measures the short tables, `--long` all of them, `--only NAME,NAME` these. */
const chosen = chooseTables(process.argv.slice(3))
await buildWhenStale()
const portal = await BenchPortal.create()
try {
  for (const table of chosen) await measure(table)
} finally {
  await portal.dispose()
}

function chooseTables(args: string[]): readonly Table[] {
  const { values } = parseArgs({ args, options: { only: { type: 'string' }, long: { type: 'boolean' } } })
  if (!values.only) return tables.filter(({ isLong }) => values.long || !isLong)
  const names = values.only.split(',')
  const unknown = names.filter((name) => !tables.some((table) => table.name === name))
  if (unknown.length === 0) return tables.filter(({ name }) => names.includes(name))
  throw new StartError(`Нет таблиц: ${unknown.join(', ')}. Есть: ${tables.map(({ name }) => name).join(', ')}`)
}

async function measure({ name, title, isWithoutCache, measure: toRows }: Table): Promise<void> {
  const heading = `${name}: ${title}`
  try {
    await portal.ensure(isWithoutCache ? { PAGE_CACHE: 'off' } : {})
    printTable(heading, await toRows(portal))
  } catch (error) {
    process.exitCode = 1
    console.error(`\n${heading}\nне измерено: ${error instanceof Error ? error.message : String(error)}`)
  }
}
