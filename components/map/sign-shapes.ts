import type { PlaceSign } from '@/components/map/map-place'
import type { PixelBox } from '@/components/map/clear-clusters'

export const SIGN_PX = 28

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

export const signStrokes: Record<PlaceSign['color'], string> = {
  'status-1': 'stroke-status-1',
  'status-2': 'stroke-status-2',
  'status-3': 'stroke-status-3',
  'status-4': 'stroke-status-4',
}

const HEAD = 25
/** Distance from tip to middle of the head: its sides touch the head at a right angle. */
const NECK = HEAD * Math.SQRT2
const SIGN_SCALE = 1.25
const SIGN_HALF = 14 * SIGN_SCALE

/** Outline of the pin around its tip; CHOSEN_LOOK is the same for markers. */
export const pinOutline = `M0 0L${-NECK / 2} ${-NECK / 2}A${HEAD} ${HEAD} 0 1 1 ${NECK / 2} ${-NECK / 2}z`

export const pinSign = `translate(${-SIGN_HALF} ${-NECK - SIGN_HALF}) scale(${SIGN_SCALE})`

export const CHOSEN_LOOK =
  'data-active:-translate-y-[2.21rem] data-active:scale-125 data-active:before:absolute ' +
  'data-active:before:size-10 data-active:before:rotate-45 data-active:before:rounded-full ' +
  'data-active:before:rounded-br-none data-active:before:border-2 data-active:before:border-paper ' +
  'data-active:before:bg-ink data-active:before:shadow-above'

export function pinBox({ x, y }: { x: number; y: number }, scale: number): PixelBox {
  const half = HEAD * scale
  const height = (HEAD + NECK) * scale
  return [x - half, y - height, x + half, y]
}
