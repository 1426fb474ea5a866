import { sql } from '@payloadcms/db-postgres'
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
