import type { Feature } from 'geojson'
import { listAreaNames } from '@/components/map/area-names'

const area = (district: string, west: number): Feature => ({
  type: 'Feature',
  properties: { district },
  geometry: {
    type: 'Polygon',
    coordinates: [
      [
        [west, 41],
        [west + 2, 41],
        [west + 2, 43],
        [west, 43],
        [west, 41],
      ],
    ],
  },
})
const rules = ['Центр', 'Портовый'].map((value) => ({ title: value, color: '#0377c4', kind: 'area' as const, value }))
const name = (features: Feature[], hidden: string[] = []) =>
  listAreaNames({
    id: 'x',
    property: 'district',
    rules,
    hidden,
    data: { type: 'FeatureCollection', features },
  })

test('an area with a sign of its own is named in its middle', () => {
  expect(name([area('Центр', 48), area('Портовый', 50)])).toEqual([
    { title: 'Центр', longitude: 49, latitude: 42 },
    { title: 'Портовый', longitude: 51, latitude: 42 },
  ])
})

test('neither areas that share a sign are named, nor those that are switched off', () => {
  expect(name([area('Центр', 48), area('Центр', 50), area('Портовый', 52)], ['Портовый'])).toEqual([])
})
