import { listLineBadges } from '@/components/map/line-badges'
import type { DrawnLayer } from '@/components/map/map-view'

const rules = [
  { title: 'Маршрут № 3', color: '#d6455d', kind: 'line' as const, value: '3' },
  { title: 'Маршрут № 9', color: '#e08a2c', kind: 'line' as const, value: '9' },
  { title: 'Остановка', color: '#0b2a43', kind: 'point' as const, value: 'stop' },
]
const line = (route: string, coordinates: [number, number][]) => ({
  type: 'Feature' as const,
  properties: { route },
  geometry: { type: 'LineString' as const, coordinates },
})
const buses: DrawnLayer = {
  id: 'buses',
  property: 'route',
  rules,
  data: {
    type: 'FeatureCollection',
    features: [
      line('3', [
        [48.5, 41.8],
        [48.51, 41.8],
        [48.52, 41.8],
      ]),
      line('9', [
        [48.52, 41.8],
        [48.52, 41.81],
        [48.52, 41.82],
      ]),
    ],
  },
}
const listFeatures = ({ data }: DrawnLayer) => (data.type === 'FeatureCollection' ? data.features : [])
const draw = (layer: DrawnLayer) =>
  listLineBadges(layer).map(({ longitude, latitude, routes }) => [
    Number(longitude.toFixed(6)),
    Number(latitude.toFixed(6)),
    routes.map(({ number }) => number).join(),
  ])

test('a route has its number at both ends, then in the middle; where two routes meet, both numbers share the place', () => {
  expect(draw(buses)).toEqual([
    [48.5, 41.8, '3'],
    [48.52, 41.8, '3,9'],
    [48.52, 41.82, '9'],
    [48.51, 41.8, '3'],
    [48.52, 41.81, '9'],
  ])
})

test('a route that is switched off has no numbers', () => {
  expect(draw({ ...buses, hidden: ['Маршрут № 3'] }).map(([, , numbers]) => numbers)).toEqual(['9', '9', '9'])
})

test('a number knows its route, and whether it stands at a stop', () => {
  const stop = {
    type: 'Feature' as const,
    properties: { route: 'stop', title: 'Вокзал' },
    geometry: { type: 'Point' as const, coordinates: [48.5, 41.8] },
  }
  const [bus, ...others] = listFeatures(buses)
  const named = { ...bus, properties: { route: '3', title: 'Автобус № 3', note: 'Вокзал — парк' } } as typeof stop
  const data = { type: 'FeatureCollection' as const, features: [named, ...others, stop] }
  const badges = listLineBadges({ ...buses, data })
  expect(badges.map(({ isOnPoint }) => isOnPoint)).toEqual([true, false, false, false, false])
  expect(badges[0]?.routes[0]?.facts).toMatchObject({ title: 'Автобус № 3', note: 'Вокзал — парк' })
  // a stop that is switched off is not covered
  expect(listLineBadges({ ...buses, data, hidden: ['Остановка'] })[0]?.isOnPoint).toBe(false)
})

test('a number that stands above a stop shares the place of the number it would cover there', () => {
  const [bus, other] = listFeatures(buses)
  const ends = [48.52, 41.797] as const
  const moved = { ...bus, geometry: { type: 'LineString' as const, coordinates: [[48.4, 41.797], [...ends]] } }
  const stop = {
    type: 'Feature' as const,
    properties: { route: 'stop' },
    geometry: { type: 'Point' as const, coordinates: [...ends] },
  }
  const of = (...features: (typeof bus)[]) =>
    draw({ ...buses, data: { type: 'FeatureCollection', features: features.flatMap((one) => one ?? []) } })
  expect(of(other, moved as typeof bus)).toContainEqual([48.52, 41.8, '9'])
  expect(of(other, moved as typeof bus, stop)).toContainEqual([48.52, 41.8, '9,3'])
})

test('lines without numbers have none', () => {
  expect(draw({ ...buses, property: undefined })).toEqual([])
})
