import { palette } from '../palette'
import { drawHouse } from '../parts/buildings'
import { drawLawn, drawSea } from '../parts/land'
import { drawBush, drawFlowerbed, drawTree } from '../parts/nature'
import { drawPerson } from '../parts/people'
import { drawBench, drawBin, drawRubbish } from '../parts/street-things'
import type { Scene } from '../scene'
import { circle, ellipse, path, polygon, rect, repeat, stroke, turned } from '../svg'
import { drawBackdrop, drawTreeLine } from './backdrop'
import type { Pair } from './pair'
import { accents } from './place-colors'
import { streetPlace } from './streets'

/** A river between gardens: the far bank with its houses, the water, the bank in front. */
const riverBank: Pair['place'] = (scene) => {
  const house = (x: number, width: number, roofColor: string) =>
    drawHouse(scene, x, 520, { width, height: 90, wall: '#F3E6CC', roofColor, floors: 1, columns: 3, depth: 0.14 })
  return (
    drawBackdrop(scene, 440, 'mountains') +
    drawTreeLine(scene, 500, 10, 170, 0.22) +
    house(170, 230, palette.clay) +
    house(760, 260, '#5B7C99') +
    house(1240, 230, '#2F8F6B') +
    drawLawn(scene, 510, 600) +
    drawSea(scene, { top: 580, bottom: 740, glintX: 900 }) +
    path('M-20 700Q260 650 560 706T1180 712T1620 680V1000H-20Z', scene.tone(scene.lawn))
  )
}

const pathToWater = 'M700 1000Q760 860 860 800T900 706L980 712Q960 800 900 850T930 1000Z'

interface Plate {
  y: number
  width: number
  color: string
  toLeft?: boolean
}

/** A plate that points somewhere; its words are too far to be read. */
function plate(scene: Scene, x: number, { y, width, color, toLeft = false }: Plate): string {
  const side = toLeft ? -1 : 1
  const end = x + side * width
  return (
    polygon([x, y, end, y, end + side * 44, y + 32, end, y + 64, x, y + 64], scene.tone(color)) +
    stroke(`M${x + side * 34} ${y + 24}H${x + side * (width - 30)}`, '#FFFFFF', 9) +
    stroke(`M${x + side * 34} ${y + 44}H${x + side * (width - 110)}`, '#FFFFFF', 6, 0.7)
  )
}

const post = (scene: Scene, x: number, top: number, color: string): string =>
  ellipse(x, 744, 48, 8, palette.ink, 0.2) + rect(x - 12, top, 24, 744 - top, scene.tone(color), 4)

/** Pairs of one place that no other kind has: the bank of the river, the signposts of the old town. */
export const landmarkPairs = {
  riverDump: {
    place: riverBank,
    before: (scene) =>
      ellipse(820, 880, 620, 80, scene.tone('#9A8B6E'), 0.6) +
      drawRubbish(scene, 430, 800, 330) +
      drawRubbish(scene, 1080, 800, 360) +
      drawRubbish(scene, 760, 890, 460) +
      drawRubbish(scene, 1240, 920, 340) +
      ellipse(560, 930, 62, 24, scene.tone('#2A2F36')) +
      ellipse(560, 926, 28, 10, scene.tone('#55606A')) +
      turned(
        -14,
        1400,
        860,
        rect(1340, 800, 130, 70, scene.tone('#8C7A69'), 12) + rect(1340, 740, 130, 70, scene.tone('#A2907D'), 12),
      ),
    after: (scene) =>
      path(pathToWater, scene.tone('#E0CBA3')) +
      repeat(3, (index) => drawBin(scene, 1120 + index * 130, 850, 130, accents[index])) +
      drawFlowerbed(scene, 360, 860, 380) +
      drawFlowerbed(scene, 1280, 950, 380) +
      drawTree(scene, 130, 880, 360) +
      drawBush(scene, 1530, 800, 170) +
      drawBench(scene, 560, 790, 230) +
      drawPerson(scene, 830, 930, { height: 230, legs: 'walk' }) +
      drawPerson(scene, 910, 936, { height: 150, legs: 'walk' }),
  },
  signposts: {
    place: streetPlace(3),
    before: (scene) =>
      post(scene, 620, 330, '#8B97A1') +
      turned(-11, 620, 380, plate(scene, 620, { y: 350, width: 200, color: palette.danger })) +
      turned(9, 620, 470, plate(scene, 620, { y: 440, width: 240, color: '#2F8F6B', toLeft: true })) +
      turned(-16, 620, 560, plate(scene, 620, { y: 530, width: 170, color: palette.sun })) +
      post(scene, 1130, 420, '#B0763F') +
      turned(13, 1130, 470, plate(scene, 1130, { y: 440, width: 210, color: '#5B7C99', toLeft: true })) +
      turned(-7, 1130, 560, plate(scene, 1130, { y: 530, width: 190, color: '#B9474A' })) +
      drawBush(scene, 1260, 752, 260) +
      drawPerson(scene, 860, 742, { height: 210, arms: ['out', 'up'], back: true }),
    after: (scene) =>
      post(scene, 800, 230, '#34506A') +
      circle(800, 226, 34, scene.tone(palette.brand)) +
      polygon([786, 242, 800, 204, 814, 242, 800, 234], '#FFFFFF') +
      plate(scene, 800, { y: 290, width: 290, color: palette.brand }) +
      plate(scene, 800, { y: 372, width: 290, color: palette.brand, toLeft: true }) +
      plate(scene, 800, { y: 454, width: 290, color: palette.brand }) +
      plate(scene, 800, { y: 536, width: 290, color: palette.brand, toLeft: true }) +
      drawPerson(scene, 1010, 742, { height: 210, back: true, arms: ['out', 'down'] }) +
      drawPerson(scene, 1100, 744, { height: 140, back: true }) +
      drawPerson(scene, 420, 742, { height: 205, legs: 'walk' }),
  },
} satisfies Record<string, Pair>
