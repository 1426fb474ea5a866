import type { ClaimsOfCity, LoneClaim } from '@/components/features/claims/claim-place'
import { signOf } from '@/components/features/claims/claim-status'
import { CityGroups } from '@/components/ui/map/city-groups'
import { CityPicture, type PictureMark } from '@/components/ui/map/city-picture'
import { WORLD, type MapBounds, type MapPoint, type MapSettings } from '@/components/ui/map/map-place'

/** What the map shows first: the chosen claim, or those of the whole city in groups. */
export interface FirstSight {
  /** Whose card stands beside the map. */
  chosen: LoneClaim | null
  /** All claims of the filter; absent beside a chosen one. */
  groups: ClaimsOfCity | null
}

/** Where the map stands first; null for the city's centre. */
export function sightOf({ chosen, groups }: FirstSight): MapBounds | MapPoint | null {
  return chosen ?? groups?.city.bounds ?? null
}

/** The claims map before its scripts have come. */
export function ClaimsPicture({ settings, ...first }: FirstSight & { settings: MapSettings }) {
  return <CityPicture settings={settings} sight={sightOf(first)} marksAt={(zoom) => marksAt(first, zoom)} />
}

function marksAt({ chosen, groups }: FirstSight, zoom: number): PictureMark[] {
  if (chosen) return [{ ...chosen, count: 1, sign: signOf(chosen.code, null), shares: null }]
  if (!groups) return []
  const { city, singles } = groups
  return new CityGroups(city).within(WORLD, zoom, null).map(({ longitude, latitude, count, point, shares }) => {
    const code = point === null ? undefined : singles.code[point]
    return { longitude, latitude, count, shares, sign: code === undefined ? null : signOf(code, null) }
  })
}
