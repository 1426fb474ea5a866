import { wrapSvg } from './draw-picture'
import { createScene } from './scene'
import { composePair, type BeforeAfterKind } from './scenes/before-after'
import { rect } from './svg'

export const beforeAfterKinds: readonly BeforeAfterKind[] = [
  'pothole',
  'dump',
  'playground',
  'darkStreet',
  'bench',
  'leak',
  'signs',
  'fallenTree',
  'graffiti',
  'floodedYard',
]

/** Two pictures of one place on 1600 × 1000: how it was and what it became. */
export function drawBeforeAfter(kind: BeforeAfterKind, variant: number): { before: string; after: string } {
  return { before: drawMoment(kind, variant, 'before'), after: drawMoment(kind, variant, 'after') }
}

function drawMoment(kind: BeforeAfterKind, variant: number, moment: 'before' | 'after'): string {
  const light = kind === 'darkStreet' ? 'night' : variant % 3 === 2 ? 'morning' : 'day'
  const season = (['summer', 'spring', 'autumn'] as const)[variant % 3] ?? 'summer'
  const scene = createScene(`pair/${kind}/${variant}`, season, light, variant)
  const content = composePair(scene, kind, moment)
  const dull =
    moment === 'before' && kind !== 'darkStreet'
      ? rect(0, 0, 1600, 1000, '#6B7782').replace('fill=', 'opacity="0.16" fill=')
      : ''
  const flipped =
    variant % 2 === 1 ? `<g transform="translate(1600 0) scale(-1 1)">${content}${dull}</g>` : content + dull
  return wrapSvg({ width: 1600, height: 1000 }, '0 0 1600 1000', scene.definitions() + flipped)
}
