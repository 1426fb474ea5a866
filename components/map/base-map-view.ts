import { watchGestures } from '@/components/map/map-gestures'
import type { MapBounds, MapPlace, MapPoint } from '@/components/map/map-place'
import type { DrawnLayer, MapView } from '@/components/map/map-view'
import type { PlaceGroups } from '@/components/map/place-groups'
import { computeBounds, listPoints } from '@/components/map/place-bounds'
import type { MarkerLayer, MarkerRenderer } from '@/components/map/marker-layer'

interface MapParts<Layer> {
  markerLayer: Layer
  markers: MarkerRenderer
  layers: { set: (layers: readonly DrawnLayer[]) => void }
  pin: { set: (point: MapPoint | null, isMovable: boolean) => void }
}

type MapHandlers = Parameters<typeof watchGestures>[1] & { onResize: () => void }

export abstract class BaseMapView<Layer extends MarkerLayer> implements MapView {
  abstract readonly isPlaced: boolean
  protected readonly markerLayer: Layer
  private readonly stopGestures: () => void
  private readonly resize: ResizeObserver
  private places: readonly MapPoint[] = []
  private layerPoints: readonly MapPoint[] = []

  protected constructor(
    private readonly parts: MapParts<Layer>,
    { onResize, ...gestures }: MapHandlers,
  ) {
    this.markerLayer = parts.markerLayer
    this.stopGestures = watchGestures(this.markerLayer.box, gestures)
    this.resize = new ResizeObserver(onResize)
    this.resize.observe(this.markerLayer.box)
  }

  setPlaces(groups: PlaceGroups) {
    this.places = groups.places
    this.parts.markers.set(groups)
  }

  setLayers(layers: readonly DrawnLayer[]) {
    this.layerPoints = layers.flatMap(({ data }) => listPoints(data))
    this.parts.layers.set(layers)
  }

  setActive(id: MapPlace['id'] | null) {
    this.parts.markers.setActive(id)
  }

  setPin(point: MapPoint | null, isMovable: boolean) {
    this.parts.pin.set(point, isMovable)
  }

  moveTo(point: MapPoint, zoom: number) {
    this.markerLayer.moveTo(point, zoom)
  }

  takeFocus() {
    this.markerLayer.takeFocus()
  }

  abstract showAll(): void
  abstract zoomBy(steps: number): void
  abstract panBy(step: [number, number]): void

  close() {
    this.stopGestures()
    this.parts.markers.close()
    this.resize.disconnect()
  }

  /** Layers alone may fill the map. */
  protected hasMarkers(): boolean {
    return this.places.length > 0
  }

  protected shownBounds(): MapBounds | null {
    return computeBounds([...this.places, ...this.layerPoints])
  }
}
