/**
 * So many pixels stay free around what is to be seen whole: room for a marker at the edge, and for the fields over the
 * map; with letters of 16 pixels.
 */
export const EDGE = { left: 40, top: 84, right: 64, bottom: 32 }

const USUAL_REM_PX = 16

/** Gives a rem of this visitor in pixels. */
export function remPx(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
}

/** Gives the same with the letters of this visitor; of a small map the places keep half. */
export function edgeOf({ clientWidth: width, clientHeight: height }: HTMLElement): typeof EDGE {
  const { left, top, right, bottom } = EDGE
  const most = Math.min(width / (left + right), height / (top + bottom)) / 2
  const scale = Math.max(1, Math.min(remPx() / USUAL_REM_PX, most))
  return { left: left * scale, top: top * scale, right: right * scale, bottom: bottom * scale }
}
