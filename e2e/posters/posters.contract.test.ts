import { Office } from '@/e2e/fixtures/office'
import { at } from '@/e2e/fixtures/portal'
import { someVisitor } from '@/e2e/fixtures/resident'
import { plantedWord } from '@/e2e/news/news-drafts'
import type { PosterItem, PosterList } from '@/lib/domains/posters/contract'

const word = plantedWord()
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

async function find(query: string): Promise<PosterList['posters']['data']> {
  const { posters } = await read<PosterList>(`/api/posters?text=${word}&${query}`)
  return posters.data
}

async function read<Answer>(path: string): Promise<Answer> {
  const response = await fetch(at(path), { headers: someVisitor() })
  expect([path, response.status]).toEqual([path, 200])
  return (await response.json()) as Answer
}

describe('a puppet show for families and a tournament, both of 6+', () => {
  let office: Office
  const ids: number[] = []

  beforeAll(async () => {
    office = await Office.logIn()
    const [category] = await office.find('poster-categories', { limit: '1' })
    const shared = { summary: 'Проба', age: '6', category: category?.id, _status: 'published' }
    const onDays = (...days: number[]) => days.map((day) => ({ startsAt: inDays(day), place: 'Дом культуры' }))
    const events = [
      { title: `Сказка ${word}`, forChildren: true, dates: onDays(2) },
      { title: `Турнир ${word}`, isFree: true, dates: onDays(-9, -2, 3, 30) },
    ]
    for (const event of events) ids.push(Number((await office.create('posters', { ...shared, ...event })).id))
  })

  afterAll(async () => {
    for (const id of ids) await office.remove('posters', id)
  })

  test.each([
    ['children=1', [`Сказка ${word}`]],
    ['children=1&free=1', []],
    ['age=6', [`Сказка ${word}`, `Турнир ${word}`]],
    ['age=0', []],
    ['', [`Сказка ${word}`, `Турнир ${word}`]],
  ])('«%s» finds %p', async (query, titles) => {
    expect((await find(query)).map(({ title }) => title)).toEqual(titles)
  })

  test('say whether they are meant for children, and how many of their dates are ahead', async () => {
    const cards = await find('')
    const facts = cards.map(({ for_children, dates_count, dates_ahead }) => ({
      for_children,
      dates_count,
      dates_ahead,
    }))
    expect(facts).toEqual([
      { for_children: true, dates_count: 1, dates_ahead: 1 },
      { for_children: false, dates_count: 4, dates_ahead: 2 },
    ])
    for (const [index, id] of ids.entries())
      expect((await read<{ poster: PosterItem }>(`/api/poster/${id}`)).poster).toMatchObject(facts[index] ?? {})
  })

  test('an unknown value of the filter is refused', async () => {
    const response = await fetch(at('/api/posters?children=maybe'), { headers: someVisitor() })
    expect(response.status).toBe(422)
  })
})
