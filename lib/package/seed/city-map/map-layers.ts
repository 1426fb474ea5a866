import type { Feature, FeatureCollection, Geometry, Position } from 'geojson'
import { makeCityMap } from './make-city-map'
import { placeOf } from './place-of'

type Facts = Record<string, string>

let plan: FeatureCollection | undefined

/** The plan of the city, made once a run. */
export function cityPlan(): Feature[] {
  plan ??= makeCityMap()
  return plan.features
}

export function featuresOfKind(...kinds: string[]): Feature[] {
  return cityPlan().filter(({ properties }) => kinds.includes(String(properties?.kind)))
}

const districtZones: Record<string, string> = {
  Центр: 'business',
  'Старый город': 'historic',
  'Новый город': 'tall',
  Приморский: 'tall',
  Портовый: 'mixed',
}

const landZones: Record<string, string> = {
  industrial: 'industry',
  park: 'green',
  forest: 'green',
  beach: 'green',
  sports: 'green',
  orchard: 'farm',
  vineyard: 'farm',
  field: 'farm',
  cemetery: 'special',
  fortress: 'historic',
}

const zoneNotes: Record<string, string> = {
  business: 'Администрация, театр, торговля, жильё с магазинами внизу. До пяти этажей.',
  historic: 'Реставрация и приспособление. Новые дома – не выше двух этажей, ракушечник и черепица.',
  tall: 'Дома до девяти этажей, детские сады и школы рядом.',
  mixed: 'Жильё до четырёх этажей рядом с причалами и складами.',
  low: 'Свои дома до трёх этажей, участок от четырёх соток.',
}

/** Territorial zones: quarters by their district, and over them land of a use of its own. */
export function zoningLayer(): FeatureCollection {
  const quarters = featuresOfKind('district').map(({ geometry, properties }) => {
    const name = String(properties?.name)
    const zone = districtZones[name] ?? 'low'
    return shape({ zone, title: name === 'Дальний' ? 'Посёлок Дальний' : name, note: zoneNotes[zone] ?? '' }, geometry)
  })
  const land = featuresOfKind(...Object.keys(landZones)).map(({ geometry, properties }) => {
    const name = String(properties?.name ?? '')
    const zone = landZones[String(properties?.kind)] ?? 'green'
    return shape(name ? { zone, title: capital(name) } : { zone }, geometry)
  })
  return collection([...quarters, ...land])
}

export interface Route {
  number: string
  title: string
  note: string
  streets: readonly string[]
  stops?: readonly { title: string; at: string }[]
}

/** Lines along streets of the plan, one feature a street, and their stops. */
export function routesLayer(routes: readonly Route[]): FeatureCollection {
  return collection(
    routes.flatMap(({ number, title, note, streets, stops = [] }) => [
      ...streets.map((street) => shape({ route: number, title, note }, streetGeometry(street))),
      ...stops.map((stop) => shape({ route: 'stop', title: stop.title, note: stop.at }, pointAt(stop.at))),
    ]),
  )
}

/** Points at houses of the city. */
export function pointsLayer(
  points: readonly { sort: string; title: string; note: string; at: string }[],
): FeatureCollection {
  return collection(
    points.map(({ sort, title, note, at }) => shape({ sort, title, note: `${at}. ${note}` }, pointAt(at))),
  )
}

/** Districts with what the city says of them. */
export function districtsLayer(notes: ReadonlyMap<string, string>): FeatureCollection {
  return collection(
    featuresOfKind('district').map(({ geometry, properties }) => {
      const name = String(properties?.name)
      return shape({ district: name, title: name, note: notes.get(name) ?? '' }, geometry)
    }),
  )
}

export function streetGeometry(name: string): Geometry {
  const lines = cityPlan().filter(
    ({ properties, geometry }) => properties?.name === name && geometry.type === 'LineString',
  )
  if (lines.length === 0) throw new Error(`На плане города нет линии «${name}»`)
  return {
    type: 'MultiLineString',
    coordinates: lines.flatMap(({ geometry }) => (geometry.type === 'LineString' ? [geometry.coordinates] : [])),
  }
}

export function pointAt(address: string): Geometry {
  const { longitude, latitude } = placeOf(address)
  return { type: 'Point', coordinates: [longitude, latitude] satisfies Position }
}

function shape(properties: Facts, geometry: Geometry): Feature {
  return { type: 'Feature', properties, geometry }
}

function collection(features: Feature[]): FeatureCollection {
  return { type: 'FeatureCollection', features }
}

function capital(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}
