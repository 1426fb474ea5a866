import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { log } from '@/lib/config/log'
import { applySchema, inClientTransaction } from '@/lib/platform/database/apply-schema'
import { readSchemaObjects } from '@/lib/platform/database/schema-objects'
import { openDatabase, type Database } from '@/lib/platform/postgres/database'
import { runNode, script } from '@/lib/platform/process/child'
import { loadSecrets, type Secrets } from '@/lib/platform/process/secrets'

jest.setTimeout(300_000)

let folder: string
let secrets: Secrets
let database: Database
let client: Client

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-migrate-'))
  secrets = await loadSecrets(folder, {})
  database = await openDatabase({ dataDir: folder }, secrets, log)
  client = new Client(database.url)
  await client.connect()
})

afterAll(async () => {
  await client.end()
  await database.close()
  await rm(folder, { recursive: true })
})

describe('the first starts of five instances at once', () => {
  beforeAll(() => Promise.all(Array.from({ length: 5 }, () => start())))

  it('write every migration down once', async () => {
    const rows = await read<{ name: string }>('SELECT name FROM payload_migrations ORDER BY id')
    expect(rows.map(({ name }) => name)).toEqual(await namesOfMigrations())
  })

  it('leave exactly the functions, views and triggers that the tree states', async () => {
    const stated = (await readSchemaObjects()).map(({ name }) => name)
    const kept = await read<{ name: string }>('SELECT name FROM private_schema_objects')
    expect(kept.map(({ name }) => name).sort()).toEqual(stated.toSorted())
    expect(await inClientTransaction(client, () => applyOver(''), 'ROLLBACK')).toEqual([])
  })

  it('leave functions that an index or a stored column uses to the migrations', async () => {
    const used = await read(`SELECT DISTINCT proname FROM pg_depend JOIN pg_proc p ON p.oid = refobjid
      WHERE classid IN ('pg_class'::regclass, 'pg_attrdef'::regclass) AND pronamespace = 'public'::regnamespace
        AND refclassid = 'pg_proc'::regclass`)
    expect(used).toEqual([{ proname: 'plain_letters' }])
  })

  it('give every list that is found with its thing a trigger for each of its changes', async () => {
    const lists = await read(`SELECT tgrelid::regclass, array_agg(tgname ORDER BY tgname) AS names FROM pg_trigger
      WHERE tgname IN ('search_part_added', 'search_part_removed') GROUP BY 1`)
    expect(lists.length).toBeGreaterThan(6)
    for (const list of lists) expect(list).toMatchObject({ names: '{search_part_added,search_part_removed}' })
  })
})

describe('the search index is renewed by a change of', () => {
  it.each([
    ['view search_source', true],
    ['view search_source_news', true],
    ['function plain_rich_text(jsonb)', true],
    ['function add_search_entries(asked_source text, ids integer[])', true],
    ['function search_query(asked text)', false],
    ['view act_changes', false],
  ])('%s: %s', async (name, isRenewed) => {
    const [row] = await read<{ is: boolean }>(`SELECT decides_search_entries(ARRAY['${name}']) AS is`)
    expect(row?.is).toBe(isRenewed)
  })
})

describe('a start on the database of another release', () => {
  const future = '29991231_235959_of_the_future'
  const first = '20261124_191235_first'
  const older = '20261120_160000_foundation'

  it.each([
    {
      release: 'newer',
      change: `INSERT INTO payload_migrations (name, batch) VALUES ('${future}', 99)`,
      undo: `DELETE FROM payload_migrations WHERE name = '${future}'`,
      refusal: `Этот выпуск не знает изменений: ${future}`,
    },
    {
      release: 'older than 0.3.0',
      change: `UPDATE payload_migrations SET name = '${older}' WHERE name = '${first}'`,
      undo: `UPDATE payload_migrations SET name = '${first}' WHERE name = '${older}'`,
      refusal: 'портал обновляет базы, начиная с выпуска 0.3.0',
    },
  ])('is refused and changes nothing: $release', async ({ change, undo, refusal }) => {
    const logFile = join(folder, 'refused.log')
    await client.query(change)
    await client.query('DROP TRIGGER count_idea_vote ON private_idea_votes')
    await expect(start({ logFile })).rejects.toThrow('not prepared')
    expect(await readFile(logFile, 'utf8')).toContain(refusal)
    expect(await presentNames()).not.toContain('trigger count_idea_vote ON private_idea_votes')
    await client.query(undo)
    await applySchema(client)
  })

  it.each([
    { oldestCompatibleRelease: '0.3.0', refusal: null },
    { oldestCompatibleRelease: '99.0.0', refusal: 'с ней работает выпуск 99.0.0 и новее' },
  ])(
    'that runs beside $oldestCompatibleRelease leaves the newer schema alone: $refusal',
    async ({ oldestCompatibleRelease, refusal }) => {
      const logFile = join(folder, 'beside.log')
      await client.query(`INSERT INTO payload_migrations (name, batch) VALUES ('${future}', 99)`)
      await client.query(`INSERT INTO portal_migrations VALUES ('${future}', '${oldestCompatibleRelease}')`)
      await client.query('DROP TRIGGER count_idea_vote ON private_idea_votes')
      const result = await start({ logFile }).then(
        () => null,
        () => readFile(logFile, 'utf8'),
      )
      if (refusal) expect(result).toContain(refusal)
      else expect(result).toBeNull()
      expect(await presentNames()).not.toContain('trigger count_idea_vote ON private_idea_votes')
      for (const table of ['payload_migrations', 'portal_migrations'])
        await client.query(`DELETE FROM ${table} WHERE name = '${future}'`)
      await applySchema(client)
    },
  )

  it('accepts the rows of migrations before the first one', async () => {
    await client.query(`INSERT INTO payload_migrations (name, batch) VALUES ('${older}', 0)`)
    await start()
    await client.query(`DELETE FROM payload_migrations WHERE name = '${older}'`)
  })
})

describe('functions, views and triggers', () => {
  it('that changed or that somebody removed come back', async () => {
    const change = `UPDATE private_schema_objects SET hash = 'of another text' WHERE name LIKE 'function search_query(%';
      DROP TRIGGER count_idea_vote ON private_idea_votes; DROP VIEW search_source`
    const { changed, names } = await inClientTransaction(
      client,
      async () => ({ changed: await applyOver(change), names: await presentNames() }),
      'ROLLBACK',
    )
    expect(changed.sort()).toEqual([
      'function search_query(asked text)',
      'trigger count_idea_vote ON private_idea_votes',
      'view search_source',
    ])
    expect(names).toEqual(expect.arrayContaining(changed))
  })

  it('noted down with a line break in their name are noted anew and stay', async () => {
    const change = `UPDATE private_schema_objects SET name = replace(name, ', code', E',\\n  code') WHERE name LIKE 'function is_public_claim(%'`
    const noted = await inClientTransaction(
      client,
      async () => {
        await applyOver(change)
        return read<{ name: string }>(
          `SELECT name FROM private_schema_objects WHERE name LIKE 'function is_public_claim(%'`,
        )
      },
      'ROLLBACK',
    )
    expect(noted.map(({ name }) => name)).toEqual([
      (await presentNames()).find((name) => name.startsWith('function is_public_claim(')),
    ])
  })

  it('that the tree does not state any more are dropped with the triggers that they stand behind', async () => {
    const change = `
      CREATE FUNCTION left_over() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;
      CREATE TRIGGER left_over AFTER DELETE ON news FOR EACH ROW EXECUTE FUNCTION left_over();
      CREATE VIEW left_over AS SELECT * FROM search_source;
      CREATE VIEW of_the_operator AS SELECT title FROM news;
      INSERT INTO private_schema_objects VALUES ('function left_over()', ''), ('view left_over', '')`
    const { had, has } = await inClientTransaction(
      client,
      async () => {
        await client.query(change)
        const had = await presentNames()
        await applySchema(client)
        return { had, has: await presentNames() }
      },
      'ROLLBACK',
    )
    const leftOver = ['function left_over()', 'trigger left_over ON news', 'view left_over']
    expect(had).toEqual(expect.arrayContaining([...leftOver, 'view of_the_operator']))
    expect(has.toSorted()).toEqual(had.filter((name) => !leftOver.includes(name)).sort())
  })
})

function start({ logFile }: { logFile?: string } = {}): Promise<void> {
  const env = {
    ...secrets,
    NODE_ENV: 'production',
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    DEMO: 'off',
    API_URL: '',
  }
  return runNode(script('lib/office/migrate-and-seed.ts'), 'not prepared', { env, logFile })
}

/** Names from the files: Jest cannot load what a migration imports. */
async function namesOfMigrations(): Promise<string[]> {
  const files = await readdir('lib/office/migrations')
  return files.flatMap((file) => /^(\d{8}_\w+)\.ts$/.exec(file)?.[1] ?? []).sort()
}

async function applyOver(change: string): Promise<string[]> {
  await client.query(change)
  return applySchema(client)
}

async function presentNames(): Promise<string[]> {
  const rows = await read<{ name: string }>(`
    SELECT 'function ' || proname || '(' || pg_get_function_identity_arguments(oid) || ')' AS name
      FROM pg_proc WHERE pronamespace = 'public'::regnamespace
    UNION ALL SELECT 'view ' || relname FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'v'
    UNION ALL SELECT 'trigger ' || tgname || ' ON ' || tgrelid::regclass FROM pg_trigger WHERE NOT tgisinternal`)
  return rows.map(({ name }) => name)
}

async function read<Row>(query: string): Promise<Row[]> {
  return (await client.query(query)).rows as Row[]
}
