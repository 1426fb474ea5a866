import { darker, palette } from '../palette'
import { drawSailboat } from '../parts/boats'
import { drawHouse } from '../parts/buildings'
import { drawMountains, drawPavement, drawSea } from '../parts/land'
import { drawLighthouse } from '../parts/landmarks'
import { drawCypress, drawTree } from '../parts/nature'
import { drawPerson } from '../parts/people'
import { drawBirds, drawSky } from '../parts/sky'
import { drawBench, drawGarland, drawLamp } from '../parts/street-things'
import type { Scene } from '../scene'
import { circle, ellipse, path, polygon, rect, repeat, stroke } from '../svg'
import type { Compose } from './backdrop'

/** The lighthouse near, its keeper's house at the foot; odd variants look from the flat stones at the water. */
export const composeLighthouse: Compose = (scene) => {
  const cape = path(
    'M520 1000C600 860 700 800 860 770S1300 740 1640 720V1000Z',
    scene.tone(scene.snowy ? '#DDE7EC' : '#9A8B6E'),
  )
  const grass = path(
    'M700 830C820 770 1000 764 1240 752S1500 736 1640 730V860C1300 850 980 880 700 830Z',
    scene.tone(scene.lawn),
  )
  return [
    drawSky(scene, { horizon: 560, sunX: 330, clouds: 3 }),
    drawMountains(scene, 566, 110),
    drawSea(scene, { top: 560, bottom: 1000, glintX: 330 }),
    drawSailboat(scene, 300, 690, 150),
    drawBirds(scene, 560, 300, 5, 1.2),
    cape,
    grass,
    drawHouse(scene, 1180, 792, { width: 260, height: 130, wall: '#F8F3E8', roof: 'hip', floors: 1, columns: 3 }),
    drawLighthouse(scene, 1010, 806, 660),
    drawCypress(scene, 1490, 790, 210),
    scene.variant % 2 === 0 ? drawCapePath(scene) : drawFlatStones(scene),
  ].join('')
}

function drawCapePath(scene: Scene): string {
  return (
    stroke('M1020 812C1040 870 1180 880 1160 1000', scene.tone(palette.stone), 60) +
    drawPerson(scene, 1090, 930, { height: 170, back: true }) +
    drawPerson(scene, 1170, 940, { height: 120, back: true, arms: ['up', 'down'] })
  )
}

function drawFlatStones(scene: Scene): string {
  const stone = (x: number, y: number, size: number) =>
    ellipse(x, y + 12, size * 1.1, size * 0.22, '#FFFFFF', 0.5) +
    ellipse(x, y, size, size * 0.26, scene.tone('#8D8071')) +
    ellipse(x - size * 0.1, y - size * 0.06, size * 0.86, size * 0.18, scene.tone('#B0A48F'))
  return (
    stone(500, 900, 150) +
    stone(240, 960, 190) +
    stone(640, 970, 120) +
    drawPerson(scene, 470, 898, { height: 170, legs: 'sit', shadow: false }) +
    drawPerson(scene, 260, 952, { height: 200, arms: ['down', 'out'] })
  )
}

/** An avenue of plane trees above the water. */
export const composeBoulevard: Compose = (scene) => {
  const rail = Array.from({ length: 33 }, (_, index) => `M${index * 50} 588V646`).join('')
  return [
    drawSky(scene, { horizon: 430, sunX: 800, clouds: 3 }),
    drawMountains(scene, 436, 130),
    drawSea(scene, { top: 430, bottom: 660, glintX: 800 }),
    drawSailboat(scene, 1010, 540, 100, false, 0.1),
    rect(0, 640, 1600, 20, scene.tone('#DCCBAA')),
    stroke(`M0 590H1600${rail}`, scene.tone('#34506A'), 6),
    drawPavement(scene, 656),
    polygon([640, 656, 960, 656, 1500, 1000, 100, 1000], scene.tone('#EBDCC0')),
    repeat(2, (side) =>
      repeat(2, (index) =>
        drawTree(scene, side ? 1180 + index * 300 : 420 - index * 300, 730 + index * 60, 430 + index * 90),
      ),
    ),
    drawLamp(scene, 560, 740, 300),
    drawLamp(scene, 1050, 740, 300, true),
    drawBench(scene, 330, 880, 230),
    drawPerson(scene, 300, 882, { height: 210, legs: 'sit', shadow: false, hairstyle: 'hat' }),
    drawBench(scene, 1290, 880, 230),
    drawPerson(scene, 730, 760, { height: 140, legs: 'walk' }),
    drawPerson(scene, 860, 756, { height: 136, legs: 'walk', flipped: true }),
    drawPerson(scene, 720, 940, { height: 230, legs: 'walk', arms: ['swing', 'back'] }),
    drawPerson(scene, 800, 944, { height: 220, legs: 'walk', arms: ['back', 'swing'] }),
    drawPerson(scene, 1010, 900, { height: 130, legs: 'run', arms: ['up', 'swing'] }),
  ].join('')
}

/** Dunes with reeds between the sea and a lagoon; even variants have tents. */
export const composeDunes: Compose = (scene) => {
  const reeds = (x: number, y: number) =>
    repeat(9, (index) =>
      stroke(
        `M${x + index * 16} ${y}q${(index % 3) * 9 - 9} -70 ${(index % 3) * 16 - 14} -${100 + (index % 4) * 24}`,
        scene.tone('#8FA35E'),
        5,
      ),
    )
  const tent = (x: number, y: number, color: string) =>
    polygon([x - 130, y, x, y - 150, x + 130, y], scene.tone(color)) +
    polygon([x - 34, y, x, y - 104, x + 34, y], scene.tone(darker(color, 0.4))) +
    polygon([x + 40, y, x, y - 150, x + 130, y], scene.tone(darker(color, 0.16)))
  const camp =
    tent(420, 830, palette.sun) +
    tent(800, 800, palette.clay) +
    tent(1180, 840, palette.brand) +
    drawPerson(scene, 620, 880, { height: 180, arms: ['hold', 'hold'] }) +
    drawPerson(scene, 990, 890, { height: 170, legs: 'sit', shadow: false })
  const walk =
    drawPerson(scene, 760, 850, { height: 170, back: true, legs: 'walk' }) +
    drawPerson(scene, 840, 856, { height: 120, back: true, arms: ['out', 'down'] })
  return [
    drawSky(scene, { horizon: 440, sunX: 420, clouds: 3 }),
    drawSea(scene, { top: 440, bottom: 640, glintX: 420 }),
    drawBirds(scene, 900, 260, 6, 1.2),
    path('M-20 640C200 560 420 560 640 620S1200 560 1620 610V1000H-20Z', scene.tone('#EBD3A2')),
    path(
      'M-20 760C260 690 560 720 860 700S1400 680 1620 720V1000H-20Z',
      scene.tone(scene.variant % 2 ? '#F1DDB6' : scene.lawn),
    ),
    scene.variant % 2 ? ellipse(1180, 900, 420, 60, scene.tone('#7FBEDC')) : '',
    reeds(120, 790),
    reeds(1320, 770),
    scene.variant % 2 ? walk + reeds(700, 930) : camp,
  ].join('')
}

/** Tables of a café on a deck above the beach. */
export const composeTerrace: Compose = (scene) => {
  const colors = [palette.danger, palette.sun, palette.brand]
  const table = (x: number, y: number, color: string) =>
    stroke(`M${x} ${y}V${y - 430}`, scene.tone('#FBF8F0'), 10) +
    path(`M${x - 210} ${y - 330}Q${x} ${y - 500} ${x + 210} ${y - 330}Z`, scene.tone(color)) +
    path(`M${x - 70} ${y - 330}Q${x} ${y - 470} ${x + 70} ${y - 330}Z`, '#FFFFFF', 0.45) +
    rect(x - 150, y - 74, 60, 84, scene.tone('#6B5440'), 8) +
    rect(x + 90, y - 74, 60, 84, scene.tone('#6B5440'), 8) +
    drawPerson(scene, x - 120, y + 10, { height: 240, legs: 'sit', shadow: false, coat: false }) +
    drawPerson(scene, x + 120, y + 10, { height: 236, legs: 'sit', shadow: false, coat: false, flipped: true }) +
    rect(x - 92, y - 120, 184, 16, scene.tone('#F4EFE3'), 8) +
    stroke(`M${x} ${y - 110}V${y}M${x - 44} ${y}h88`, scene.tone('#6B5440'), 10) +
    circle(x - 30, y - 130, 12, scene.tone(palette.clay)) +
    rect(x + 16, y - 146, 22, 26, scene.tone('#FBFAF5'), 4)
  const planks = Array.from({ length: 6 }, (_, index) => `M0 ${780 + index * 40}H1600`).join('')
  return [
    drawSky(scene, { horizon: 470, sunX: 800, clouds: 3 }),
    drawMountains(scene, 476, 120),
    drawSea(scene, { top: 470, bottom: 760, glintX: 800 }),
    drawSailboat(scene, 460, 590, 130),
    rect(0, 740, 1600, 260, scene.tone('#B98A5E')),
    stroke(planks, scene.tone('#8C6238'), 4, 0.7),
    stroke('M0 660H1600M60 660V750M420 660V750M800 660V750M1180 660V750M1540 660V750', scene.tone('#F4EFE3'), 12),
    drawGarland(scene, -20, 130, 820, 110, 70),
    drawGarland(scene, 780, 110, 1620, 130, 70),
    repeat(3, (index) => table(290 + index * 510, 900, colors[(index + scene.variant) % 3] ?? palette.sun)),
  ].join('')
}
