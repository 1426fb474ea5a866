import { divIcon, marker, type Map as Leaflet } from 'leaflet'
import type { MapBounds, MapPoint } from '@/components/map/map-place'
import { anchorOf, markerSize, spotSize } from '@/components/map/marker-element'
import type { Spot } from '@/components/map/place-groups'
import type { MarkerStage, MarkerHandle } from '@/components/map/spot-markers'
import { allowsMotion } from '@/components/ui/allows-motion'

/** Markers of so much of the screen around it are ready before it is dragged in. */
const MARGIN = 0.2
const ABOVE = 1_000

export class LeafletStage implements MarkerStage {
  readonly size = markerSize()

  readonly box: HTMLElement

  constructor(private readonly map: Leaflet) {
    this.box = map.getContainer()
  }

  bounds(): MapBounds {
    const sight = this.map.getBounds().pad(MARGIN)
    return [sight.getWest(), sight.getSouth(), sight.getEast(), sight.getNorth()]
  }

  /** Gives what the visitor sees, without the margin. */
  sight(): MapBounds {
    const sight = this.map.getBounds()
    return [sight.getWest(), sight.getSouth(), sight.getEast(), sight.getNorth()]
  }

  zoom() {
    return this.map.getZoom()
  }

  put(spot: Spot, element: HTMLElement): MarkerHandle {
    const size = spotSize(spot, this.size)
    const icon = divIcon({ html: element, className: '', iconSize: [size, size], iconAnchor: anchorOf(spot, size) })
    const options = { icon, keyboard: false, interactive: false }
    const standing = marker([spot.latitude, spot.longitude], options).addTo(this.map)
    return {
      raise: (isAbove) => standing.setZIndexOffset(isAbove ? ABOVE : 0),
      remove: () => standing.remove(),
    }
  }

  moveTo({ latitude, longitude }: MapPoint, zoom: number) {
    this.map.setView([latitude, longitude], zoom, { animate: allowsMotion() })
  }

  takeFocus() {
    this.box.focus({ preventScroll: true })
  }
}
