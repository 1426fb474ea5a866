import { sql } from '@payloadcms/db-postgres'
import { METRES_PER_DEGREE } from '@/lib/contract/web-mercator'
import { query } from '@/lib/platform/database/payload-client'
import { DEMO_PLAN } from '@/lib/platform/map/city-addresses'
import { loadCityMap, type CityMap } from '@/lib/platform/map/city-map'
import { toDegrees } from '@/lib/platform/map/mercator'
import { env } from '@/lib/config/env'

/** West, south, east, north, degrees. */
export type CityBounds = readonly [number, number, number, number]

let loaded: Promise<CityMap | null> | undefined

/** Returns null if the city has no plan, thus no addresses in the database. */
export function cityPlan(): Promise<CityMap | null> {
  loaded ??= loadPlan().catch((error: unknown) => {
    loaded = undefined
    throw error
  })
  return loaded
}

/** Returns null if there is no plan or it cannot be read. */
export async function cityBounds(): Promise<CityBounds | null> {
  const map = await cityPlan().catch(() => null)
  if (!map) return null
  const [west, north, east, south] = map.bounds
  const low = toDegrees([west, south])
  const high = toDegrees([east, north])
  return [low.longitude, low.latitude, high.longitude, high.latitude]
}

async function loadPlan(): Promise<CityMap | null> {
  const source = await query(sql`SELECT FROM city_address_source`)
  return source.length > 0 ? loadCityMap(env.CITY_MAP ?? DEMO_PLAN) : null
}

const NEAR_HOUSES_M = 5_000

/** Without a boundary in the plan, the point must be near buildings; without a plan, any point is accepted. */
export async function isInCity(latitude: number, longitude: number): Promise<boolean> {
  const point = sql`point(${longitude}::float8, ${latitude}::float8)`
  const north = NEAR_HOUSES_M / METRES_PER_DEGREE
  const east = north / Math.max(Math.cos((latitude * Math.PI) / 180), 0.01)
  const [row] = await query<{ is_in: boolean }>(sql`
    SELECT CASE
      WHEN EXISTS (SELECT FROM city_boundaries) THEN EXISTS (SELECT FROM city_boundaries WHERE outline @> ${point})
      WHEN EXISTS (SELECT FROM city_houses) THEN EXISTS (
        SELECT FROM city_houses WHERE point(longitude, latitude) <@ box(
          point(${longitude - east}::float8, ${latitude - north}::float8),
          point(${longitude + east}::float8, ${latitude + north}::float8)))
      ELSE true
    END AS is_in`)
  return row?.is_in ?? false
}
