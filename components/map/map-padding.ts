/**
 * Free pixels around what has to be visible: space for markers at the edge and fields over the map; at a root font
 * size of 16 px. Equal at both sides: the buttons are at the left on phones, at the right elsewhere.
 */
export const MAP_PADDING = { left: 52, top: 84, right: 52, bottom: 24 }

type Padding = typeof MAP_PADDING

/** A map of layers alone has no markers that stand over its edge. On phones the field takes its whole width. */
const LAYER_PADDING: Padding = { left: 24, top: 24, right: 68, bottom: 24 }
const NARROW_LAYER_PADDING: Padding = { left: 24, top: 68, right: 24, bottom: 24 }
const NARROW_PX = 600

const USUAL_REM_PX = 16

export function remPx(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
}

export function getPadding(box: HTMLElement, hasMarkers: boolean): Padding {
  const { clientWidth: width, clientHeight: height } = box
  const { left, top, right, bottom } = choosePadding(width, hasMarkers)
  const most = Math.min(width / (left + right), height / (top + bottom)) / 2
  const scale = Math.max(1, Math.min(remPx() / USUAL_REM_PX, most))
  return { left: left * scale, top: top * scale, right: right * scale, bottom: bottom * scale }
}

function choosePadding(width: number, hasMarkers: boolean): Padding {
  if (hasMarkers) return MAP_PADDING
  return width < NARROW_PX ? NARROW_LAYER_PADDING : LAYER_PADDING
}
