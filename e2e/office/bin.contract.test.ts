import type { Client } from 'pg'
import { openDatabase } from '@/e2e/fixtures/database'
import { runJobs } from '@/e2e/fixtures/jobs'
import { Office } from '@/e2e/fixtures/office'
import { at } from '@/e2e/fixtures/portal'
import { send } from '@/e2e/fixtures/resident'
import { callOffice, createColleague, type Colleague } from '@/e2e/fixtures/staff'
import { newsWith, plantedWord, schedule } from '@/e2e/news/news-drafts'
import { find } from '@/e2e/search/find'
import { getSiteAddresses } from '@/lib/domains/site/contract'

type Row = Record<string, unknown>

/** Every table of documents with a bin. */
const sections = [
  'activity-items',
  'city-maps',
  'documents',
  'duty-services',
  'faq',
  'galleries',
  'mayor-activities',
  'media-outlets',
  'ministers',
  'news',
  'organizations',
  'posters',
  'projects',
  'reference-entries',
  'service-centers',
  'service-reports',
  'services',
  'tourism-items',
  'tourism-sections',
  'useful-links',
]
const BINNED = 'Материал в корзине: сначала верните его.'

let database: Client
let office: Office
let editor: Colleague
let administrator: Colleague
const made: unknown[] = []

beforeAll(async () => {
  ;[database, office] = await Promise.all([openDatabase(), Office.logIn()])
  ;[editor, administrator] = await Promise.all([
    createColleague(office, 'editor'),
    createColleague(office, 'administrator'),
  ])
})

afterAll(async () => {
  for (const id of made) await callOffice('DELETE', `/cms/news/${id}?trash=true`, { token: administrator.token })
  for (const { id } of [editor, administrator]) await office.remove('staff', id)
  await database.end()
})

test('every table with a bin is tried here', async () => {
  const { rows } = await database.query<{ name: string }>(
    `SELECT replace(table_name, '_', '-') AS name FROM information_schema.columns
     WHERE table_schema = 'public' AND column_name = 'deleted_at' ORDER BY 1`,
  )
  expect(rows.map(({ name }) => name)).toEqual(sections)
})

test.each(sections)('«%s» in the bin is off the site, and comes back as it was', async (slug) => {
  const table = slug.replaceAll('-', '_')
  const [published] = await office.find(slug, { 'where[_status][equals]': 'published', limit: '1', sort: 'id' })
  const id = Number(published?.id)
  const readRow = async () =>
    (await database.query<Row>(`SELECT _status, deleted_at IS NOT NULL AS binned FROM ${table} WHERE id = $1`, [id]))
      .rows[0]
  await bin(id, slug)
  expect(await readRow()).toEqual({ _status: 'draft', binned: true })
  const gone = `SELECT 1 FROM gone_pages WHERE collection = $1 AND id = $2`
  expect((await database.query(gone, [table, id])).rowCount).toBe(1)
  expect((await office.find(slug, { 'where[id][equals]': String(id), draft: true })).length).toBe(0)
  await office.update(slug, id, { deletedAt: null, _status: 'published' }, { trash: true })
  expect(await readRow()).toEqual({ _status: 'published', binned: false })
  expect((await database.query(gone, [table, id])).rowCount).toBe(0)
})

test('a news item in the bin is in no call, not even by its preview link, and its address answers as a deleted one', async () => {
  const word = plantedWord()
  const item = await published(word)
  const { previewLink } = await office.read('news', item.id, { draft: true })
  const preview = { 'x-preview': String(previewLink).split('/preview/')[1] ?? '' }
  const read = async (headers = {}) => (await fetch(at(`/api/news/${item.id}`), { headers })).status
  expect(await findPlaces(word, item)).toEqual(['call', 'list', 'search', 'addresses'])
  expect(await read(preview)).toBe(200)
  await bin(item.id)
  expect(await findPlaces(word, item)).toEqual([])
  expect([await read(), await read(preview)]).toEqual([410, 410])
  await office.update('news', item.id, { deletedAt: null, _status: 'draft' }, { trash: true })
  expect(await findPlaces(word, item)).toEqual([])
  expect(await read()).toBe(404)
  await office.update('news', item.id, { _status: 'published' })
  expect(await findPlaces(word, item)).toEqual(['call', 'list', 'search', 'addresses'])
})

test('a page that refers to a document in the bin no longer names it', async () => {
  const [organization] = await office.find('organizations', { 'where[_status][equals]': 'published', limit: '1' })
  const word = plantedWord()
  const item = await published(word)
  await office.update('organizations', organization?.id, { news: [item.id] })
  const read = async () => (await fetch(at(`/api/department/${organization?.id}`))).text()
  expect(await read()).toContain(word)
  await bin(item.id)
  expect(await read()).not.toContain(word)
})

test('a save as a draft puts into the bin too, at the time of the portal', async () => {
  const item = await published(plantedWord())
  const deletedAt = '2020-01-01T00:00:00.000Z'
  await office.update('news', item.id, { deletedAt, title: 'Другой заголовок' }, { draft: true, autosave: true })
  const { rows } = await database.query<Row>(
    `SELECT _status, title, deleted_at > now() - interval '1 hour' AS recent FROM news WHERE id = $1`,
    [item.id],
  )
  expect(rows[0]).toEqual({ _status: 'draft', title: item.title, recent: true })
})

test('what lies in the bin cannot be changed or published, only restored', async () => {
  const item = await published(plantedWord())
  await bin(item.id)
  const { token } = administrator
  const change = (body: object, query = '') => callOffice('PATCH', `/cms/news/${item.id}?${query}`, { token, body })
  expect((await change({ _status: 'published' })).status).toBe(404)
  for (const [body, query] of [
    [{ _status: 'published' }, 'trash=true'],
    [{ title: 'Другой' }, 'trash=true'],
    [{ deletedAt: null }, 'trash=true&draft=true'],
  ] as const) {
    const response = await change(body, query)
    expect(response.status).toBe(400)
    expect(await response.text()).toContain(BINNED)
  }
  const where = `where[id][equals]=${item.id}`
  await callOffice('PATCH', `/cms/news?trash=true&${where}`, { token, body: { _status: 'published' } })
  const [version] = await versions(item.id)
  const restored = await callOffice('POST', `/cms/news/versions/${version?.id}`, { token })
  expect([restored.status, await restored.text()]).toEqual([403, expect.stringContaining(BINNED)])
  expect((await fetch(at(`/api/news/${item.id}`))).status).toBe(410)
})

test('an old version or a copy brings nothing into the bin', async () => {
  const item = await published(plantedWord())
  await bin(item.id)
  const { token } = administrator
  const copy = await callOffice('POST', `/cms/news/${item.id}/duplicate`, { token, body: { _status: 'draft' } })
  const { doc } = (await copy.json()) as { doc: Row }
  made.push(doc.id)
  expect(doc.deletedAt ?? null).toBeNull()
  const [binned] = await versions(item.id)
  await office.update('news', item.id, { deletedAt: null, _status: 'published' }, { trash: true })
  expect((await callOffice('POST', `/cms/news/versions/${binned?.id}?draft=true`, { token })).status).toBe(200)
  expect((await office.read('news', item.id, { draft: true })).deletedAt ?? null).toBeNull()
})

test('an editor deletes and restores, an administrator deletes for good', async () => {
  const item = await published(plantedWord())
  const ask = (method: string, query = '', body?: object) =>
    callOffice(method, `/cms/news/${item.id}?${query}`, { token: editor.token, body })
  expect((await ask('DELETE')).status).toBe(403)
  expect((await ask('PATCH', '', { deletedAt: new Date() })).status).toBe(200)
  expect((await ask('DELETE', 'trash=true')).status).toBe(403)
  expect((await ask('PATCH', 'trash=true', { deletedAt: null, _status: 'published' })).status).toBe(200)
  await bin(item.id)
  const { token } = administrator
  expect((await callOffice('DELETE', `/cms/news/${item.id}?trash=true`, { token })).status).toBe(200)
  expect((await fetch(at(`/api/news/${item.id}`))).status).toBe(410)
  expect(await versions(item.id)).toEqual([])
})

test('after 30 days the portal deletes for good', async () => {
  const old = await published(plantedWord())
  const young = await published(plantedWord())
  const age = `UPDATE news SET deleted_at = now() - $2::interval WHERE id = $1`
  await bin(old.id)
  await bin(young.id)
  await database.query(age, [old.id, '30 days 1 minute'])
  await database.query(age, [young.id, '29 days 23 hours'])
  await runJobs()
  const { rows } = await database.query('SELECT id FROM news WHERE id = ANY($1)', [[old.id, young.id]])
  expect(rows).toEqual([{ id: young.id }])
  expect(await versions(old.id)).toEqual([])
  expect((await fetch(at(`/api/news/${old.id}`))).status).toBe(410)
})

test('what was scheduled does not happen in the bin', async () => {
  const item = await office.create('news', await newsWith(office, plantedWord()), { draft: true })
  made.push(item.id)
  await schedule(item.id, new Date(Date.now() + 3_600_000))
  await bin(item.id)
  const { rowCount } = await database.query(
    `SELECT 1 FROM payload_jobs WHERE task_slug = 'schedulePublish' AND input #>> '{doc,value}' = $1`,
    [String(item.id)],
  )
  expect(rowCount).toBe(0)
})

test('an address that a section in the bin still has is refused in Russian, at the field', async () => {
  const link = `razdel-${Date.now()}`
  const content = { title: 'Раздел', lead: 'О разделе', link, kind: 'sights', _status: 'published' }
  const { id } = await office.create('tourism-sections', content)
  await bin(id, 'tourism-sections')
  await expect(office.create('tourism-sections', content)).rejects.toThrow(
    /400.*корзине.*"path":"link"|400.*"path":"link".*корзине/,
  )
  await callOffice('DELETE', `/cms/tourism-sections/${id}?trash=true`, { token: administrator.token })
  const again = await office.create('tourism-sections', content)
  await office.remove('tourism-sections', again.id)
})

async function published(word: string): Promise<Row> {
  const item = await office.create('news', { ...(await newsWith(office, word)), _status: 'published' })
  made.push(item.id)
  return item
}

/** Does what «Удалить» does. */
function bin(id: unknown, slug = 'news'): Promise<Row> {
  return office.update(slug, id, { deletedAt: new Date() })
}

async function findPlaces(word: string, { id }: Row): Promise<string[]> {
  const read = async (path: string) => (await fetch(at(path))).text()
  const { addresses } = getSiteAddresses.answer.parse(await (await send(getSiteAddresses)).json())
  const found = (await find(word)).results.data.map(({ path }) => path).join()
  const places: Record<string, boolean> = {
    call: (await read(`/api/news/${id}`)).includes(word),
    list: (await read(`/api/news?text=${encodeURIComponent(word)}`)).includes(`"id":${id},`),
    search: found.includes(`/${id}/`),
    addresses: addresses.some(({ path }) => path.startsWith(`/news/${id}/`)),
  }
  return Object.keys(places).filter((place) => places[place])
}

async function versions(id: unknown): Promise<Row[]> {
  const path = `/cms/news/versions?where[parent][equals]=${id}&sort=-updatedAt&trash=true`
  const response = await callOffice('GET', path, { token: administrator.token })
  return ((await response.json()) as { docs: Row[] }).docs
}
