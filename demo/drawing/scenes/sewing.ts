import { palette } from '../palette'
import { drawDesk, drawPlant, drawRoom, drawView } from '../parts/indoor-things'
import { drawPerson } from '../parts/people'
import { circle, path, polygon, rect, repeat, stroke } from '../svg'
import type { Compose } from './backdrop'

const sails = ['#F4EFE3', palette.brand, palette.danger] as const

/** A workshop where sails become backpacks: cloth on the wall, a sewing machine, finished backpacks on a shelf. */
export const composeSewing: Compose = (scene) =>
  [
    drawRoom(scene, '#DCE2DD', '#B98A62', 800),
    drawView(scene, 640, 110, 300, 260),
    repeat(3, (index) =>
      polygon([110 + index * 150, 560, 110 + index * 150, 170, 230 + index * 150, 560], sails[index] ?? ''),
    ),
    stroke('M80 160H560', '#6E4B36', 12),
    rect(1080, 420, 440, 22, '#8C5A38'),
    repeat(3, (index) => backpack(1150 + index * 150, 420, sails[(index + 1) % 3] ?? '')),
    drawPerson(scene, 700, 960, {
      height: 480,
      hairstyle: 'long',
      legs: 'sit',
      arms: ['hold', 'forward'],
      coat: false,
    }),
    drawDesk(640, 930, 620, 190, '#A9744C'),
    machine,
    path('M640 740Q760 700 900 728L1010 742H640Z', '#F4EFE3'),
    path('M640 740Q600 800 640 860Q700 830 690 742Z', '#E2DACA'),
    drawPlant(1500, 960, 220),
  ].join('')

const machine =
  rect(900, 706, 320, 36, '#22303C', 8) +
  path('M940 600Q940 560 990 560H1170Q1210 560 1210 600V706H1140V640H1000V690H950Z', '#34506A') +
  circle(1216, 620, 34, '#8FA1AE') +
  circle(1216, 620, 12, '#22303C') +
  rect(1030, 528, 26, 34, palette.danger, 6) +
  stroke('M974 690V722', '#8FA1AE', 7)

function backpack(x: number, bottom: number, color: string): string {
  return (
    stroke(`M${x - 26} ${bottom - 130}Q${x} ${bottom - 176} ${x + 26} ${bottom - 130}`, '#22303C', 9) +
    rect(x - 54, bottom - 136, 108, 136, color, 28) +
    rect(x - 38, bottom - 66, 76, 54, '#FFFFFF', 12) +
    stroke(`M${x - 30} ${bottom - 96}h60`, '#22303C', 6)
  )
}
