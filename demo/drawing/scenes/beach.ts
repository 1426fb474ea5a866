import { palette } from '../palette'
import { drawRowboat, drawSailboat } from '../parts/boats'
import { drawBeachSand, drawMountains, drawSea } from '../parts/land'
import { drawFir, drawPalm } from '../parts/nature'
import { drawPerson } from '../parts/people'
import { drawSky } from '../parts/sky'
import type { Scene } from '../scene'
import { circle, ellipse, path, polygon, repeat, stroke } from '../svg'
import type { Compose } from './backdrop'

/** The sand, umbrellas and people by the water. */
export const composeBeach: Compose = (scene) => {
  const colors = [palette.danger, palette.sun, palette.brand, '#2F8F6B', palette.clay]
  const towel = (x: number, y: number, color: string): string =>
    polygon([x, y, x + 130, y, x + 160, y + 34, x + 14, y + 34], scene.tone(color)) +
    polygon([x + 8, y + 8, x + 138, y + 8, x + 144, y + 14, x + 10, y + 14], '#FFFFFF', 0.6)
  const swimmers = repeat(5, (index) => {
    const x = 360 + index * 190
    const y = 545 + (index % 3) * 34
    return (
      circle(x, y, 11, scene.tone('#D99F76')) +
      path(`M${x - 11} ${y - 2}a11 11 0 0 1 22 0Z`, scene.tone(colors[index] ?? palette.sun)) +
      stroke(`M${x - 30} ${y + 12}h60`, '#FFFFFF', 4, 0.7)
    )
  })
  return [
    drawSky(scene, { horizon: 420, sunX: 1150 }),
    drawMountains(scene, 426, 130),
    drawSea(scene, { top: 420, bottom: 720, glintX: 1150 }),
    drawSailboat(scene, 420, 500, 120, false, 0.1),
    drawSailboat(scene, 1330, 480, 90, true, 0.2),
    swimmers,
    drawBeachSand(scene, 660),
    drawBeachUmbrella(scene, 270, 860, 150, colors[scene.variant % 5] ?? palette.sun),
    towel(330, 860, '#5B7C99'),
    drawBeachUmbrella(scene, 1180, 800, 120, colors[(scene.variant + 2) % 5] ?? palette.sun),
    towel(1240, 800, palette.clay),
    drawBeachUmbrella(scene, 760, 770, 90, colors[(scene.variant + 3) % 5] ?? palette.sun),
    drawPerson(scene, 560, 880, {
      height: 240,
      coat: false,
      skirt: true,
      hairstyle: 'hat',
      headColor: palette.stone,
      arms: ['down', 'forward'],
    }),
    drawPerson(scene, 640, 890, { height: 160, coat: false, hairstyle: 'short', arms: ['wave', 'down'], legs: 'walk' }),
    drawPerson(scene, 950, 860, { height: 220, coat: false, legs: 'run', arms: ['up', 'swing'] }),
    circle(1062, 690, 26, scene.tone(palette.sun)),
    path('M1062 664a26 26 0 0 1 0 52q-14 -26 0 -52Z', scene.tone(palette.danger)),
    drawPerson(scene, 1400, 900, { height: 236, coat: false, legs: 'stand', arms: ['up', 'up'] }),
    beachSides[scene.variant % beachSides.length]?.(scene) ?? '',
  ].join('')
}

/** What stands at the edge of the sand. */
const beachSides: readonly Compose[] = [
  (scene) => drawPalm(scene, 1530, 980, 560),
  (scene) => drawRowboat(scene, 120, 960, 260, palette.brand),
  (scene) => repeat(4, (index) => drawFir(scene, index * 56 - 30, 700 + (index % 3) * 50, 380)),
]

function drawBeachUmbrella(scene: Scene, x: number, y: number, size: number, color: string): string {
  return (
    ellipse(x + size * 0.2, y + 4, size * 0.9, size * 0.12, palette.ink, 0.15) +
    stroke(`M${x} ${y}L${x + size * 0.16} ${y - size * 1.25}`, scene.tone('#FBF8F0'), 7) +
    path(
      `M${x - size * 0.78} ${y - size * 0.98}Q${x + size * 0.14} ${y - size * 2} ${x + size * 1.02} ${y - size * 0.82}Q${x + size * 0.1} ${y - size * 1.15} ${x - size * 0.78} ${y - size * 0.98}Z`,
      scene.tone(color),
    ) +
    path(
      `M${x + size * 0.14} ${y - size * 1.47}Q${x + size * 0.86} ${y - size * 1.34} ${x + size * 1.02} ${y - size * 0.82}Q${x + size * 0.8} ${y - size * 0.92} ${x + size * 0.5} ${y - size}Q${x + size * 0.5} ${y - size * 1.3} ${x + size * 0.14} ${y - size * 1.47}Z`,
      '#FFFFFF',
      0.45,
    )
  )
}
