import type { PixelBox } from '@/components/map/clear-clusters'

/** The pin of the chosen place is a round head on a tip that stands on its point; pixels with letters of 16 pixels. */
const HEAD = 25
/** The middle of the head stands so far above the tip: the sides of the tip touch the head at a right angle. */
const NECK = HEAD * Math.SQRT2
const SIGN_SCALE = 1.25
const SIGN_HALF = 14 * SIGN_SCALE

/** A picture draws the pin around its tip by this outline; the marker of a map draws the same by CHOSEN_LOOK. */
export const pinOutline = `M0 0L${-NECK / 2} ${-NECK / 2}A${HEAD} ${HEAD} 0 1 1 ${NECK / 2} ${-NECK / 2}z`

/** Puts a sign of 28 × 28 into the head of that outline. */
export const pinSign = `translate(${-SIGN_HALF} ${-NECK - SIGN_HALF}) scale(${SIGN_SCALE})`

/** Turns a marker into the pin while it is the chosen one: its square with three round corners stands on the fourth. */
export const CHOSEN_LOOK =
  'data-active:-translate-y-[2.21rem] data-active:scale-125 data-active:before:absolute data-active:before:size-10 data-active:before:rotate-45 data-active:before:rounded-full data-active:before:rounded-br-none data-active:before:border-2 data-active:before:border-paper data-active:before:bg-ink data-active:before:shadow-above'

/** Gives the room that the pin of a point takes, with letters `scale` times as large as usual. */
export function pinBox({ x, y }: { x: number; y: number }, scale: number): PixelBox {
  const half = HEAD * scale
  const height = (HEAD + NECK) * scale
  return [x - half, y - height, x + half, y]
}
