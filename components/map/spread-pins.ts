import type { Shift } from '@/components/map/clear-clusters'

interface Pixel {
  x: number
  y: number
}

/** Pixels between two pins whose numbers can both be read. */
const GAP = 20
/** Pixels; a pin moved this far still points near its place. */
const FARTHEST = 30
const ROUNDS = 40

/** Moves pins that cover each other apart, each by half of the overlap. */
export function spreadPins(pins: readonly Pixel[]): Shift[] {
  const moved = pins.map(({ x, y }) => ({ x, y }))
  for (let round = 0; round < ROUNDS; round++)
    for (const [index, one] of moved.entries()) for (const other of moved.slice(index + 1)) part(one, other)
  return moved.map(({ x, y }, index) => limit(x - (pins[index]?.x ?? x), y - (pins[index]?.y ?? y)))
}

/** Those at one point part sideways. */
function part(one: Pixel, other: Pixel) {
  const distance = Math.hypot(other.x - one.x, other.y - one.y)
  if (distance >= GAP) return
  const [right, down] = distance < 0.5 ? [1, 0] : [(other.x - one.x) / distance, (other.y - one.y) / distance]
  const half = (GAP - distance) / 2
  one.x -= right * half
  one.y -= down * half
  other.x += right * half
  other.y += down * half
}

function limit(right: number, down: number): Shift {
  const far = Math.hypot(right, down)
  const scale = far > FARTHEST ? FARTHEST / far : 1
  return [Math.round(right * scale), Math.round(down * scale)]
}
