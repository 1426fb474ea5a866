import type { GeoJSON } from 'geojson'
import type { ZoomNames } from '@/components/map/clear-clusters'
import type { PlaceGroups } from '@/components/map/place-groups'
import type { PlaceWords } from '@/components/map/marker-element'
import type { LayerRule, MapBounds, MapPlace, MapPoint, MapSettings, MarkedPlace } from '@/components/map/map-place'

/** The data of this layer has come. */
export interface DrawnLayer {
  id: string
  data: GeoJSON
  property: string | undefined
  rules: readonly LayerRule[]
}

/** A named feature of a layer says this of itself. */
export interface FeatureFacts {
  title: string
  note: string | undefined
}

/** These things happen on a map. */
export interface MapEvents {
  /** A marker was chosen, or a cluster that no zoom can part: its first places, and how many it has. */
  onChoose: (places: readonly MarkedPlace[], count: number) => void
  /** The pointer or the focus came to a marker; null when it left. */
  onPoint: (id: MapPlace['id'] | null) => void
  onFeature: (feature: FeatureFacts) => void
  /** The pin was moved, or a point was chosen where a pin may stand. */
  onPin: (point: MapPoint) => void
  /** The map stands still somewhere else: what is in sight now. */
  onMove: (bounds: MapBounds) => void
  /** The visitor made a gesture that belongs to the page until the map is touched. */
  onHint: (gesture: 'wheel' | 'touch') => void
  /** What is seen first has come, or the visitor has moved on: nothing needs to stand in its place any more. */
  onDrawn: () => void
}

/** A map on the screen, whoever draws it. Drivers implement this; everything else uses only it. */
export interface MapView {
  /** It was put up over what the page is about, and need not be moved there. */
  readonly isPlaced: boolean
  setPlaces: (groups: PlaceGroups) => void
  setLayers: (layers: readonly DrawnLayer[]) => void
  /** The list points at this place. */
  setActive: (id: MapPlace['id'] | null) => void
  /** Sets one mark of its own look: an address that was found, or the point being chosen. */
  setPin: (point: MapPoint | null, isMovable: boolean) => void
  moveTo: (point: MapPoint, zoom: number) => void
  /** Shows everything that is marked; the whole city when nothing is. */
  showAll: () => void
  /** The focus goes to the map itself, which does not scroll for it. */
  takeFocus: () => void
  zoomBy: (steps: number) => void
  /** Moves by pixels of the screen, to the right and down. */
  panBy: (step: [number, number]) => void
  close: () => void
}

export interface MapDriverProps {
  settings: MapSettings
  label: string
  /** Seen first: a part of the city, or one place from near by; without it the city's centre. */
  sight?: MapBounds | MapPoint | null | undefined
  /** Clusters keep clear of these names, where the tiles are the portal's own. */
  names?: readonly ZoomNames[] | undefined
  /** What the places are called. */
  words?: PlaceWords | undefined
  events: MapEvents
  /** The map stands; null when it goes. */
  onView: (view: MapView | null) => void
}

/** Names a map, and says how it is moved. */
export function mapName(label: string): string {
  return `${label}. Стрелки двигают карту, плюс и минус меняют масштаб.`
}

/** A single point is shown at this zoom: the streets and parks around it have their names, so one sees where it is. */
export const POINT_ZOOM = 15

/** Somebody who chooses a point sees single buildings. */
export const PICK_ZOOM = 16
