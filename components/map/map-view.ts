import type { GeoJSON } from 'geojson'
import type { ZoomNames } from '@/components/map/clear-clusters'
import type { PlaceGroups } from '@/components/map/place-groups'
import type { PlaceWords } from '@/components/map/marker-element'
import type { LayerRule, MapBounds, MapPlace, MapPoint, MapSettings, MarkedPlace } from '@/components/map/map-place'

/** A layer whose data has loaded. */
export interface DrawnLayer {
  id: string
  data: GeoJSON
  property: string | undefined
  rules: readonly LayerRule[]
}

/** Card of a feature. */
export interface FeatureFacts {
  title: string
  note: string | undefined
}

/** Events a map driver emits. */
export interface MapEvents {
  /** A marker was chosen, or a cluster that no zoom parts: its first places and their number. */
  onChoose: (places: readonly MarkedPlace[], count: number) => void
  /** Pointer or focus is on a marker; null when it left. */
  onPoint: (id: MapPlace['id'] | null) => void
  onFeature: (feature: FeatureFacts) => void
  /** The pin was moved, or a point was chosen for it. */
  onPin: (point: MapPoint) => void
  /** Visible bounds after a move. */
  onMove: (bounds: MapBounds) => void
  /** A gesture that belongs to the page until the map is touched. */
  onHint: (gesture: 'wheel' | 'touch') => void
  /** The first view is drawn or the visitor has moved on: placeholders may go. */
  onDrawn: () => void
}

/** A map on the screen. Drivers implement this; everything else uses only it. */
export interface MapView {
  /** Opened on what the page is about, so it need not move there. */
  readonly isPlaced: boolean
  setPlaces: (groups: PlaceGroups) => void
  setLayers: (layers: readonly DrawnLayer[]) => void
  /** Highlights a place of the list. */
  setActive: (id: MapPlace['id'] | null) => void
  /** Mark of a found address, or of the point being chosen. */
  setPin: (point: MapPoint | null, isMovable: boolean) => void
  moveTo: (point: MapPoint, zoom: number) => void
  /** Shows all places; the whole city if there are none. */
  showAll: () => void
  /** Does not scroll. */
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
  sight?: MapBounds | MapPoint | null | undefined
  /** Names that clusters do not cover, if the tiles are the portal's. */
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
