import { AsyncLocalStorage } from 'node:async_hooks'
import { recordTableReads, resolveTables } from '@/lib/platform/database/table-reads'
import { ContentReads } from '@/lib/runtime/content-reads'
import { processScope } from '@/lib/runtime/process-scope'
import type { RenderOutcome } from '@/lib/runtime/render-outcome'

const table = (name: string) => ({ name, kind: 'table' as const, text: '' })
const relations = [
  ...['news', 'news_rels', 'tags', 'search_entries', 'search_synonyms'].map(table),
  { name: 'index', kind: 'table' as const, text: 'index_news index_others' },
  { name: 'index_news', kind: 'table' as const, text: 'index' },
  { name: 'index_others', kind: 'table' as const, text: 'index' },
  { name: 'search_source_news', kind: 'view' as const, text: 'SELECT id FROM news JOIN news_rels ON true' },
  { name: 'search_source', kind: 'view' as const, text: 'SELECT * FROM search_source_news' },
  { name: 'search_query', kind: 'function' as const, text: 'BEGIN RETURN synonym_of(words); END' },
  { name: 'synonym_of', kind: 'function' as const, text: 'SELECT words FROM search_synonyms' },
  { name: 'renew', kind: 'function' as const, text: `BEGIN EXECUTE format('DELETE FROM %I', name); END` },
]

const outcomes = new AsyncLocalStorage<RenderOutcome>()
processScope.renderOutcomes = outcomes

function collectReads(...queries: unknown[]): string[] | undefined {
  const reads = new ContentReads()
  outcomes.run({ isCacheable: true, reads }, () => queries.forEach(recordTableReads))
  return reads.tables
}

beforeEach(() => {
  processScope.tablesByName = resolveTables(relations)
})

test.each([
  ['a table', 'SELECT n.title FROM news n', ['news']],
  ['a quoted table', 'select "tags"."title" from "tags" left join "news_rels" on true', ['news_rels', 'tags']],
  ['a table in capitals', 'SELECT title FROM News', ['news']],
  ['a partition', 'SELECT id FROM index_news', ['index', 'index_news', 'index_others']],
  ['a view of a view', 'SELECT count(*) FROM search_source', ['news', 'news_rels']],
  [
    'a function that calls another',
    'SELECT id FROM search_entries, search_query($1)',
    ['search_entries', 'search_synonyms'],
  ],
  ['a query object', { text: 'SELECT 1 FROM news' }, ['news']],
])('the tables behind %s', (_what, query, tables) => {
  expect(collectReads(query)).toEqual(tables)
})

test('a page has read what all its statements read', () => {
  expect(collectReads('SELECT 1 FROM news', 'SELECT 1 FROM tags', 'SELECT 1 FROM news')).toEqual(['news', 'tags'])
})

test.each([
  ['of a function that builds its statements', 'SELECT renew($1)'],
  ['of nothing', 'SELECT 1'],
  ['of a statement without text', {}],
])('the reads %s are not known', (_what, query) => {
  expect(collectReads(query)).toBeUndefined()
})

test('a statement whose tables are not known outweighs the others', () => {
  expect(collectReads('SELECT 1 FROM news', 'SELECT renew($1)', 'SELECT 1 FROM tags')).toBeUndefined()
})

test('nothing is known before the relations of the database are', () => {
  delete processScope.tablesByName
  expect(collectReads('SELECT 1 FROM news')).toBeUndefined()
})
