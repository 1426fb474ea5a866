import { demoCity } from '@/lib/content/demo-city'
import { longDate } from '@/lib/content/seed/content/documents-calendar'
import type { SeedNews } from '@/lib/content/read/shapes/city-shapes'
import { coversAddress } from '@/lib/domains/outages/places'
import { relativeDayWords } from '@/lib/text/relative-day-words'

const demoNews = demoCity().news.toSorted((a, b) => a.daysAgo - b.daysAgo)

describe('news of the demo city', () => {
  it.each([
    ['news', 1, 70],
    ['messages', 2, 40],
    ['announcements', 3, 16],
    ['official news', 4, 12],
    ['photo reports', 5, 10],
    ['videos', 6, 7],
    ['interviews', 7, 8],
  ])('has enough %s', (_name, type, least) => {
    expect(demoNews.filter((item) => item.type === type).length).toBeGreaterThanOrEqual(least)
  })

  it('tells every story once', () => {
    expectUnique(demoNews.map((item) => item.title))
    expectUnique(demoNews.map((item) => item.lead))
    expectUnique(demoNews.map((item) => firstSentence(item.body)))
  })

  it('keeps titles short enough for a card', () => {
    expect(demoNews.filter((item) => item.title.length > 110)).toEqual([])
  })

  it('describes every picture and draws none twice', () => {
    const pictures = demoNews.flatMap(listPictures)
    expect(pictures.filter((picture) => picture.alt.trim() === '')).toEqual([])
    expectUnique(pictures.map((picture) => picture.file))
  })

  it('illustrates what is looked at: photo reports, videos and longreads', () => {
    expect(demoNews.filter((item) => [5, 6, 7].includes(item.type) && !item.picture)).toEqual([])
  })

  it('gives photo reports a gallery and videos a name', () => {
    expect(demoNews.filter((item) => item.type === 5 && (item.gallery ?? []).length < 2)).toEqual([])
    expect(demoNews.filter((item) => item.type === 6 && !item.videoTitle)).toEqual([])
  })

  it('says when each message expires', () => {
    expect(demoNews.filter((item) => item.type === 2 && item.expiresInDays === undefined)).toEqual([])
  })

  it('says nothing that is untrue a day later', () => {
    const texts = demoNews.flatMap(({ type, title, lead, body }) => [title, lead, ...(type === 2 ? [body] : [])])
    expect(texts.filter((text) => relativeDayWords(text).length > 0)).toEqual([])
  })

  it('ends a notice of one day at its hour', () => {
    const notice = demoNews.find(({ title }) => title.includes('не будет воды на Гранатовой'))
    expect(notice).toMatchObject({
      daysAgo: 0,
      starts: { daysAgo: -1, time: '10:00' },
      expiresInDays: 1,
      expiresAt: '17:00',
    })
    expect(notice?.title).toContain(longDate(-1).replace(/ \d{4} г\.$/, ''))
  })

  it('names the streets and houses of its outages as addresses have them', () => {
    const places = demoNews.flatMap(({ outage }) => outage?.where ?? [])
    const isOff = (address: string) => places.some((where) => coversAddress(where, address))
    const off = ['ул. Садовая, 21', 'улица Почтовая, дом 4', 'ул. Портовая, 12', 'ул. Маячная, 9']
    expect(off.filter((address) => !isOff(address))).toEqual([])
    expect(['ул. Портовая, 13', 'ул. Почтовая, 5', 'ул. Театральная, 6'].filter(isOff)).toEqual([])
  })

  it('is densest in the last days', () => {
    const days = demoNews.map((item) => item.daysAgo)
    expect(days.filter((day) => day <= 3).length).toBeGreaterThanOrEqual(6)
    expect(days.filter((day) => day <= 14).length).toBeGreaterThanOrEqual(20)
  })
})

function expectUnique(values: string[]): void {
  expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([])
}

function firstSentence(body: string): string {
  return body.split(/[.!?]/)[0] ?? body
}

function listPictures(item: SeedNews) {
  return [...(item.picture ? [item.picture] : []), ...(item.gallery ?? [])]
}
