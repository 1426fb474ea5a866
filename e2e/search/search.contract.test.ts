import { randomBytes } from 'node:crypto'
import type { Client } from 'pg'
import { storeClaim } from '@/e2e/claims/claims'
import { toAddress, newsWith, plantedWord } from '@/e2e/news/news-drafts'
import { find, joinText } from '@/e2e/search/find'
import { openDatabase } from '@/e2e/fixtures/database'
import { Office } from '@/e2e/fixtures/office'
import { eventually, mapConcurrently } from '@/e2e/fixtures/portal'
import { paths } from '@/lib/config/paths'
import { claimCodes } from '@/lib/domains/claims/states'

/** Says what is typed and the title that stands first. */
const table: readonly (readonly [query: string, first: string])[] = [
  // words and their forms
  ['запись в детский сад', 'Запись в детский сад'],
  ['детский сад запись', 'Запись в детский сад'],
  ['школы искусств', 'Детская школа искусств'],
  ['филармонию', 'Городская филармония'],
  ['площадок', 'Новая контейнерная площадка'],
  ['контейнерных площадок', 'Новая контейнерная площадка'],
  ['музея рыбака', 'Музей рыбака «Сеть»'],
  ['библиотеки', 'Библиотека «Маяк»'],
  ['генеральный план', 'Генеральный план до 2045 года'],
  ['районы', 'Районы города'],
  ['автобусные маршруты', 'Автобусные маршруты'],
  ['перепланировки', 'Согласование перепланировки квартиры'],
  ['деревьев спилить', 'Спилить или обрезать дерево'],
  ['справок из архива', 'Справка из архива'],
  ['путёвок в лагерь', 'Путёвка в летний лагерь'],
  ['путевка в лагерь', 'Путёвка в летний лагерь'],
  ['ребёнка в музыкальную школу', 'Запись в музыкальную и художественную школу'],
  ['разрешение на строительство', 'Разрешение на строительство'],
  ['опека', 'Опека над ребёнком'],
  ['социальный найм', 'Договор социального найма'],
  ['кладбище', 'Место на кладбище'],
  ['стадион', 'Стадион «Шторм»'],
  ['молодежный центр', 'Молодёжный центр «Пирс»'],
  ['контрольно-счетная палата', 'Контрольно-счётная палата города Самурска'],
  ['детская больница', 'Детская больница'],
  ['куда отнести батарейки', 'Куда отнести батарейки, книги и собаку'],
  ['хурма гранат', 'Хурма, гранат и сто сортов орехов: утро на рынке «Восточный»'],
  ['Гасанов', 'Гасанов Арсен Магомедович'],
  ['Алиева Патимат', 'Алиева Патимат Омаровна'],
  ['Гасанову', 'Гасанов Арсен Магомедович'],
  // telephones, addresses and those who answer there
  ['88720556060', 'Вода и канализация'],
  ['055 60 60', 'Вода и канализация'],
  ['полиция', 'Полиция'],
  ['скорая помощь', 'Скорая помощь'],
  ['электрические сети', 'Электричество'],
  ['проспект Мира 52', 'Средняя школа № 9'],
  // sections of the portal
  ['афиша', 'Афиша'],
  ['контакты', 'Единое окно'],
  ['дежурная служба', 'Дежурная служба'],
  ['карта сайта', 'Карта сайта'],
  ['история города', 'История города'],
  ['официальное обращение', 'Официальное обращение'],
  ['приёмная', 'Приёмная'],
  ['социальный контроль', 'Социальный контроль'],
  // numbers of acts and words that stand in their files alone
  ['постановление 374-п', 'О сроке окончания отопительного сезона 2020/2021 года'],
  ['индекса потребительских цен', 'Об установлении платы за содержание и ремонт жилых помещений'],
  ['одностороннее движение Гранатовая', 'О введении одностороннего движения по ул. Гранатовой'],
  ['почетный гражданин', 'О присвоении звания «Почётный гражданин города Самурска»'],
  ['374п', 'О сроке окончания отопительного сезона 2020/2021 года'],
  // slips and words not typed to their end
  ['полик', 'Поликлиника № 2'],
  ['библеотека', 'Библиотека «Маяк»'],
  ['филормония', 'Городская филармония'],
  ['краеведчиский музей', 'Краеведческий музей'],
  ['перепланеровка', 'Согласование перепланировки квартиры'],
  ['приватезация квартиры', 'Приватизация квартиры'],
  ['веложорожки', 'Велодорожки'],
  // the other layout
  ['ghfqjy', 'Районы города'],
  ['fdnj,ecyst vfhihens', 'Автобусные маршруты'],
  ['abkfhvjybz', 'Городская филармония'],
  ['jgtrf', 'Опека над ребёнком'],
  // Latin letters
  ['shkola iskusstv', 'Детская школа искусств'],
  ['filarmoniya', 'Городская филармония'],
  ['privatizaciya kvartiry', 'Приватизация квартиры'],
  ['krepost', 'Музей-крепость «Нарын»'],
  ['muzej rybaka', 'Музей рыбака «Сеть»'],
  // synonyms
  ['генплан', 'Генеральный план до 2045 года'],
  ['загс', 'Отдел ЗАГС'],
  ['свадьба', 'Свадьба'],
  ['мфц', 'Центры обслуживания'],
  ['дума', 'Собрание депутатов города Самурска'],
  ['помойка', 'Новая контейнерная площадка'],
]

let database: Client
let office: Office

beforeAll(async () => {
  database = await openDatabase()
  office = await Office.logIn()
})

afterAll(() => database.end())

async function searchTitles(text: string): Promise<string[]> {
  return (await find(text)).results.data.map(({ title }) => joinText(title))
}

test('common queries find the expected page first', async () => {
  expect(await mapConcurrently(table, async ([query]) => [query, (await searchTitles(query))[0]])).toEqual(table)
})

test('a mistyped query shows its correction or is searched as typed, a long one falls back to some words', async () => {
  expect((await find('библеотека')).corrected).toBe('библиотека')
  expect((await find('ghfqjy')).corrected).toBe('район')
  expect((await find('маяк')).corrected).toBeNull()
  const asTyped = await find('библеотека', '&exact=1')
  expect([asTyped.corrected, asTyped.results.total]).toEqual([null, 0])
  const partly = await find('маяк инопланетяне')
  expect([partly.is_partial, partly.results.total > 0]).toEqual([true, true])
  expect([partly.left_out, (await find('маяк')).left_out]).toEqual([['инопланетяне'], []])
})

test('a query that is not answered whole is sent to a section named by a main word of it, or to none', async () => {
  const nearest = async (text: string) => (await find(text)).nearest_section?.title ?? null
  expect(await nearest('инопланетяне на афише')).toBe('Афиша')
  expect(await nearest('инопланетяне платная парковка')).toBeNull()
  expect(await nearest('инопланетяне горячая вода')).toBeNull()
})

test('a result with all words but one of three needs no excuse, unless nothing has that one', async () => {
  expect((await find('платная парковка Порт')).is_partial).toBe(false)
  expect((await find('платная парковка инопланетяне')).is_partial).toBe(true)
})

test('common words are not corrected, and recommendations need the exact expression', async () => {
  expect((await find('когда дадут воду')).corrected).toBeNull()
  expect((await find('отлов собак')).corrected).toBeNull()
  const help = ['Телефоны аварийных служб']
  const searchBets = async (text: string) => (await find(text)).best_bets.map(({ title }) => title)
  expect(await Promise.all(['запах газа', 'прорвало трубу', 'музыка на воде'].map(searchBets))).toEqual([
    help,
    help,
    [],
  ])
  expect((await searchBets('воды нет')).at(-1)).toBe(help[0])
})

test('a search for an outage shows first the messages about it that are in force', async () => {
  const office = await Office.logIn()
  const [type] = await office.find('news-types', { 'where[code][equals]': '2' })
  const word = plantedWord()
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
  const draft = { ...(await newsWith(office, word)), title: `Не будет воды: ${word}`, type: type?.id }
  const message = await office.create('news', { ...draft, expiresAt: inHours(1), _status: 'published' })
  const found = async (text: string) => (await find(text)).best_bets.find(({ title }) => title.includes(word))
  for (const text of ['нет воды', 'отключение воды', 'отключили воду', 'когда дадут воду'])
    expect(await found(text)).toMatchObject({ url: toAddress(message), note: expect.stringMatching(/^Актуально до\s/) })
  expect(await found('качество воды')).toBeUndefined()
  await office.update('news', message.id, { publishedAt: inHours(-3), expiresAt: inHours(-1), _status: 'published' })
  expect(await found('нет воды')).toBeUndefined()
})

test('of several outages, the one whose title has most of the words comes first, even if it ends last', async () => {
  const office = await Office.logIn()
  const [type] = await office.find('news-types', { 'where[code][equals]': '2' })
  const word = plantedWord()
  const draft = { ...(await newsWith(office, word)), title: `Не будет воды: ${word}`, type: type?.id }
  const expiresAt = new Date(Date.now() + 365 * 86_400_000).toISOString()
  const message = await office.create('news', { ...draft, expiresAt, _status: 'published' })
  expect((await find(`нет воды ${word}`)).best_bets[0]?.title).toContain(word)
  expect((await find('нет воды')).best_bets[0]?.title).not.toContain(word)
  await office.remove('news', message.id)
})

test('a short name contained in the long one is not repeated', async () => {
  const school = (await find('школа № 8')).results.data.filter(({ title }) => joinText(title) === 'Средняя школа № 8')
  expect(school.map(({ kind, note }) => [kind, note])).toContainEqual(['organizations', null])
})

test('an event is dated by its next showing, and one that is over by its last', async () => {
  const word = plantedWord()
  const [category] = await office.find('poster-categories', { limit: '1' })
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
  const dates = [-2, 3, 30].map((days) => ({ startsAt: inDays(days), place: 'Дом культуры' }))
  const facts = { title: `Концерт ${word}`, summary: 'Проба', isFree: true, age: '6', category: category?.id }
  const event = await office.create('posters', { ...facts, dates, _status: 'published' })
  const searchDate = async () => (await find(word)).results.data[0]?.date
  expect(await searchDate()).toBe(dates[1]?.startsAt)
  await office.update('posters', event.id, { dates: dates.slice(0, 1), _status: 'published' })
  const left = await eventually(searchDate, (date) => date === dates[0]?.startsAt)
  expect(left).toBe(dates[0]?.startsAt)
  await office.remove('posters', event.id)
})

test('an excerpt keeps the parts of a text apart and shows where it is cut', async () => {
  const { data } = (await find('средняя школа № 12')).results
  const text = joinText(data[0]?.text ?? [])
  expect(text).toMatch(/ зал\s· ул\. Строителей, 20…$/)
})

test('numbered titles of equal rank stand in the order of their numbers', async () => {
  const { data } = (await find('школа', '&kind=organizations')).results
  const numbers = data.flatMap(({ title }) => {
    const [, number] = /^Средняя школа №\s(\d+)$/.exec(joinText(title)) ?? []
    return number ? [Number(number)] : []
  })
  expect(numbers.length).toBeGreaterThan(9)
  expect(numbers).toEqual(numbers.toSorted((one, other) => one - other))
})

test('results are filtered by kind and date, counted and paged', async () => {
  const all = await find('школа')
  const news = all.kinds.find(({ id }) => id === 'news')
  const onlyNews = await find('школа', '&kind=news')
  expect(onlyNews.results.total).toBe(news?.count)
  expect(new Set(onlyNews.results.data.map(({ kind }) => kind))).toEqual(new Set(['news']))
  const [week] = all.periods
  const recent = await find('школа', `&start_date=${week?.start_date}`)
  expect(recent.results.data.every(({ date }) => date !== null && date.slice(0, 10) >= (week?.start_date ?? ''))).toBe(
    true,
  )
  for (const { start_date: start, count } of all.periods) {
    const within = await find('школа', `&start_date=${start}`)
    expect(within.kinds.reduce((sum, one) => sum + one.count, 0)).toBe(count)
    expect(within.periods).toEqual(all.periods)
  }
  const second = await find('школа', '&page=2')
  expect(second.results.data.map(({ path }) => path)).not.toContain(all.results.data[0]?.path)
})

test('an edited text is found at once by its new words only, and a deleted or withdrawn one is not found', async () => {
  const word = plantedWord()
  const other = plantedWord()
  const data = await newsWith(office, word)
  const draft = await office.create('news', data, { draft: true })
  expect(await searchTitles(word)).toEqual([])
  const item = await office.update('news', draft.id, { ...data, _status: 'published' })
  const found = await find(word)
  expect(found.results.data.map(({ path }) => path)).toEqual([toAddress(item)])
  expect(found.results.data[0]?.title).toEqual([
    { text: 'Новость ', is_match: false },
    { text: word, is_match: true },
  ])

  await office.update('news', draft.id, { title: `Новость ${other}`, _status: 'published' })
  expect(await searchTitles(other)).toEqual([`Новость ${other}`])
  // nobody may read the newest words of a draft yet
  const third = plantedWord()
  await office.update('news', draft.id, { title: `Новость ${third}` }, { draft: true })
  expect(await searchTitles(third)).toEqual([])
  await office.update('news', draft.id, { _status: 'draft' })
  expect(await searchTitles(other)).toEqual([])
  await office.update('news', draft.id, { _status: 'published' })
  await office.remove('news', draft.id)
  expect(await searchTitles(third)).toEqual([])
  expect(await searchTitles(word)).toEqual([])
})

test('words of the history find its chapter and its event at their anchors, unless it is a draft or off the site', async () => {
  const word = plantedWord()
  const searchHistory = async (text: string) =>
    (await find(text, '&kind=history&exact=1')).results.data.map(({ path }) => path)
  expect((await find('зажжён маяк')).results.data[0]).toMatchObject({
    kind: 'history',
    note: '1864',
    path: `${paths.cityHistory}#era-2-2`,
  })
  expect((await find('форт и таможня')).results.data[0]?.path).toBe(`${paths.cityHistory}#era-2`)
  expect((await find('когда построили маяк')).results.data.map(({ path }) => path)).toContain(
    `${paths.cityHistory}#era-2-2`,
  )
  const eras = (await office.readGlobal('city-history')).eras as object[]
  const more = [...eras, { title: `Глава ${word}`, years: '2030', events: [] }]
  try {
    await office.updateGlobal('city-history', { eras: more }, { draft: true })
    expect(await searchHistory(word)).toEqual([])
    await office.updateGlobal('city-history', { eras: more, _status: 'published' })
    expect(await searchHistory(word)).toEqual([`${paths.cityHistory}#era-${more.length}`])
    await office.updateGlobal('city-history', { _status: 'draft' })
    expect(await searchHistory('зажжён маяк')).toEqual([])
  } finally {
    await office.updateGlobal('city-history', { eras, _status: 'published' })
  }
  expect(await searchHistory(word)).toEqual([])
  expect(await searchHistory('зажжён маяк')).not.toEqual([])
})

test('the index is the same whether its triggers write it row by row or it is written at once', async () => {
  const held = `SELECT source, item_id, kind, title, note, lead, body, date, weight, title_search, search FROM search_entries`
  await database.query('BEGIN')
  try {
    await database.query(`CREATE TEMP TABLE written ON COMMIT DROP AS ${held}`)
    await database.query('DELETE FROM search_entries')
    await database.query(
      'SELECT add_search_entries(source, array_agg(item_id)) FROM (SELECT DISTINCT source, item_id FROM written) items GROUP BY source',
    )
    const { rows } = await database.query(
      `(TABLE written EXCEPT ${held}) UNION ALL (${held} EXCEPT TABLE written) LIMIT 3`,
    )
    expect(rows).toEqual([])
    const headings = await database.query(
      `SELECT title FROM written WHERE title_search <> title_vector(concat_ws(' ', title,
         CASE WHEN source IN ('organizations', 'ministers', 'documents', 'mayor') THEN note
              WHEN source IN ('search_pages', 'tourism_sections') THEN body END)) LIMIT 3`,
    )
    expect(headings.rows).toEqual([])
  } finally {
    await database.query('ROLLBACK')
  }
})

test('a claim is found with its state; one under moderation, one without a category, the names of residents never', async () => {
  const word = `проба${randomBytes(5).toString('hex')}`
  const { rows } = await database.query<{ category: number }>('SELECT min(category_id) AS category FROM claims')
  const category = rows[0]?.category
  const claim = { text: `Яма ${word}`, address: 'ул. Портовая, 1', author: `Тайнов${word}` }
  const ids = [
    await storeClaim(database, { ...claim, category, code: claimCodes.inModeration }),
    await storeClaim(database, claim),
    await storeClaim(database, { ...claim, category }),
  ]
  try {
    expect((await find(word)).results.data).toEqual([
      expect.objectContaining({ kind: 'claims', id: ids[2], note: 'На рассмотрении' }),
    ])
    expect(await searchTitles(`Тайнов${word}`)).toEqual([])
    await database.query(`UPDATE claims SET code = '5' WHERE id = $1`, [ids[2]])
    // an answer is kept until the portal has heard of the change, which is within the second that an edit may take
    const left = await eventually(
      () => searchTitles(word),
      ({ length }) => length === 0,
    )
    expect(left).toEqual([])
  } finally {
    await database.query('DELETE FROM claims WHERE id = ANY($1)', [ids])
  }
})

test('the author of an idea is not found by name', async () => {
  const { rows } = await database.query<{ name: string }>(
    `SELECT author_name AS name FROM ideas WHERE published_at IS NOT NULL AND NOT coalesce(show_author, false) AND author_name <> '' LIMIT 5`,
  )
  expect(rows.length).toBeGreaterThan(0)
  for (const { name } of rows) {
    expect((await find(name, '&kind=ideas')).results.data.filter(({ text }) => joinText(text).includes(name))).toEqual(
      [],
    )
  }
})

test('the back office adds synonyms and recommendations, and lists queries without results, but none with a phone number', async () => {
  const word = plantedWord()
  const other = plantedWord()
  const synonyms = await office.create('search-synonyms', { words: `${word}, филармония` })
  const bet = await office.create('search-best-bets', { title: `Сюда ${other}`, queries: other, url: '/faq' })
  try {
    expect(await searchTitles(word)).toContain('Городская филармония')
    expect((await find(other)).best_bets).toEqual([{ title: `Сюда ${other}`, url: '/faq', note: null }])
    const [miss] = await office.find('search-misses', { 'where[query][equals]': other })
    expect(miss?.times).toBe(1)
    await find(`${other} +7 928 055 12 34`)
    expect(await office.find('search-misses', { 'where[query][contains]': '928' })).toEqual([])
  } finally {
    await office.remove('search-synonyms', synonyms.id)
    await office.remove('search-best-bets', bet.id)
    await database.query('DELETE FROM private_search_misses WHERE query LIKE $1', ['слово%'])
  }
})
