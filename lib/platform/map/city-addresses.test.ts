import { readPlan } from '@/lib/platform/map/city-addresses'

function plan(...features: object[]) {
  return readPlan(JSON.stringify({ type: 'FeatureCollection', features }))
}

const square = [
  [
    [1, 2],
    [3, 2],
    [3, 4],
    [1, 4],
    [1, 2],
  ],
]

test('a street stands halfway along its line', () => {
  const street = {
    properties: { kind: 'street', name: 'улица Портовая' },
    geometry: {
      type: 'LineString',
      coordinates: [
        [0, 0],
        [10, 0],
        [10, 30],
      ],
    },
  }
  expect(plan(street).streets).toEqual([['', 'улица Портовая', 10, 10]])
})

test('a house stands in the middle of its outline; a street known by its houses only stands at the first', () => {
  const house = {
    properties: { kind: 'house', street: 'улица Новая', number: '7', settlement: 'посёлок Дальний' },
    geometry: { type: 'Polygon', coordinates: square },
  }
  expect(plan(house)).toEqual({
    streets: [['посёлок Дальний', 'улица Новая', 3, 2]],
    houses: [['посёлок Дальний', 'улица Новая', '7', 3, 2]],
    boundaries: [],
  })
})

test('other features and broken ones are passed over', () => {
  const park = { properties: { kind: 'park', name: 'парк' }, geometry: { type: 'Polygon', coordinates: square } }
  expect(plan(park, { properties: null, geometry: null }, {})).toEqual({ streets: [], houses: [], boundaries: [] })
})

test('the boundary is every outer ring of its areas', () => {
  const boundary = (geometry: object) => plan({ properties: { kind: 'boundary' }, geometry }).boundaries
  const outline = '((1,2),(3,2),(3,4),(1,4),(1,2))'
  expect(boundary({ type: 'Polygon', coordinates: square })).toEqual([outline])
  expect(boundary({ type: 'MultiPolygon', coordinates: [square, square] })).toEqual([outline, outline])
  expect(plan({ properties: { kind: 'park' }, geometry: { type: 'Polygon', coordinates: square } }).boundaries).toEqual(
    [],
  )
})
