import { darker, palette, skins } from '../palette'
import { drawSailboat } from '../parts/boats'
import { drawMountains, drawPavement, drawSea } from '../parts/land'
import { drawLighthouse } from '../parts/landmarks'
import { drawCypress, drawPalm } from '../parts/nature'
import { drawPerson } from '../parts/people'
import { drawBirds, drawSky } from '../parts/sky'
import { drawLamp } from '../parts/street-things'
import type { Scene } from '../scene'
import { at, circle, ellipse, path, polygon, rect, repeat, stroke } from '../svg'
import type { Compose } from './backdrop'

/** Cyclists on the path along the sea, the pavement beside it. */
export const composeCycling: Compose = (scene) => {
  const rail = Array.from({ length: 24 }, (_, index) => `M${index * 70} 610V668`).join('')
  return [
    drawSky(scene, { horizon: 400, sunX: 560 }),
    drawMountains(scene, 410, 170),
    drawSea(scene, { top: 404, bottom: 700, glintX: 560 }),
    path('M1160 470C1290 424 1420 404 1640 392V520C1470 520 1300 510 1160 470Z', scene.tone('#9A8B6E', 0.14)),
    path('M1220 462C1330 424 1450 404 1640 396V470C1490 476 1330 476 1220 462Z', scene.tone(scene.lawn, 0.16)),
    drawLighthouse(scene, 1380, 446, 220, 0.05),
    drawSailboat(scene, 420, 520, 110, false, 0.12),
    drawSailboat(scene, 840, 470, 60, true, 0.3),
    drawBirds(scene, 860, 210, 4),
    drawPavement(scene, 660, 780),
    stroke(`M0 612H1600M0 640H1600${rail}`, scene.tone('#34506A'), 6),
    drawPerson(scene, 260, 742, { height: 190, legs: 'walk', arms: ['swing', 'back'] }),
    drawPerson(scene, 330, 746, { height: 130, legs: 'walk', arms: ['back', 'swing'] }),
    drawPerson(scene, 1290, 744, { height: 186, legs: 'walk', flipped: true, hairstyle: 'scarf', skirt: true }),
    rect(0, 772, 1600, 14, scene.tone('#F1EBDD')),
    rect(0, 786, 1600, 190, scene.tone('#B5654B')),
    rect(0, 968, 1600, 40, scene.tone('#F1EBDD')),
    repeat(9, (index) => rect(20 + index * 190, 876, 96, 9, '#FBFAF5')),
    bicycleMark(1180, 842),
    drawLamp(scene, 90, 770, 380),
    drawLamp(scene, 1500, 770, 380, true),
    drawPalm(scene, 1110, 770, 400),
    cyclist(scene, 560, 900, 3.1, { top: palette.danger, bottom: '#26384A', skin: skins[1], helmet: palette.brand }),
    cyclist(scene, 930, 962, 3.5, { top: palette.sun, bottom: '#3D5368', skin: skins[2], helmet: '#2F8F6B' }),
  ].join('')
}

function bicycleMark(x: number, y: number): string {
  return `<g opacity="0.85">${ring(x - 26, y, 15, '#FBFAF5', 4)}${ring(x + 26, y, 15, '#FBFAF5', 4)}${stroke(`M${x - 26} ${y}L${x - 6} ${y - 22}H${x + 18}L${x + 26} ${y}M${x - 6} ${y - 22}L${x + 4} ${y}L${x + 18} ${y - 22}`, '#FBFAF5', 4)}</g>`
}

interface Rider {
  top: string
  bottom: string
  skin: string
  helmet: string
}

/** Draws a rider on a bicycle that rolls to the right, 100 high, the wheels at y. */
function cyclist(scene: Scene, x: number, y: number, scale: number, rider: Rider): string {
  const frame = scene.tone(palette.brandStrong)
  const cloth = scene.tone(rider.bottom)
  const skin = scene.tone(rider.skin)
  const leg = (knee: string, foot: string, color: string): string =>
    stroke(`M-12 -50L${knee}L${foot}`, color, 8) + stroke(`M${foot}l7 1`, '#2A2F36', 5)
  return at(
    x,
    y,
    scale,
    [
      ellipse(0, 1, 54, 4, palette.ink, 0.16),
      leg('4 -36', '-1 -12', darker(rider.bottom, 0.25)),
      ...[-32, 32].map((wheel) => ring(wheel, -19, 18, '#252D35', 3) + circle(wheel, -19, 2.6, '#8C98A3')),
      stroke('M-32 -19L-14 -46H20L32 -19M-14 -46L2 -18L20 -46M2 -18H-32', frame, 3),
      stroke('M20 -46L17 -58H26', '#252D35', 3),
      stroke('M-14 -46V-52M-20 -53H-8', '#252D35', 4),
      stroke('M-12 -54L4 -82', scene.tone(rider.top), 15),
      leg('10 -32', '6 -8', cloth),
      stroke('M4 -80L12 -66L25 -59', scene.tone(darker(rider.top, 0.12)), 6.4),
      circle(26, -59, 3.4, skin),
      circle(10, -95, 8.4, skin),
      path('M1 -97Q1 -106 10 -106Q20 -106 20 -96Q11 -100 1 -97Z', scene.tone(rider.helmet)),
    ].join(''),
  )
}

function ring(x: number, y: number, radius: number, color: string, width: number): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${color}" stroke-width="${width}"/>`
}

const YACHTS = 30

/** A race: the bay full of sails, a buoy in front. */
export const composeRegatta: Compose = (scene) => {
  const yachts = Array.from({ length: YACHTS }, (_, index) => {
    const share = (index + 0.5) / YACHTS
    const lane = (index * 0.618) % 1
    return drawSailboat(
      scene,
      60 + lane * 1480,
      470 + share ** 1.4 * 400,
      44 + share ** 1.5 * 210,
      false,
      0.34 - share * 0.34,
    )
  })
  return [
    drawSky(scene, { horizon: 420, sunX: 420 }),
    drawMountains(scene, 430, 180),
    drawSea(scene, { top: 426, bottom: 1000, glintX: 420 }),
    path('M1180 470C1300 420 1420 400 1640 380V540C1480 540 1330 530 1180 470Z', scene.tone('#9A8B6E', 0.14)),
    path('M1240 462C1340 420 1460 398 1640 384V470C1500 480 1340 486 1240 462Z', scene.tone(scene.lawn, 0.16)),
    drawLighthouse(scene, 1390, 440, 220, 0.06),
    drawCypress(scene, 1545, 420, 110, 0.1),
    drawBirds(scene, 700, 230, 5),
    ...yachts,
    buoy(scene, 860, 930),
  ].join('')
}

function buoy(scene: Scene, x: number, y: number): string {
  return (
    ellipse(x, y + 4, 92, 12, '#FFFFFF', 0.5) +
    polygon([x - 62, y, x + 62, y, x + 34, y - 130, x - 34, y - 130], scene.tone('#F07A2B')) +
    polygon([x + 12, y, x + 62, y, x + 34, y - 130, x + 8, y - 130], scene.tone(darker('#F07A2B', 0.2))) +
    ellipse(x, y - 130, 34, 8, scene.tone('#F79A56')) +
    ellipse(x, y, 62, 12, scene.tone(darker('#F07A2B', 0.3)))
  )
}
