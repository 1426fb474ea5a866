import { darker, lighter, mix, palette } from '../palette'
import { drawFlag, drawHouse } from '../parts/buildings'
import {
  drawBookRow,
  drawChair,
  drawDesk,
  drawLaptop,
  drawPaper,
  drawPlant,
  drawRoom,
  drawScreenPage,
  drawView,
} from '../parts/indoor-things'
import { drawPavement, drawRoad } from '../parts/land'
import { drawTree } from '../parts/nature'
import { drawPerson } from '../parts/people'
import { drawLamp } from '../parts/street-things'
import { drawFireTruck, drawPoliceCar } from '../parts/vehicles'
import type { Scene } from '../scene'
import { at, circle, ellipse, path, polygon, rect, repeat, stroke } from '../svg'
import { drawBackdrop, drawTreeLine, type Compose } from './backdrop'

export const composeFireService: Compose = (scene) => {
  const drill = scene.variant % 2 === 0
  const suit = {
    top: '#3A4652',
    bottom: '#3A4652',
    vest: '#D9B02E',
    hairstyle: 'helmet',
    headColor: palette.danger,
    coat: false,
    skirt: false,
  } as const
  const flame = (x: number, y: number, size: number): string =>
    path(
      `M${x - size * 0.4} ${y}Q${x - size * 0.7} ${y - size * 0.7} ${x} ${y - size * 1.2}Q${x + size * 0.6} ${y - size * 0.6} ${x + size * 0.4} ${y}Z`,
      '#F28A2E',
    ) +
    path(
      `M${x - size * 0.2} ${y}Q${x - size * 0.3} ${y - size * 0.4} ${x + size * 0.04} ${y - size * 0.7}Q${x + size * 0.3} ${y - size * 0.3} ${x + size * 0.2} ${y}Z`,
      '#FFD873',
    )
  const smoke = repeat(5, (index) =>
    circle(1270 + index * 40, 360 - index * 64, 60 + index * 18, mix('#6B7782', '#C9D2D8', index / 6), 0.5),
  )
  const jet =
    path('M1000 690Q1130 480 1290 470Q1150 520 1020 706Z', '#CFE9F6', 0.85) +
    circle(1290, 470, 14, '#FFFFFF', 0.8) +
    circle(1310, 500, 9, '#FFFFFF', 0.8) +
    circle(1270, 510, 8, '#FFFFFF', 0.8)
  const station =
    rect(120, 330, 900, 380, scene.tone('#C86A4C')) +
    rect(880, 330, 140, 380, scene.tone('#A8533A')) +
    rect(104, 314, 932, 24, scene.tone('#F6F1E7')) +
    repeat(
      3,
      (index) =>
        path(`M${180 + index * 230} 710V500a80 60 0 0 1 160 0V710Z`, scene.tone('#F6F1E7')) +
        path(
          `M${192 + index * 230} 710V504a68 52 0 0 1 136 0V710Z`,
          scene.tone(index === 1 ? '#2E3840' : palette.danger),
        ) +
        stroke(
          `M${192 + index * 230} 570h136M${192 + index * 230} 620h136M${192 + index * 230} 668h136`,
          scene.tone('#8C2220'),
          4,
        ),
    ) +
    rect(1020, 180, 150, 530, scene.tone('#D9785A')) +
    rect(1120, 180, 50, 530, scene.tone('#A8533A')) +
    rect(1008, 164, 174, 22, scene.tone('#F6F1E7')) +
    repeat(3, (index) => rect(1058, 220 + index * 120, 46, 70, scene.tone('#A9D3E6'), 4))
  const burning =
    drawHouse(scene, 1140, 710, { width: 420, height: 360, wall: '#EBD6B0', floors: 3, columns: 4, roof: 'hip' }) +
    smoke +
    flame(1250, 430, 90) +
    flame(1350, 430, 70) +
    flame(1460, 552, 60) +
    jet
  return [
    drawBackdrop(scene, 590),
    drawTreeLine(scene, 630, 7, 210, 0.2),
    drill
      ? station
      : drawHouse(scene, 80, 700, { width: 400, height: 300, wall: '#F3E6CC', floors: 2, columns: 4, depth: 0.08 }) +
        drawHouse(scene, 560, 700, {
          width: 380,
          height: 260,
          wall: '#E6B598',
          floors: 2,
          columns: 4,
          depth: 0.08,
          roof: 'hip',
        }) +
        burning,
    drawTree(scene, 1500, 760, drill ? 380 : 10),
    drawPavement(scene, 700, 790),
    drawRoad(scene, 800, 1000),
    drawFireTruck(scene, 460, 930, 740),
    drawPerson(scene, 980, 880, { height: 280, ...suit, arms: ['hold', 'forward'] }),
    stroke('M1000 720Q1040 900 900 930T840 900', scene.tone('#C9A25A'), 14),
    drawPerson(scene, 1200, 940, { height: 290, ...suit, arms: drill ? ['down', 'wave'] : ['hold', 'forward'] }),
    drawPerson(scene, 1360, 960, { height: 290, ...suit, legs: 'walk', arms: ['swing', 'back'], flipped: drill }),
  ].join('')
}

/** A patrol in the street talking to residents. */
export const composePolice: Compose = (scene) => {
  const uniform = {
    top: '#24405C',
    bottom: '#1C3146',
    hairstyle: 'cap',
    headColor: '#1C3146',
    skirt: false,
    shoes: '#1E252C',
    coat: scene.snowy,
  } as const
  const badge = circle(-7, -70, 2.6, '#F0C24E') + stroke('M-12 -77h6M6 -77h6', '#C9D2D8', 1.8)
  const crossing = repeat(7, (index) =>
    polygon(
      [900 + index * 74, 830, 940 + index * 74, 830, 980 + index * 96, 1000, 928 + index * 96, 1000],
      scene.tone('#F3F5F5'),
      0.9,
    ),
  )
  return [
    drawBackdrop(scene, 560),
    drawTreeLine(scene, 610, 7, 210, 0.18),
    repeat(4, (index) =>
      drawHouse(scene, -10 + index * 420, 720, {
        width: scene.random.between(300, 390),
        height: scene.random.between(230, 320),
        wall: scene.random.pick(['#EBD6B0', '#F3E6CC', '#CFDDE2', '#E9C7A0']),
        floors: 2,
        columns: 4,
        roof: scene.random.pick(['hip', 'flat', 'gable']),
        depth: 0.08,
      }),
    ),
    drawTree(scene, 760, 780, 330, 0.04),
    drawPavement(scene, 710, 820),
    drawLamp(scene, 1180, 810, 390),
    drawRoad(scene, 830, 1000),
    crossing,
    drawPoliceCar(scene, 340, 950, 520),
    drawPerson(scene, 720, 930, { height: 330, ...uniform, held: badge, arms: ['down', 'out'] }),
    drawPerson(scene, 860, 940, { height: 320, ...uniform, held: badge, arms: ['hold', 'hold'], flipped: true }),
    drawPerson(scene, 1030, 930, { height: 300, hairstyle: 'scarf', skirt: true, arms: ['down', 'hold'] }),
    drawPerson(scene, 1120, 940, { height: 190, arms: ['wave', 'down'] }),
    drawPerson(scene, 1400, 900, { height: 280, legs: 'walk', arms: ['swing', 'back'], flipped: true }),
  ].join('')
}

function drawOffice(scene: Scene): string {
  return drawRoom(scene, ['#E4E9EA', '#EBDFCB', '#DDE7E2', '#E9DCD2'][scene.variant % 4] ?? '#E4E9EA', '#B98A62', 680)
}

/** A round of people at a long table with the flag. */
export const composeMeeting: Compose = (scene) => {
  const seated = (x: number, y: number, height: number, flipped: boolean): string =>
    drawPerson(scene, x, y, {
      height,
      arms: scene.random.pick([
        ['hold', 'hold'],
        ['hold', 'forward'],
        ['hold', 'out'],
      ] as const) as ['hold', 'hold'],
      flipped,
      coat: false,
      shadow: false,
      skirt: false,
      top: scene.random.pick(['#33485B', palette.brandStrong, '#5B7C99', '#7A4A42', '#2F6B58', '#E8DCC6']),
      hairstyle: scene.random.pick(['short', 'short', 'long', 'bun', 'scarf']),
    })
  const board =
    rect(560, 130, 480, 280, '#FBFBF9', 6) +
    (scene.variant % 2 === 0
      ? repeat(5, (index) =>
          rect(
            620 + index * 78,
            360 - [60, 110, 90, 150, 190][index]!,
            46,
            [60, 110, 90, 150, 190][index]!,
            [palette.brand, palette.sun, palette.brand, palette.clay, palette.brandStrong][index] ?? palette.brand,
            4,
          ),
        ) + stroke('M600 364H1010', '#9FAEB8', 4)
      : path('M590 380V330Q680 260 760 310T900 290T1010 250V380Z', '#CDE6F4') +
        stroke('M600 300L700 240L800 270L980 180', palette.brand, 8) +
        circle(980, 180, 13, palette.sun)) +
    `<rect x="560" y="130" width="480" height="280" rx="6" fill="none" stroke="#9FAEB8" stroke-width="8"/>`
  const flag = stroke('M280 680V180', '#B98A3C', 9) + drawFlag({ ...scene, tone: (color) => color }, 284, 190, 170)
  const rear = repeat(5, (index) => seated(400 + index * 200, 900, 440, index > 2))
  const table =
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

/** Acts with a seal, folders, glasses and a pen on a table. */
export const composeDocuments: Compose = (scene) => {
  const folder = (x: number, y: number, color: string, tilt: number): string =>
    `<g transform="translate(${x} ${y}) rotate(${tilt})">${rect(-160, -110, 320, 230, darker(color, 0.2), 10)}${polygon([-160, -110, -60, -110, -36, -140, 60, -140, 60, -110], darker(color, 0.2))}${rect(-150, -94, 300, 206, '#FBFBF7', 4)}${rect(-160, -76, 320, 200, color, 10)}${rect(-60, -20, 120, 50, '#FBFBF7', 4)}${stroke('M-44 -4H44M-44 12H20', '#B4C2CB', 5)}</g>`
  const stamp =
    ellipse(0, 0, 66, 18, palette.ink, 0.2) +
    rect(-56, -36, 112, 34, palette.umber, 8) +
    path('M-26 -36Q-10 -70 -18 -110A34 34 0 1 1 18 -110Q10 -70 26 -36Z', palette.clay) +
    path('M4 -36Q2 -80 10 -140A34 34 0 0 1 18 -110Q10 -70 26 -36Z', darker(palette.clay))
  const glasses =
    `<g fill="none" stroke="${palette.ink}" stroke-width="8"><circle cx="-50" cy="0" r="36"/><circle cx="50" cy="0" r="36"/><path d="M-14 -6q14 -14 28 0M-86 -6l-40 -40M86 -6l50 -34"/></g>` +
    circle(-50, 0, 32, '#CDE6F4', 0.5) +
    circle(50, 0, 32, '#CDE6F4', 0.5)
  const pen =
    rect(-110, -9, 200, 18, palette.brandStrong, 9) +
    polygon([90, -9, 124, 0, 90, 9], palette.stone) +
    rect(-60, -9, 14, 18, palette.sun)
  const colors = [palette.brand, palette.clay, '#2F8F6B', palette.sun]
  const top = scene.gradient([
    [0, '#C48B5B'],
    [1, '#9C6640'],
  ])
  const cup =
    ellipse(0, 6, 110, 30, palette.ink, 0.16) +
    ellipse(0, 0, 104, 30, '#FBFAF5') +
    ellipse(0, -4, 74, 20, '#E4EAEC') +
    path('M-58 -74H58Q54 -8 0 -6Q-54 -8 -58 -74Z', '#FBFAF5') +
    ellipse(0, -74, 58, 15, '#8C4A2B') +
    stroke('M56 -60Q92 -62 84 -36Q76 -20 48 -28', '#FBFAF5', 10)
  return [
    rect(0, 0, 1600, 1000, top),
    stroke(
      'M0 210Q500 170 900 220T1600 190M0 470Q420 520 900 470T1600 500M0 770Q520 720 1000 780T1600 750',
      '#8A5838',
      4,
      0.4,
    ),
    folder(340, 360, colors[scene.variant % 4] ?? palette.brand, -9),
    folder(1290, 320, colors[(scene.variant + 1) % 4] ?? palette.clay, 8),
    drawPaper(920, 520, 420, { tilt: 7, stamp: false, color: '#F3EFE4' }),
    drawPaper(760, 540, 440, { tilt: -4, stamp: true }),
    at(1240, 800, 1.3, cup),
    at(300, 830, 1.25, stamp),
    at(1120, 560, 1.2, glasses),
    `<g transform="translate(620 880) rotate(-18) scale(1.5)">${pen}</g>`,
  ].join('')
}

/** A hand with a telephone or a laptop: the city's services at home. */
export const composeOnline: Compose = (scene) => {
  const phone =
    rect(640, 130, 340, 680, '#1E3143', 46) +
    rect(656, 150, 308, 640, '#FBFCFC', 34) +
    path('M656 184a34 34 0 0 1 34 -34H930a34 34 0 0 1 34 34V270H656Z', palette.brand) +
    circle(700, 214, 22, '#FFFFFF') +
    rect(740, 200, 140, 14, '#FFFFFF', 7) +
    rect(740, 224, 90, 10, '#BFE0EC', 5) +
    repeat(
      3,
      (index) =>
        rect(684, 304 + index * 112, 252, 92, ['#EAF3F8', '#F6F1E7', '#E9F4E7'][index] ?? '#EAF3F8', 14) +
        circle(730, 350 + index * 112, 26, [palette.brand, palette.sun, '#2F8F6B'][index] ?? palette.brand) +
        rect(774, 334 + index * 112, 130, 12, '#4A6072', 6) +
        rect(774, 358 + index * 112, 86, 10, '#B4C2CB', 5),
    ) +
    stroke('M718 352l9 9l17 -20', '#FFFFFF', 6) +
    stroke('M718 576l9 9l17 -20', '#FFFFFF', 6) +
    circle(730, 462, 9, '#FFFFFF') +
    rect(684, 660, 252, 64, palette.brand, 32) +
    rect(750, 686, 120, 12, '#FFFFFF', 6) +
    rect(760, 760, 100, 8, '#C6D0D6', 4)
  const bubble = (x: number, y: number, color: string, inner: string): string =>
    circle(x, y, 74, color) + at(x, y, 1, inner)
  const cloud =
    bubble(430, 300, palette.sun, path('M-34 20a22 22 0 0 1 4 -43a30 30 0 0 1 56 6a20 20 0 0 1 4 37Z', '#FFFFFF')) +
    bubble(1180, 260, '#2F8F6B', stroke('M-30 0L-8 24L34 -24', '#FFFFFF', 13)) +
    bubble(
      1210,
      600,
      palette.clay,
      path('M-36 -24H36V26H-36Z', '#FFFFFF') + stroke('M-34 -20L0 8L34 -20', palette.clay, 7),
    ) +
    bubble(
      390,
      610,
      palette.brandStrong,
      path('M0 -38Q30 -38 30 -8Q30 14 0 42Q-30 14 -30 -8Q-30 -38 0 -38Z', '#FFFFFF') +
        circle(0, -8, 12, palette.brandStrong),
    ) +
    stroke(
      'M510 330Q570 360 636 350M1104 290Q1040 320 984 330M1134 600Q1060 610 984 590M466 610Q550 610 636 590',
      palette.brand,
      5,
      0.6,
    )
  if (scene.variant % 2 === 0)
    return [
      rect(
        0,
        0,
        1600,
        1000,
        scene.gradient([
          [0, '#DCEBF3'],
          [1, '#F6F1E7'],
        ]),
      ),
      ellipse(800, 890, 640, 70, '#E6D9C0'),
      ellipse(800, 500, 620, 440, '#FFFFFF', 0.5),
      cloud,
      phone,
      drawPerson(scene, 320, 930, {
        height: 300,
        arms: ['hold', 'hold'],
        coat: false,
        held: rect(-4, -68, 9, 15, '#1E3143', 2),
      }),
      drawPerson(scene, 1290, 930, {
        height: 310,
        arms: ['hold', 'hold'],
        coat: false,
        held: rect(-4, -68, 9, 15, '#1E3143', 2),
        flipped: true,
      }),
      drawPlant(1480, 930, 260),
    ].join('')
  const person = drawPerson(scene, 800, 1010, {
    height: 680,
    hairstyle: (['long', 'scarf', 'short', 'bun'] as const)[scene.variant % 4],
    arms: ['hold', 'hold'],
    coat: false,
    shadow: false,
    skirt: false,
  })
  return [
    drawRoom(scene, '#DDE6EA', '#B98A62', 740),
    drawView(scene, 160, 120, 380, 340),
    rect(1120, 240, 380, 14, '#B57A4B'),
    drawBookRow(scene, 1130, 240, 360, 100),
    rect(1120, 400, 380, 14, '#B57A4B'),
    drawBookRow(scene, 1130, 400, 360, 100),
    drawPlant(120, 800, 320),
    person,
    drawDesk(240, 1010, 1120, 220),
    drawLaptop(800, 776, 430, ''),
    circle(800, 640, 28, '#5B7C99'),
    drawPaper(420, 768, 90, { tilt: 80 }),
    at(
      1180,
      770,
      0.8,
      ellipse(0, 0, 60, 14, palette.ink, 0.16) +
        path('M-44 -90H44L36 0H-36Z', palette.clay) +
        stroke('M40 -70Q76 -66 66 -38Q60 -20 38 -24', palette.clay, 11),
    ),
  ].join('')
}
