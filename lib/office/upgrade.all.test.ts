import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { Client } from 'pg'
import { log } from '@/lib/config/log'
import { adoptDatabase } from '@/lib/office/adopt-database'
import { EARLIER_MIGRATIONS } from '@/lib/office/earlier-migrations'
import { applySchema, rememberObjects } from '@/lib/platform/database/apply-schema'
import { readCatalogue } from '@/lib/platform/database/catalogue'
import { inClientTransaction } from '@/lib/platform/database/client-transaction'
import { readSchemaObjects } from '@/lib/platform/database/schema-objects'
import { openDatabase, type Database } from '@/lib/platform/postgres/database'
import { runNode, script } from '@/lib/platform/process/child'
import { loadSecrets, type Secrets } from '@/lib/platform/process/secrets'

/** pg_dump --inserts made this city of the release before migrations began anew, with a few things of each noun. */
const RELEASE = 'lib/office/release-0.2.0.sql.br'
/** Columns of these tables came or went since. */
const CHANGED_SINCE =
  /^(mayor|_mayor_v|discussions|_discussions_v|ministers_reception|_ministers_v_version_reception|payload_migrations|private_letters|staff)$/
/** Every start writes these tables: pages of the portal in the search, the plan of the city. */
const WRITTEN_BY_STARTS = /^(payload_migrations|search_\w+|city_(streets|houses|boundaries|address_source))$/
/** Stores «й» and «ё» as a letter and a mark, as macOS and PDF write them. */
const IN_PIECES = `UPDATE news SET title = normalize(title, NFD), body = normalize(body::text, NFD)::jsonb;
  UPDATE files SET title = normalize(title, NFD), text = normalize(text, NFD); UPDATE claims SET text = normalize(text, NFD);`

jest.setTimeout(300_000)

let folder: string
let secrets: Secrets
let database: Database
let client: Client

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-upgrade-'))
  secrets = await loadSecrets(folder, {})
  database = await openDatabase({ dataDir: folder }, secrets, log)
  await restore()
  client = await connect()
})

afterAll(async () => {
  await client.end()
  await database.close()
  await rm(folder, { recursive: true })
})

describe('a database of the release before', () => {
  const [first, second] = EARLIER_MIGRATIONS

  it.each([
    ['the last migration', `name = '${EARLIER_MIGRATIONS.at(-1)}'`, EARLIER_MIGRATIONS.at(-1)],
    ['all but the first', `name <> '${first}'`, second],
  ])('without %s is refused, and told by which release to go', async (_, where, name) => {
    const refusal = await refusalAfter(`DELETE FROM payload_migrations WHERE ${where}`)
    expect(refusal).toContain(name)
    expect(refusal).toContain('ведёт только выпуск 0.2.0: установите сначала его')
  })

  it.each([
    ['table', 'DROP TABLE private_limits', 'table private_limits'],
    ['column', 'ALTER TABLE residents ALTER COLUMN surname DROP NOT NULL', 'column residents.surname'],
    ['index', 'DROP INDEX claims_place_idx', 'index CREATE INDEX claims_place_idx'],
    [
      'constraint',
      'ALTER TABLE private_idea_votes DROP CONSTRAINT private_idea_votes_one_a_resident',
      'constraint private_idea_votes_one_a_resident',
    ],
    ['sequence', 'ALTER SEQUENCE news_id_seq INCREMENT 2', 'sequence news_id_seq'],
    ['enum', "ALTER TYPE enum_news_status RENAME VALUE 'draft' TO 'sketch'", 'enum enum_news_status'],
  ])('with another %s is refused by its name', async (_, change, name) => {
    expect(await refusalAfter(change)).toContain(name)
  })
})

describe('the first starts of two instances at once', () => {
  let before: Record<string, string>
  let mayorBefore: unknown[]

  beforeAll(async () => {
    before = await readTables()
    mayorBefore = await read(
      "SELECT nullif(concat_ws('. ', nullif(reception, ''), nullif(reception_place, '')), '') AS reception_note FROM mayor",
    )
    await client.query(IN_PIECES)
    expect((await readTables()).claims).not.toBe(before.claims)
    await Promise.all([start(), start()])
  })

  it('keep every row, with letters made whole where they were stored in pieces', async () => {
    const after = await readTables()
    expect(Object.keys(before).length).toBeGreaterThan(250)
    const lasting = Object.entries(before).filter(
      ([name]) => !WRITTEN_BY_STARTS.test(name) && !CHANGED_SINCE.test(name),
    )
    expect(after).toMatchObject(Object.fromEntries(lasting))
  })

  it('keep in words when and where the mayor receives', async () => {
    expect(await read('SELECT reception_note FROM mayor')).toEqual(mayorBefore)
  })

  it('keep what is found by search', async () => {
    const found = await read<{ source: string }>('SELECT DISTINCT source FROM search_entries ORDER BY source')
    expect(found.map(({ source }) => source)).toEqual(
      expect.arrayContaining(['documents', 'ideas', 'news', 'services']),
    )
  })

  it('write every migration down once, beside the earlier ones', async () => {
    const rows = await read<{ name: string }>('SELECT name FROM payload_migrations ORDER BY id')
    expect(rows.map(({ name }) => name)).toEqual([...EARLIER_MIGRATIONS, ...(await namesOfMigrations())])
  })

  it('leave the tables that an empty database gets', async () => {
    expect(await catalogueOf(client)).toEqual(await catalogueOfEmpty())
  })

  it('leave exactly the functions, views and triggers that the tree states', async () => {
    const stated = (await readSchemaObjects()).map(({ name }) => name)
    const kept = await read<{ name: string }>('SELECT name FROM private_schema_objects')
    expect(kept.map(({ name }) => name).sort()).toEqual(stated.toSorted())
    expect(await presentNames()).not.toContain('function attach_search_triggers(name text)')
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

describe('a database that a newer release has migrated', () => {
  const [name, logFile] = ['29991231_235959_of_the_future', () => join(folder, 'refused.log')]

  beforeAll(() => client.query('INSERT INTO payload_migrations (name, batch) VALUES ($1, 99)', [name]))
  afterAll(() => client.query('DELETE FROM payload_migrations WHERE name = $1', [name]))

  it('is refused at the start with the name of what this one does not know, and stays as it was', async () => {
    await client.query('DROP TRIGGER count_idea_vote ON private_idea_votes')
    await expect(start({ logFile: logFile() })).rejects.toThrow('not prepared')
    const output = await readFile(logFile(), 'utf8')
    expect(output).toContain('схема базы новее этого выпуска портала')
    expect(output).toContain(`Этот выпуск не знает изменений: ${name}`)
    expect(await presentNames()).not.toContain('trigger count_idea_vote ON private_idea_votes')
    await applySchema(client)
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

  it('that the tree does not state any more are dropped with the triggers that they stand behind', async () => {
    const change = `
      CREATE FUNCTION left_over() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;
      CREATE TRIGGER left_over AFTER DELETE ON news FOR EACH ROW EXECUTE FUNCTION left_over();
      CREATE VIEW left_over AS SELECT * FROM search_source;
      CREATE VIEW of_the_operator AS SELECT title FROM news`
    const { had, has } = await inClientTransaction(
      client,
      async () => {
        await client.query(change)
        await rememberObjects(client, ['function left_over()', 'view left_over'])
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

async function restore(): Promise<void> {
  const dump = brotliDecompressSync(await readFile(RELEASE)).toString()
  const restoring = await connect()
  await restoring.query(dump)
  await restoring.end() // the session has lost its search path
}

async function connect(): Promise<Client> {
  const opened = new Client(database.url)
  await opened.connect()
  return opened
}

/** Prepares the database as `npm start` does. */
function start({ logFile, url = database.url }: { logFile?: string; url?: string } = {}): Promise<void> {
  const env = {
    ...secrets,
    NODE_ENV: 'production',
    DATABASE_URL: url,
    DATA_DIR: folder,
    DEMO: 'off',
    API_URL: '',
  }
  return runNode(script('lib/office/prepare.ts'), 'not prepared', { env, logFile })
}

/** Gives the refusal of the adoption after this change, of which nothing stays. */
async function refusalAfter(change: string): Promise<string> {
  await client.query('BEGIN')
  await client.query(change)
  try {
    await adoptDatabase(client)
    return 'adopted'
  } catch (error) {
    return (error as Error).message
  } finally {
    await client.query('ROLLBACK')
  }
}

/** Hashes all rows of each table in one order. */
async function readTables(): Promise<Record<string, string>> {
  const tables = await read<{ name: string }>(
    "SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' ORDER BY 1",
  )
  const hashes: Record<string, string> = {}
  for (const { name } of tables) {
    const [rows] = await read<{ hash: string }>(
      `SELECT count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' ORDER BY t::text)), '') AS hash FROM "${name}" t`,
    )
    hashes[name] = rows?.hash ?? ''
  }
  return hashes
}

/** As the files are called: Jest cannot load what a migration stands on. */
async function namesOfMigrations(): Promise<string[]> {
  const files = await readdir('lib/office/migrations')
  return files.flatMap((file) => /^(\d{8}_\w+)\.ts$/.exec(file)?.[1] ?? []).sort()
}

async function catalogueOf(opened: Client): Promise<string[]> {
  const ownTables = /\b(private_schema_objects|_demo_seed)/ // no migration makes them
  return [...(await readCatalogue(opened, 'public'))].filter((line) => !ownTables.test(line)).sort()
}

async function catalogueOfEmpty(): Promise<string[]> {
  const other = await mkdtemp(join(tmpdir(), 'portal-empty-'))
  const empty = await openDatabase({ dataDir: other }, secrets, log)
  try {
    await start({ url: empty.url })
    const opened = new Client(empty.url)
    await opened.connect()
    const found = await catalogueOf(opened)
    await opened.end()
    return found
  } finally {
    await empty.close()
    await rm(other, { recursive: true })
  }
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
