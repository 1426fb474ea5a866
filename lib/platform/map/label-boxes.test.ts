import { loadCityMap } from '@/lib/platform/map/city-map'
import { boxesAt, getLabelBoxes } from '@/lib/platform/map/label-boxes'
import { getLabels, type Label } from '@/lib/platform/map/place-labels'

it('every name on the map of the city is covered by boxes, and those of all zooms are small enough to come with a page', async () => {
  const map = await loadCityMap('public/city-map/samursk.geojson')
  for (const zoom of [11, 13, 15]) {
    const { x, y, boxes } = boxesAt(map, zoom)
    const holds = ([right, down]: readonly [number, number]) =>
      boxes.some(
        ([left, top, width, height]) =>
          right >= x + left && right <= x + left + width && down >= y + top && down <= y + top + height,
      )
    const computeCentres = ({ bodies }: Label) =>
      bodies.map(([left, top, right, bottom]) => [(left + right) / 2, (top + bottom) / 2] as const)
    const uncovered = getLabels(map, zoom).filter((label) => !computeCentres(label).every(holds))
    expect(uncovered.map(({ lines }) => lines)).toEqual([])
  }
  const named = await getLabelBoxes(map)
  expect(named.map(({ zoom }) => zoom)).toEqual([10, 11, 12, 13, 14, 15])
  expect(JSON.stringify(named).length).toBeLessThan(6_000)
})
