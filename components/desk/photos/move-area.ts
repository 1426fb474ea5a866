import type { HiddenArea } from '@/lib/contract/hidden-areas'

/** Fractions of the sides. */
export interface Point {
  x: number
  y: number
}

/** Smaller ones are slips of the hand. */
export const MIN_SIDE = 0.01
/** A press of an arrow key. */
const STEP = 0.01

const keySteps: Record<string, [number, number]> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
}

/** Returns the area between two corners. */
export function spanArea(from: Point, to: Point): HiddenArea {
  const x = Math.min(from.x, to.x)
  const y = Math.min(from.y, to.y)
  return { x, y, width: Math.abs(to.x - from.x), height: Math.abs(to.y - from.y) }
}

/** Moves an area, which stays inside the picture. */
export function moveArea(area: HiddenArea, dx: number, dy: number): HiddenArea {
  return { ...area, x: clamp(area.x + dx, 0, 1 - area.width), y: clamp(area.y + dy, 0, 1 - area.height) }
}

/** Returns the area after a press of a key: arrows move it, with Shift they change its size. Null for other keys. */
export function applyKey(area: HiddenArea, key: string, isShift: boolean): HiddenArea | null {
  const step = keySteps[key]
  if (!step) return null
  const [dx, dy] = step
  if (!isShift) return moveArea(area, dx, dy)
  const width = clamp(area.width + dx, MIN_SIDE, 1 - area.x)
  return { ...area, width, height: clamp(area.height + dy, MIN_SIDE, 1 - area.y) }
}

export function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most))
}
