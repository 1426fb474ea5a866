import type { Client } from 'pg'
import { openDatabase } from '@/e2e/fixtures/database'

let database: Client

beforeAll(async () => {
  database = await openDatabase()
})

afterAll(() => database.end())

/** Reads rows one by one, so that the plan states the whole condition as PostgreSQL has inlined it. */
async function explainFilter(table: string, condition: string): Promise<string> {
  await database.query('BEGIN; SET LOCAL enable_indexscan = off; SET LOCAL enable_bitmapscan = off')
  const { rows } = await database.query<{ 'QUERY PLAN': string }>(`EXPLAIN SELECT FROM ${table} WHERE ${condition}`)
  await database.query('ROLLBACK')
  return rows.map((row) => row['QUERY PLAN']).find((line) => line.includes('Filter: ')) ?? ''
}

const splitConditions = (text: string) =>
  text
    .replace('Filter: ', '')
    .trim()
    .replace(/^\(|\)$/g, '')
    .split(' AND ')

test.each([
  ['claims', 'is_public_claim(published_at, merged_into_id, category_id, code)', 3],
  ['ideas', 'is_public_idea(published_at, code)', 5],
])('partial indexes of public %s serve the queries that ask for %s', async (table, condition, count) => {
  const filter = splitConditions(await explainFilter(table, condition))
  const { rows } = await database.query<{ predicate: string }>(
    `SELECT pg_get_expr(indpred, indrelid) AS predicate FROM pg_index
     WHERE indrelid = $1::regclass AND pg_get_expr(indpred, indrelid) LIKE '%published_at%'`,
    [table],
  )
  expect(rows).toHaveLength(count)
  for (const { predicate } of rows) expect(splitConditions(predicate)).toEqual(expect.arrayContaining(filter))
})
