import { type Group, type Grouping, isWithin, toLoneGroup } from '@/components/map/city-groups'
import type { MapBounds, MapPoint } from '@/components/map/map-place'

/** So few places each have a marker of their own, however near they are. */
export class UngroupedPoints implements Grouping {
  constructor(private readonly points: readonly MapPoint[]) {}

  within(bounds: MapBounds, _zoom: number, active: number | null): Group[] {
    return this.points
      .map((place, point) => toLoneGroup(place, point, point === active))
      .filter((group) => isWithin(bounds, group))
  }

  listMembers(): number[] {
    return []
  }
}
