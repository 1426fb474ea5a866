import { randomBytes } from 'node:crypto'
import type { Client } from 'pg'
import { asGuest, graph, someClaim, upload } from '@/e2e/claims/claims'
import { openDatabase } from '@/e2e/fixtures/database'
import { someone } from '@/e2e/fixtures/resident'

let database: Client
let heard: string[]

beforeAll(async () => {
  database = await openDatabase()
  database.on('notification', ({ payload = '' }) => heard.push(payload))
  await database.query('LISTEN content_changed')
})

afterAll(() => database.end())

/** Tables that announced a change of what visitors see while the work ran. */
async function changes(work: () => Promise<unknown>): Promise<string[]> {
  heard = []
  await work()
  await database.query(`NOTIFY content_changed, 'end'`)
  while (!heard.includes('end')) await database.query('SELECT 1')
  return [...new Set(heard.slice(0, heard.indexOf('end')))].sort()
}

/** Runs a statement and returns the number of its row. */
async function run(statement: string, values: unknown[] = []): Promise<number> {
  const { rows } = await database.query<{ id: number }>(statement, values)
  return rows[0]?.id ?? 0
}

describe('a guest’s claim', () => {
  let id: number
  const set = (column: string) => () => run(`UPDATE claims SET ${column} WHERE id = $1`, [id])
  const addEvent = () => run(`INSERT INTO claim_events (claim_id, title) VALUES ($1, 'шаг')`, [id])

  test('an unconfirmed claim purges nothing', async () => {
    const text = `Яма ${randomBytes(5).toString('hex')}`
    const guest = { name: 'Гостев Пробник', email: someone().email }
    const input = { ...(await someClaim(text)), images: [await upload()], ...guest }
    expect(await changes(() => graph(asGuest, { input }))).toEqual([])
    id = await run('SELECT id FROM claims WHERE text = $1', [text])
    expect(await changes(set('confirmed_at = now()'))).toEqual([])
    expect(await changes(set(`text = text || '.'`))).toEqual([])
    expect(await changes(addEvent)).toEqual([])
  })

  test.each([
    ['published', `code = '1', published_at = now()`],
    ['merged', 'merged_into_id = (SELECT min(id) FROM claims)'],
    ['refused', `code = '2'`],
    ['hidden', `code = '5'`],
  ])("a guest's claim that is %s purges the cache", async (_how, column) => {
    expect(await changes(set(column))).toContain('claims')
  })

  test('a history step of a public claim purges the cache', async () => {
    await set(`code = '1'`)()
    expect(await changes(addEvent)).toEqual(['claim_events'])
    await set(`code = '5'`)()
  })

  test('deleting an unconfirmed claim purges nothing', async () => {
    const remove = async () => {
      await run('DELETE FROM claim_events WHERE claim_id = $1', [id])
      await run('DELETE FROM claims WHERE id = $1', [id])
    }
    expect(await changes(remove)).toEqual([])
  })
})

describe('an idea', () => {
  let id: number

  test('an idea in moderation purges nothing', async () => {
    const add = async () => {
      id = await run(`INSERT INTO ideas (title, text, address) VALUES ('Лавочки', 'Поставить', 'Сквер') RETURNING id`)
    }
    expect(await changes(add)).toEqual([])
  })

  test.each([
    ['published', `UPDATE ideas SET code = '4', published_at = now() WHERE id = $1`],
    ['deleted', 'DELETE FROM ideas WHERE id = $1'],
  ])('an idea that is %s purges the cache', async (_how, statement) => {
    expect(await changes(() => run(statement, [id]))).toContain('ideas')
  })
})

describe('a draft of news', () => {
  let id: number
  const withRelation = `INSERT INTO news_rels (parent_id, path, "order") VALUES ($1, 'tags', 1)`

  test('a draft of news purges nothing, nor do its array fields', async () => {
    const add = async () => {
      id = await run(`INSERT INTO news (title, _status) VALUES ('Черновик', 'draft') RETURNING id`)
      await run(withRelation, [id])
      await run(`UPDATE news SET title = 'Другой' WHERE id = $1`, [id])
    }
    expect(await changes(add)).toEqual([])
  })

  test('a news item purges when published, changed and hidden', async () => {
    const setStatus = (status: string) => () => run('UPDATE news SET _status = $2 WHERE id = $1', [id, status])
    expect(await changes(setStatus('published'))).toContain('news')
    expect(await changes(() => run(withRelation, [id]))).toEqual(['news_rels'])
    expect(await changes(setStatus('draft'))).toContain('news')
    expect(await changes(() => run('DELETE FROM news WHERE id = $1', [id]))).toEqual([])
  })
})

test('an outage of the duty service purges: every page asks for warnings, and reads no news until there is one', async () => {
  const id = await run(`INSERT INTO news (title, _status) VALUES ('Нет воды', 'draft') RETURNING id`)
  const set = () => run(`INSERT INTO private_outages (news_id, starts_at, has_banner) VALUES ($1, now(), true)`, [id])
  expect(await changes(set)).toEqual(['private_outages'])
  await run('DELETE FROM news WHERE id = $1', [id])
})

test('a statement that changes no row purges nothing', async () => {
  expect(await changes(() => run(`UPDATE useful_links SET title = 'нет' WHERE false`))).toEqual([])
})

test('every content table has the condition of what it belongs to', async () => {
  const { rows } = await database.query<{ name: string; condition: string }>(
    `SELECT c.relname AS name, shown_rows(c.oid, 'r') AS condition FROM pg_class c JOIN pg_trigger t ON t.tgrelid = c.oid
     WHERE t.tgname = 'content_updated' AND c.relname IN ('claims_rels', 'idea_events', 'settings', 'news', 'news_rels')
     ORDER BY 1`,
  )
  expect(rows).toEqual([
    { name: 'claims_rels', condition: `EXISTS (SELECT FROM claims rp WHERE rp.id = r.parent_id AND rp.code <> '5')` },
    { name: 'idea_events', condition: `EXISTS (SELECT FROM ideas rp WHERE rp.id = r.idea_id AND rp.code <> '5')` },
    { name: 'news', condition: `r._status = 'published'` },
    {
      name: 'news_rels',
      condition: `EXISTS (SELECT FROM news rp WHERE rp.id = r.parent_id AND rp._status = 'published')`,
    },
    { name: 'settings', condition: 'true' },
  ])
})
