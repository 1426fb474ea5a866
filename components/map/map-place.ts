import type { GeoJSON } from 'geojson'

/** Degrees of WGS 84. */
export interface MapPoint {
  latitude: number
  longitude: number
}

export interface PointFacts {
  /** Null if nothing of the city is near. */
  address: string | null
  isInCity: boolean
}

/** West, south, east, north, degrees. */
export type MapBounds = [number, number, number, number]

export const WORLD: MapBounds = [-180, -85, 180, 85]

/** Without coordinates it is in the list only. */
export interface MapPlace {
  id: number | string
  title: string
  address: string
  latitude: number | null
  longitude: number | null
  /** Address of its page. */
  href?: string | undefined
  /** Line under the address: hours, phone, length. */
  note?: string | undefined
  /** Without a sign the marker is a drop. */
  sign?: PlaceSign | undefined
}

/** In the order of the states. */
export const signColors = ['status-1', 'status-2', 'status-3', 'status-4'] as const

/** The shape means the same as the colour. */
export interface PlaceSign {
  shape: 'circle' | 'square' | 'diamond' | 'shield'
  color: (typeof signColors)[number]
  /** White picture, a file of the portal. */
  icon: string | null
}

export type MarkedPlace = MapPlace & MapPoint

/** How features of one kind are drawn and named in the legend. */
export interface LayerRule {
  /** Value of the layer's property; absent for all features without a rule. */
  value?: string | undefined
  title: string
  /** CSS colour. */
  color: string
  kind: 'area' | 'line' | 'dashes' | 'point'
}

/** GeoJSON over the map. A feature's `title` and `note` properties are its card. */
export interface MapLayer {
  id: string
  /** The data or its address. */
  data: GeoJSON | string
  /** Name of the property that selects the rule. */
  property?: string | undefined
  rules: readonly LayerRule[]
}

export interface AddressSuggestion extends MapPoint {
  /** «улица Портовая, дом 12» */
  title: string
}

export interface MapSettings {
  driver: 'builtin' | 'yandex'
  yandexKey: string | null
  /** With {z}, {x}, {y} and {r}, which is `@2x` on dense screens. */
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
