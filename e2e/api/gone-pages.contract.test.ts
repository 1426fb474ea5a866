import type { Client } from 'pg'
import { openDatabase } from '@/e2e/fixtures/database'
import { at } from '@/e2e/fixtures/portal'

let database: Client

beforeAll(async () => {
  database = await openDatabase()
})

afterAll(() => database.end())

const pages: [table: string, toPath: (id: number) => string][] = [
  ['posters', (id) => `/api/poster/${id}`],
  ['services', (id) => `/api/services/${id}`],
  ['galleries', (id) => `/api/mayorgallery/${id}`],
  ['city_maps', (id) => `/api/map/${id}`],
  ['organizations', (id) => `/api/department/${id}`],
  ['ministers', (id) => `/api/minister/${id}`],
  ['tourism_items', (id) => `/api/tourism/sights/${id}`],
]

test.each(pages)('a deleted published page of %s answers 410, one that never was 404', async (table, toPath) => {
  const { rows } = await database.query<{ id: number }>(
    `INSERT INTO ${table} SELECT (jsonb_populate_record(t, jsonb_build_object('id', nextval(pg_get_serial_sequence($1, 'id'))))).*
     FROM ${table} t WHERE _status = 'published' LIMIT 1 RETURNING id`,
    [table],
  )
  const [{ id } = { id: 0 }] = rows
  expect(id).toBeGreaterThan(0)
  await database.query(`DELETE FROM ${table} WHERE id = $1`, [id])
  expect((await fetch(at(toPath(id)))).status).toBe(410)
  expect((await fetch(at(toPath(2_000_000_000)))).status).toBe(404)
})
