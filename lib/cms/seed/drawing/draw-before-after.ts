import { wrapSvg } from './draw-picture'
import { createScene } from './scene'
import { pairOf, type BeforeAfterKind } from './scenes/before-after'
import { rect } from './svg'

/** Two pictures of one place on 1600 × 1000: how it was and what it became. */
export function drawBeforeAfter(kind: BeforeAfterKind, variant: number): { before: string; after: string } {
  return { before: drawMoment(kind, variant, 'before'), after: drawMoment(kind, variant, 'after') }
}

function drawMoment(kind: BeforeAfterKind, variant: number, moment: 'before' | 'after'): string {
  const pair = pairOf(kind)
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
  return wrapSvg({ width: 1600, height: 1000 }, '0 0 1600 1000', scene.definitions() + flipped)
}
