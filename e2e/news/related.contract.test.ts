import { Office } from '@/e2e/fixtures/office'
import { at } from '@/e2e/fixtures/portal'
import { newsWith, plantedWord } from '@/e2e/news/news-drafts'

/** Publishes items that stay only as long as the test. */
async function withItems(work: (make: (own: object) => Promise<number>) => Promise<void>): Promise<void> {
  const office = await Office.logIn()
  const made: number[] = []
  try {
    await work(async (own) => {
      const content = { ...(await newsWith(office, plantedWord())), tags: [], _status: 'published', ...own }
      const { id } = await office.create('news', content)
      made.push(Number(id))
      return Number(id)
    })
  } finally {
    for (const id of made) await office.remove('news', id)
  }
}

test('what an editor chose is read next, then what shares a tag, a word of the title, the type', async () => {
  await withItems(async (make) => {
    const tag = plantedWord()
    const word = plantedWord()
    const old = '2020-01-10T09:00:00.000Z'
    const chosen = await make({ title: 'Выбрано', publishedAt: old })
    const themed = await make({ title: 'По теме', tags: [tag], publishedAt: old })
    const worded = await make({ title: `Снова ${word}`, publishedAt: old })
    const newest = await make({ title: 'Самое новое' })
    const own = await make({ title: `Впервые ${word}`, tags: [tag], related: [chosen] })

    const { news } = await (await fetch(at(`/api/news/${own}`))).json()
    expect(news.related.map(({ id }: { id: number }) => id)).toEqual([chosen, themed, worded, newest])
  })
})

test('what few items share weighs more than what many do, and what has expired is not read next', async () => {
  await withItems(async (make) => {
    const rare = plantedWord()
    const common = plantedWord()
    const close = await make({ title: 'Близкое', tags: [rare], publishedAt: '2020-01-10T09:00:00.000Z' })
    await make({ title: 'Прошедшее', tags: [rare], expiresAt: '2020-02-10T09:00:00.000Z' })
    for (const title of ['Раз', 'Два', 'Три']) await make({ title, tags: [common] })
    const own = await make({ title: 'Исходное', tags: [rare, common] })

    const { news } = await (await fetch(at(`/api/news/${own}`))).json()
    const titles = news.related.map(({ title }: { title: string }) => title)
    expect(news.related[0].id).toBe(close)
    expect(titles).toEqual(['Близкое', 'Три', 'Два', 'Раз'])
  })
})
