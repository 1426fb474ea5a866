import { divIcon, marker, type LeafletMouseEvent, type Map as Leaflet, type Marker } from 'leaflet'
import type { MapPoint } from '@/components/map/map-place'
import type { MapEvents } from '@/components/map/map-view'
import { markerSize } from '@/components/map/marker-element'
import { pinElement } from '@/components/map/pin-element'
import { stepPoint } from '@/components/map/place-bounds'

/** Draws a single mark: an address that was found, or the point that somebody chooses by click, drag or arrow keys. */
export class LeafletPin {
  private marker: Marker | null = null
  private isMovable = false

  constructor(
    private readonly map: Leaflet,
    private readonly events: MapEvents,
  ) {
    map.on('click', (event: LeafletMouseEvent) => {
      if (this.isMovable) events.onPin(pointOf(event.latlng))
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
    const pin = marker([latitude, longitude], { ...options, zIndexOffset: 2_000 }).addTo(this.map)
    pin.on('dragend', () => this.events.onPin(pointOf(pin.getLatLng())))
    return pin
  }

  private step(step: [number, number]) {
    if (!this.marker) return
    const point = stepPoint(pointOf(this.marker.getLatLng()), this.map.getZoom(), step)
    this.marker.setLatLng([point.latitude, point.longitude])
    this.map.panInside(this.marker.getLatLng(), { padding: [64, 64], animate: false })
    this.events.onPin(point)
  }
}

function pointOf({ lat, lng }: { lat: number; lng: number }): MapPoint {
  return { latitude: lat, longitude: lng }
}
