import type { MarkedPlace } from '@/components/ui/map/map-place'
import { PlaceClusters, type MapBounds, type Spot } from '@/components/ui/map/place-clusters'

const city: MapBounds = [47, 42, 48, 43]
const zooms = { minZoom: 10, maxZoom: 19 }

/** Two yards a kilometre apart, four claims in each, two of them at one door. */
const places = [47.5, 47.512].flatMap((longitude, yard) =>
  [0, 0, 0.0004, 0.0008].map((step, one) => placeAt(yard * 4 + one + 1, 42.5, longitude + step)),
)
const clusters = new PlaceClusters(places, zooms)

it('groups what stands too close, and parts it as one comes nearer', () => {
  expect(counts(clusters.within(city, 10))).toEqual([8])
  expect(counts(clusters.within(city, 14))).toEqual([4, 4])
  expect(counts(clusters.within(city, 19))).toEqual([1, 1, 1, 1, 2, 2])
})

it('leads from every heap to the zoom where it falls apart, and from those of one door to their list', () => {
  for (let zoom = 10, [spot] = clusters.within(city, zoom); spot?.heap; [spot] = clusters.within(city, zoom)) {
    const parting = clusters.partingZoom(spot.heap)
    if (parting === null) {
      expect([zoom, clusters.placesOf(spot.heap, 5).length]).toEqual([19, spot.count])
      break
    }
    expect(parting).toBeGreaterThan(zoom)
    zoom = parting
  }
})

it('knows the heap that holds a place, at the zooms of the city and at those of streets', () => {
  for (const zoom of [10, 13, 14, 15, 17, 19])
    for (const { id } of places)
      expect(clusters.within(city, zoom).filter((spot) => clusters.isIn(spot, id))).toHaveLength(1)
})

function counts(spots: Spot[]): number[] {
  return spots.map(({ count }) => count).sort((one, other) => one - other)
}

function placeAt(id: number, latitude: number, longitude: number): MarkedPlace {
  return { id, latitude, longitude, title: `Заявка ${id}`, address: 'ул. Портовая, 1' }
}
