export interface RunOptions {
  /** The names of steps; null means all of them. */
  steps: string[] | null
  /** Only test files whose path contains one of these parts are run. */
  files: string[]
  /** The run includes pages that share their layout with another. */
  isWhole: boolean
  /** This text is printed instead of a run, with this exit code. */
  answer: { text: string; code: number } | null
}

/** These steps run test files, which the part of a path can select. */
const TEST_STEPS = ['unit', 'heavy', 'door', 'portal', 'apart', 'journeys']

/** Reads the arguments behind `npm test --`; `known` are the steps by name, with their titles. */
export function readOptions(args: readonly string[], known: ReadonlyMap<string, string>): RunOptions {
  const flags = args.filter((arg) => arg.startsWith('--')).map((arg) => arg.slice(2))
  const files = args.filter((arg) => !arg.startsWith('--'))
  const only = flags.flatMap((flag) => (flag.startsWith('only=') ? flag.slice('only='.length).split(',') : []))
  const others = flags.filter((flag) => !flag.startsWith('only=') && flag !== 'all' && flag !== 'help')
  const named = [...only, ...others]
  const unknown = named.filter((name) => !known.has(name))
  const answer = flags.includes('help')
    ? { text: helpText(known), code: 0 }
    : unknown.length > 0
      ? { text: `Нет проверки «${unknown.join(', ')}».\n\n${helpText(known)}`, code: 1 }
      : null
  const chosen = named.length > 0 ? named : files.length > 0 ? TEST_STEPS : null
  return { steps: chosen, files, isWhole: flags.includes('all'), answer }
}

function helpText(known: ReadonlyMap<string, string>): string {
  const steps = [...known].map(([name, title]) => `  --${name.padEnd(10)} ${title}`)
  return [
    'npm test                 все проверки',
    'npm test -- --all        они же и каждый вид страниц, а не по одной странице каждого вида вёрстки',
    'npm test -- --ИМЯ …      только названные проверки: --unit --lint',
    'npm test -- СЛОВО …      всё об одном: файлы тестов, в пути которых есть слово (claims, city-maps/map.spec.ts);',
    '                         вместе с именами проверок: --unit --door claims',
    '                         город берётся из последнего наполнения, если оно из тех же миграций и тех же данных: --fill наполнит заново',
    '',
    'Проверки по порядку:',
    ...steps,
    '',
    'PORTAL_URL, DATABASE_URL, DATA_DIR, ADMIN_EMAIL и ADMIN_PASSWORD называют уже запущенный портал: тогда свой не запускается.',
  ].join('\n')
}
