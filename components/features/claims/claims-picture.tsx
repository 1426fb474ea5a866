import { toSign } from '@/components/features/claims/status-badge'
import type { ChosenClaim, CityClaims } from '@/components/features/claims/city-claims'
import { CityGroups } from '@/components/map/city-groups'
import { CityPicture, type PictureMark } from '@/components/map/city-picture'
import type { ZoomNames } from '@/components/map/clear-clusters'
import { WORLD, type MapBounds, type MapPoint, type MapSettings } from '@/components/map/map-place'

export interface FirstClaims {
  chosen: ChosenClaim | null
  /** All claims of the filter; null if one is chosen. */
  groups: CityClaims | null
  /** Names on the map, which clusters do not cover. */
  names: readonly ZoomNames[]
}

/** Returns what the map is opened on; null means the city's centre. */
export function getFirstView({ chosen, groups }: Omit<FirstClaims, 'names'>): MapBounds | MapPoint | null {
  return chosen ?? groups?.city.bounds ?? null
}

export function ClaimsPicture({ settings, ...first }: FirstClaims & { settings: MapSettings }) {
  return (
    <CityPicture
      settings={settings}
      firstView={getFirstView(first)}
      marksAt={(zoom) => toMarks(first, zoom)}
      names={first.names}
    />
  )
}

function toMarks({ chosen, groups }: FirstClaims, zoom: number): PictureMark[] {
  if (chosen) return [{ ...chosen, count: 1, sign: toSign(chosen.code, null), isChosen: true, shares: null }]
  if (!groups) return []
  const { city, singles } = groups
  return new CityGroups(city).within(WORLD, zoom, null).map(({ longitude, latitude, count, point, shares }) => {
    const code = point === null ? undefined : singles.code[point]
    return { longitude, latitude, count, shares, sign: code === undefined ? null : toSign(code, null) }
  })
}
