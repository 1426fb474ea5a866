import type { GeoJSON } from 'geojson'

/** Degrees of WGS 84. */
export interface MapPoint {
  latitude: number
  longitude: number
}

export interface PointFacts {
  address: string | null
  isInCity: boolean
}

/** West, south, east, north, degrees. */
export type MapBounds = [number, number, number, number]

export const WORLD: MapBounds = [-180, -85, 180, 85]

export interface MapPlace {
  id: number | string
  title: string
  address: string
  latitude: number | null
  longitude: number | null
  href?: string | undefined
  note?: string | undefined
  /** Number of its row, drawn on its pin. */
  number?: number | undefined
  /** Without a sign the marker is a pin. */
  sign?: PlaceSign | undefined
}

export const signColors = ['status-1', 'status-2', 'status-3', 'status-4'] as const

export interface PlaceSign {
  shape: 'circle' | 'square' | 'diamond' | 'shield'
  color: (typeof signColors)[number]
  icon: string | null
}

export type MarkedPlace = MapPlace & MapPoint

export interface LayerRule {
  value?: string | undefined
  title: string
  color: string
  kind: 'area' | 'line' | 'dashes' | 'point'
}

export interface MapLayer {
  id: string
  data: GeoJSON | string
  property?: string | undefined
  rules: readonly LayerRule[]
}

export interface AddressSuggestion extends MapPoint {
  title: string
}

export interface MapSettings {
  driver: 'builtin' | 'yandex'
  yandexKey: string | null
  /** URL template with {z}, {x}, {y} and {r}, which is `@2x` on dense screens; empty without a plan of the city. */
  tilesUrl: string
  attribution: string
  center: MapPoint
  zoom: number
  minZoom: number
  maxZoom: number
}

export function isMarked<Place extends Pick<MapPlace, 'latitude' | 'longitude'>>(
  place: Place,
): place is Place & MapPoint {
  return place.latitude !== null && place.longitude !== null
}
