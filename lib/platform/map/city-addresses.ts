import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Client } from 'pg'
import { z } from 'zod'
import { env } from '@/lib/config/env'
import { log } from '@/lib/config/log'
import { houseKey, streetKey, streetKind } from '@/lib/platform/map/address-text'

const position = z.tuple([z.number(), z.number()]).rest(z.number())
const geometry = z.discriminatedUnion('type', [
  z.object({ type: z.literal('Point'), coordinates: position }),
  z.object({ type: z.literal('LineString'), coordinates: z.array(position) }),
  z.object({ type: z.literal('Polygon'), coordinates: z.array(z.array(position)) }),
])
const ring = z.array(position)
const boundary = z.object({
  properties: z.object({ kind: z.literal('boundary') }),
  geometry: z.discriminatedUnion('type', [
    z.object({ type: z.literal('Polygon'), coordinates: z.array(ring) }),
    z.object({ type: z.literal('MultiPolygon'), coordinates: z.array(z.array(ring)) }),
  ]),
})
const place = { settlement: z.string().default('') }
const street = z.object({ properties: z.object({ kind: z.literal('street'), name: z.string(), ...place }), geometry })
const house = z.object({
  properties: z.object({ kind: z.literal('house'), street: z.string(), number: z.string(), ...place }),
  geometry,
})
const plan = z.object({ features: z.array(z.unknown()) })

type Geometry = z.infer<typeof geometry>

interface Table {
  streets: [settlement: string, name: string, latitude: number, longitude: number][]
  houses: [settlement: string, street: string, number: string, latitude: number, longitude: number][]
  boundaries: string[]
}

/** Streets of the invented city, which no other city shows. */
export const DEMO_PLAN = 'public/city-map/samursk.geojson'

/**
 * Reloads addresses and boundaries if the plan has changed; without a plan there are none. An unreadable plan leaves
 * them as they are.
 */
export async function fillCityAddresses(client: Client, { isDemo }: { isDemo: boolean }): Promise<void> {
  const file = env.CITY_MAP ?? (isDemo ? DEMO_PLAN : null)
  if (file === null) return dropCityAddresses(client)
  const text = await readFile(file, 'utf8').catch(() => null)
  if (text === null) return log.warn({ file }, 'Нет файла с планом города: адреса не обновлены')
  const version = createHash('sha256').update(text).digest('hex')
  const known = await client.query('SELECT version FROM city_address_source')
  if (known.rows[0]?.version === version) return
  const table = readPlan(text)
  await client.query('BEGIN')
  try {
    await write(client, table)
    await client.query(
      'INSERT INTO city_address_source (version) VALUES ($1) ON CONFLICT (id) DO UPDATE SET version = excluded.version',
      [version],
    )
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK')
    throw error
  }
  await client.query('ANALYZE city_streets, city_houses')
  log.debug({ streets: table.streets.length, houses: table.houses.length }, 'Адреса города записаны')
}

async function dropCityAddresses(client: Client): Promise<void> {
  await client.query('TRUNCATE city_boundaries, city_houses, city_streets, city_address_source')
}

/** A street named only by its buildings gets the point of the first one. */
export function readPlan(text: string): Table {
  // trim drops a byte order mark too
  const { features } = plan.parse(JSON.parse(text.trim()))
  const streets = new Map<string, Table['streets'][number]>()
  const houses: Table['houses'] = []
  for (const feature of features) {
    const way = street.safeParse(feature)
    if (way.success)
      addStreet(streets, way.data.properties.settlement, way.data.properties.name, getMiddle(way.data.geometry))
    const home = house.safeParse(feature)
    if (home.success) {
      const { settlement, street: name, number } = home.data.properties
      houses.push([settlement, name, number, ...getMiddle(home.data.geometry)])
    }
  }
  for (const [settlement, name, , latitude, longitude] of houses)
    addStreet(streets, settlement, name, [latitude, longitude])
  return { streets: [...streets.values()], houses, boundaries: features.flatMap(toOutlines) }
}

function addStreet(
  streets: Map<string, Table['streets'][number]>,
  settlement: string,
  name: string,
  point: [number, number],
) {
  const key = `${settlement}/${name}`
  if (!streets.has(key)) streets.set(key, [settlement, name, ...point])
}

function toOutlines(feature: unknown): string[] {
  const found = boundary.safeParse(feature)
  if (!found.success) return []
  const { type, coordinates } = found.data.geometry
  const areas = type === 'Polygon' ? [coordinates] : coordinates
  return areas.flatMap(([outer]) => (outer ? `(${outer.map(([x, y]) => `(${x},${y})`).join(',')})` : []))
}

async function write(client: Client, { streets, houses, boundaries }: Table): Promise<void> {
  await client.query('DELETE FROM city_boundaries')
  await client.query('INSERT INTO city_boundaries (outline) SELECT unnest($1::text[])::polygon', [boundaries])
  await client.query('DELETE FROM city_streets')
  await client.query(
    `INSERT INTO city_streets (settlement, name, latitude, longitude, key, kind)
     SELECT * FROM unnest($1::text[], $2::text[], $3::float8[], $4::float8[], $5::text[], $6::text[])`,
    [...columns(streets, 4), streets.map(([, name]) => streetKey(name)), streets.map(([, name]) => streetKind(name))],
  )
  await client.query(
    `INSERT INTO city_houses (street_id, number, key, latitude, longitude)
     SELECT s.id, h.number, h.key, h.latitude, h.longitude
     FROM unnest($1::text[], $2::text[], $3::text[], $4::float8[], $5::float8[], $6::text[])
       AS h (settlement, street, number, latitude, longitude, key)
     JOIN city_streets s ON s.settlement = h.settlement AND s.name = h.street
     ON CONFLICT DO NOTHING`,
    [...columns(houses, 5), houses.map(([, , number]) => houseKey(number))],
  )
}

function columns(rows: readonly (readonly (string | number)[])[], count: number): (string | number)[][] {
  return Array.from({ length: count }, (_, index) => rows.map((row) => row[index] ?? ''))
}

/** Midpoint of a line, mean of an area's corners. */
function getMiddle({ type, coordinates }: Geometry): [number, number] {
  if (type === 'Point') return [coordinates[1], coordinates[0]]
  if (type === 'LineString') {
    const [longitude, latitude] = halfway(coordinates)
    return [latitude, longitude]
  }
  const corners = (coordinates[0] ?? []).slice(0, -1)
  const mean = (axis: 0 | 1) => corners.reduce((sum, corner) => sum + corner[axis], 0) / (corners.length || 1)
  return [mean(1), mean(0)]
}

function halfway(line: readonly (readonly [number, number, ...number[]])[]): [number, number] {
  const lengths = line
    .slice(1)
    .map((to, index) => Math.hypot(to[0] - (line[index]?.[0] ?? 0), to[1] - (line[index]?.[1] ?? 0)))
  let left = lengths.reduce((sum, length) => sum + length, 0) / 2
  for (const [index, length] of lengths.entries()) {
    const from = line[index]
    const to = line[index + 1]
    if (from && to && left <= length) {
      const part = length === 0 ? 0 : left / length
      return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]
    }
    left -= length
  }
  return [line[0]?.[0] ?? 0, line[0]?.[1] ?? 0]
}
