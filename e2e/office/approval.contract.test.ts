import type { Client } from 'pg'
import { openDatabase } from '@/e2e/fixtures/database'
import { runJobs } from '@/e2e/fixtures/jobs'
import { Office } from '@/e2e/fixtures/office'
import { at } from '@/e2e/fixtures/portal'
import { callOffice, createColleague, type Colleague } from '@/e2e/fixtures/staff'
import { newsWith, plantedWord, schedule } from '@/e2e/news/news-drafts'

type Row = Record<string, unknown>

let database: Client
let office: Office
let author: Colleague
let editor: Colleague
const made: unknown[] = []
const colleagues: Colleague[] = []

beforeAll(async () => {
  ;[database, office] = await Promise.all([openDatabase(), Office.logIn()])
  author = await hire('author')
  editor = await hire('editor')
})

afterAll(async () => {
  for (const id of made) await office.remove('news', id).catch(() => undefined)
  for (const { id } of colleagues) await office.remove('staff', id)
  await database.end()
})

describe('an author', () => {
  test('writes a draft, changes it, copies it and shows it by its link', async () => {
    const response = await write('POST', '/news?draft=true', await newsWith(office, plantedWord()))
    expect(response.status).toBe(201)
    const { doc } = (await response.json()) as { doc: Row }
    made.push(doc.id)
    expect([doc._status, doc.previewLink]).toEqual(['draft', expect.stringContaining('/preview/')])
    expect((await write('PATCH', `/news/${doc.id}?draft=true&autosave=true`, { lead: 'Новый лид' })).status).toBe(200)
    const copy = (await (await write('POST', `/news/${doc.id}/duplicate`, { _status: 'draft' })).json()) as { doc: Row }
    made.push(copy.doc.id)
    expect(copy.doc._status).toBe('draft')
    expect((await fetch(at(`/api/news/${doc.id}`))).status).toBe(404)
  })

  test('changes what is published by a draft alone: the site keeps the former text', async () => {
    const item = await published()
    expect((await write('PATCH', `/news/${item.id}?draft=true`, { title: 'Правка автора' })).status).toBe(200)
    expect(await readSite(item)).toEqual({ _status: 'published', title: item.title, deleted_at: null })
    expect((await office.read('news', item.id, { draft: true })).title).toBe('Правка автора')
  })

  const attempts: [string, string, (id: unknown) => string, object][] = [
    ['a save', 'PATCH', (id) => `/news/${id}`, { title: 'Чужой' }],
    ['a save that is no draft', 'PATCH', (id) => `/news/${id}?draft=false`, { title: 'Чужой' }],
    ['a publication', 'PATCH', (id) => `/news/${id}`, { _status: 'published', title: 'Чужой' }],
    ['a publication as a draft', 'PATCH', (id) => `/news/${id}?draft=true`, { _status: 'published', title: 'Чужой' }],
    ['a publication of many', 'PATCH', (id) => `/news?where[id][equals]=${id}`, { _status: 'published', title: 'Ч' }],
    ['a change of many', 'PATCH', (id) => `/news?where[id][equals]=${id}`, { title: 'Чужой' }],
    ['a withdrawal', 'PATCH', (id) => `/news/${id}`, { _status: 'draft' }],
    ['a withdrawal in all languages', 'PATCH', (id) => `/news/${id}?draft=true&unpublishAllLocales=true`, {}],
    ['a publication in all languages', 'PATCH', (id) => `/news/${id}?draft=true&publishAllLocales=true`, {}],
    ['the bin', 'PATCH', (id) => `/news/${id}`, { deletedAt: new Date() }],
    ['the bin as a draft', 'PATCH', (id) => `/news/${id}?draft=true`, { deletedAt: new Date() }],
    ['the bin for many', 'PATCH', (id) => `/news?where[id][equals]=${id}`, { deletedAt: new Date() }],
    ['a deletion', 'DELETE', (id) => `/news/${id}`, {}],
    ['a deletion of many', 'DELETE', (id) => `/news?where[id][equals]=${id}`, {}],
    ['a copy that is published', 'POST', (id) => `/news/${id}/duplicate?draft=false`, {}],
  ]
  test.each(attempts)('is refused %s', async (_what, method, path, body) => {
    const item = await published()
    const before = await countNews()
    expect((await write(method, path(item.id), body)).status).toBe(403)
    expect(await readSite(item)).toEqual({ _status: 'published', title: item.title, deleted_at: null })
    expect(await countNews()).toBe(before)
  })

  test('is refused the creation of something published', async () => {
    const content = await newsWith(office, plantedWord())
    expect((await write('POST', '/news', { ...content, _status: 'published' })).status).toBe(403)
    expect((await write('POST', '/news', content)).status).toBe(403)
  })

  test('brings an old version back as a draft alone', async () => {
    const item = await published()
    await office.update('news', item.id, { title: 'Второй заголовок' })
    const found = await callOffice('GET', `/cms/news/versions?where[parent][equals]=${item.id}&sort=createdAt`, author)
    const [first] = ((await found.json()) as { docs: Row[] }).docs
    expect((await write('POST', `/news/versions/${first?.id}`)).status).toBe(403)
    expect((await readSite(item)).title).toBe('Второй заголовок')
    expect((await write('POST', `/news/versions/${first?.id}?draft=true`)).status).toBe(200)
    expect((await readSite(item)).title).toBe('Второй заголовок')
  })

  test('takes nothing out of the bin', async () => {
    const item = await published()
    await office.update('news', item.id, { deletedAt: new Date() })
    const back = { deletedAt: null, _status: 'draft' }
    expect((await write('PATCH', `/news/${item.id}?trash=true`, back)).status).toBe(403)
    expect((await write('PATCH', `/news?trash=true&where[id][equals]=${item.id}`, back)).status).toBe(403)
    expect((await readSite(item)).deleted_at).not.toBeNull()
  })

  test('publishes nothing by a schedule', async () => {
    const item = await office.create('news', await newsWith(office, plantedWord()), { draft: true })
    made.push(item.id)
    await schedule(item.id, new Date(), author)
    await runJobs()
    expect((await readSite(item))._status).toBe('draft')
  })

  test('changes neither lists of names nor settings', async () => {
    expect((await write('POST', '/document-types', { title: 'Тип' })).status).toBe(403)
    expect((await write('POST', '/globals/home', { question: '' })).status).toBe(403)
  })
})

describe('approval', () => {
  test('a draft waits, is sent back with words, is sent again, and waits no more once published', async () => {
    const item = await draft()
    expect((await approve('send', author, item)).status).toBe(200)
    expect(await note(item)).toMatchObject({ isWaiting: true, text: expect.stringContaining('Ждёт согласования') })
    expect((await approve('return', editor, item, { reason: '  ' })).status).toBe(400)
    expect((await approve('return', editor, item, { reason: 'Назовите улицу.' })).status).toBe(200)
    expect((await approve('return', editor, item, { reason: 'Ещё раз' })).status).toBe(409)
    expect(await note(item)).toMatchObject({ isWaiting: false, text: expect.stringContaining('Назовите улицу.') })
    await write('PATCH', `/news/${item.id}?draft=true`, { lead: 'На улице Ленина' })
    await approve('send', author, item)
    const save = await callOffice('PATCH', `/cms/news/${item.id}`, { ...editor, body: { _status: 'published' } })
    const { doc } = (await save.json()) as { doc: Row }
    // a form keeps what an answer leaves out
    expect(doc).toMatchObject({ _status: 'published', approval: null })
    expect(await note(item)).toBeNull()
    expect((await approve('send', author, item)).status).toBe(409)
  })

  test('what has no title is not sent, and says which field names it', async () => {
    const response = await write('POST', '/news?draft=true', {})
    const { doc: item } = (await response.json()) as { doc: Row }
    made.push(item.id)
    for (const title of [undefined, ' ', '\u2800']) {
      await write('PATCH', `/news/${item.id}?draft=true`, { title })
      const refused = await approve('send', author, item)
      expect([title, refused.status, await refused.text()]).toEqual([
        title,
        400,
        expect.stringContaining('«Заголовок»'),
      ])
    }
    expect(await note(item)).toBeNull()
    await write('PATCH', `/news/${item.id}?draft=true`, { title: 'Каток на стадионе' })
    expect((await approve('send', author, item)).status).toBe(200)
  })

  test('only who has sent a draft takes it back, while it waits', async () => {
    const item = await draft()
    const other = await hire('author')
    expect((await approve('withdraw', author, item)).status).toBe(409)
    await approve('send', author, item)
    for (const colleague of [other, editor]) expect((await approve('withdraw', colleague, item)).status).toBe(409)
    expect(await (await approve('send', author, item)).json()).toMatchObject({ approval: { isMine: true } })
    expect(await note(item)).toMatchObject({ isWaiting: true, isMine: false })
    const taken = await approve('withdraw', author, item)
    expect([taken.status, await taken.json()]).toEqual([200, { approval: null }])
    expect(await note(item)).toBeNull()
    await approve('send', author, item)
    await approve('return', editor, item, { reason: 'Назовите улицу.' })
    expect((await approve('withdraw', author, item)).status).toBe(409)
    expect(await note(item)).toMatchObject({ text: expect.stringContaining('Назовите улицу.') })
  })

  test('an author sends nothing back, a moderator and a guest nothing at all, and what is not there is not found', async () => {
    const item = await draft()
    const moderator = await hire('moderator')
    await approve('send', author, item)
    expect((await approve('return', author, item, { reason: 'Нет' })).status).toBe(403)
    expect((await approve('send', moderator, item)).status).toBe(403)
    expect((await callOffice('POST', '/cms/approvals/send', { body: { section: 'news', id: item.id } })).status).toBe(
      401,
    )
    expect((await approve('send', author, { id: 2_000_000_000 })).status).toBe(404)
    const wrong = [
      { section: 'staff', id: 1 },
      { section: 'constructor', id: 1 },
      { section: 'news', id: 3_000_000_000 },
    ]
    for (const body of wrong)
      expect((await callOffice('POST', '/cms/approvals/send', { token: author.token, body })).status).toBe(400)
  })

  test('a draft waits on while an old version becomes the draft', async () => {
    const item = await published()
    await write('PATCH', `/news/${item.id}?draft=true`, { title: 'Правка автора' })
    await approve('send', author, item)
    const found = await callOffice('GET', `/cms/news/versions?where[parent][equals]=${item.id}&sort=createdAt`, author)
    const [first] = ((await found.json()) as { docs: Row[] }).docs
    expect((await write('POST', `/news/versions/${first?.id}?draft=true`)).status).toBe(200)
    expect(await note(item)).toMatchObject({ isWaiting: true })
  })

  test('what goes into the bin, or is deleted, waits no more', async () => {
    const binned = await draft()
    const deleted = await draft()
    for (const item of [binned, deleted]) await approve('send', author, item)
    await office.update('news', binned.id, { deletedAt: new Date() })
    await office.remove('news', deleted.id)
    const { rowCount } = await database.query(
      `SELECT 1 FROM private_approvals WHERE section = 'news' AND document_id = ANY($1)`,
      [[binned.id, deleted.id]],
    )
    expect(rowCount).toBe(0)
  })
})

describe('an account held to sections', () => {
  test('an editor publishes in these and nowhere else', async () => {
    const held = await hire('editor', { sections: ['documents'] })
    const item = await published()
    const ask = (method: string, path: string, body?: object) =>
      callOffice(method, `/cms${path}`, { token: held.token, body })
    expect((await ask('GET', `/news/${item.id}`)).status).toBe(200)
    expect((await ask('PATCH', `/news/${item.id}`, { title: 'Чужой' })).status).toBe(403)
    expect((await ask('PATCH', `/news/${item.id}?draft=true`, { title: 'Чужой' })).status).toBe(403)
    expect((await ask('PATCH', `/news/${item.id}`, { deletedAt: new Date() })).status).toBe(403)
    expect((await ask('POST', '/news-types', { code: 7, title: 'Тип' })).status).toBe(403)
    for (const slug of ['home', 'settings', 'alert', 'working-calendar'])
      expect((await ask('POST', `/globals/${slug}`, {})).status).toBe(403)
    const [act] = await office.find('documents', { limit: '1', 'where[_status][equals]': 'published' })
    expect((await ask('PATCH', `/documents/${act?.id}`, { summary: act?.summary })).status).toBe(200)
    const waiting = await draft()
    await approve('send', author, waiting)
    expect((await approve('return', held, waiting, { reason: 'Нет' })).status).toBe(403)
  })

  test('an author writes in these and nowhere else', async () => {
    const held = await hire('author', { sections: ['documents'] })
    const body = await newsWith(office, plantedWord())
    expect((await callOffice('POST', '/cms/news?draft=true', { token: held.token, body })).status).toBe(403)
    const [act] = await office.find('documents', { limit: '1' })
    const path = `/cms/documents/${act?.id}?draft=true`
    const saved = await callOffice('PATCH', path, { token: held.token, body: { summary: act?.summary } })
    expect(saved.status).toBe(200)
    expect((await approve('send', held, await draft())).status).toBe(403)
  })

  test('nobody changes the sections of their own account', async () => {
    const held = await hire('author', { sections: ['documents'] })
    await callOffice('PATCH', `/cms/staff/${held.id}`, { token: held.token, body: { sections: [] } })
    expect((await office.read('staff', held.id)).sections).toEqual(['documents'])
  })
})

async function hire(role: 'author' | 'editor' | 'moderator', more: Row = {}): Promise<Colleague> {
  const colleague = await createColleague(office, role, more)
  colleagues.push(colleague)
  return colleague
}

function write(method: string, path: string, body?: object): Promise<Response> {
  return callOffice(method, `/cms${path}`, { token: author.token, body })
}

function approve(action: string, { token }: Colleague, { id }: Row, more: Row = {}): Promise<Response> {
  return callOffice('POST', `/cms/approvals/${action}`, { token, body: { section: 'news', id, ...more } })
}

async function note({ id }: Row): Promise<unknown> {
  return (await office.read('news', id, { draft: true })).approval
}

/** Makes an author's draft. */
async function draft(): Promise<Row> {
  const response = await write('POST', '/news?draft=true', await newsWith(office, plantedWord()))
  const { doc } = (await response.json()) as { doc: Row }
  made.push(doc.id)
  return doc
}

async function published(): Promise<Row> {
  const item = await office.create('news', { ...(await newsWith(office, plantedWord())), _status: 'published' })
  made.push(item.id)
  return item
}

/** Reads what the site reads. */
async function readSite({ id }: Row): Promise<Row> {
  const { rows } = await database.query<Row>('SELECT _status, title, deleted_at FROM news WHERE id = $1', [id])
  return rows[0] ?? {}
}

async function countNews(): Promise<unknown> {
  return (await database.query<Row>('SELECT count(*) FROM news')).rows[0]?.count
}
