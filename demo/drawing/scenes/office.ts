import { darker, lighter, palette } from '../palette'
import { drawFlag } from '../parts/buildings'
import {
  drawBookRow,
  drawChair,
  drawLaptop,
  drawPaper,
  drawPlant,
  drawRoom,
  drawScreenPage,
  drawView,
} from '../parts/indoor-things'
import { drawPerson } from '../parts/people'
import type { Scene } from '../scene'
import { at, circle, ellipse, path, polygon, rect, repeat, stroke } from '../svg'
import type { Compose } from './backdrop'

function drawOffice(scene: Scene): string {
  return drawRoom(scene, ['#E4E9EA', '#EBDFCB', '#DDE7E2', '#E9DCD2'][scene.variant % 4] ?? '#E4E9EA', '#B98A62', 680)
}

const bars = [60, 110, 90, 150, 190]

/** A round of people at a long table with the flag. */
export const composeMeeting: Compose = (scene) => {
  const board =
    rect(560, 130, 480, 280, '#FBFBF9', 6) +
    (scene.variant % 2 === 0
      ? repeat(5, (index) =>
          rect(
            620 + index * 78,
            360 - (bars[index] ?? 0),
            46,
            bars[index] ?? 0,
            [palette.brand, palette.sun, palette.brand, palette.clay, palette.brandStrong][index] ?? palette.brand,
            4,
          ),
        ) + stroke('M600 364H1010', '#9FAEB8', 4)
      : path('M590 380V330Q680 260 760 310T900 290T1010 250V380Z', '#CDE6F4') +
        stroke('M600 300L700 240L800 270L980 180', palette.brand, 8) +
        circle(980, 180, 13, palette.sun)) +
    `<rect x="560" y="130" width="480" height="280" rx="6" fill="none" stroke="#9FAEB8" stroke-width="8"/>`
  const flag = stroke('M280 680V180', '#B98A3C', 9) + drawFlag({ ...scene, tone: (color) => color }, 284, 190, 170)
  const rear = repeat(5, (index) => drawMeetingSeated(scene, 400 + index * 200, 900, 440, index > 2))
  const table = drawMeetingTable()
  const front = repeat(3, (index) =>
    at(
      330 + index * 470,
      1010,
      4.1,
      path(
        'M-14.5 0V-36Q-14 -46 0 -46.500Q14 -46 14.5 -36V0Z',
        ['#33485B', palette.brandStrong, '#7A4A42'][(index + scene.variant) % 3] ?? '#33485B',
      ) + circle(0, -54, 8.6, ['#2A2320', '#5A3A26', '#3B2A22'][index] ?? '#2A2320'),
    ),
  )
  return [
    drawOffice(scene),
    board,
    flag,
    drawView(scene, 1180, 130, 300, 270),
    drawPlant(130, 700, 270),
    drawPlant(1500, 690, 240),
    rear,
    table,
    front,
  ].join('')
}

function drawMeetingTable(): string {
  return (
    path('M180 700H1420L1560 840H40Z', '#B57A4B') +
    path('M180 700H1420L1432 712H168Z', lighter('#B57A4B', 0.25)) +
    rect(40, 838, 1520, 70, '#8C5A38', 6) +
    repeat(5, (index) =>
      at(
        430 + index * 190,
        760,
        0.9,
        polygon([-40, -12, 36, -12, 46, 14, -50, 14], '#FBFBF9') + stroke('M-30 -4H24M-34 4H30', '#B4C2CB', 3),
      ),
    ) +
    repeat(
      4,
      (index) =>
        ellipse(530 + index * 190, 756, 13, 5, '#CDE6F4') +
        path(`M${517 + index * 190} 756v-34h26v34Z`, '#DCEFF7', 0.8),
    )
  )
}

function drawMeetingSeated(scene: Scene, x: number, y: number, height: number, flipped: boolean): string {
  return drawPerson(scene, x, y, {
    height,
    arms: scene.random.pick([
      ['hold', 'hold'],
      ['hold', 'hold'],
      ['hold', 'wave'],
    ] as const) as ['hold', 'hold'],
    flipped,
    coat: false,
    shadow: false,
    skirt: false,
    top: scene.random.pick(['#33485B', palette.brandStrong, '#5B7C99', '#7A4A42', '#2F6B58', '#E8DCC6']),
    hairstyle: scene.random.pick(['short', 'short', 'long', 'bun', 'scarf']),
  })
}

/** A resident and a clerk across the counter. */
export const composeReception: Compose = (scene) => {
  const shelf =
    rect(110, 190, 420, 14, '#B57A4B') +
    drawBookRow(scene, 120, 190, 400, 96) +
    rect(110, 330, 420, 14, '#B57A4B') +
    drawBookRow(scene, 120, 330, 400, 96)
  const counter =
    rect(250, 720, 1100, 30, '#F6F1E7', 8) +
    rect(280, 750, 1040, 250, palette.brandStrong) +
    rect(1120, 750, 200, 250, darker(palette.brandStrong, 0.25)) +
    rect(280, 750, 1040, 12, palette.ink).replace('fill=', 'opacity="0.2" fill=') +
    stroke('M560 890q60 -40 120 0t120 0t120 0t120 0', '#FFFFFF', 10, 0.6)
  const sign =
    rect(690, 110, 220, 120, palette.brand, 14) +
    circle(800, 158, 20, '#FFFFFF') +
    path('M762 216q0 -34 38 -34t38 34Z', '#FFFFFF')
  const clerk = drawPerson(scene, 600, 960, {
    height: 470,
    hairstyle: scene.variant % 2 === 0 ? 'bun' : 'scarf',
    top: '#E8DCC6',
    arms: ['hold', 'forward'],
    coat: false,
    shadow: false,
  })
  const visitor = drawPerson(scene, 1130, 990, {
    height: 520,
    hairstyle: (['hat', 'scarf', 'short', 'long'] as const)[scene.variant % 4],
    arms: ['down', 'forward'],
    flipped: true,
    coat: scene.snowy,
  })
  return [
    drawOffice(scene),
    shelf,
    drawView(scene, 1120, 110, 340, 300),
    sign,
    clerk,
    counter,
    drawLaptop(440, 716, 170, drawScreenPage(scene)),
    drawPaper(800, 736, 96, { tilt: 82 }),
    rect(880, 690, 40, 30, palette.clay, 4) + stroke('M888 690l-8 -36M898 690v-40M908 690l10 -34', palette.ink, 5),
    visitor,
    drawPlant(1500, 980, 330),
    drawChair(130, 960, 300, palette.clay),
    scene.variant % 3 === 0
      ? drawPerson(scene, 1370, 985, { height: 310, arms: ['hold', 'hold'], coat: scene.snowy, flipped: true })
      : '',
  ].join('')
}
