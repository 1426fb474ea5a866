import type { Position } from 'geojson'
import { demoCity } from '@/lib/content/demo-city'
import { parseBuses } from '@/lib/domains/city-maps/rules'

const NEAR_METRES = 30
const METRES_IN_DEGREE = 111_320

const city = demoCity()
const { cityMaps, layers } = city
const map = cityMaps.find(({ title }) => title === 'Автобусные маршруты')
const { features = [] } = layers.find(({ file }) => map?.kind === 'geojson' && file === map.layer) ?? {}
const stops = features.flatMap(({ properties, geometry }) =>
  properties?.route === 'stop' && geometry?.type === 'Point'
    ? [{ title: String(properties.title), buses: parseBuses(properties.buses), at: geometry.coordinates }]
    : [],
)
const routes = features.flatMap(({ properties, geometry }) =>
  geometry?.type === 'LineString' ? [{ number: String(properties?.route), line: geometry.coordinates }] : [],
)

test('each stop of the bus map names the routes that pass it, and no others', () => {
  expect(stops.length).toBeGreaterThan(15)
  const passing = stops.map(({ title, at }) => [
    title,
    routes.filter(({ line }) => measureMetres(line, at) < NEAR_METRES).map(({ number }) => number),
  ])
  expect(stops.map(({ title, buses }) => [title, buses])).toEqual(passing)
})

test('links with the number of a map lead to the map they name', () => {
  const links = [...JSON.stringify(city).matchAll(/\[([^[\]]+)\]\(\/maps\/(\d+)\)/g)]
  const led = links.map(([, words, id]) => `${words} → ${cityMaps[Number(id) - 1]?.title}`)
  expect([...new Set(led)].toSorted()).toEqual([
    'генеральный план → Генеральный план до 2045 года',
    'зоны → Территориальные зоны',
    'карте автобусов → Автобусные маршруты',
    'карте зон → Территориальные зоны',
    'карте маршрутов → Автобусные маршруты',
  ])
  const bets = city.search?.bestBets.filter(({ url }) => url.startsWith('/maps/')) ?? []
  expect(bets.map(({ url }) => cityMaps[Number(url.split('/').at(-1)) - 1]?.title)).toEqual(
    bets.map(({ title }) => title),
  )
})

test('no stop hides another', () => {
  expect(new Set(stops.map(({ at }) => at.join())).size).toBe(stops.length)
})

function measureMetres(line: readonly Position[], at: Position): number {
  return Math.min(
    ...line.slice(1).map((to, index) => measureFromSegment(flatten(line[index] ?? to, at), flatten(to, at))),
  )
}

/** Metres to the east and north of the stop. */
function flatten([longitude = 0, latitude = 0]: Position, [east = 0, north = 0]: Position): [number, number] {
  const scale = METRES_IN_DEGREE * Math.cos((north * Math.PI) / 180)
  return [(longitude - east) * scale, (latitude - north) * METRES_IN_DEGREE]
}

function measureFromSegment([x, y]: [number, number], [toX, toY]: [number, number]): number {
  const length = (toX - x) ** 2 + (toY - y) ** 2
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, -(x * (toX - x) + y * (toY - y)) / length))
  return Math.hypot(x + share * (toX - x), y + share * (toY - y))
}
