import { spawnSync } from 'node:child_process'
import { cpSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { env } from '@/lib/config/env'
import { log } from '@/lib/config/log'
import { openDatabase } from '@/lib/platform/postgres/database'
import { script } from '@/lib/platform/process/child'
import { loadSecrets } from '@/lib/platform/process/secrets'
import { makeDataDir } from '@/lib/tools/test-run/demo-city'

const EXAMPLE = 'docs/example-city'

jest.setTimeout(600_000)

let dataDir: string
beforeAll(async () => (dataDir = await makeDataDir()))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

/** Does what `npm run seed -- --from FOLDER` does, with a data folder of its own. */
function seedFrom(folder: string) {
  const settings = {
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    DEMO: 'on',
    NODE_ENV: 'production' as const,
    LOG_LEVEL: 'warn',
  }
  const args = script('lib/tools/seed.ts', 'seed', '--from', folder)
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    env: { ...process.env, ...settings },
    encoding: 'utf8',
  })
  return { code: status, output: stdout + stderr }
}

test('an empty portal is filled from the folder of a city, once and only if it has no mistakes', async () => {
  const broken = join(dataDir, 'broken-city')
  cpSync(EXAMPLE, broken, { recursive: true })
  writeFileSync(join(broken, 'home.yaml'), 'question: Чем помочь?\nmotto: Город у моря\n')
  const refused = seedFrom(broken)
  expect(refused).toMatchObject({ code: 1 })
  expect(refused.output).toContain('home.yaml, строка 2, поле «motto»: неизвестное поле')

  expect(seedFrom(EXAMPLE)).toMatchObject({ code: 0 })
  const again = seedFrom(EXAMPLE)
  expect(again).toMatchObject({ code: 1 })
  expect(again.output).toContain('в базе уже есть содержание')
  expect(await whatIsThere()).toEqual({
    city: 'Приморск',
    news: 2,
    pictures: 1,
    sizes: 1,
    documents: 1,
    files: 3,
    maps: 1,
    head: 'Петрова',
    claims: 0,
    place: '42.1 48.2',
  })
})

async function whatIsThere(): Promise<unknown> {
  const database = await openDatabase({ dataDir, databaseUrl: undefined }, await loadSecrets(dataDir, env), log)
  const client = new Client({ connectionString: database.url })
  try {
    await client.connect()
    const { rows } = await client.query(
      `SELECT s.city, m.surname AS head, o.latitude || ' ' || o.longitude AS place,
         (SELECT count(*)::int FROM news WHERE _status = 'published') AS news,
         (SELECT count(*)::int FROM media) AS pictures,
         (SELECT count(*)::int FROM media WHERE sizes_large_filename IS NOT NULL) AS sizes,
         (SELECT count(*)::int FROM documents) AS documents,
         (SELECT count(*)::int FROM files WHERE length(text) > 20) AS files,
         (SELECT count(*)::int FROM city_maps WHERE source_id IS NOT NULL) AS maps,
         (SELECT count(*)::int FROM claims) AS claims
       FROM settings s, organizations o JOIN ministers m ON m.id = o.head_id`,
    )
    return rows[0]
  } finally {
    await client.end()
    await database.close()
  }
}
