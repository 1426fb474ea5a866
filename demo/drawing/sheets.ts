import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Feature, Geometry } from 'geojson'
import { parse } from 'yaml'
import { demoCity, DEMO_FOLDER } from '@/lib/content/demo-city'
import { cityPlan } from '@/lib/content/seed/city-map/city-plan'
import { findPlace } from '@/lib/content/seed/city-map/find-place'
import type { MapSheet, SheetSign } from './map-sheet'

/** A sign as `sheets.yaml` says it. */
interface WrittenSign extends Omit<SheetSign, 'features'> {
  along?: string[]
  at?: string[]
  land?: string[]
  /** Names of parks, as a regular expression. */
  parks?: string
  zone?: string
}

interface WrittenSheet {
  picture: string
  printed?: MapSheet['printed']
  frame: keyof typeof frames
  withHouses?: boolean
  /** The frame of its picture in a list. */
  cover?: keyof typeof frames
  /** The names of the districts are written on it. */
  districts?: boolean
  labels?: { text: string; at: string }[]
  signs?: WrittenSign[]
  /** Title of the map whose layer it draws. */
  map?: string
}

const frames = {
  whole: [48.5305, 41.8335, 48.5805, 41.8845],
  /** Every district, Дальний in the north too. */
  districts: [48.5205, 41.8325, 48.5855, 41.9095],
  /** The streets with pipes, up to Виноградный. */
  pipes: [48.5375, 41.8435, 48.5785, 41.8955],
  /** Spans from the station to the beach in the north. */
  parking: [48.5455, 41.853, 48.5775, 41.8825],
  /** Spans from the fortress to the sea. */
  shore: [48.5505, 41.8545, 48.5785, 41.8765],
  middle: [48.5495, 41.8505, 48.5805, 41.8765],
  seaside: [48.5565, 41.8535, 48.5775, 41.8745],
} as const

/** Every sheet of the gallery of maps by the file of its picture. */
export function sheets(): ReadonlyMap<string, () => MapSheet> {
  const written = parse(readFileSync(path.join(DEMO_FOLDER, 'drawing/sheets.yaml'), 'utf8')) as WrittenSheet[]
  return new Map(written.map((sheet) => [sheet.picture, () => buildSheet(sheet)]))
}

function buildSheet({ frame, withHouses, printed, cover, districts, labels, signs = [], map }: WrittenSheet): MapSheet {
  const written = labels?.map(({ text, at }) => labelAt(text, at))
  return {
    ...{ printed, withHouses },
    frame: frames[frame],
    cover: cover && frames[cover],
    labels: districts ? districtLabels() : written,
    signs: map === undefined ? signs.map(buildSign) : signsOfMap(map),
  }
}

function buildSign({ title, color, kind, along = [], at = [], land = [], parks, zone }: WrittenSign): SheetSign {
  const zones = zone === undefined ? [] : featuresWith('Территориальные зоны', zone)
  const features = [...along.map(findStreet), ...at.map(toPoint), ...landOfKinds(land), ...parksNamed(parks), ...zones]
  return { title, color, kind, features }
}

function signsOfMap(title: string): SheetSign[] {
  const map = demoCity().cityMaps.find((one) => one.title === title)
  if (!map) throw new Error(`Нет карты «${title}»`)
  return map.legend.map(({ value = '', ...sign }) => ({ ...sign, features: featuresWith(title, value) }))
}

/** Returns the features of a map's layer that have this value of its property. */
function featuresWith(title: string, value: string): Feature[] {
  const map = demoCity().cityMaps.find((one) => one.title === title)
  const layer = map?.kind === 'geojson' && demoCity().layers.find(({ file }) => file === map.layer)
  if (!layer || map.kind !== 'geojson') throw new Error(`У карты «${title}» нет слоя`)
  return layer.features.filter(({ properties }) => properties[map.property] === value)
}

function districtLabels() {
  return (demoCity().cityAbout?.districts ?? []).map(({ title, address }) => labelAt(title, address))
}

function labelAt(text: string, address: string) {
  const { longitude, latitude } = findPlace(address)
  return { text, longitude, latitude }
}

function findStreet(name: string): Feature {
  const lines = cityPlan().flatMap(({ properties, geometry }) =>
    properties?.name === name && geometry.type === 'LineString' ? [geometry.coordinates] : [],
  )
  if (lines.length === 0) throw new Error(`На плане города нет линии «${name}»`)
  return toFeature({ type: 'MultiLineString', coordinates: lines })
}

function toPoint(address: string): Feature {
  const { longitude, latitude } = findPlace(address)
  return toFeature({ type: 'Point', coordinates: [longitude, latitude] })
}

function landOfKinds(kinds: readonly string[]): Feature[] {
  return cityPlan().filter(({ properties }) => kinds.includes(String(properties?.kind)))
}

function parksNamed(names: string | undefined): Feature[] {
  if (names === undefined) return []
  return landOfKinds(['park']).filter(({ properties }) => new RegExp(names).test(String(properties?.name)))
}

function toFeature(geometry: Geometry): Feature {
  return { type: 'Feature', properties: {}, geometry }
}
