import type { Group, Grouping } from '@/components/map/city-groups'
import type { MapBounds, MapPoint } from '@/components/map/map-place'

/** So few places each have a marker of their own, however near they are. */
export class EveryPoint implements Grouping {
  constructor(private readonly points: readonly MapPoint[]) {}

  within([west, south, east, north]: MapBounds, _zoom: number, active: number | null): Group[] {
    return this.points
      .map(({ longitude, latitude }, point): Group => {
        const isActive = point === active
        return { longitude, latitude, count: 1, point, cluster: null, partsAt: 0, shares: null, isActive }
      })
      .filter(({ longitude: x, latitude: y }) => x >= west && x <= east && y >= south && y <= north)
  }

  listMembers(): number[] {
    return []
  }
}
