import { globSync, readFileSync } from 'node:fs'

const schemas = globSync('lib/domains/*/schema.sql').map((path) => readFileSync(path, 'utf8'))

test('search_source names the view of every domain', () => {
  const views = schemas.flatMap((sql) => [...sql.matchAll(/CREATE VIEW (search_source_\w+)/g)].map(([, view]) => view))
  const source = schemas.map((sql) => /CREATE VIEW search_source AS[^;]*;/.exec(sql)?.[0]).find(Boolean) ?? ''
  const named = [...source.matchAll(/FROM (search_source_\w+)/g)].map(([, view]) => view)
  expect(views.length).toBeGreaterThan(15)
  expect(named.toSorted()).toEqual(views.toSorted())
})
