import type { PlaceSign } from '@/components/map/map-place'

/** A sign has a side of so many pixels. */
export const SIGN_PX = 28

/** Outlines lie in a box of 28 × 28. */
export const signShapes: Record<PlaceSign['shape'], string> = {
  circle: 'M14 1a13 13 0 1 1 0 26a13 13 0 1 1 0-26z',
  square: 'M3 2h22a1 1 0 0 1 1 1v22a1 1 0 0 1-1 1H3a1 1 0 0 1-1-1V3a1 1 0 0 1 1-1z',
  diamond: 'M14 .8L27.2 14L14 27.2L.8 14z',
  shield: 'M14 1L26 5V15Q24 23 14 27Q4 23 2 15V5z',
}

export const signFills: Record<PlaceSign['color'], string> = {
  'status-1': 'fill-status-1',
  'status-2': 'fill-status-2',
  'status-3': 'fill-status-3',
  'status-4': 'fill-status-4',
}

/** The same colours for lines. */
export const signStrokes: Record<PlaceSign['color'], string> = {
  'status-1': 'stroke-status-1',
  'status-2': 'stroke-status-2',
  'status-3': 'stroke-status-3',
  'status-4': 'stroke-status-4',
}
