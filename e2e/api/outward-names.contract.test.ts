import { createHash } from 'node:crypto'
import { openDatabase } from '@/e2e/fixtures/database'
import { administrator } from '@/e2e/fixtures/office'
import { at } from '@/e2e/fixtures/portal'

/**
 * Names that others rely on: API clients, stored rows, links already sent. A renaming inside the code must leave them alone; a
 * wanted change is written down by `-u`.
 */
type Json = Record<string, unknown>

const METHODS = ['get', 'post', 'put', 'patch', 'delete']

test('openapi.json has the same operations and shapes', async () => {
  const text = await (await fetch(at('/api/openapi.json'))).text()
  const { info, paths, ...rest } = JSON.parse(text.replaceAll(at('/').slice(0, -1), '')) as {
    info: Json
    paths: Record<string, Json>
  }
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    METHODS.filter((method) => methods[method]).map(
      (method) => `${method.toUpperCase()} ${path} ${hash(methods[method])}`,
    ),
  )
  const others = { info: { ...info, version: '' }, ...rest }
  expect([...operations.sort(), `all but the operations ${hash(others)}`].join('\n')).toMatchSnapshot()
})

test.each(['socialcontrol', 'publicdiscussions', 'cityideas'])(
  'the schema of /graphql/%s is the same',
  async (name) => {
    expect(await (await fetch(at(`/graphql/${name}/schema.graphql`))).text()).toMatchSnapshot()
  },
)

test('the back office has the same collections and globals with the same fields', async () => {
  const login = await fetch(at('/cms/staff/login'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(administrator),
  })
  const { token } = (await login.json()) as { token: string }
  const response = await fetch(at('/cms/access'), { headers: { authorization: `JWT ${token}` } })
  const { collections, globals } = (await response.json()) as Record<'collections' | 'globals', Record<string, Json>>
  const lines = Object.entries({ ...collections, ...globals }).map(([slug, { fields }]) => {
    const names = fields && typeof fields === 'object' ? Object.keys(fields).join(' ') : String(fields)
    return `${slug in globals ? 'global' : 'collection'} ${slug}: ${names}`
  })
  expect(lines.sort().join('\n')).toMatchSnapshot()
})

test('the database has the same tables, columns and enums', async () => {
  const database = await openDatabase()
  try {
    const { rows } = await database.query<{ line: string }>(`
      SELECT relname || ': ' || string_agg(attname || ' ' || format_type(atttypid, atttypmod), ', ' ORDER BY attname) AS line
      FROM pg_class c JOIN pg_attribute ON attrelid = c.oid
      WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition
        AND attnum > 0 AND NOT attisdropped
      GROUP BY relname
      UNION ALL
      SELECT 'enum ' || typname || ': ' || string_agg(enumlabel, ', ' ORDER BY enumlabel)
      FROM pg_type t JOIN pg_enum ON enumtypid = t.oid WHERE typnamespace = 'public'::regnamespace GROUP BY typname
      ORDER BY line`)
    expect(rows.map(({ line }) => line).join('\n')).toMatchSnapshot()
  } finally {
    await database.end()
  }
})

function hash(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 12)
}
