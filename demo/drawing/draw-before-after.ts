import type { Moment } from '@/lib/content/seed/pictures/city-picture'
import type { BeforeAfterKind } from './drawing'
import { wrapSvg, type PictureSize } from './draw-picture'
import { createScene } from './scene'
import { getPair } from './scenes/before-after'
import { rect } from './svg'

interface PairMoment {
  pair: BeforeAfterKind
  variant: number
  moment: Moment
}

/** Draws a place on 1600 × 1000 as it was or as it became. */
export function drawBeforeAfter(
  { pair: kind, variant, moment }: PairMoment,
  size: PictureSize = { width: 1600, height: 1000 },
): string {
  const pair = getPair(kind)
  const light = pair.light ?? (variant % 3 === 2 ? 'morning' : 'day')
  const season = pair.season ?? (['summer', 'spring', 'autumn'] as const)[variant % 3] ?? 'summer'
  const scene = createScene(`pair/${kind}/${variant}`, season, light, variant)
  const content = pair.place(scene) + pair[moment](scene)
  const dull =
    moment === 'before' && light !== 'night'
      ? rect(0, 0, 1600, 1000, '#6B7782').replace('fill=', 'opacity="0.16" fill=')
      : ''
  const flipped =
    variant % 2 === 1 ? `<g transform="translate(1600 0) scale(-1 1)">${content}${dull}</g>` : content + dull
  return wrapSvg(size, '0 0 1600 1000', scene.definitions() + flipped)
}
