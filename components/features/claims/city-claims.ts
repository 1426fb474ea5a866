import { toSign } from '@/components/features/claims/status-badge'
import type { GroupedCity } from '@/components/map/city-groups'
import { signColors, type MapPoint } from '@/components/map/map-place'
import { groupCity, type PointColumns } from '@/components/map/point-clusters'
import { POINT_SCALE } from '@/lib/domains/claims/rules'
import type { ClaimPoints } from '@/lib/domains/claims/shapes'

/** Claims that a map shows before its points are loaded. */
export interface CityClaims {
  city: GroupedCity
  /** Ungrouped claims; groups refer to them by their index in these columns. */
  singles: ClaimPoints
}

export interface ChosenClaim extends MapPoint {
  id: number
  code: number
  category: number
}

/** Groups the points for the zooms of a whole city. Returns null if there are none. */
export function groupCityClaims(points: ClaimPoints): CityClaims | null {
  const city = groupCity(toColumns(points))
  if (!city) return null
  const alone = [...new Set(city.levels.flatMap(({ points: found }) => found.filter((point) => point !== null)))]
  const numbers = new Map(alone.map((point, number) => [point, number]))
  for (const level of city.levels)
    level.points = level.points.map((point) => (point === null ? null : (numbers.get(point) ?? null)))
  const pick = (column: readonly number[]) => alone.map((point) => column[point] ?? 0)
  const { origin, id, x, y, code, category } = points
  const singles = { origin, id: pick(id), x: pick(x), y: pick(y), code: pick(code), category: pick(category) }
  return { city, singles }
}

export function toColumns({ origin, x, y, code }: ClaimPoints): PointColumns {
  return {
    colors: Uint8Array.from(code, (one) => signColors.indexOf(toSign(one, null).color)),
    longitudes: Float64Array.from(x, (part) => (origin.x + part) / POINT_SCALE),
    latitudes: Float64Array.from(y, (part) => (origin.y + part) / POINT_SCALE),
  }
}
