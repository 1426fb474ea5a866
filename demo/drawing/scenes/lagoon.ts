import { palette } from '../palette'
import { drawMountains, drawSea } from '../parts/land'
import { drawPerson } from '../parts/people'
import { drawBirds, drawSky } from '../parts/sky'
import type { Scene } from '../scene'
import { at, ellipse, path, repeat, stroke } from '../svg'
import type { Compose } from './backdrop'

const FLOCK = 26

/** The lagoon behind the dunes with its swans, seen from the reeds. */
export const composeLagoon: Compose = (scene) => {
  const swans = Array.from({ length: FLOCK }, (_, index) => {
    const share = (index + 0.5) / FLOCK
    return swan(scene, scene.random.between(60, 1500), 500 + share * 300, 0.5 + share * 0.9)
  })
  return [
    drawSky(scene, { horizon: 420, sunX: 1050, clouds: 3 }),
    drawMountains(scene, 430, 150),
    drawBirds(scene, 420, 210, 5),
    drawSea(scene, { top: 426, bottom: 1000, glintX: 1050 }),
    reeds(scene, 0, 1600, 440, 60),
    ...swans,
    path('M-20 1000V880Q320 820 640 900T1000 1000Z', scene.tone('#D9C79C')),
    drawPerson(scene, 330, 960, { height: 210, back: true }),
    drawPerson(scene, 440, 970, { height: 200, back: true, arms: ['hold', 'hold'] }),
    reeds(scene, 1180, 1620, 1000, 240),
  ].join('')
}

/** A swan on the water: body, wing, neck and head; half of them look the other way. */
function swan(scene: Scene, x: number, y: number, size: number): string {
  const white = scene.tone('#FDFDFB')
  return at(
    x,
    y,
    size,
    ellipse(0, 6, 54, 8, '#FFFFFF', 0.4) +
      path('M-50 -22Q-20 6 20 4Q48 2 46 -16Q20 -34 -10 -24Q-34 -16 -50 -22Z', white) +
      path('M-44 -22Q-16 -36 16 -22Q0 -2 -22 -6Q-36 -10 -44 -22Z', scene.tone('#E3E8EA')) +
      stroke('M38 -12Q60 -34 46 -56Q40 -68 52 -72', white, 11) +
      stroke('M58 -72l14 5', scene.tone(palette.clay), 7),
    scene.random.chance(0.5),
  )
}

function reeds(scene: Scene, left: number, right: number, bottom: number, height: number): string {
  const stems = repeat(Math.round((right - left) / 14), () => {
    const x = Math.round(scene.random.between(left, right))
    return `M${x} ${bottom}q${Math.round(scene.random.between(-8, 8))} ${-height / 2} ${Math.round(scene.random.between(-20, 20))} ${Math.round(-height * scene.random.between(0.6, 1))}`
  })
  return stroke(stems, scene.tone('#A8924F'), Math.max(3, height / 34))
}
