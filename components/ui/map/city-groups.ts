import {
  CITY_ZOOM,
  PointClusters,
  type Group,
  type Grouping,
  type MapBounds,
  type PointColumns,
} from '@/components/ui/map/point-clusters'

/** Points grouped for the zooms at which a whole city is seen: small enough to come with a page, before the points do. */
export interface GroupedCity {
  bounds: MapBounds
  /** From the farthest zoom to the nearest. */
  levels: CityLevel[]
}

/** Groups of one zoom as columns of equal length. */
interface CityLevel {
  zoom: number
  longitudes: number[]
  latitudes: number[]
  counts: number[]
  /** Zooms at which heaps fall apart. */
  partings: number[]
  /** The point that stands alone, by its number; null for a heap. */
  points: (number | null)[]
}

const FARTHEST_ZOOM = 9
/** More than so many are not seen at once; a nearer zoom can wait for the points. */
const MOST_GROUPS = 500
const WORLD: MapBounds = [-180, -85, 180, 85]
/** Of a degree: about a metre. */
const DIGITS = 5

/** Groups of all the points; null when there are none. */
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
      partings: groups.map(({ heap }) => (heap ? clusters.partingZoom(heap) : 0)),
      points: groups.map(({ point }) => point),
    })
  }
  return { bounds: [least(longitudes), least(latitudes), most(longitudes), most(latitudes)], levels }
}

function least(column: Float64Array): number {
  return column.reduce((one, other) => Math.min(one, other), Infinity)
}

function most(column: Float64Array): number {
  return column.reduce((one, other) => Math.max(one, other), -Infinity)
}

/** The groups that came with the page, until there are others: at a nearer zoom those of the nearest they were made for. */
export class CityGroups implements Grouping {
  constructor(private readonly city: GroupedCity) {}

  within([west, south, east, north]: MapBounds, zoom: number, active: number | null): Group[] {
    const { levels } = this.city
    const found = levels.findLastIndex((level) => level.zoom <= Math.round(zoom))
    return this.groupsOf(Math.max(found, 0))
      .map((group) => ({ ...group, isActive: group.point !== null && group.point === active }))
      .filter(({ longitude: x, latitude: y }) => x >= west && x <= east && y >= south && y <= north)
  }

  partingZoom({ id }: { id: number }): number {
    return this.city.levels.flatMap(({ partings }) => partings)[id] ?? CITY_ZOOM
  }

  /** Whose they are is known when the points have come. */
  membersOf(): number[] {
    return []
  }

  /** Heaps are numbered through all levels. */
  private groupsOf(place: number): Omit<Group, 'isActive'>[] {
    const { levels } = this.city
    const before = levels.slice(0, place).reduce((sum, { counts }) => sum + counts.length, 0)
    const { longitudes = [], latitudes = [], counts = [], points = [] } = levels[place] ?? {}
    return counts.map((count, index) => {
      const point = points[index] ?? null
      const heap = point === null ? { id: before + index, isOfCity: true } : null
      return { longitude: longitudes[index] ?? 0, latitude: latitudes[index] ?? 0, count, point, heap }
    })
  }
}
