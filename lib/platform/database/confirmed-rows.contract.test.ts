import type { Client } from 'pg'
import { openDatabase } from '@/e2e/fixtures/database'

/** Columns that say since when a row counts, by the trigger that fills them. */
const triggers: Record<string, string> = { effective_at: 'stamp_effect', confirmed_at: 'stamp_confirmation' }

/** Tables filled without a trigger; each says why. */
const exceptions: Record<string, string> = {
  claims: 'a claim without an account waits for its link, so the report writes the moment',
  private_claim_guest_joins: 'a join without an account waits for its link',
}

let database: Client

beforeAll(async () => {
  database = await openDatabase()
})

afterAll(() => database.end())

test('every table whose rows wait for a confirmed email has the trigger that stamps them', async () => {
  const columns = await select(
    `SELECT table_name AS "table", column_name AS name FROM information_schema.columns
     WHERE table_schema = 'public' AND column_name = ANY($1)`,
    [Object.keys(triggers)],
  )
  const stamped = await select(
    `SELECT t.tgrelid::regclass::text AS "table", p.proname AS name FROM pg_trigger t
     JOIN pg_proc p ON p.oid = t.tgfoid WHERE p.proname = ANY($1)`,
    [Object.values(triggers)],
  )
  const expected = columns
    .filter(({ table }) => !(table in exceptions))
    .map(({ table, name }) => ({ table, name: triggers[name] }))
  expect(stamped).toEqual(expect.arrayContaining(expected))
  expect(expected).toHaveLength(stamped.length)
  expect(columns.map(({ table }) => table)).toEqual(expect.arrayContaining(Object.keys(exceptions)))
})

async function select(statement: string, values: unknown[]): Promise<{ table: string; name: string }[]> {
  return (await database.query<{ table: string; name: string }>(statement, values)).rows
}
