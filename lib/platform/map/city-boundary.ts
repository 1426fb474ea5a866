import { sql } from '@payloadcms/db-postgres'
import { METRES_PER_DEGREE } from '@/lib/contract/web-mercator'
import { query } from '@/lib/platform/database/payload-client'

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
