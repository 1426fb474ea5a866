import type { Map as Leaflet } from 'leaflet'
import { isTouchScreen } from '@/components/map/map-gestures'

/** Lets the wheel, and on a touch screen the finger, move the map only while it is in use: the page scrolls past it. */
export function takeGestures({ scrollWheelZoom, dragging }: Leaflet, isActive: boolean): void {
  for (const handler of isTouchScreen() ? [scrollWheelZoom, dragging] : [scrollWheelZoom]) {
    if (isActive) handler.enable()
    else handler.disable()
  }
}
