import type { Scene } from '../scene'
import { lighter, palette } from '../palette'
import { drawApartmentBlock, drawHouse } from '../parts/buildings'
import { drawLawn } from '../parts/land'
import { drawTowerCrane } from '../parts/landmarks'
import { drawTree } from '../parts/nature'
import { drawPerson } from '../parts/people'
import { drawBarrier, drawCone, drawHeap } from '../parts/street-things'
import { drawExcavator } from '../parts/machines'
import { circle, path, polygon, rect, repeat, stroke } from '../svg'
import { drawBackdrop, drawTreeLine, type Compose } from './backdrop'
import { shovel, drawWorker } from './worker'

/** A crew renewing a pavement, paving stones and a barrow. */
export const composeWorkers: Compose = (scene) => {
  const stones = drawWorkersStones(scene)
  const barrow =
    path('M1090 800H1270L1230 890H1130Z', scene.tone(palette.brand)) +
    path('M1180 800H1270L1230 890H1180Z', scene.tone(palette.brandStrong)) +
    path('M1100 800Q1180 730 1262 800Z', scene.tone('#D9B878')) +
    stroke('M1230 886L1340 836M1230 886L1240 940', scene.tone('#5A6670'), 9) +
    circle(1130, 920, 34, '#2E3840') +
    circle(1130, 920, 13, '#C6D0D6')
  const pallet = drawWorkersPallet(scene)
  return [
    drawBackdrop(scene, 540),
    drawTreeLine(scene, 580, 8, 210, 0.2),
    repeat(3, (index) =>
      drawHouse(scene, 60 + index * 540, 690, {
        width: 420,
        height: scene.random.between(230, 300),
        wall: scene.random.pick(['#EBD6B0', '#F3E6CC', '#CFDDE2', '#E6B598']),
        floors: 2,
        columns: 5,
        depth: 0.1,
        roof: 'hip',
      }),
    ),
    drawTree(scene, 530, 740, 300, 0.05),
    drawTree(scene, 1050, 740, 290, 0.05),
    drawLawn(scene, 690, 790),
    rect(0, 760, 1600, 240, scene.tone('#CDB48D')),
    stones,
    pallet,
    barrow,
    drawHeap(scene, 1420, 960, 260, '#D9B878'),
    drawWorker(scene, 430, 930, 290, { legs: 'kneel', arms: ['forward', 'forward'] }),
    drawWorker(scene, 700, 900, 280, { legs: 'kneel', arms: ['forward', 'hold'], flipped: true }),
    drawWorker(scene, 900, 950, 330, { arms: ['hold', 'hold'], held: shovel(scene), lean: 8 }),
    drawWorker(scene, 1300, 870, 300, { arms: ['hips', 'forward'], flipped: true }),
    drawWorker(scene, 220, 850, 260, {
      arms: ['hold', 'hold'],
      held: rect(-10, -66, 20, 12, scene.tone(palette.stone), 2),
    }),
    drawCone(scene, 90, 960, 96),
    drawCone(scene, 600, 985, 90),
    drawBarrier(scene, 1010, 790, 200),
  ].join('')
}

function drawWorkersPallet(scene: Scene): string {
  return (
    repeat(4, (row) =>
      repeat(5, (index) =>
        rect(
          1330 + index * 42,
          770 - row * 32,
          39,
          29,
          scene.tone([palette.stone, '#C9A883', lighter(palette.stone, 0.2)][(row + index) % 3] ?? palette.stone),
          2,
        ),
      ),
    ) + rect(1320, 800, 230, 14, scene.tone('#8C5A38'))
  )
}

function drawWorkersStones(scene: Scene): string {
  return repeat(3, (row) =>
    repeat(12, (index) =>
      polygon(
        [
          120 + index * 76 - row * 26,
          790 + row * 50,
          190 + index * 76 - row * 26,
          790 + row * 50,
          178 + index * 78 - row * 28,
          836 + row * 50,
          104 + index * 78 - row * 28,
          836 + row * 50,
        ],
        scene.tone([lighter(palette.stone, 0.2), palette.stone, '#C9A883'][(index + row) % 3] ?? palette.stone),
      ),
    ),
  )
}

/** A house going up under the crane. */
export const composeConstruction: Compose = (scene) => {
  const floors = 4 + (scene.variant % 3)
  const frame = drawConstructionFrame(scene, floors)
  const scaffold = drawConstructionScaffold(scene, floors)
  const top = 740 - floors * 92
  return [
    drawBackdrop(scene, 600),
    drawTreeLine(scene, 640, 7, 170, 0.3),
    drawApartmentBlock(scene, 1280, 680, {
      width: 300,
      floors: 6,
      columns: 5,
      wall: '#E7D3B4',
      depth: 0.25,
      floorHeight: 50,
    }),
    drawTowerCrane(scene, 330, 740, 690, 0.02),
    frame,
    scaffold,
    drawWorker(scene, 600, top, 92, { arms: ['wave', 'down'], shadow: false }),
    drawWorker(scene, 860, top, 92, { arms: ['hold', 'hold'], shadow: false }),
    drawWorker(scene, 1160, 740 - 46 - 92, 90, { arms: ['down', 'forward'], flipped: true, shadow: false }),
    rect(0, 736, 1600, 264, scene.tone(scene.snowy ? '#E3E9EC' : '#CDB08A')),
    drawHeap(scene, 220, 840, 320, '#B98F66'),
    drawHeap(scene, 1390, 830, 280, '#D9B878'),
    drawExcavator(scene, 1130, 890, 430, true),
    repeat(5, (index) =>
      rect(
        560 + index * 10,
        900 - index * 18,
        250 - index * 20,
        15,
        scene.tone(index % 2 === 0 ? '#C9965C' : '#A9744C'),
        3,
      ),
    ),
    drawWorker(scene, 470, 920, 270, { arms: ['hold', 'forward'], held: rect(-8, -70, 18, 22, '#FBFAF5', 1) }),
    drawPerson(scene, 370, 930, {
      height: 270,
      hairstyle: 'helmet',
      headColor: '#FBFAF5',
      top: palette.brandStrong,
      arms: ['down', 'out'],
      coat: false,
      skirt: false,
    }),
    drawWorker(scene, 1420, 950, 280, { arms: ['hold', 'hold'], held: shovel(scene), flipped: true, lean: 8 }),
  ].join('')
}

function drawConstructionScaffold(scene: Scene, floors: number): string {
  return (
    stroke(
      Array.from({ length: 4 }, (_, index) => `M${1090 + index * 50} 740V${760 - floors * 92}`)
        .concat(Array.from({ length: floors }, (_, row) => `M1080 ${740 - row * 92 - 40}H1250`))
        .join(''),
      scene.tone('#5A6670'),
      6,
    ) + repeat(floors, (row) => rect(1076, 740 - row * 92 - 46, 180, 9, scene.tone('#C9965C')))
  )
}

function drawConstructionFrame(scene: Scene, floors: number): string {
  return repeat(
    floors,
    (row) =>
      rect(420, 740 - (row + 1) * 92, 640, 14, scene.tone('#B9B2A6')) +
      repeat(7, (index) =>
        rect(424 + index * 104, 740 - row * 92 - 80, 16, 82, scene.tone(index > 4 ? '#9A9389' : '#CFC8BB')),
      ) +
      (row < floors - 1
        ? repeat(6, (index) =>
            scene.random.chance(0.75)
              ? rect(440 + index * 104, 740 - row * 92 - 78, 88, 78, scene.tone(index > 3 ? '#A8583C' : palette.clay)) +
                rect(464 + index * 104, 740 - row * 92 - 62, 40, 44, scene.tone('#7FB2CF'))
              : '',
          )
        : ''),
  )
}
