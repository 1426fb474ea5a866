import type { MapBounds, MarkedPlace } from '@/components/ui/map/map-place'
import { groupPlaces, type Spot } from '@/components/ui/map/place-groups'

const city: MapBounds = [47, 42, 48, 43]

/** Two yards are a kilometre apart, each with four claims, two of them at one door. */
const places = [47.5, 47.512].flatMap((longitude, yard) =>
  [0, 0, 0.0004, 0.0008].map((step, one) => placeAt(yard * 4 + one + 1, 42.5, longitude + step)),
)
const groups = groupPlaces(places)
const seen = (zoom: number) => groups.within(city, zoom, null)

it('groups what stands too close, and parts it as one comes nearer', async () => {
  expect(counts(await seen(10))).toEqual([8])
  expect(counts(await seen(14))).toEqual([4, 4])
  expect(counts(await seen(19))).toEqual([1, 1, 1, 1, 2, 2])
})

it('leads from every cluster to the zoom where it falls apart, and from those of one door to their list', async () => {
  for (let zoom = 10, [spot] = await seen(zoom); spot?.cluster; [spot] = await seen(zoom)) {
    const parting = await groups.partingZoom(spot.cluster)
    if (parting > 19) {
      expect([zoom, (await groups.placesOf(spot.cluster, 5)).length]).toEqual([19, spot.count])
      break
    }
    expect(parting).toBeGreaterThan(zoom)
    zoom = parting
  }
})

it('shows the active place by itself, at the zooms of the city and at those of streets', async () => {
  for (const zoom of [10, 13, 14, 15, 17, 19])
    for (const { id } of places) {
      const spots = await groups.within(city, zoom, id)
      expect(spots.filter(({ isActive }) => isActive).map(({ place }) => place?.id)).toEqual([id])
      expect(counts(spots).reduce((sum, count) => sum + count)).toBe(places.length)
    }
  expect(counts(await groups.within(city, 10, 1))).toEqual([1, 7])
  expect(counts(await groups.within(city, 19, 1))).toEqual([1, 1, 1, 1, 1, 1, 2])
})

it('groups the same here as where there are too many for this thread and no other one', async () => {
  const many = Array.from({ length: 300 }, (_, yard) =>
    places.map((place) => ({ ...place, id: yard * 8 + Number(place.id) })),
  ).flat()
  const found = await groupPlaces(many).within(city, 14, null)
  expect(counts(found)).toEqual([1_200, 1_200])
})

it('says how the places of a cluster stand, where they have signs', async () => {
  const signed = places.map((place, number) => ({
    ...place,
    sign: { shape: 'circle' as const, color: number < 6 ? ('status-1' as const) : ('status-3' as const), icon: null },
  }))
  const [spot] = await groupPlaces(signed).within(city, 10, null)
  expect(spot?.shares).toEqual([6, 0, 2, 0])
  const around = (await groupPlaces(signed).within(city, 10, 8)).find(({ cluster }) => cluster)
  expect(around?.shares).toEqual([6, 0, 1, 0])
  expect((await seen(10))[0]?.shares).toBeNull()
})

function counts(spots: Spot[]): number[] {
  return spots.map(({ count }) => count).sort((one, other) => one - other)
}

function placeAt(id: number, latitude: number, longitude: number): MarkedPlace {
  return { id, latitude, longitude, title: `Заявка ${id}`, address: 'ул. Портовая, 1' }
}
