import { demoCity } from '@/lib/content/demo-city'

const { galleries: demoGalleries, mayorActivities: demoMayorActivities, news: demoNews } = demoCity()

describe('albums of the demo city', () => {
  it('are at least six of the mayor and eight of the city, each told once', () => {
    expect(demoGalleries.filter(({ owner }) => owner === 'mayor').length).toBeGreaterThanOrEqual(6)
    expect(demoGalleries.filter(({ owner }) => owner === 'city').length).toBeGreaterThanOrEqual(8)
    expectUnique(demoGalleries.map(({ title }) => title))
    expectUnique(demoGalleries.map(({ summary }) => summary))
  })

  it('hold three to ten pictures, or videos, and a caption for each picture', () => {
    const wrong = demoGalleries.filter(({ pictures, videos = [] }) =>
      pictures.length === 0 ? videos.length === 0 : pictures.length < 3 || pictures.length > 10,
    )
    expect(wrong).toEqual([])
    expectUnique(demoGalleries.flatMap(({ pictures }) => pictures.map(({ caption }) => caption)))
  })

  it('show each picture in one album only', () => {
    expectUnique(demoGalleries.flatMap(({ pictures }) => pictures.map((one) => one.file)))
  })
})

describe('days of the mayor', () => {
  it('are at least thirty, of six types, none told twice', () => {
    expect(demoMayorActivities.length).toBeGreaterThanOrEqual(30)
    expect(new Set(demoMayorActivities.map(({ type }) => type)).size).toBe(6)
    expectUnique(demoMayorActivities.map(({ title }) => title))
    expectUnique(demoMayorActivities.map(({ lead }) => lead))
  })

  it('refer to news and to the mayor’s albums that are there', () => {
    const news = demoNews.map(({ title }) => title)
    const albums = demoGalleries.filter(({ owner }) => owner === 'mayor').map(({ title }) => title)
    for (const event of demoMayorActivities) {
      expect(news).toEqual(expect.arrayContaining(event.news ?? []))
      if (event.gallery) expect(albums).toContain(event.gallery)
    }
  })
})

function expectUnique(values: string[]): void {
  expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([])
}
