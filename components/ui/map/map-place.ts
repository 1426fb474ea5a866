import type { GeoJSON } from 'geojson'

/** A point, degrees of WGS 84. */
export interface MapPoint {
  latitude: number
  longitude: number
}

/** What is known of a point. */
export interface PointFacts {
  /** Null where nothing of the city is near. */
  address: string | null
  isInCity: boolean
}

/** West, south, east, north, degrees. */
export type MapBounds = [number, number, number, number]

/** All that a map can show. */
export const WORLD: MapBounds = [-180, -85, 180, 85]

/** Something with an address. Without coordinates it stands in the list only. */
export interface MapPlace {
  id: number | string
  title: string
  address: string
  latitude: number | null
  longitude: number | null
  /** Its page; an address of the portal. */
  href?: string | undefined
  /** A line under the address: hours, a phone, a length. */
  note?: string | undefined
  /** A marker of its own look; absent: the drop. */
  sign?: PlaceSign | undefined
}

/** A small coloured shape with a white picture on it; the shape says the same as the colour. */
export interface PlaceSign {
  shape: 'circle' | 'square' | 'diamond' | 'shield'
  color: 'status-1' | 'status-2' | 'status-3' | 'status-4'
  /** Address of the picture, a file of the portal. */
  icon: string | null
}

/** A place that can stand on the map. */
export type MarkedPlace = MapPlace & MapPoint

/** How features of one kind are drawn, and what the legend calls them. */
export interface LayerRule {
  /** Value of the layer's `property` that these features carry; absent: all features without a rule of their own. */
  value?: string | undefined
  title: string
  /** Any CSS colour. */
  color: string
  kind: 'area' | 'line' | 'dashes' | 'point'
}

/** Areas, lines and points of a GeoJSON over the map. A feature's `title` and `note` properties are its card. */
export interface MapLayer {
  id: string
  /** The data, or an address of the portal that answers it. */
  data: GeoJSON | string
  /** Name of the property that chooses the rule. */
  property?: string | undefined
  rules: readonly LayerRule[]
}

export interface AddressSuggestion extends MapPoint {
  /** As people write it: «улица Портовая, дом 12». */
  title: string
}

/** Where and by what maps of this installation are drawn. */
export interface MapSettings {
  driver: 'builtin' | 'yandex'
  yandexKey: string | null
  /** Address of a tile with {z}, {x}, {y} and {r}, which becomes `@2x` on dense screens. */
  tilesUrl: string
  attribution: string
  center: MapPoint
  zoom: number
  minZoom: number
  maxZoom: number
}

export function isMarked(place: MapPlace): place is MarkedPlace {
  return place.latitude !== null && place.longitude !== null
}
