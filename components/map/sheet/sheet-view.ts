import { CRS, imageOverlay, Map as Leaflet } from 'leaflet'
import 'leaflet/dist/leaflet.css'
import { takeGestures, usualOptions } from '@/components/map/leaflet-map'
import { watchGestures } from '@/components/map/map-gestures'
import { allowsMotion } from '@/components/ui/allows-motion'

export interface Sheet {
  url: string
  width: number
  height: number
}

/** A pixel of the drawing need not be larger on the screen. */
const CLOSEST = 1.5
const ZOOM_STEP = 0.5

export class SheetView {
  private readonly map: Leaflet
  private readonly corners: [number, number][]
  private readonly stopGestures: () => void
  private readonly resize: ResizeObserver

  constructor(box: HTMLElement, { url, width, height }: Sheet, onHint: (gesture: 'wheel' | 'touch') => void) {
    this.corners = [
      [0, 0],
      [height, width],
    ]
    this.map = new Leaflet(box, {
      ...usualOptions(),
      crs: CRS.Simple,
      // the sheet fills its frame exactly, at whatever scale that is
      zoomSnap: 0,
      zoomDelta: ZOOM_STEP,
      minZoom: -6,
      maxZoom: CLOSEST,
      maxBounds: this.corners,
    })
    imageOverlay(url, this.corners, { alt: '' }).addTo(this.map)
    this.showAll()
    this.stopGestures = watchGestures(box, { onActivate: (isActive) => takeGestures(this.map, isActive), onHint })
    this.resize = new ResizeObserver(() => this.map.invalidateSize({ animate: false }))
    this.resize.observe(box)
  }

  showAll() {
    this.map.setMinZoom(-6)
    this.map.fitBounds(this.corners, { animate: false })
    this.map.setMinZoom(this.map.getZoom())
  }

  zoomBy(steps: number) {
    this.map.setZoom(this.map.getZoom() + steps * ZOOM_STEP, { animate: allowsMotion() })
  }

  panBy(step: [number, number]) {
    this.map.panBy(step, { animate: allowsMotion() })
  }

  close() {
    this.stopGestures()
    this.resize.disconnect()
    this.map.remove()
  }
}
