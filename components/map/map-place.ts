import type { GeoJSON } from 'geojson'

/** A point in degrees of WGS 84. */
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

/** A map can show all of this. */
export const WORLD: MapBounds = [-180, -85, 180, 85]

/** A thing with an address. Without coordinates it stands in the list only. */
export interface MapPlace {
  id: number | string
  title: string
  address: string
  latitude: number | null
  longitude: number | null
  /** Its page has this address of the portal. */
  href?: string | undefined
  /** A line under the address says hours, a phone, a length. */
  note?: string | undefined
  /** A marker of its own look; without it the marker is the drop. */
  sign?: PlaceSign | undefined
}

/** Colours of signs, in the order of the states that they stand for. */
export const signColors = ['status-1', 'status-2', 'status-3', 'status-4'] as const

/** A small coloured shape with a white picture on it; the shape says the same as the colour. */
export interface PlaceSign {
  shape: 'circle' | 'square' | 'diamond' | 'shield'
  color: (typeof signColors)[number]
  /** Address of the picture, a file of the portal. */
  icon: string | null
}

/** A place that can stand on the map. */
export type MarkedPlace = MapPlace & MapPoint

/** Says how features of one kind are drawn, and what the legend calls them. */
export interface LayerRule {
  /** These features have this value of the layer's `property`; absent: all features without a rule of their own. */
  value?: string | undefined
  title: string
  /** Any colour of CSS. */
  color: string
  kind: 'area' | 'line' | 'dashes' | 'point'
}

/** Areas, lines and points of a GeoJSON lie over the map. A feature's `title` and `note` properties are its card. */
export interface MapLayer {
  id: string
  /** The data, or an address of the portal that answers it. */
  data: GeoJSON | string
  /** The rule is chosen by the property of this name. */
  property?: string | undefined
  rules: readonly LayerRule[]
}

export interface AddressSuggestion extends MapPoint {
  /** The title as people write it: «улица Портовая, дом 12». */
  title: string
}

/** Says where and by what maps of this installation are drawn. */
export interface MapSettings {
  driver: 'builtin' | 'yandex'
  yandexKey: string | null
  /** The address of a tile with {z}, {x}, {y} and {r}, which becomes `@2x` on dense screens. */
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
