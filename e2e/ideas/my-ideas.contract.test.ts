import { Client } from 'pg'
import { actOnIdea, proposed } from '@/e2e/ideas/ideas'
import { Office } from '@/e2e/fixtures/office'
import { at } from '@/e2e/fixtures/portal'
import { Resident, send } from '@/e2e/fixtures/resident'
import { callOffice, createColleague, type Colleague } from '@/e2e/fixtures/staff'
import { withoutAudit } from '@/e2e/fixtures/without-audit'
import { paths } from '@/lib/config/paths'
import type { Operation } from '@/lib/contract/operation'
import { linkPrivateFile } from '@/lib/domains/cabinet/contract'
import { listResidentFeed } from '@/lib/domains/cabinet/feed-contract'
import { editMyIdea, getMyIdea, withdrawMyIdea, type MyIdea } from '@/lib/domains/ideas/mine/contract'

let database: Client
let office: Office
let moderator: Colleague
let author: Resident
let other: Resident

beforeAll(async () => {
  database = new Client({ connectionString: process.env.DATABASE_URL })
  await database.connect()
  office = await Office.logIn()
  moderator = await createColleague(office, 'moderator')
  ;[author, other] = await Promise.all([Resident.register(), Resident.register()])
})

afterAll(async () => {
  await database.query("DELETE FROM ideas WHERE title LIKE 'Проба %' OR title LIKE 'Иначе %'")
  await database.end()
  await office.remove('staff', moderator.id)
})

const of = ({ method, path }: Operation, id: number) => ({
  method,
  path: path.replace('{id}', String(id)) as Operation['path'],
})

async function readIdea(response: Response): Promise<MyIdea> {
  expect(response.status).toBe(200)
  return getMyIdea.answer.parse(await response.json()).idea
}

const pickWords = (idea: MyIdea) => ({
  title: idea.title,
  text: idea.text,
  address: idea.address,
  show_author: idea.show_author,
  category_id: idea.category?.id,
  updated_at: idea.updated_at,
})

test('only its author can read an idea in moderation, and no cache keeps it', async () => {
  const { id, title } = await proposed(database, author)
  const response = await author.call(of(getMyIdea, id))
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  const idea = await readIdea(response)
  expect(idea).toMatchObject({ title, address: 'ул. Портовая, 12', status: { code: 5 }, can_change: true })
  expect(idea).toMatchObject({ is_public: false, is_waiting: false, documents: [], reason: null })
  expect((await author.call(linkPrivateFile, { body: { id: idea.photo?.id } })).status).toBe(200)
  expect((await other.call(linkPrivateFile, { body: { id: idea.photo?.id } })).status).toBe(404)
  for (const operation of [getMyIdea, editMyIdea, withdrawMyIdea]) {
    const sent = operation === editMyIdea ? { body: pickWords(idea) } : {}
    expect((await other.call(of(operation, id), sent)).status).toBe(404)
    expect((await send(of(operation, id), sent)).status).toBe(401)
    expect((await send(of(operation, id), { ...sent, token: moderator.token })).status).toBe(401)
  }
  expect((await fetch(at(`/api/ideas/${id}`))).status).toBe(404)
})

test('the feed of the cabinet opens an idea in place, and links its page once it has one', async () => {
  const resident = await Resident.register()
  const { id } = await proposed(database, resident)
  const findUrl = async () => {
    const { feed } = listResidentFeed.answer.parse(await (await resident.call(listResidentFeed)).json())
    return feed.data.find((entry) => entry.kind === 'idea' && entry.id === id)?.url
  }
  expect(await findUrl()).toBe(paths.myIdea(id))
  expect((await actOnIdea(moderator, id, { action: 'publish' })).status).toBe(200)
  expect(await findUrl()).toBe(paths.idea(id))
})

test('the author edits text and place until a moderator decides, and the files stay', async () => {
  const { id } = await proposed(database, author)
  const before = await readIdea(await author.call(of(getMyIdea, id)))
  const place = await readPlace(id)
  const title = before.title.replace('Проба', 'Иначе')
  const missing = await author.call(of(editMyIdea, id), {
    body: { ...pickWords(before), title: ' ', category_id: 999_999 },
  })
  expect(await missing.json()).toMatchObject({ errors: { title: ['Поле обязательно для заполнения'] } })
  const strange = await author.call(of(editMyIdea, id), { body: { ...pickWords(before), category_id: 999_999 } })
  expect(await strange.json()).toMatchObject({ errors: { category_id: ['Такого значения нет'] } })
  const body = { ...pickWords(before), title, address: 'Где-то за городом 777', show_author: false }
  const after = await readIdea(await author.call(of(editMyIdea, id), { body }))
  expect(after).toMatchObject({ title, address: 'Где-то за городом 777', show_author: false, photo: before.photo })
  expect(await readPlace(id)).not.toEqual(place)
})

test('a stale form of an own idea overwrites nothing', async () => {
  const resident = await Resident.register()
  const { id } = await proposed(database, resident)
  const stored = async () => readIdea(await resident.call(of(getMyIdea, id)))
  const edit = (version: MyIdea, text: string) =>
    resident.call(of(editMyIdea, id), { body: { ...pickWords(version), text } })

  const seen = await stored()
  const { rows } = await database.query<{ id: number }>('SELECT id FROM idea_categories WHERE id <> $1 LIMIT 1', [
    seen.category?.id,
  ])
  const body = { category: rows[0]?.id }
  expect((await callOffice('PATCH', `/cms/ideas/${id}`, { token: moderator.token, body })).status).toBe(200)
  const refused = await edit(seen, 'Так пишет житель')
  expect([refused.status, await refused.json()]).toEqual([
    409,
    {
      message:
        'Пока вы писали, идею изменили в другом месте: модератор или вы сами. Ваш текст не сохранён, но он здесь. ' +
        'Сравните его с нынешним и сохраните ещё раз',
    },
  ])
  expect(await stored()).toMatchObject({ text: seen.text, category: { id: body.category } })

  expect((await edit(await stored(), 'Житель прочёл')).status).toBe(200)
  // two forms of the author are sent at once, and the second has not seen the first
  const both = await stored()
  const responses = await Promise.all([edit(both, 'Один'), edit(both, 'Другой')])
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const { updated_at: _version, ...unversioned } = pickWords(both)
  const missing = await resident.call(of(editMyIdea, id), { body: unversioned })
  expect(await missing.json()).toMatchObject({ errors: { updated_at: ['Поле обязательно для заполнения'] } })
})

test('a change and its row of the audit log are one transaction', async () => {
  const resident = await Resident.register()
  const { id } = await proposed(database, resident)
  const idea = await readIdea(await resident.call(of(getMyIdea, id)))
  await withoutAudit(database, resident.visitor, async () => {
    const body = { ...pickWords(idea), text: 'Без записи' }
    expect((await resident.call(of(editMyIdea, id), { body })).status).toBe(500)
    expect((await resident.call(of(withdrawMyIdea, id))).status).toBe(500)
  })
  expect(await readIdea(await resident.call(of(getMyIdea, id)))).toEqual(idea)
})

async function readPlace(id: number): Promise<unknown> {
  return (await database.query('SELECT x, y FROM ideas WHERE id = $1', [id])).rows[0]
}

test('an idea that a moderator has decided on can be neither edited nor withdrawn', async () => {
  const { id } = await proposed(database, author)
  const idea = await readIdea(await author.call(of(getMyIdea, id)))
  expect((await actOnIdea(moderator, id, { action: 'refuse', note: 'Уже строят' })).status).toBe(200)
  const refused = await readIdea(await author.call(of(getMyIdea, id)))
  expect(refused).toMatchObject({ can_change: false, reason: 'Уже строят', status: { code: 2 } })
  for (const response of [
    await author.call(of(editMyIdea, id), { body: pickWords(idea) }),
    await author.call(of(withdrawMyIdea, id)),
  ]) {
    expect(response.status).toBe(409)
    expect(await response.json()).toEqual({ message: 'Модератор уже рассмотрел идею: изменить или отозвать её нельзя' })
  }
})

test('a withdrawn idea is deleted with its files', async () => {
  const { id, title } = await proposed(database, author)
  const { photo } = await readIdea(await author.call(of(getMyIdea, id)))
  const response = await author.call(of(withdrawMyIdea, id))
  expect(await response.json()).toEqual({ message: `Идея «${title}» отозвана` })
  expect((await author.call(of(getMyIdea, id))).status).toBe(404)
  const left = 'SELECT id FROM private_files WHERE id = $1 UNION ALL SELECT id FROM ideas WHERE id = $2'
  expect((await database.query(left, [photo?.id, id])).rows).toEqual([])
})

test('of a publication and a withdrawal at the same moment only one happens', async () => {
  const { id } = await proposed(database, author)
  const [moved, withdrawn] = await Promise.all([
    actOnIdea(moderator, id, { action: 'publish' }),
    author.call(of(withdrawMyIdea, id)),
  ])
  expect([moved.status === 200, withdrawn.status === 200].filter(Boolean)).toHaveLength(1)
  const { rows } = await database.query('SELECT code FROM ideas WHERE id = $1', [id])
  expect(rows).toEqual(moved.status === 200 ? [{ code: '1' }] : [])
})
