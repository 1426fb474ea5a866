import { CITY_ZOOM, type Group, type Grouping } from '@/components/ui/map/grouping'
import type { MapBounds } from '@/components/ui/map/map-place'

/** Points are grouped for zooms at which a whole city is seen: small enough to come with a page, before the points. */
export interface GroupedCity {
  bounds: MapBounds
  /** Levels go from the farthest zoom to the nearest. */
  levels: CityLevel[]
}

/** Groups of one zoom stand as columns of equal length. */
export interface CityLevel {
  zoom: number
  longitudes: number[]
  latitudes: number[]
  counts: number[]
  /** Clusters fall apart at these zooms. */
  partings: number[]
  /** The number of a point that stands alone; null for a cluster. */
  points: (number | null)[]
}

/** Gives the groups that came with the page until there are others; a nearer zoom has those of the nearest level. */
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

  /** The members are known only when the points have come. */
  membersOf(): number[] {
    return []
  }

  /** Clusters are numbered through all levels. */
  private groupsOf(place: number): Omit<Group, 'isActive'>[] {
    const { levels } = this.city
    const before = levels.slice(0, place).reduce((sum, { counts }) => sum + counts.length, 0)
    const { longitudes = [], latitudes = [], counts = [], points = [] } = levels[place] ?? {}
    return counts.map((count, index) => {
      const point = points[index] ?? null
      const cluster = point === null ? { id: before + index, isOfCity: true } : null
      return { longitude: longitudes[index] ?? 0, latitude: latitudes[index] ?? 0, count, point, cluster }
    })
  }
}
