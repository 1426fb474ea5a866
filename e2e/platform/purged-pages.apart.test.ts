import { setTimeout as sleep } from 'node:timers/promises'
import { Client, escapeIdentifier, escapeLiteral } from 'pg'
import { mapConcurrently } from '@/e2e/fixtures/portal'
import { paths } from '@/lib/config/paths'
import { findPage, pageKinds } from '@/lib/tools/page-kinds'
import { startTestPortal, type TestPortal } from '@/lib/tools/test-run/test-portal'

/** Every table changes, and all kinds of pages are read after each. */
jest.setTimeout(1_800_000)

const FILES = [
  '/sitemap.xml',
  '/sitemap-news.xml',
  '/sitemap-images.xml',
  '/news/rss.xml',
  '/opensearch.xml',
  `${paths.posters}/calendar.ics`,
]
/** Columns whose words stand on pages. */
const SHOWN = `(^|_)(title|name|surname|question|heading|text|lead|note|alt|label|caption|description|administration)$`
/** Tables whose words none of these pages shows in the demo city. */
const UNSHOWN = new Set([
  'city_ideas',
  'city_streets',
  'claim_events',
  'galleries_videos',
  'idea_events',
  'settings_menu_links',
  'settings_socials',
  'social_control',
  'working_calendar_days',
])

/** An edit is seen by then. */
const PURGED_WITHIN_MS = 1_000

let portal: TestPortal
let database: Client
let pages: string[]

beforeAll(async () => {
  portal = await startTestPortal('test-results/server-of-purged-pages.log')
  database = new Client({ connectionString: portal.env.DATABASE_URL })
  await database.connect()
  const found = await mapConcurrently(pageKinds, (kind) => findPage(kind, readPage))
  pages = [...new Set([...found, ...FILES, await lifeSituation(), ...(await feeds())])]
})

afterAll(async () => {
  await database.end()
  await portal.stop()
})

test('a page shows a change of any table at once', async () => {
  const tables = await shownTables()
  for (const table of tables) await database.query(addMark(table))
  const marked = await readAnew()
  const shown = tables.map(({ mark }) => pagesWith(mark, marked))

  const stale: Record<string, string[]> = {}
  for (const [index, table] of tables.entries()) {
    await database.query(replaceMark(table))
    await sleep(PURGED_WITHIN_MS)
    const fresh = pagesWith(table.newMark, await readPages())
    const left = (shown[index] ?? []).filter((path) => !fresh.includes(path))
    if (left.length > 0) stale[table.name] = left
  }
  expect(stale).toEqual({})
  const unshown = tables.filter((_, index) => shown[index]?.length === 0).map(({ name }) => name)
  expect(unshown.filter((name) => !UNSHOWN.has(name))).toEqual([])
})

test('pages say the same from the cache and rendered anew', async () => {
  const kept = await readPages()
  const anew = await readAnew()
  expect(pages.filter((path) => extractWords(kept.get(path)) !== extractWords(anew.get(path)))).toEqual([])
})

async function readPage(path: string): Promise<string> {
  return (await fetch(`${portal.env.PORTAL_URL}${path}`)).text()
}

async function readPages(): Promise<Map<string, string>> {
  return new Map(await mapConcurrently(pages, async (path) => [path, await readPage(path)] as const))
}

/** Without a table's name the notification purges every page. */
async function readAnew(): Promise<Map<string, string>> {
  await database.query('NOTIFY content_changed')
  await sleep(PURGED_WITHIN_MS)
  return readPages()
}

function pagesWith(mark: string, texts: ReadonlyMap<string, string>): string[] {
  return pages.filter((path) => texts.get(path)?.includes(mark))
}

/** React numbers parts in the order in which they are ready, so the bytes of two renders may differ. */
function extractWords(html = ''): string {
  const text = html.replaceAll(/<script\b[^]*?<\/script>/g, ' ').replaceAll(/<[^>]+>/g, ' ')
  return text.split(/\s+/).sort().join(' ')
}

/** The filtered catalogue alone shows the steps of a situation. */
async function lifeSituation(): Promise<string> {
  const { rows } = await database.query<{ id: number }>('SELECT id FROM life_situations ORDER BY id LIMIT 1')
  return `${paths.servicesCatalog}?situation=${rows[0]?.id}`
}

async function feeds(): Promise<string[]> {
  const links = (await readPage(paths.openData)).matchAll(/href="(\/feeds\/[^"?]+)"/g)
  return [...links].map(([, path = '']) => path)
}

interface ShownTable {
  name: string
  columns: { name: string; isRich: boolean }[]
  mark: string
  newMark: string
}

/** All tables that announce their changes and have words, lists inside of items too. */
async function shownTables(): Promise<ShownTable[]> {
  const { rows } = await database.query<Pick<ShownTable, 'name' | 'columns'>>(
    `SELECT c.relname::text AS name,
       json_agg(json_build_object('name', a.attname, 'isRich', a.atttypid = 'jsonb'::regtype)) AS columns
     FROM pg_class c
     JOIN pg_trigger t ON t.tgrelid = c.oid AND t.tgname = 'content_updated'
     JOIN pg_attribute a ON a.attrelid = c.oid AND NOT a.attisdropped
     WHERE c.relname !~ '^search_' AND (a.atttypid = 'jsonb'::regtype
       OR a.attname ~ $1 AND a.atttypid IN ('varchar'::regtype, 'text'::regtype))
     GROUP BY 1 ORDER BY 1`,
    [SHOWN],
  )
  return rows.map((row, index) => ({ ...row, mark: `mark1x${index}x`, newMark: `mark2x${index}x` }))
}

function addMark({ name, columns, mark }: ShownTable): string {
  return update(name, columns, ({ name: column, isRich }) =>
    isRich ? replaceText(column, '"text": "', `"text": "${mark} `) : `${escapeIdentifier(column)} || ' ${mark}'`,
  )
}

/** The new mark is as long as the old one: texts that are cut short end in the same place. */
function replaceMark({ name, columns, mark, newMark }: ShownTable): string {
  return update(name, columns, ({ name: column, isRich }) =>
    isRich ? replaceText(column, mark, newMark) : `replace(${escapeIdentifier(column)}, '${mark}', '${newMark}')`,
  )
}

function replaceText(column: string, from: string, to: string): string {
  return `replace(${escapeIdentifier(column)}::text, ${escapeLiteral(from)}, ${escapeLiteral(to)})::jsonb`
}

type Column = ShownTable['columns'][number]

function update(table: string, columns: readonly Column[], valueOf: (column: Column) => string): string {
  const values = columns.map((column) => `${escapeIdentifier(column.name)} = ${valueOf(column)}`)
  return `UPDATE ${escapeIdentifier(table)} SET ${values.join(', ')}`
}
