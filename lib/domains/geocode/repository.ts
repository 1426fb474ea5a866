import { sql } from '@payloadcms/db-postgres'
import { METRES_PER_DEGREE } from '@/lib/contract/web-mercator'
import { escapeLike } from '@/lib/platform/database/russian-search'
import { query } from '@/lib/platform/database/payload-client'

export interface StreetRow {
  id: number
  settlement: string
  name: string
  kind: string | null
  latitude: number
  longitude: number
  /** 0…1; 1 for the exact name. */
  likeness: number
}

export interface HouseRow {
  street_id: number
  settlement: string
  street: string
  number: string
  key: string
  latitude: number
  longitude: number
}

const MAX_STREETS = 8
const LIKE_AT_MOST = 0.9
const LIKE_AT_LEAST = 0.25

/** Returns streets with a word that starts with the key, else similar names. */
export async function findStreets(key: string): Promise<StreetRow[]> {
  const start = escapeLike(key)
  const found = await query<StreetRow>(sql`
    ${streets}, CASE WHEN key = ${key} THEN 1 WHEN key LIKE ${`${start}%`} THEN 0.95 ELSE 0.9 END::float8 AS likeness
    FROM city_streets WHERE key LIKE ${`${start}%`} OR key LIKE ${`% ${start}%`}
    ORDER BY likeness DESC, length(key), settlement, name LIMIT ${MAX_STREETS}`)
  if (found.length > 0) return found
  return query(sql`
    ${streets}, likeness FROM (SELECT *, ${LIKE_AT_MOST} * (1 - (key <-> ${key})) AS likeness
      FROM city_streets ORDER BY key <-> ${key} LIMIT ${MAX_STREETS}) AS near
    WHERE likeness >= ${LIKE_AT_LEAST} ORDER BY likeness DESC, length(key), settlement, name`)
}

export function findStreetNames(keys: readonly string[]): Promise<{ key: string; name: string }[]> {
  return query(sql`SELECT DISTINCT key, name FROM city_streets WHERE key = ANY(${sql.param([...keys])}::text[])`)
}

const streets = sql`SELECT id, settlement, name, kind, latitude, longitude`

const MAX_HOUSES = 8

/** Returns buildings whose number starts with the key, the exact one first, else the nearest number. */
export async function findHouses(streetId: number, key: string): Promise<HouseRow[]> {
  const start = escapeLike(key)
  const found = await query<HouseRow>(sql`
    ${houses} WHERE h.street_id = ${streetId} AND h.key LIKE ${`${start}%`}
    ORDER BY length(h.key), h.key LIMIT ${MAX_HOUSES}`)
  if (found.length > 0) return found
  return query(sql`
    ${houses} WHERE h.street_id = ${streetId} AND h.key ~ '^[0-9]{1,6}'
    ORDER BY abs(substring(h.key FROM '^[0-9]{1,6}')::integer - ${Number.parseInt(key, 10)}), length(h.key), h.key LIMIT 1`)
}

/** Returns the nearest building within this distance. */
export async function findNearestHouse(
  latitude: number,
  longitude: number,
  metres: number,
): Promise<(HouseRow & { metres: number }) | null> {
  const narrowing = Math.max(Math.cos((latitude * Math.PI) / 180), 0.01)
  const north = metres / METRES_PER_DEGREE
  const east = north / narrowing
  const [found] = await query<HouseRow & { metres: number }>(sql`
    SELECT *, sqrt(power((latitude - ${latitude}::float8), 2)
      + power((longitude - ${longitude}::float8) * ${narrowing}::float8, 2)) * ${METRES_PER_DEGREE}::float8 AS metres
    FROM (${houses} WHERE point(h.longitude, h.latitude) <@ box(
      point(${longitude - east}::float8, ${latitude - north}::float8), point(${longitude + east}::float8, ${latitude + north}::float8))) AS near
    ORDER BY metres LIMIT 1`)
  return found && found.metres <= metres ? found : null
}

const houses = sql`
  SELECT h.street_id, s.settlement, s.name AS street, h.number, h.key, h.latitude, h.longitude
  FROM city_houses h JOIN city_streets s ON s.id = h.street_id`
