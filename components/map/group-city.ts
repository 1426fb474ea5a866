import type { CityLevel, GroupedCity } from '@/components/map/city-groups'
import { CITY_ZOOM } from '@/components/map/grouping'
import { signColors, WORLD } from '@/components/map/map-place'
import { PointClusters, type PointColumns } from '@/components/map/point-clusters'

const FARTHEST_ZOOM = 9
/** More groups are not seen at once; a nearer zoom can wait for the points. */
const MOST_GROUPS = 500
/** So many digits of a degree are about a metre. */
const DIGITS = 5

/** Groups all the points; null when there are none. */
export function groupCity(points: PointColumns): GroupedCity | null {
  const { longitudes, latitudes } = points
  if (longitudes.length === 0) return null
  const clusters = new PointClusters(points)
  const levels: CityLevel[] = []
  for (let zoom = FARTHEST_ZOOM; zoom <= CITY_ZOOM; zoom++) {
    const groups = clusters.within(WORLD, zoom, null)
    if (groups.length > MOST_GROUPS) break
    levels.push({
      zoom,
      longitudes: groups.map(({ longitude }) => Number(longitude.toFixed(DIGITS))),
      latitudes: groups.map(({ latitude }) => Number(latitude.toFixed(DIGITS))),
      counts: groups.map(({ count }) => count),
      partings: groups.map(({ partsAt }) => partsAt),
      points: groups.map(({ point }) => point),
      shares: points.colors ? groups.flatMap(({ shares }) => shares ?? signColors.map(() => 0)) : undefined,
    })
  }
  const [west, east] = spanOf(longitudes)
  const [south, north] = spanOf(latitudes)
  return { bounds: [west, south, east, north], levels }
}

/** So much of a degree is some fifty kilometres. */
const FARTHEST = 0.5

/** Gives the least and the largest; what lies far from the middle is a slip, and sends nobody away from the city. */
function spanOf(column: Float64Array): [number, number] {
  const sorted = column.slice().sort()
  const middle = sorted[sorted.length >> 1] ?? 0
  const near = sorted.filter((value) => Math.abs(value - middle) <= FARTHEST)
  return [near[0] ?? middle, near.at(-1) ?? middle]
}
