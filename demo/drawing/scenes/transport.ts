import { darker, palette } from '../palette'
import { drawHouse, drawWindow } from '../parts/buildings'
import { drawHill, drawLawn, drawMountains, drawPavement, drawRoad, drawSea } from '../parts/land'
import { drawOldTown, drawSkyline } from '../parts/landmarks'
import { drawBush, drawTree } from '../parts/nature'
import { drawPerson } from '../parts/people'
import { drawSky } from '../parts/sky'
import { drawBarrier, drawBusStop, drawCone, drawHeap, drawLamp, drawWorksSign } from '../parts/street-things'
import { drawExcavator } from '../parts/machines'
import { drawBus, drawCar, drawTrain } from '../parts/vehicles'
import { sides, type Scene } from '../scene'
import { ellipse, path, polygon, rect, repeat, stroke } from '../svg'
import { drawBackdrop, drawTreeLine, type Compose } from './backdrop'

const busColors = [palette.brand, '#2F8F6B', palette.clay, palette.brandStrong]
const carColors = ['#F4F1EA', palette.clay, palette.brandStrong, '#5B7C99', palette.sun]

/** A bus at its stop, people waiting. */
export const composeBus: Compose = (scene) => {
  const bag = rect(12, -47, 14, 18, scene.tone(palette.sun), 2)
  const waiting = repeat(4, (index) =>
    drawPerson(scene, 220 + index * 92, 815 + (index % 2) * 14, {
      height: [214, 220, 140, 210][index] ?? 210,
      arms: index === 1 ? ['down', 'wave'] : ['down', 'down'],
      held: index % 2 === 0 ? bag : '',
    }),
  )
  return [
    drawBackdrop(scene, 560),
    drawTreeLine(scene, 590, 8, 220, 0.18),
    repeat(3, (index) =>
      drawHouse(scene, 760 + index * 290, 700, {
        width: 260,
        height: scene.random.between(210, 300),
        wall: scene.random.pick(['#EBD6B0', '#F3E6CC', '#E9C7A0', '#CFDDE2']),
        floors: 2,
        columns: 3,
        depth: 0.1,
        roof: scene.random.pick(['hip', 'gable']),
      }),
    ),
    drawLawn(scene, 660, 760),
    drawPavement(scene, 720, 830),
    drawTree(scene, 640, 740, 300),
    drawTree(scene, 1540, 750, 320),
    drawBusStop(scene, 320, 800, 500),
    drawLamp(scene, 1180, 800, 380),
    waiting,
    drawRoad(scene, 838, 1000),
    drawBus(scene, 990, 905, 760, busColors[scene.variant % 4], true),
    scene.variant % 2 === 1 ? drawCar(scene, 260, 985, 340, scene.random.pick(carColors)) : '',
  ].join('')
}

/** A train at the platform. */
export const composeRailway: Compose = (scene) => {
  const stone = sides(scene, '#EBD2A8')
  const station = drawRailwayStation(scene, stone)
  const rails =
    rect(0, 830, 1600, 100, scene.tone('#A59582')) +
    repeat(34, (index) => rect(index * 48, 846, 22, 60, scene.tone('#7A5843'))) +
    rect(0, 858, 1600, 8, scene.tone('#5A6670')) +
    rect(0, 888, 1600, 8, scene.tone('#5A6670'))
  const masts =
    repeat(3, (index) =>
      stroke(`M${230 + index * 560} 850V300M${230 + index * 560} 340h110`, scene.tone('#5A6670'), 9),
    ) + stroke('M0 372H1600M0 340Q230 330 510 352T1070 352T1600 348', scene.tone('#3F5568'), 3)
  return [
    drawBackdrop(scene, 600, 'mountains'),
    drawTreeLine(scene, 650, 8, 220, 0.2),
    station,
    drawLawn(scene, 655, 760),
    drawPavement(scene, 650, 760),
    drawTree(scene, 1060, 690, 290),
    drawTree(scene, 1400, 690, 300),
    rect(0, 756, 1600, 30, scene.tone('#C9B48F')),
    rails,
    drawTrain(scene, 900 - (scene.variant % 3) * 100, 872, 1500),
    masts,
    drawPavement(scene, 926, 1000),
    rect(0, 922, 1600, 12, scene.tone('#F6F1E7')),
    drawPerson(scene, 250, 985, {
      height: 250,
      back: true,
      held: rect(16, -44, 14, 40, scene.tone(palette.danger), 3),
    }),
    drawPerson(scene, 380, 990, { height: 240, arms: ['down', 'wave'], back: true }),
    drawPerson(scene, 1350, 990, {
      height: 250,
      legs: 'walk',
      flipped: true,
      held: rect(14, -46, 15, 22, scene.tone(palette.umber), 2),
    }),
  ].join('')
}

function drawRailwayStation(scene: Scene, stone: { front: string; shade: string; edge: string }): string {
  return (
    rect(140, 400, 760, 260, stone.front) +
    rect(740, 400, 160, 260, stone.shade) +
    polygon([110, 404, 210, 320, 830, 320, 930, 404], scene.tone(scene.snowy ? '#F4F8FA' : '#A65A41')) +
    rect(440, 270, 160, 390, stone.edge) +
    polygon([424, 274, 520, 186, 616, 274], scene.tone(scene.snowy ? '#F4F8FA' : '#A65A41')) +
    ellipse(520, 330, 42, 42, scene.tone('#FBFAF5')) +
    stroke('M520 330V302M520 330L540 340', palette.ink, 5) +
    repeat(
      2,
      (index) =>
        drawWindow(scene, 210 + index * 90, 450, 54, 120, { arched: true }) +
        drawWindow(scene, 680 + index * 90, 450, 54, 120, { arched: true }),
    ) +
    drawWindow(scene, 520, 420, 80, 220, { arched: true })
  )
}

/** A carriageway under repair: roller or digger, cones, men in vests. */
export const composeRoadWorks: Compose = (scene) => {
  const roller =
    ellipse(0, 2, 120, 6, palette.ink, 0.2) +
    ['M-20 -50V-110H50V-50'].map((d) => stroke(d, scene.tone('#3F5568'), 7)).join('') +
    rect(-34, -118, 96, 12, scene.tone(palette.brandStrong), 4) +
    path('M-60 -34H70Q84 -34 84 -58H-30Q-56 -56 -60 -34Z', scene.tone('#F0A93B')) +
    ellipse(-74, -38, 38, 38, scene.tone('#6B7782')) +
    ellipse(-74, -38, 22, 22, scene.tone('#8B97A1')) +
    ellipse(62, -32, 32, 32, '#2E3840') +
    ellipse(62, -32, 15, 15, scene.tone('#F0A93B'))
  const digger = scene.variant % 2 === 0
  return [
    drawBackdrop(scene, 540),
    drawTreeLine(scene, 590, 9, 220, 0.18),
    repeat(4, (index) =>
      drawHouse(scene, 30 + index * 420, 690, {
        width: 320,
        height: scene.random.between(200, 280),
        wall: scene.random.pick(['#EBD6B0', '#F3E6CC', '#E9C7A0']),
        floors: 2,
        columns: 4,
        depth: 0.12,
        roof: 'hip',
      }),
    ),
    drawPavement(scene, 680, 740),
    drawRoad(scene, 750, 1000),
    polygon([560, 756, 1640, 756, 1640, 1000, 400, 1000], scene.tone('#33404B')),
    polygon([560, 756, 600, 756, 450, 1000, 400, 1000], scene.tone('#8A7A68')),
    stroke('M700 800H1560M660 880H1580', '#4A5864', 4, 0.8),
    digger ? drawExcavator(scene, 960, 870, 520) : `<g transform="translate(1040 890) scale(1.9)">${roller}</g>`,
    drawHeap(scene, 560, 850, 220, '#3D4852'),
    drawRoadWorksWorker(scene, 700, 900, 230, ['hold', 'hold'], true),
    drawRoadWorksWorker(scene, 1330, 880, 220, ['hips', 'down'], false),
    drawRoadWorksWorker(scene, 820, 960, 250, ['hold', 'hold'], true),
    drawRoadWorksWorker(scene, 1450, 930, 240, ['down', 'forward'], false),
    drawWorksSign(scene, 330, 940, 280),
    drawBarrier(scene, 150, 970, 270),
    drawCone(scene, 470, 970, 90),
    drawCone(scene, 560, 990, 96),
    drawCone(scene, 400, 830, 64),
    drawCone(scene, 1540, 990, 96),
  ].join('')
}

function drawRoadWorksWorker(
  scene: Scene,
  x: number,
  y: number,
  height: number,
  arms: ['down' | 'hold' | 'forward' | 'hips', 'down' | 'hold' | 'forward' | 'hips'],
  shovel: boolean,
): string {
  return drawPerson(scene, x, y, {
    height,
    hairstyle: 'helmet',
    headColor: palette.sun,
    vest: '#F08A32',
    coat: false,
    top: '#3D5F7C',
    arms,
    lean: shovel ? 8 : 0,
    held: shovel
      ? stroke('M2 -66L36 -4', scene.tone(palette.umber), 3) + path('M31 -8L44 0L38 8L30 -2Z', scene.tone('#7D8A94'))
      : '',
  })
}

/** The bridge over the river. */
export const composeBridge: Compose = (scene) => {
  const stone = sides(scene, '#D7B98E')
  const arches = repeat(3, (index) => `M${230 + index * 400} 830V700a170 150 0 0 1 340 0V830Z`)
  const deck = `<path fill-rule="evenodd" d="M-20 540Q800 480 1620 540V830H-20Z${arches
    .split('M')
    .filter(Boolean)
    .map((part) => `M${part}`)
    .join('')}" fill="${stone.front}"/>`
  const inner = repeat(3, (index) =>
    path(`M${230 + index * 400} 830V700a170 150 0 0 1 340 0h-34a140 120 0 0 0 -272 0V830Z`, stone.shade),
  )
  const reflection = repeat(3, (index) => ellipse(400 + index * 400, 850, 150, 18, scene.tone('#BFE0EC'), 0.5))
  return [
    drawSky(scene, { horizon: 520, sunX: 1100 }),
    drawMountains(scene, 560, 300),
    drawHill(scene, 500, 720, '#8FAE83', 0.3),
    drawOldTown(scene, 40, 600, 520, 90, 2, 0.28),
    drawSkyline(scene, 600, 0.45, 1600),
    drawHill(scene, 590, 760, scene.lawn, 0.14),
    drawSea(scene, { top: 690, bottom: 1000, glintX: 800 }),
    inner,
    deck,
    path('M-20 540Q800 480 1620 540V566Q800 506 -20 566Z', stone.edge),
    stroke('M-20 516Q800 456 1620 516', scene.tone('#34506A'), 8),
    stroke(
      Array.from({ length: 33 }, (_, index) => {
        const x = index * 50
        const sag = 30 * (1 - ((x - 800) / 800) ** 2)
        return `M${x} ${540 - sag}v-24`
      }).join(''),
      scene.tone('#34506A'),
      5,
    ),
    drawBus(scene, 560, 524, 260, busColors[(scene.variant + 1) % 4]),
    drawCar(scene, 1000, 520, 120, scene.random.pick(carColors)),
    drawLamp(scene, 330, 534, 190),
    drawLamp(scene, 800, 512, 190),
    drawLamp(scene, 1270, 534, 190),
    reflection,
    path('M-20 1000V900C140 880 260 920 380 1000Z', scene.tone(scene.lawn)),
    path('M1620 1000V880C1480 880 1360 930 1260 1000Z', scene.tone(darker(scene.lawn, 0.1))),
    drawTree(scene, 90, 930, 340),
    drawBush(scene, 250, 985, 130),
    drawTree(scene, 1520, 940, 360),
    drawPerson(scene, 1390, 975, { height: 130, back: true }),
  ].join('')
}
