import { toAddress, newsWith, findPlaces, plantedWord, schedule } from '@/e2e/news/news-drafts'
import { Office } from '@/e2e/fixtures/office'
import { at, eventually } from '@/e2e/fixtures/portal'
import { callOffice, createColleague } from '@/e2e/fixtures/staff'
import { paths } from '@/lib/config/paths'

type Row = Record<string, unknown>

let office: Office
const made: unknown[] = []

beforeAll(async () => {
  office = await Office.logIn()
})

afterAll(async () => {
  for (const id of made) await office.remove('news', id).catch(() => undefined)
})

describe('before publication no page shows', () => {
  test('a new news item', async () => {
    const word = plantedWord()
    const before = await newsCount()
    const item = await draft(word)
    expect(await findPlaces(word, [toAddress(item), `/api/news/${item.id}`])).toEqual([])
    expect(await found(word)).not.toContain(item.id)
    expect((await fetch(at(toAddress(item)))).status).toBe(404)
    expect(await newsCount()).toBe(before)
  })

  test('a draft change of a published news item', async () => {
    const old = plantedWord()
    const word = plantedWord()
    const item = await publish(await draft(old))
    const changed = await newsWith(office, word)
    await office.update(
      'news',
      item.id,
      { ...changed, slug: `novyy-adres-${item.id}` },
      { draft: true, autosave: true },
    )
    const own = [toAddress(item), `/api/news/${item.id}`]
    expect(await findPlaces(word, own)).toEqual([])
    expect(await found(word)).not.toContain(item.id)
    expect(await findPlaces(old, own)).toEqual(expect.arrayContaining(own))
  })

  test('a draft between two neighbours: previous and next skip it', async () => {
    const word = plantedWord()
    const older = await publish(await draft(plantedWord()))
    await draft(word)
    const newer = await publish(await draft(plantedWord()))
    const own = [older, newer].flatMap((item) => [toAddress(item), `/api/news/${item.id}`])
    await office.update('news', newer.id, { related: [made.at(-2)] })
    await shows(toAddress(newer), String(newer.title))
    expect(await findPlaces(word, own)).toEqual([])
  })

  test('a scheduled item without text; the document shows why it failed', async () => {
    const word = plantedWord()
    const item = await draft(word)
    await office.update('news', item.id, { body: null }, { draft: true })
    await schedule(item.id, new Date())
    const reason = async () => String((await office.read('news', item.id, { draft: true })).scheduleFailure ?? '')
    expect(await eventually(reason, Boolean)).toMatch(/Текст/)
    expect((await fetch(at(toAddress(item)))).status).toBe(404)
    await office.update('news', item.id, { lead: `Исправлено ${word}` }, { draft: true })
    expect(await reason()).toBe('')
  })

  test('a scheduled item before its time', async () => {
    const word = plantedWord()
    const item = await draft(word)
    await schedule(item.id, new Date(Date.now() + 3_600_000))
    expect(await findPlaces(word, [toAddress(item)])).toEqual([])
    await schedule(item.id, new Date(Date.now() + 1_000))
    await shows(toAddress(item), word)
    const wanted = [paths.home, paths.news, paths.newsFeed, '/api/news']
    const places = await eventually(
      () => findPlaces(word),
      (found) => wanted.every((place) => found.includes(place)),
    )
    expect(places).toEqual(expect.arrayContaining(wanted))
  })
})

describe('a published item', () => {
  test('a withdrawn news item is in no public place', async () => {
    const word = plantedWord()
    const item = await publish(await draft(word))
    await shows(toAddress(item), word)
    await office.update('news', item.id, { _status: 'draft' })
    await answers(toAddress(item), 404)
    expect(await findLeftPlaces(word, [`/api/news/${item.id}`])).toEqual([])
  })

  test('a deleted news item answers 410', async () => {
    const word = plantedWord()
    const item = await publish(await draft(word))
    await shows(toAddress(item), word)
    await office.remove('news', item.id)
    await answers(toAddress(item), 410)
    expect((await fetch(at(`/api/news/${item.id}`))).status).toBe(410)
    expect(await findLeftPlaces(word)).toEqual([])
  })

  test('a news item keeps its id when the title changes, and the old URL redirects', async () => {
    const item = await publish(await draft(plantedWord()))
    const retitled = await office.update('news', item.id, { title: 'Совсем другой заголовок' })
    expect(retitled.slug).toBe(item.slug)
    const moved = await office.update('news', item.id, { slug: 'Другой адрес' })
    expect(moved.slug).toBe('drugoy-adres')
    await answers(toAddress(item), 301)
    const response = await fetch(at(toAddress(item)), { redirect: 'manual' })
    expect(new URL(response.headers.get('location') ?? '', at('/')).pathname).toBe(toAddress(moved))
  })
})

test('a save of an old version is refused with 409 and names who made the new one', async () => {
  const item = await draft(plantedWord())
  const editor = await createColleague(office, 'editor')
  const save = (lead: string, known: unknown) =>
    callOffice('PATCH', `/cms/news/${item.id}?draft=true`, { token: editor.token, body: { lead, updatedAt: known } })
  const first = (await (await save('Первый', item.updatedAt)).json()) as { doc: Row }
  const late = { lead: 'Второй', updatedAt: item.updatedAt }
  await expect(office.update('news', item.id, late, { draft: true })).rejects.toThrow(
    new RegExp(`409.*${first.doc.changedBy}`),
  )
  const atOnce = { lead: 'Третий', updatedAt: first.doc.updatedAt }
  await office.update('news', item.id, atOnce, { draft: true })
  expect((await save('Четвёртый', first.doc.updatedAt)).status).toBe(409)
  const [stored] = await office.find('news', { 'where[id][equals]': String(item.id), draft: true })
  expect(stored?.lead).toBe('Третий')
  await office.remove('staff', editor.id)
})

describe('a message', () => {
  test('an announcement has the path /messages', async () => {
    const word = plantedWord()
    const item = await message(word, { expiresAt: '2099-01-01T00:00:00.000Z' })
    await publish(item)
    expect(toAddress(item)).toBe(`/messages/${item.id}/${item.slug}`)
    await shows(toAddress(item), word)
  })

  test('an announcement without an end date, or ending before its start, is not published', async () => {
    const item = await message(plantedWord(), {})
    await expect(publish(item)).rejects.toThrow(/400.*"path":"expiresAt"/)
    await expect(publish(item)).rejects.toThrow(/до\sкакого дня и\sчаса действует объявление/)
    const dates = { publishedAt: '2026-03-05T09:00:00.000Z', expiresAt: '2026-03-05T08:00:00.000Z' }
    await office.update('news', item.id, dates, { draft: true })
    await expect(publish(item)).rejects.toThrow(/позже даты публикации/)
    expect((await fetch(at(toAddress(item)))).status).toBe(404)
  })
})

async function message(word: string, dates: Row): Promise<Row> {
  const [type] = await office.find('news-types', { 'where[code][equals]': '2' })
  const content = { ...(await newsWith(office, word)), type: type?.id, ...dates }
  const item = await office.create('news', content, { draft: true })
  made.push(item.id)
  return item
}

async function draft(word: string): Promise<Row> {
  const item = await office.create('news', await newsWith(office, word), { draft: true })
  made.push(item.id)
  return item
}

function publish(item: Row): Promise<Row> {
  return office.update('news', item.id, { _status: 'published' })
}

async function found(word: string): Promise<unknown[]> {
  const response = await fetch(at(`/api/news?text=${encodeURIComponent(word)}`))
  const { news } = (await response.json()) as { news: { data: { id: number }[] } }
  return news.data.map(({ id }) => id)
}

async function newsCount(): Promise<number> {
  const { news } = (await (await fetch(at('/api/news'))).json()) as { news: { total: number } }
  return news.total
}

/** Finds where the word still is once pages are made anew. */
function findLeftPlaces(word: string, more: string[] = []): Promise<string[]> {
  return eventually(
    () => findPlaces(word, more),
    ({ length }) => length === 0,
  )
}

async function shows(path: string, word: string): Promise<void> {
  const text = await eventually(
    async () => (await fetch(at(path))).text(),
    (page) => page.includes(word),
  )
  expect(text).toContain(word)
}

async function answers(path: string, status: number): Promise<void> {
  const ask = async () => (await fetch(at(path), { redirect: 'manual' })).status
  expect(await eventually(ask, (answer) => answer === status)).toBe(status)
}
