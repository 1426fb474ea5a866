import type { GeoJSON } from 'geojson'
import type { ZoomNames } from '@/components/map/clear-clusters'
import type { PlaceGroups } from '@/components/map/place-groups'
import type { PlaceWords } from '@/components/map/marker-element'
import type { LayerRule, MapBounds, MapPlace, MapPoint, MapSettings, MarkedPlace } from '@/components/map/map-place'

export interface DrawnLayer {
  id: string
  data: GeoJSON
  property: string | undefined
  rules: readonly LayerRule[]
  /** Titles of rules that are switched off. */
  hidden?: readonly string[]
}

export interface FeatureFacts {
  title: string
  /** «Автобусы 3, 9», of a stop. */
  buses: string | undefined
  note: string | undefined
  href: string | undefined
}

export interface MapEvents {
  /** A marker was chosen, or a cluster that no zoom parts: its first places and their number. */
  onChoose: (places: readonly MarkedPlace[], count: number) => void
  onPoint: (id: MapPlace['id'] | null) => void
  onFeature: (feature: FeatureFacts) => void
  onPin: (point: MapPoint) => void
  onMove: (bounds: MapBounds) => void
  onHint: (gesture: 'wheel' | 'touch') => void
  /** The first view is drawn or the visitor has moved on: placeholders may go. */
  onDrawn: () => void
}

export interface MapView {
  /** Opened on what the page is about, so it need not move there. */
  readonly isPlaced: boolean
  setPlaces: (groups: PlaceGroups) => void
  setLayers: (layers: readonly DrawnLayer[]) => void
  setActive: (id: MapPlace['id'] | null) => void
  setPin: (point: MapPoint | null, isMovable: boolean) => void
  moveTo: (point: MapPoint, zoom: number) => void
  showAll: () => void
  takeFocus: () => void
  zoomBy: (steps: number) => void
  /** Pixels to the right and down. */
  panBy: (step: [number, number]) => void
  close: () => void
}

export interface MapDriverProps {
  settings: MapSettings
  label: string
  /** First view: bounds or a place; otherwise the centre of the city. */
  firstView?: MapBounds | MapPoint | null | undefined
  names?: readonly ZoomNames[] | undefined
  words?: PlaceWords | undefined
  events: MapEvents
  /** Called with the view on mount, with null on unmount. */
  onView: (view: MapView | null) => void
}

export function mapName(label: string): string {
  return `${label}. Стрелки двигают карту, плюс и минус меняют масштаб.`
}

/** Zoom of a single point: nearby streets and parks still have names. */
export const POINT_ZOOM = 15

/** Zoom for choosing a point: single buildings are visible. */
export const PICK_ZOOM = 16
