import { commandLine } from '@/lib/platform/process/release'
import { StartError } from '@/lib/platform/process/start-error'

const scalable = ['news', 'documents', 'addresses', 'claims', 'ideas'] as const

export type Scalable = (typeof scalable)[number]

export type SeedCommand =
  { task: 'demo' } | { task: 'from'; folder: string } | { task: 'scale'; rows: Map<Scalable, number> }

const command = commandLine('seed')

const usage = `Как наполнить базу:
  ${command} --demo                                 демонстрационный город в пустую базу
  ${command} --from ПАПКА                           содержание города из папки в пустую базу
  ${command} --scale news=200000 documents=50000    строки для замеров, сверх имеющихся`

const MAX_ROWS = 5_000_000

/** Parses the arguments of `npm run seed --`. Throws a StartError that says what is wrong and how to call it. */
export function parseArguments(given: readonly string[]): SeedCommand {
  const [task, ...rest] = given
  if (task === '--demo') return parseDemo(rest)
  if (task === '--from') return parseFolder(rest)
  if (task === '--scale') return { task: 'scale', rows: parseRows(rest) }
  throw refusal(task === undefined ? 'Не сказано, чем наполнять базу' : `Непонятно «${task}»`)
}

function parseDemo(rest: readonly string[]): SeedCommand {
  if (rest.length > 0) throw refusal(`После --demo ничего не нужно, а стоит «${rest.join(' ')}»`)
  return { task: 'demo' }
}

function parseFolder([folder, ...rest]: readonly string[]): SeedCommand {
  if (folder === undefined) throw refusal('После --from нужна папка с содержанием города')
  if (rest.length > 0) throw refusal(`После папки ничего не нужно, а стоит «${rest.join(' ')}»`)
  return { task: 'from', folder }
}

function parseRows(given: readonly string[]): Map<Scalable, number> {
  const rows = new Map<Scalable, number>()
  for (const part of given) {
    const [name = '', count, ...more] = part.split('=')
    if (!isScalable(name)) throw refusal(`Нет набора «${name}», есть: ${scalable.join(', ')}`)
    if (rows.has(name)) throw refusal(`Набор «${name}» назван дважды`)
    if (count === undefined || more.length > 0) throw refusal(`Нужно число строк: ${name}=1000`)
    rows.set(name, parseCount(name, count))
  }
  if (rows.size === 0) throw refusal('После --scale нужны наборы, например news=200000')
  return rows
}

function parseCount(name: string, text: string): number {
  const count = Number(text.replaceAll('_', ''))
  if (/^\d[\d_]*$/.test(text) && count >= 1 && count <= MAX_ROWS) return count
  throw refusal(`${name}: нужно целое число от 1 до ${MAX_ROWS}, а не «${text}»`)
}

function refusal(reason: string): StartError {
  return new StartError(`${reason}\n\n${usage}`)
}

function isScalable(name: string): name is Scalable {
  return scalable.some((one) => one === name)
}
