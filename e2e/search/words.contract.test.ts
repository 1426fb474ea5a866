import type { Client } from 'pg'
import { newsWith, plantedWord } from '@/e2e/news/news-drafts'
import { openDatabase } from '@/e2e/fixtures/database'
import { Office } from '@/e2e/fixtures/office'

let database: Client
let office: Office

beforeAll(async () => {
  database = await openDatabase()
  office = await Office.logIn()
})

afterAll(() => database.end())

test('a rare word decides, once the job has counted the words', async () => {
  const rare = plantedWord()
  const common = plantedWord()
  const items = await Promise.all(
    [rare, common, common, common, common].map(async (word) =>
      office.create('news', { ...(await newsWith(office, word)), _status: 'published' }),
    ),
  )
  await database.query('SELECT renew_word_rarity()')
  const { rows } = await database.query<{ word: string }>(
    `SELECT term AS word FROM search_terms($1) ORDER BY rarity DESC`,
    [`${common} ${rare}`],
  )
  expect(rows.map(({ word }) => word)).toEqual([rare, common])
  for (const { id } of items) await office.remove('news', id)
})

test('a filled city has statistics, without which a search costs twice as much', async () => {
  const { rows } = await database.query(
    `SELECT DISTINCT tablename FROM pg_stats WHERE tablename IN ('search_words', 'search_entries_others')`,
  )
  expect(rows).toHaveLength(2)
})

test('one press adds the common synonyms that are missing, and changes none of the city', async () => {
  const [group] = await office.find('search-synonyms', { 'where[words][contains]': 'загранник' })
  await office.remove('search-synonyms', group?.id ?? 0)
  const before = await office.find('search-synonyms', { limit: '0', sort: 'id' })
  expect((await office.press('/cms/search-synonyms/common')).status).toBe(303)
  const after = await office.find('search-synonyms', { limit: '0', sort: 'id' })
  expect(after.filter(({ id }) => before.some((one) => one.id === id))).toEqual(before)
  expect(after.map(({ words }) => words)).toContain(group?.words)
  expect(after).toHaveLength(before.length + 1)
})
