import { placesOfCity, type ClaimsOfCity, type MarkedTheme } from '@/components/features/claims/claim-place'
import { raiseFirstMap } from '@/components/ui/map/first-map'
import { findFirstMapRoom } from '@/components/ui/map/first-map-room'
import type { MapPoint, MapSettings } from '@/components/ui/map/map-place'

/** What the page gives to a map that stands before the page comes alive. */
export interface FirstClaims {
  settings: MapSettings
  themes: readonly MarkedTheme[]
  query: string
  chosen: MapPoint | null
  /** Absent beside a chosen claim. */
  groups: ClaimsOfCity | null
}

export const CLAIMS_MAP = 'Карта заявок'

drawFirst()

/**
 * Groups of the whole city, or the place of the chosen claim, before the page comes alive and the points are here. Of the
 * contract nothing stands here but words: its schemas take as long to be made as the map itself.
 */
function drawFirst() {
  const found = findFirstMapRoom<FirstClaims>()
  if (!found) return
  const { settings, themes, query, chosen, groups } = found.data
  const sight = chosen ?? groups?.city.bounds ?? null
  const { view } = raiseFirstMap(found.room, { label: CLAIMS_MAP, settings, sight })
  if (groups) view.setPlaces(placesOfCity(groups, { themes, query }))
}
