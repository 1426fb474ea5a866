import type { Scene } from '../scene'
import { palette } from '../palette'
import { drawPerson } from '../parts/people'
import { drawBunting } from '../parts/street-things'
import { ellipse, path, polygon, rect, repeat, stroke } from '../svg'
import { drawSquareGround, type Compose } from './backdrop'
import { drawSpot } from './hall'

/** The lezginka: a ring of dancers, papakhas and long sleeves. */
export const composeDance: Compose = (scene) => {
  const papakha = rect(-9.6, -107, 19.2, 14, '#2A2A2E', 5) + rect(-9.6, -97, 19.2, 4, '#4A4A50', 2)
  const gazyrs = stroke('M-9 -72h7M3 -72h7', '#E9DFC8', 4) + rect(-12, -50, 24, 3.4, palette.sun)
  const dagger = stroke('M-6 -48L6 -36', '#D9C48A', 3)
  const skirt =
    path('M-11 -49H11L21 -4Q0 2 -21 -4Z', scene.tone(scene.random.pick([palette.danger, palette.brand, '#2F8F6B']))) +
    path('M4 -49H11L21 -4Q14 -1 6 -0.6Z', scene.tone('#7C2226'), 0.4) +
    rect(-11, -52, 22, 3.6, palette.sun)
  const open = scene.variant % 2 === 0
  const floor = drawDanceFloor(scene, open)
  const carpet =
    ellipse(800, 880, 640, 96, scene.tone('#8C3B3A')) +
    ellipse(800, 880, 570, 82, scene.tone('#C79A4B')) +
    ellipse(800, 880, 548, 77, scene.tone('#A8383B')) +
    repeat(9, (index) =>
      polygon(
        [360 + index * 110, 880, 390 + index * 110, 862, 420 + index * 110, 880, 390 + index * 110, 898],
        scene.tone(index % 2 === 0 ? palette.sun : palette.brandStrong),
      ),
    )
  return [
    floor,
    carpet,
    drawDanceMan(scene, papakha, gazyrs, dagger, 240, 820, 250, '#8C3B3A', false),
    drawDanceMan(scene, papakha, gazyrs, dagger, 1380, 820, 250, '#22384C', true),
    drawDanceWoman(scene, skirt, 420, 800, 235, '#2F8F6B', false),
    drawDanceWoman(scene, skirt, 1190, 800, 235, palette.brand, true),
    drawDanceMan(scene, papakha, gazyrs, dagger, 650, 910, 390, '#22384C', false),
    drawDanceWoman(scene, skirt, 960, 912, 365, palette.danger, true),
    drawPerson(scene, 90, 850, { height: 250, arms: ['hold', 'hold'], coat: false }),
    drawPerson(scene, 1510, 850, { height: 250, arms: ['hold', 'hold'], coat: false }),
  ].join('')
}

function drawDanceFloor(scene: Scene, open: boolean): string {
  return open
    ? drawSquareGround(scene, 560) +
        drawBunting(scene, -20, 180, 820, 150, 60) +
        drawBunting(scene, 780, 150, 1620, 190, 60)
    : rect(0, 0, 1600, 1000, '#2A2F45') +
        rect(
          0,
          0,
          1600,
          660,
          scene.gradient([
            [0, '#23334F'],
            [1, '#8A4A46'],
          ]),
        ) +
        drawSpot(scene, 500, 620, 800) +
        drawSpot(scene, 1100, 1000, 800) +
        polygon([-20, 660, 1620, 660, 1620, 1000, -20, 1000], '#A9744C') +
        stroke('M-20 740H1620M-20 850H1620', '#7F5434', 3)
}

function drawDanceWoman(
  scene: Scene,
  skirt: string,
  x: number,
  y: number,
  height: number,
  color: string,
  flipped: boolean,
): string {
  return drawPerson(scene, x, y, {
    height,
    hairstyle: 'long',
    top: color,
    bottom: color,
    skirt: true,
    coat: false,
    arms: ['out', 'out'],
    flipped,
    held: skirt,
  })
}

function drawDanceMan(
  scene: Scene,
  papakha: string,
  gazyrs: string,
  dagger: string,
  x: number,
  y: number,
  height: number,
  color: string,
  flipped: boolean,
): string {
  return drawPerson(scene, x, y, {
    height,
    hairstyle: 'short',
    top: color,
    bottom: '#22303C',
    coat: true,
    shoes: '#1E252C',
    legs: 'walk',
    arms: ['forward', 'up'],
    flipped,
    lean: 5,
    held: papakha + gazyrs + dagger,
  })
}
