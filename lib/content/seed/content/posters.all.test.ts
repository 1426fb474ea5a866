/** @jest-environment node */
import { demoCity } from '@/lib/content/demo-city'
import { findPlace } from '@/lib/content/seed/city-map/find-place'
import { buildReference } from '@/lib/content/seed/loaders/build-reference'

const { posters: demoPosters, mediaOutlets: demoOutlets, cityAbout, cityHistory, dictionaries } = demoCity()
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

  it('lie behind, in the week of seeding and in the two months ahead', () => {
    for (const week of [-2, -1, 0, 1, 2, 3, 4, 5, 6, 8]) expect(weeks).toContain(week)
  })
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

  it('is shown on its map', () => {
    const addresses = [
      ...demoPosters.flatMap(({ showings }) => showings.map(({ venue }) => venue.address)),
      ...demoReference.flatMap((topic) => topic.entries.flatMap(({ address }) => address ?? [])),
      ...[...demoOutlets, ...(cityAbout?.districts ?? [])].map(({ address }) => address),
    ]
    for (const address of new Set(addresses)) expect(findPlace(address).latitude).toBeGreaterThan(41)
  })
})
