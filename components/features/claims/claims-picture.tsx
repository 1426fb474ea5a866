import type { ClaimsOfCity, LoneClaim } from '@/components/features/claims/claim-place'
import { signOf } from '@/components/features/claims/claim-status'
import { CityGroups } from '@/components/map/city-groups'
import { CityPicture, type PictureMark } from '@/components/map/city-picture'
import type { ZoomNames } from '@/components/map/clear-clusters'
import { WORLD, type MapBounds, type MapPoint, type MapSettings } from '@/components/map/map-place'

/** The map first shows the chosen claim, or the claims of the whole city in groups. */
export interface FirstSight {
  /** Its card stands beside the map. */
  chosen: LoneClaim | null
  /** They are all claims of the filter; null beside a chosen one. */
  groups: ClaimsOfCity | null
  /** They are the names on the map, which clusters keep clear of. */
  names: readonly ZoomNames[]
}

/** Returns where the map is opened; null means the city's centre. */
export function sightOf({ chosen, groups }: Omit<FirstSight, 'names'>): MapBounds | MapPoint | null {
  return chosen ?? groups?.city.bounds ?? null
}

/** Draws a picture of the claims map, shown until its scripts are loaded. */
export function ClaimsPicture({ settings, ...first }: FirstSight & { settings: MapSettings }) {
  return (
    <CityPicture
      settings={settings}
      sight={sightOf(first)}
      marksAt={(zoom) => marksAt(first, zoom)}
      names={first.names}
    />
  )
}

function marksAt({ chosen, groups }: FirstSight, zoom: number): PictureMark[] {
  if (chosen) return [{ ...chosen, count: 1, sign: signOf(chosen.code, null), isChosen: true, shares: null }]
  if (!groups) return []
  const { city, singles } = groups
  return new CityGroups(city).within(WORLD, zoom, null).map(({ longitude, latitude, count, point, shares }) => {
    const code = point === null ? undefined : singles.code[point]
    return { longitude, latitude, count, shares, sign: code === undefined ? null : signOf(code, null) }
  })
}
