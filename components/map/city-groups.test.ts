import { CityGroups } from '@/components/map/city-groups'
import { groupCity, PointClusters } from '@/components/map/point-clusters'
import type { MapBounds } from '@/components/map/map-place'

const sight: MapBounds = [47, 42, 48, 43]

/** Makes a city of points without any order, the same at every run. */
function buildPoints(count: number) {
  let seed = 7
  const next = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647
  const column = (from: number) => Float64Array.from({ length: count }, () => from + 0.2 * next())
  return {
    longitudes: column(47.4),
    latitudes: column(42.4),
    colors: Uint8Array.from({ length: count }, (_, index) => index % 4),
  }
}

it('shows the same groups as the points themselves will', () => {
  const points = buildPoints(3_000)
  const city = groupCity(points)
  if (!city) throw new Error('Groups are missing')
  const clusters = new PointClusters(points)
  for (const { zoom } of city.levels) {
    const found = clusters.within(sight, zoom, null)
    const shown = new CityGroups(city).within(sight, zoom, null)
    expect(shown.map(({ count, point, shares }) => ({ count, point, shares }))).toEqual(
      found.map(({ count, point, shares }) => ({ count, point, shares })),
    )
    for (const { count, shares } of shown) expect(shares?.reduce((sum, share) => sum + share) ?? 1).toBe(count)
    for (const [index, { cluster, longitude, latitude }] of found.entries()) {
      const same = shown[index]
      expect(same?.longitude).toBeCloseTo(longitude, 4)
      expect(same?.latitude).toBeCloseTo(latitude, 4)
      if (cluster && same?.cluster) expect(same.partsAt).toBe(found[index]?.partsAt)
    }
  }
})

it('names every cluster differently, and shows only what is in sight', () => {
  const city = groupCity(buildPoints(3_000))
  if (!city) throw new Error('Groups are missing')
  const groups = new CityGroups(city)
  const numbers = city.levels.flatMap(({ zoom }) =>
    groups.within(sight, zoom, null).flatMap(({ cluster }) => cluster?.id ?? []),
  )
  expect(new Set(numbers).size).toBe(numbers.length)
  const [west, , east, north] = city.bounds
  expect(groups.within([west, north - 0.02, east, north], 14, null).length).toBeLessThan(
    groups.within(city.bounds, 14, null).length,
  )
})

it('keeps the nearest zoom it knows until the points have come', () => {
  const points = { longitudes: Float64Array.of(47.5, 47.5001), latitudes: Float64Array.of(42.5, 42.5) }
  const city = groupCity(points)
  expect(city && new CityGroups(city).within(sight, 19, null)).toHaveLength(1)
  expect(groupCity({ longitudes: new Float64Array(), latitudes: new Float64Array() })).toBeNull()
})

it('stays in the city when one place is a slip', () => {
  const { longitudes, latitudes } = buildPoints(50)
  const slipped = { longitudes: Float64Array.of(...longitudes, 10), latitudes: Float64Array.of(...latitudes, 0) }
  expect(groupCity(slipped)?.bounds).toEqual(groupCity({ longitudes, latitudes })?.bounds)
})
