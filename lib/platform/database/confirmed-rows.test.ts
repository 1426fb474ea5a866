import { globSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const triggers = globSync('lib/domains/*/schema.sql')
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')

/** Tables whose rows a trigger of this name stamps once the address of their author is confirmed. */
const stampedBy = (trigger: string) =>
  [...triggers.matchAll(new RegExp(`TRIGGER ${trigger} BEFORE INSERT ON (\\w+)`, 'g'))].map(([, table = '']) => table)

/** Rows that wait for a confirmation stand in these tables beside rows that count. */
const waiting = stampedBy('stamp_effect')
const RAW = new RegExp(`\\b(?:FROM|JOIN)\\s+(?:${waiting.join('|')})\\b`, 'i')

/** These readers mean the author's own rows, or all rows on their way to another state; each says why. */
const readers: Record<string, string> = {
  'lib/domains/claims/my-claims-repository.ts': 'own joins of the caller, the feed and the archive of the author',
  'lib/domains/claims/guests/repository.ts': 'own joins of the account that takes a claim over',
  'lib/domains/claims/reports/repository.ts':
    'deletes what waited in vain; joins that wait go on to the claim that stays',
  'lib/domains/discussions/following/repository.ts': 'the cabinet and the archive of the author, erasure',
  'lib/domains/discussions/following/stages-repository.ts': 'answers that stand beside votes that count',
  'lib/domains/discussions/votes/repository.ts': 'own votes, locks and deletion of what waits',
  'lib/domains/ideas/mine/repository.ts': 'own votes of the caller, erasure',
  'lib/domains/ideas/votes/repository.ts': 'own votes, locks and deletion of what waits',
}

test('every table whose rows wait has its rows that count, and is looked through for what has waited too long', () => {
  expect(waiting.length).toBeGreaterThan(2)
  const sources = globSync('lib/domains/**/repository.ts')
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  expect(waiting.filter((table) => !sources.includes(`confirmedRows('${table}')`))).toEqual([])
  const all = [
    ...waiting.map((table) => ` AS since FROM ${table} WHERE effective_at IS NULL`),
    ...stampedBy('stamp_confirmation').map((table) => ` AS since FROM ${table} WHERE confirmed_at IS NULL`),
  ]
  expect(all.filter((rows) => !sources.includes(rows))).toEqual([])
})

test('every query of waiting rows is in the `waiting` of its domain', () => {
  const read = (folder: string) =>
    globSync(`${folder}/**/*.ts`)
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n')
  for (const folder of globSync('lib/domains/*/').filter((name) => read(name).includes(' AS since FROM '))) {
    const source = read(folder)
    const listed = [...source.matchAll(/(\w+): Waiting = \{\s+rows: \[([^\]]+)\]/g)]
    const names = listed.flatMap(([, , rows = '']) => rows.split(', ')).sort()
    const queries = [...source.matchAll(/const (\w+) = sql`SELECT [^`]+ AS since FROM /g)].map(([, name]) => name)
    expect([folder, names]).toEqual([folder, queries.sort()])
    const domain = readFileSync(path.join(folder, 'domain.ts'), 'utf8')
    for (const [, name = ''] of listed) expect(domain).toContain(`waiting: ${name},`)
  }
})

test('votes, comments and joins are read through the rows that count', () => {
  const files = readdirSync('lib', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.startsWith('office/migrations'))
    .map((name) => path.posix.join('lib', name))
  const found = files.filter((file) => RAW.test(readFileSync(file, 'utf8')))
  expect(found.sort()).toEqual(Object.keys(readers).sort())
})

test('a reader of the author’s own rows names whose they are', () => {
  const own = Object.keys(readers).filter((file) => /own|author|archive/.test(readers[file] ?? ''))
  for (const file of own) expect(readFileSync(file, 'utf8')).toMatch(/resident_id = \$\{residentId\}/)
})
