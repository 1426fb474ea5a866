import type { MapBounds, MapPoint, MapSettings } from '@/components/map/map-place'
import { MAP_PADDING } from '@/components/map/map-padding'
import { POINT_ZOOM } from '@/components/map/map-view'
import { worldPixel } from '@/lib/contract/web-mercator'

export interface PictureFrame {
  zoom: number
  middle: Pixel
  /** Smaller boxes take the previous frame; null for the first. */
  least: { width: number; height: number } | null
}

interface Pixel {
  x: number
  y: number
}

/** Smallest box on supported screens, and the largest with a picture. */
export const SMALLEST = { width: 320, height: 288 }
export const LARGEST = { width: 1024, height: 832 }

/** Leaflet accepts a zoom that fits by less than this. */
const ZOOM_ROUNDING = 0.005

/**
 * Returns what a map shows first: bounds at the nearest zoom that fits, a place from near, or the centre. Leaflet’s
 * `fitBounds` chooses the same.
 */
export function pictureFrames(firstView: MapBounds | MapPoint | null, settings: MapSettings): PictureFrame[] {
  if (!Array.isArray(firstView)) {
    const zoom = firstView ? POINT_ZOOM : settings.zoom
    return [{ zoom, middle: worldPixel(firstView ?? settings.center, zoom), least: null }]
  }
  const frames: PictureFrame[] = []
  for (let zoom = settings.minZoom; zoom <= Math.min(settings.maxZoom, POINT_ZOOM); zoom++) {
    const frame = buildFrame(firstView, zoom)
    if (frames.length > 0 && !fits(frame.least, LARGEST)) break
    if (frames.length === 0 || fits(frame.least, SMALLEST)) frames.splice(0, Infinity, { ...frame, least: null })
    else frames.push(frame)
  }
  return frames
}

function buildFrame([west, south, east, north]: MapBounds, zoom: number) {
  const from = worldPixel({ longitude: west, latitude: north }, zoom)
  const to = worldPixel({ longitude: east, latitude: south }, zoom)
  const slack = 2 ** -ZOOM_ROUNDING
  return {
    zoom,
    middle: {
      x: (from.x + to.x + MAP_PADDING.right - MAP_PADDING.left) / 2,
      y: (from.y + to.y + MAP_PADDING.bottom - MAP_PADDING.top) / 2,
    },
    least: {
      width: Math.ceil((to.x - from.x) * slack + MAP_PADDING.left + MAP_PADDING.right),
      height: Math.ceil((to.y - from.y) * slack + MAP_PADDING.top + MAP_PADDING.bottom),
    },
  }
}

function fits(least: { width: number; height: number }, box: { width: number; height: number }): boolean {
  return least.width <= box.width && least.height <= box.height
}
