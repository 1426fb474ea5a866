import {
  divIcon,
  marker as leafletMarker,
  type LatLngBounds,
  type Map as Leaflet,
  type LeafletMouseEvent,
  type Marker,
} from 'leaflet'
import type { MapBounds, MapPoint } from '@/components/map/map-place'
import { computeAnchor, markerSize, markerWidth, pinElement } from '@/components/map/marker-element'
import type { MapMarker } from '@/components/map/place-groups'
import type { MarkerLayer, MarkerHandle } from '@/components/map/marker-layer'
import { allowsMotion } from '@/components/ui/allows-motion'
import type { MapEvents } from '@/components/map/map-view'
import { stepPoint } from '@/components/map/place-bounds'

/** Share of the view around it whose markers are ready before it is dragged in. */
const MARGIN = 0.2
const ABOVE = 1_000

export class LeafletMarkerLayer implements MarkerLayer {
  readonly size = markerSize()

  readonly box: HTMLElement

  constructor(private readonly map: Leaflet) {
    this.box = map.getContainer()
  }

  bounds(): MapBounds {
    return toBounds(this.map.getBounds().pad(MARGIN))
  }

  visibleBounds(): MapBounds {
    return toBounds(this.map.getBounds())
  }

  zoom() {
    return this.map.getZoom()
  }

  put(marker: MapMarker, element: HTMLElement): MarkerHandle {
    const size = markerWidth(marker, this.size)
    const icon = divIcon({
      html: element,
      className: '',
      iconSize: [size, size],
      iconAnchor: computeAnchor(marker, size),
    })
    const options = { icon, keyboard: false, interactive: false }
    const added = leafletMarker([marker.latitude, marker.longitude], options).addTo(this.map)
    return {
      raise: (isAbove) => added.setZIndexOffset(isAbove ? ABOVE : 0),
      remove: () => added.remove(),
    }
  }

  moveTo({ latitude, longitude }: MapPoint, zoom: number) {
    this.map.setView([latitude, longitude], zoom, { animate: allowsMotion() })
  }

  takeFocus() {
    this.box.focus({ preventScroll: true })
  }
}

export class LeafletPin {
  private marker: Marker | null = null
  private isMovable = false

  constructor(
    private readonly map: Leaflet,
    private readonly events: MapEvents,
  ) {
    map.on('click', (event: LeafletMouseEvent) => {
      if (this.isMovable) events.onPin(toPoint(event.latlng))
    })
  }

  set(point: MapPoint | null, isMovable: boolean) {
    this.isMovable = isMovable
    if (!point) {
      this.marker?.remove()
      this.marker = null
      return
    }
    this.marker ??= this.create(point)
    this.marker.setLatLng([point.latitude, point.longitude])
  }

  private create({ latitude, longitude }: MapPoint): Marker {
    const size = markerSize()
    const icon = divIcon({
      html: pinElement(this.isMovable ? (step) => this.step(step) : null),
      className: '',
      iconSize: [size, size],
      iconAnchor: [size / 2, size],
    })
    const options = { icon, keyboard: false, interactive: this.isMovable, draggable: this.isMovable, autoPan: true }
    const pin = leafletMarker([latitude, longitude], { ...options, zIndexOffset: 2_000 }).addTo(this.map)
    pin.on('dragend', () => this.events.onPin(toPoint(pin.getLatLng())))
    return pin
  }

  private step(step: [number, number]) {
    if (!this.marker) return
    const point = stepPoint(toPoint(this.marker.getLatLng()), this.map.getZoom(), step)
    this.marker.setLatLng([point.latitude, point.longitude])
    this.map.panInside(this.marker.getLatLng(), { padding: [64, 64], animate: false })
    this.events.onPin(point)
  }
}

function toPoint({ lat, lng }: { lat: number; lng: number }): MapPoint {
  return { latitude: lat, longitude: lng }
}

function toBounds(box: LatLngBounds): MapBounds {
  return [box.getWest(), box.getSouth(), box.getEast(), box.getNorth()]
}
