import { waitForNewDay, cityDay } from '@/e2e/fixtures/city-days'
import { Office } from '@/e2e/fixtures/office'
import { at } from '@/e2e/fixtures/portal'
import { newsWith, plantedWord } from '@/e2e/news/news-drafts'
import { getHome } from '@/lib/domains/home/contract'
import { actualNews, getNews } from '@/lib/domains/news/contract'

const daysAgo = (days: number) => `${cityDay(-days)}T09:00:00+03:00`
/** It is the first minute of a day. */
const toBeginning = (days: number) => `${cityDay(days)}T00:00:59+03:00`

beforeEach(waitForNewDay)

test('an old announcement that ends tomorrow ranks before fresh ones that end later', async () => {
  const office = await Office.logIn()
  const [type] = await office.find('news-types', { 'where[code][equals]': '2' })
  const content = { ...(await newsWith(office, plantedWord())), type: type?.id, _status: 'published' }
  const made: number[] = []
  const make = async (title: string, publishedAt: string, expiresAt: string) => {
    made.push(Number((await office.create('news', { ...content, title, publishedAt, expiresAt })).id))
  }
  try {
    await make('До завтра', daysAgo(8), toBeginning(1))
    await make('До послезавтра', daysAgo(8), toBeginning(2))
    for (const title of 'абвгдежз') await make(title, new Date().toISOString(), toBeginning(9))

    const { messages } = actualNews.answer.parse(await (await fetch(at('/api/actualnews'))).json())
    const { home } = getHome.answer.parse(await (await fetch(at('/api/home'))).json())
    for (const shown of [messages, home.messages]) {
      expect(shown.find(({ id }) => made.includes(id))?.title).toBe('До завтра')
      expect(shown.map(({ title }) => title)).not.toContain('До послезавтра')
    }
  } finally {
    for (const id of made) await office.remove('news', id)
  }
})

test('an announcement says when the outage begins, which is not after its end', async () => {
  const office = await Office.logIn()
  const [type] = await office.find('news-types', { 'where[code][equals]': '2' })
  const content = { ...(await newsWith(office, plantedWord())), type: type?.id, _status: 'published' }
  const startsAt = `${cityDay(1)}T10:00:00+03:00`
  const create = (expiresAt: string) => office.create('news', { ...content, startsAt, expiresAt })
  await expect(create(`${cityDay(1)}T09:00:00+03:00`)).rejects.toThrow(/раньше, чем начнётся/)
  const { id } = await create(`${cityDay(1)}T17:00:00+03:00`)
  try {
    const { news } = getNews.answer.parse(await (await fetch(at(`/api/news/${id}`))).json())
    expect(news.starts_at).toBe(new Date(startsAt).toISOString())
  } finally {
    await office.remove('news', Number(id))
  }
})

test('news dated tomorrow are published by a schedule, or by hand once the date is emptied', async () => {
  const office = await Office.logIn()
  const content = { ...(await newsWith(office, plantedWord())), publishedAt: `${cityDay(1)}T10:00:00+03:00` }
  await expect(office.create('news', { ...content, _status: 'published' })).rejects.toThrow(/ещё не наступила/)
  const { id } = await office.create('news', content, { draft: true })
  try {
    await expect(office.update('news', id, { _status: 'published' })).rejects.toThrow(/Запланировать публикацию/)
    const publishUndated = () => office.update('news', id, { _status: 'published', publishedAt: null })
    const { publishedAt: out } = await publishUndated()
    expect(Date.parse(String(out))).toBeLessThan(Date.parse(content.publishedAt))
    expect((await publishUndated()).publishedAt).toBe(out)
  } finally {
    await office.remove('news', Number(id))
  }
})

test('a note of the form ends with the save that mends its reason: a form keeps what a save does not return', async () => {
  const office = await Office.logIn()
  const content = { ...(await newsWith(office, plantedWord())), lead: 'Воды не будет завтра' }
  const { id, warning } = await office.create('news', content, { draft: true })
  try {
    expect(warning).toContain('«завтра»')
    const mended = await office.update('news', id, { lead: 'Воды не будет 2 декабря' }, { draft: true })
    expect(mended).toMatchObject({ warning: null, scheduledFor: null, scheduleFailure: null })
  } finally {
    await office.remove('news', id)
  }
})
