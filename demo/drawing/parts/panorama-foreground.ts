import { mix, palette } from '../palette'
import { drawBush, drawPalm, drawTree } from './nature'
import { drawPerson } from './people'
import { drawBench, drawLamp } from './street-things'
import { path, stroke } from '../svg'
import type { Scene } from '../scene'

/** Draws the promenade at the right, leaves at the left edge. */
export function drawPanoramaForeground(scene: Scene): string {
  const walk = drawWalk(scene)
  const lawn = path('M1520 1000C1680 926 1900 896 2120 900C2260 904 2360 916 2420 926V1000Z', scene.tone('#8FBF6F'))
  const rail = [
    [1330, 928],
    [1430, 886],
    [1540, 858],
    [1660, 838],
    [1790, 824],
    [1930, 814],
    [2080, 810],
    [2240, 812],
    [2390, 818],
  ] as const
  const top = rail.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x} ${y - 40}`).join('')
  const iron = scene.tone('#3D566B')
  const railing =
    stroke(top, iron, 4) +
    stroke(rail.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x} ${y - 20}`).join(''), iron, 3) +
    stroke(rail.map(([x, y]) => `M${x} ${y + 4}V${y - 42}`).join(''), iron, 5)
  const meadow =
    path('M-20 1000V930C120 900 260 920 380 960L460 1000Z', scene.tone('#7FB267')) +
    path('M-20 1000V960C90 940 200 960 280 1000Z', scene.tone(mix('#7FB267', palette.ink, 0.14)))
  return drawPromenade(scene, meadow, walk, railing, lawn) + drawGreenery(scene)
}

function drawPromenade(scene: Scene, meadow: string, walk: string, railing: string, lawn: string): string {
  return [
    meadow,
    walk,
    railing,
    lawn,
    drawLamp(scene, 1560, 936, 250),
    drawLamp(scene, 2010, 900, 240),
    drawBench(scene, 1790, 872, 110),
  ].join('')
}

function drawGreenery(scene: Scene): string {
  return [
    drawPerson(scene, 1668, 868, { height: 108, back: true, hairstyle: 'short' }),
    drawPerson(scene, 1706, 866, { height: 104, back: true, hairstyle: 'scarf', skirt: true }),
    drawPerson(scene, 1900, 868, { height: 104, legs: 'walk', flipped: true, arms: ['swing', 'back'] }),
    drawPalm(scene, 2240, 1000, 330),
    drawPalm(scene, 2350, 990, 280),
    drawPalm(scene, 1990, 1010, 250),
    drawBush(scene, 2110, 1000, 160),
    drawBush(scene, 1840, 1010, 130),
    drawTree(scene, 1650, 1010, 150),
  ].join('')
}

function drawWalk(scene: Scene): string {
  return (
    path('M1180 1000C1320 920 1480 860 1700 836C1960 808 2200 806 2420 820V1000Z', scene.tone('#E8D3AE')) +
    path(
      'M1180 1000C1320 920 1480 860 1700 836C1960 808 2200 806 2420 820V836C2200 822 1960 824 1710 852C1500 876 1350 930 1230 1000Z',
      scene.tone('#CFB58B'),
    )
  )
}
