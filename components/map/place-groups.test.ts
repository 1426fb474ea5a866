import type { MapBounds, MarkedPlace } from '@/components/map/map-place'
import { groupListedPlaces, groupPlaces, type MapMarker } from '@/components/map/place-groups'

const city: MapBounds = [47, 42, 48, 43]

/** Two yards are a kilometre apart, each with four claims, two of them at one point. */
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

it('leads from every cluster to the zoom where it falls apart, and from those of one point to their list', async () => {
  const [whole, ...others] = await seen(10)
  expect([whole?.count, whole?.partsAt, others.length]).toEqual([8, 13, 0])
  const inseparable = (await seen(19)).flatMap(({ cluster, partsAt }) => (cluster ? [{ cluster, partsAt }] : []))
  for (const { cluster, partsAt } of inseparable)
    expect([partsAt, (await groups.listPlaces(cluster, 5, null)).length]).toEqual([20, 2])
})

it('five claims at one point lead to their list from any zoom at which they stand alone', async () => {
  const samePoint = groupPlaces([1, 2, 3, 4, 5].map((id) => placeAt(id, 42.5, 47.5 + id / 1_000_000)))
  for (const zoom of [10, 14, 15, 19]) {
    const [marker] = await samePoint.within(city, zoom, null)
    expect([zoom, marker?.count, marker?.partsAt]).toEqual([zoom, 5, 20])
  }
  const around = (await samePoint.within(city, 15, 3)).find(({ cluster }) => cluster)
  const listed = around?.cluster ? await samePoint.listPlaces(around.cluster, 30, 3) : []
  expect([around?.count, listed.map(({ id }) => id).sort()]).toEqual([4, [1, 2, 4, 5]])
})

it('shows the active place by itself, at the zooms of the city and at those of streets', async () => {
  for (const zoom of [10, 13, 14, 15, 17, 19])
    for (const { id } of places) {
      const markers = await groups.within(city, zoom, id)
      expect(markers.filter(({ isActive }) => isActive).map(({ place }) => place?.id)).toEqual([id])
      expect(counts(markers).reduce((sum, count) => sum + count)).toBe(places.length)
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

it('groups none of a list of up to twelve, even at one point', async () => {
  const few = Array.from({ length: 12 }, (_, index) => placeAt(index + 1, 42.5, 47.5))
  const seenFew = await groupListedPlaces(few).within(city, 10, 3)
  expect(counts(seenFew)).toEqual(few.map(() => 1))
  expect(seenFew.filter(({ isActive }) => isActive).map(({ place }) => place?.id)).toEqual([3])
  expect(counts(await groupListedPlaces([...few, placeAt(13, 42.5, 47.5)]).within(city, 10, null))).toEqual([13])
  expect(await groupListedPlaces(few).within([40, 40, 41, 41], 10, null)).toEqual([])
})

it('says how the places of a cluster stand, where they have signs', async () => {
  const signed = places.map((place, number) => ({
    ...place,
    sign: { shape: 'circle' as const, color: number < 6 ? ('status-1' as const) : ('status-3' as const), icon: null },
  }))
  const [marker] = await groupPlaces(signed).within(city, 10, null)
  expect(marker?.shares).toEqual([6, 0, 2, 0])
  const around = (await groupPlaces(signed).within(city, 10, 8)).find(({ cluster }) => cluster)
  expect(around?.shares).toEqual([6, 0, 1, 0])
  expect((await seen(10))[0]?.shares).toBeNull()
})

function counts(markers: MapMarker[]): number[] {
  return markers.map(({ count }) => count).sort((one, other) => one - other)
}

function placeAt(id: number, latitude: number, longitude: number): MarkedPlace {
  return { id, latitude, longitude, title: `Заявка ${id}`, address: 'ул. Портовая, 1' }
}
