/** @jest-environment node */
import { demoCity } from '@/lib/content/demo-city'
import { createCalendar } from '@/lib/content/read/calendar'
import { findPlace } from '@/lib/content/seed/city-map/find-place'
import { buildReference } from '@/lib/content/seed/loaders/build-reference'
import { env } from '@/lib/config/env'

const { posters: demoPosters, mediaOutlets: demoOutlets, cityAbout, cityHistory, dictionaries } = demoCity()
const announcements = demoCity().news.filter(({ type }) => type === 3)
const calendar = createCalendar(new Date(), env.TIME_ZONE)
const demoReference = buildReference(demoCity())

function repeated(values: string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index)
}

describe('the posters', () => {
  const weeks = demoPosters.flatMap(({ showings }) => showings.map(({ week }) => week))

  it('are different, of every kind, free and paid, some on several dates', () => {
    expect(demoPosters.length).toBeGreaterThanOrEqual(40)
    expect(repeated(demoPosters.map(({ title }) => title))).toEqual([])
    expect(new Set(demoPosters.map(({ category }) => category))).toEqual(new Set(dictionaries?.posterCategories))
    expect(new Set(demoPosters.map(({ age }) => age)).size).toBe(5)
    expect(demoPosters.filter(({ price }) => price).length).toBeGreaterThan(10)
    expect(demoPosters.filter(({ price }) => !price).length).toBeGreaterThan(10)
    expect(demoPosters.filter(({ showings }) => showings.length > 1).length).toBeGreaterThan(10)
  })

  it('are for children by their own mark, not by the age mark', () => {
    const marked = demoPosters.filter(({ forChildren }) => forChildren)
    const ofCategory = demoPosters.filter(({ category }) => category === 'Детям и семьям')
    expect(ofCategory.length).toBeGreaterThan(0)
    expect(marked).toEqual(expect.arrayContaining(ofCategory))
    expect(marked.filter(({ category }) => category === 'Спорт')).toEqual([])
    expect(demoPosters.filter(({ age, forChildren }) => Number(age) <= 6 && !forChildren).length).toBeGreaterThan(0)
  })

  it('lie behind, in the week of seeding and in the two months ahead', () => {
    for (const week of [-2, -1, 0, 1, 2, 3, 4, 5, 6, 8]) expect(weeks).toContain(week)
  })
})

test('an announcement names a day on which its event is', () => {
  const undated = announcements.flatMap(({ title, lead, daysAgo }) => {
    const names = title.match(/«.+?»/g) ?? []
    const dates = demoPosters
      .filter((poster) => names.some((name) => poster.title.includes(name)))
      .flatMap(({ showings }) => showings.map(({ week, day }) => calendar.weekdayDate(week, day)))
    const isTold = dates.some((date) => `${title} ${lead}`.includes(date))
    return dates.length > 0 && daysAgo < 100 && !isTold ? [title] : []
  })
  expect(undated).toEqual([])
})

describe('the city', () => {
  it('has enough of everything, and each name once', () => {
    const entries = demoReference.flatMap((topic) => topic.entries)
    expect(entries.length).toBeGreaterThanOrEqual(60)
    expect(demoReference.length).toBeGreaterThanOrEqual(8)
    expect(repeated(entries.map(({ title }) => title))).toEqual([])
    expect(repeated(demoOutlets.map(({ title }) => title))).toEqual([])
    expect(cityHistory?.eras.flatMap(({ events }) => events).length).toBeGreaterThanOrEqual(16)
    for (const { hours } of entries) expect(hours ?? '').not.toMatch(/\d:\d(?!\d)|undefined/)
  })

  it('tells the same of a district on the map and on the page about the city', () => {
    const notes = demoCity()
      .layers.flatMap(({ features }) => features)
      .flatMap(({ properties: { district, note } }) => (district ? [note] : []))
    const told = cityAbout?.districts.map(({ description, population }) => `${population}. ${description}`)
    expect(new Set(notes)).toEqual(new Set(told))
  })

  it('is shown on its map', () => {
    const addresses = [
      ...demoPosters.flatMap(({ showings }) => showings.map(({ venue }) => venue.address)),
      ...demoReference.flatMap((topic) => topic.entries.flatMap(({ address }) => address ?? [])),
      ...[...demoOutlets, ...(cityAbout?.districts ?? [])].map(({ address }) => address),
    ]
    for (const address of new Set(addresses)) expect(findPlace(address).latitude).toBeGreaterThan(41)
  })
})
