/**
 * Free pixels around what has to be visible: space for markers at the edge and fields over the map; at a root font
 * size of 16 px.
 */
export const MAP_PADDING = { left: 40, top: 84, right: 64, bottom: 24 }

const USUAL_REM_PX = 16

export function remPx(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
}

export function getPadding({ clientWidth: width, clientHeight: height }: HTMLElement): typeof MAP_PADDING {
  const { left, top, right, bottom } = MAP_PADDING
  const most = Math.min(width / (left + right), height / (top + bottom)) / 2
  const scale = Math.max(1, Math.min(remPx() / USUAL_REM_PX, most))
  return { left: left * scale, top: top * scale, right: right * scale, bottom: bottom * scale }
}
