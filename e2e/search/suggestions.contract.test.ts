import type { Client } from 'pg'
import { getDone, outageWith, sendDutyForm } from '@/e2e/desk/duty'
import { toAddress, newsWith, plantedWord } from '@/e2e/news/news-drafts'
import { find, joinText } from '@/e2e/search/find'
import { openDatabase } from '@/e2e/fixtures/database'
import { Office } from '@/e2e/fixtures/office'
import { createColleague } from '@/e2e/fixtures/staff'
import { send, someVisitor } from '@/e2e/fixtures/resident'
import { suggestSearch } from '@/lib/domains/search/contract'

let database: Client
let office: Office

beforeAll(async () => {
  database = await openDatabase()
  office = await Office.logIn()
})

afterAll(() => database.end())

async function suggested(text: string) {
  const response = await send(suggestSearch, { query: `?text=${encodeURIComponent(text)}`, headers: someVisitor() })
  return suggestSearch.answer.parse(await response.json()).suggestions
}

const suggestedTitles = async (text: string) => (await suggested(text)).map(({ title }) => joinText(title))

test('suggestions begin with current outages and recommendations, as results do', async () => {
  const [type] = await office.find('news-types', { 'where[code][equals]': '2' })
  const word = plantedWord()
  const draft = { ...(await newsWith(office, word)), title: `Не будет воды: ${word}`, type: type?.id }
  const expiresAt = new Date(Date.now() + 60_000).toISOString()
  const message = await office.create('news', { ...draft, expiresAt, _status: 'published' })
  const { best_bets: bets } = await find('нет воды')
  const paths = (await suggested('нет воды')).map(({ path }) => path)
  expect(paths.slice(0, bets.length)).toEqual(bets.map(({ url }) => url))
  expect(paths[0]).toBe(toAddress(message))
  expect(paths).toHaveLength(new Set(paths).size)
  expect((await suggested('запись на прием'))[0]).toMatchObject({ path: '/reception' })
  await office.remove('news', message.id)
})

test('a street with a house finds first, in suggestions and results, the outage that the house is in', async () => {
  const dispatcher = await createColleague(office, 'dispatcher')
  const mark = Date.now()
  const fields = outageWith(mark, { where: `ул. Гончарная, 102–116 чётные, проба ${mark}` })
  const id = getDone(await sendDutyForm(dispatcher, 'outages', fields))
  try {
    for (const text of ['Гончарная, 108', 'гончарная 108', 'улица Гончарная, дом 116, кв. 5']) {
      expect((await find(text)).best_bets[0]?.title).toContain(String(mark))
      expect((await suggestedTitles(text))[0]).toContain(String(mark))
    }
    for (const text of ['Гончарная, 107', 'Гончарная, 118', 'Лесная, 108', '108'])
      expect(JSON.stringify((await find(text)).best_bets)).not.toContain(String(mark))
  } finally {
    await office.remove('news', id)
    await office.remove('staff', dispatcher.id)
  }
})

test('the letter after a house number is not completed in suggestions', async () => {
  const marked = (await suggested('374-п')).flatMap(({ title }) => title.filter(({ is_match: is }) => is))
  expect(marked.map(({ text }) => text).filter((text) => /^п./i.test(text))).toEqual([])
})

test('a claim comes first by «№» and number; digits alone may mean an act', async () => {
  const { rows } = await database.query<{ id: number }>(
    `SELECT id FROM claims WHERE published_at IS NOT NULL AND merged_into_id IS NULL AND code = '3' ORDER BY id LIMIT 1`,
  )
  const id = rows[0]?.id ?? 0
  const claim = { title: `Заявка № ${id}`, url: `/socialcontrolmap?claim=${id}` }
  for (const text of [`№ ${id}`, `заявка ${id}`]) {
    expect((await find(text)).best_bets[0]).toMatchObject(claim)
    expect((await suggested(text))[0]).toMatchObject({ kind: 'claims', path: claim.url })
  }
  expect((await find(String(id))).best_bets).not.toContainEqual(expect.objectContaining(claim))
  expect((await find('№ 987654321')).best_bets).toEqual([])
})

test('suggestions are stable while a word is typed', async () => {
  for (const typed of ['запи', 'запис', 'запись'])
    expect(await suggestedTitles(typed)).toContain('Запись в детский сад')
  const philharmonic = (await suggestedTitles('филармонию')).filter((title) => title === 'Городская филармония')
  expect(philharmonic).toHaveLength(1)
  for (const typed of ['за', 'по']) expect(await suggested(typed)).not.toEqual([])
})

test('suggestions complete two or more characters, also in the wrong layout', async () => {
  expect(await suggestedTitles('филар')).toContain('Городская филармония')
  expect(await suggestedTitles('ghbdfnbp')).toContain('Приватизация квартиры')
  expect(await suggested('ф')).toEqual([])
})
