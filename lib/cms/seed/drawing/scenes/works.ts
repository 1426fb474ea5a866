import { darker, lighter, palette } from '../palette'
import { drawApartmentBlock, drawHouse } from '../parts/buildings'
import { drawLawn, drawMountains, drawPavement, drawRoad } from '../parts/land'
import { drawTowerCrane } from '../parts/landmarks'
import { drawBush, drawFir, drawTree } from '../parts/nature'
import { drawPerson, type ArmPose, type LegPose } from '../parts/people'
import { drawSky, drawSnowfall } from '../parts/sky'
import { drawBarrier, drawBin, drawCone, drawHeap, drawLamp } from '../parts/street-things'
import { drawAerialLift, drawCar, drawExcavator, drawGarbageTruck, drawSnowplough } from '../parts/vehicles'
import { sides, type Scene } from '../scene'
import { circle, ellipse, path, polygon, rect, repeat, stroke } from '../svg'
import { drawBackdrop, drawTreeLine, type Compose } from './backdrop'

interface WorkerOptions {
  arms?: [ArmPose, ArmPose]
  legs?: LegPose
  held?: string
  vest?: string
  flipped?: boolean
  lean?: number
  shadow?: boolean
}

const shovel = (scene: Scene): string =>
  stroke('M2 -66L34 -6', scene.tone(palette.umber), 3) + path('M29 -10L42 -2L37 7L28 -2Z', scene.tone('#7D8A94'))

function drawWorker(scene: Scene, x: number, y: number, height: number, options: WorkerOptions = {}): string {
  const { arms = ['down', 'down'], vest = '#F08A32', ...rest } = options
  return drawPerson(scene, x, y, {
    height,
    hairstyle: 'helmet',
    headColor: scene.random.pick([palette.sun, '#FBFAF5', palette.danger]),
    vest,
    coat: false,
    skirt: false,
    top: '#3D5F7C',
    bottom: '#2B4257',
    arms,
    ...rest,
  })
}

/** A crew renewing a pavement, paving stones and a barrow. */
export const composeWorkers: Compose = (scene) => {
  const stones = repeat(3, (row) =>
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
  const barrow =
    path('M1090 800H1270L1230 890H1130Z', scene.tone(palette.brand)) +
    path('M1180 800H1270L1230 890H1180Z', scene.tone(palette.brandStrong)) +
    path('M1100 800Q1180 730 1262 800Z', scene.tone('#D9B878')) +
    stroke('M1230 886L1340 836M1230 886L1240 940', scene.tone('#5A6670'), 9) +
    circle(1130, 920, 34, '#2E3840') +
    circle(1130, 920, 13, '#C6D0D6')
  const pallet =
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

/** A house going up under the crane. */
export const composeConstruction: Compose = (scene) => {
  const floors = 4 + (scene.variant % 3)
  const frame = repeat(
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
  const scaffold =
    stroke(
      Array.from({ length: 4 }, (_, index) => `M${1090 + index * 50} 740V${760 - floors * 92}`)
        .concat(Array.from({ length: floors }, (_, row) => `M1080 ${740 - row * 92 - 40}H1250`))
        .join(''),
      scene.tone('#5A6670'),
      6,
    ) + repeat(floors, (row) => rect(1076, 740 - row * 92 - 46, 180, 9, scene.tone('#C9965C')))
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

/** Round tanks, pipes and a standpipe with clean water. */
export const composeWaterSupply: Compose = (scene) => {
  const tank = (x: number, y: number, r: number): string => {
    const wall = sides(scene, '#C9D6DD')
    return (
      rect(x - r, y - 110, r * 2, 110, wall.front) +
      rect(x + r * 0.4, y - 110, r * 0.6, 110, wall.shade) +
      ellipse(x, y, r, r * 0.22, wall.shade) +
      ellipse(x, y - 110, r, r * 0.24, scene.tone('#E7EEF1')) +
      ellipse(x, y - 108, r * 0.9, r * 0.19, scene.tone('#4FA9D6')) +
      stroke(`M${x - r * 0.4} ${y - 112}h${r * 0.4}M${x} ${y - 98}h${r * 0.5}`, '#FFFFFF', 4, 0.7) +
      stroke(
        `M${x - r} ${y - 134}H${x + r}M${x - r} ${y - 110}v-24M${x + r} ${y - 110}v-24M${x} ${y - 92}v-42`,
        scene.tone(palette.brandStrong),
        5,
      )
    )
  }
  const tower =
    polygon([1290, 640, 1320, 380, 1400, 380, 1430, 640], scene.tone('#E6DCC6')) +
    polygon([1370, 640, 1366, 380, 1400, 380, 1430, 640], scene.tone('#C9BC9F')) +
    path('M1260 300H1460L1430 390H1290Z', scene.tone(palette.brand)) +
    path('M1380 300H1460L1430 390H1380Z', scene.tone(palette.brandStrong)) +
    path('M1250 300Q1360 200 1470 300Z', scene.tone(palette.clay)) +
    path('M1330 330q30 -50 30 -50t30 50a30 26 0 0 1 -60 0Z', '#FBFAF5', 0.9)
  const pipe =
    rect(-20, 850, 1060, 74, scene.tone(palette.brand)) +
    rect(-20, 850, 1060, 20, scene.tone('#4FA3DC')) +
    rect(-20, 904, 1060, 20, scene.tone(palette.brandStrong)) +
    repeat(4, (index) => rect(180 + index * 260, 836, 30, 102, scene.tone('#34506A'), 6)) +
    path('M1030 850H1110Q1180 850 1180 920V1000H1100V924H1030Z', scene.tone(palette.brand)) +
    rect(1086, 960, 110, 28, scene.tone('#34506A'), 6)
  const valve =
    stroke('M620 850V760', scene.tone('#34506A'), 16) +
    `<circle cx="620" cy="742" r="52" fill="none" stroke="${scene.tone(palette.danger)}" stroke-width="16"/>` +
    stroke('M574 742H666M620 696V788', scene.tone(palette.danger), 10)
  return [
    drawBackdrop(scene, 560, 'mountains'),
    drawTreeLine(scene, 590, 8, 180, 0.26),
    drawLawn(scene, 580),
    tower,
    drawHouse(scene, 60, 680, {
      width: 330,
      height: 170,
      wall: '#F3E6CC',
      floors: 1,
      columns: 4,
      roof: 'hip',
      roofColor: palette.brandStrong,
    }),
    tank(600, 720, 170),
    tank(990, 710, 150),
    drawBush(scene, 1230, 760, 150),
    pipe,
    valve,
    drawWorker(scene, 760, 940, 330, { arms: ['forward', 'forward'], flipped: true, vest: '#2F8F6B' }),
    drawWorker(scene, 400, 850, 250, {
      arms: ['hold', 'hold'],
      held: rect(-6, -68, 17, 20, '#FBFAF5', 1),
      vest: '#2F8F6B',
    }),
    drawTree(scene, 1530, 860, 420),
    scene.variant % 2 === 0
      ? drawExcavator(scene, 1330, 930, 380, true)
      : drawWorker(scene, 1330, 960, 330, { arms: ['hold', 'hold'], held: shovel(scene), lean: 8, vest: '#2F8F6B' }) +
        drawHeap(scene, 1440, 970, 220),
  ].join('')
}

/** A lift at the wires, pylons, a transformer house. */
export const composePower: Compose = (scene) => {
  const iron = scene.tone('#5A6670')
  const pylon = (x: number, y: number, size: number, depth: number): string =>
    stroke(
      `M${x - size * 0.16} ${y}L${x - size * 0.04} ${y - size}M${x + size * 0.16} ${y}L${x + size * 0.04} ${y - size}M${x - size * 0.22} ${y - size * 0.9}H${x + size * 0.22}M${x - size * 0.27} ${y - size * 0.7}H${x + size * 0.27}M${x - size * 0.13} ${y - size * 0.2}L${x + size * 0.09} ${y - size * 0.5}M${x + size * 0.13} ${y - size * 0.2}L${x - size * 0.09} ${y - size * 0.5}M${x - size * 0.09} ${y - size * 0.5}L${x + size * 0.06} ${y - size * 0.8}M${x + size * 0.09} ${y - size * 0.5}L${x - size * 0.06} ${y - size * 0.8}`,
      scene.tone('#4E6373', depth),
      size * 0.018 + 1.5,
    )
  const wires = stroke(
    'M80 300Q400 400 700 330T1200 380T1620 300M80 380Q400 480 700 410T1200 450T1620 390',
    scene.tone('#34506A'),
    4,
  )
  const pole = (x: number): string =>
    rect(x - 9, 280, 18, 560, scene.tone('#9A8B76'), 4) +
    rect(x - 90, 300, 180, 14, scene.tone('#7A6B58'), 4) +
    rect(x - 66, 372, 132, 12, scene.tone('#7A6B58'), 4) +
    repeat(3, (index) => rect(x - 80 + index * 74, 278, 12, 24, scene.tone('#C9D2D8'), 4))
  const box =
    rect(120, 640, 220, 200, scene.tone('#E6DCC6')) +
    rect(270, 640, 70, 200, scene.tone('#C9BC9F')) +
    rect(104, 622, 252, 22, scene.tone(palette.brandStrong), 4) +
    rect(150, 690, 100, 150, scene.tone('#5B7C99'), 4) +
    polygon([200, 706, 232, 766, 168, 766], scene.tone(palette.sun)) +
    path('M203 718L190 744H200L196 762L212 738H202Z', palette.ink) +
    stroke('M160 790H240M160 806H240M160 822H240', scene.tone('#3F5568'), 4)
  const rider = drawWorker(scene, 19, -150, 62, { arms: ['forward', 'up'], shadow: false })
  return [
    drawBackdrop(scene, 620),
    pylon(300, 620, 340, 0.4),
    pylon(720, 620, 300, 0.45),
    pylon(1100, 620, 280, 0.5),
    drawTreeLine(scene, 650, 8, 190, 0.2),
    drawHouse(scene, 420, 740, {
      width: 300,
      height: 230,
      wall: '#F3E6CC',
      floors: 2,
      columns: 3,
      depth: 0.06,
      roof: 'hip',
    }),
    drawHouse(scene, 1270, 740, { width: 340, height: 250, wall: '#E9C7A0', floors: 2, columns: 4, depth: 0.06 }),
    drawLawn(scene, 720, 860),
    box,
    pole(700),
    pole(1200),
    wires,
    drawPavement(scene, 830, 870),
    drawRoad(scene, 880, 1000),
    drawAerialLift(scene, 980, 950, 560, false, rider),
    drawWorker(scene, 560, 930, 260, { arms: ['down', 'up'] }),
    drawWorker(scene, 1370, 960, 270, { arms: ['hips', 'down'], flipped: true }),
    drawCone(scene, 690, 980, 90),
    drawCone(scene, 1280, 985, 90),
    stroke(`M380 866C430 900 480 890 520 866`, iron, 6),
  ].join('')
}

/** An open trench, the pipe in it, steam and men. */
export const composeHeating: Compose = (scene) => {
  const trench =
    polygon([180, 740, 1480, 720, 1640, 900, 60, 940], scene.tone('#4B3A30')) +
    polygon([180, 740, 1480, 720, 1500, 760, 170, 780], scene.tone('#8A6A50')) +
    polygon([60, 940, 1640, 900, 1640, 930, 50, 975], scene.tone('#A27E5F')) +
    stroke('M300 790l40 6M520 776l50 4M800 772l60 4M1120 764l40 6M1350 760l40 6', scene.tone('#6E543F'), 8)
  const pipe = (y: number, color: string): string =>
    rect(90, y, 1480, 46, scene.tone(color)) +
    rect(90, y, 1480, 13, scene.tone(lighter(color, 0.35))) +
    rect(90, y + 34, 1480, 12, scene.tone(darker(color, 0.25))) +
    repeat(5, (index) => rect(240 + index * 290, y - 6, 22, 58, scene.tone('#5A6670'), 5))
  const steam = repeat(4, (index) => {
    const x = 960 + index * 34
    return path(
      `M${x} 800Q${x - 50} 730 ${x + 6} 680T${x + 4} 560Q${x + 60} 630 ${x + 30} 690T${x + 20} 800Z`,
      '#FFFFFF',
      0.28,
    )
  })
  const sparks =
    scene.variant % 2 === 0
      ? circle(
          616,
          806,
          100,
          scene.gradient(
            [
              [0, '#FFF3C0', 0.95],
              [0.3, '#FFC65A', 0.5],
              [1, '#FFC65A', 0],
            ],
            'round',
          ),
        ) +
        stroke('M616 806l-56 -40M616 806l60 -34M616 806l-20 -62M616 806l28 -64M616 806l74 4', palette.sun, 4) +
        circle(616, 806, 10, '#FFFFFF')
      : ''
  const stack =
    polygon([1370, 560, 1384, 230, 1426, 230, 1440, 560], scene.tone('#D9C6B0', 0.2)) +
    rect(1380, 270, 48, 34, scene.tone(palette.danger, 0.2)) +
    rect(1376, 350, 56, 34, scene.tone(palette.danger, 0.2)) +
    circle(1440, 196, 36, '#FFFFFF', 0.5) +
    circle(1490, 160, 50, '#FFFFFF', 0.4) +
    rect(1230, 440, 320, 130, scene.tone('#C9886A', 0.2))
  return [
    drawBackdrop(scene, 540, scene.random.pick(['mountains', 'skyline'])),
    stack,
    drawApartmentBlock(scene, 80, 650, {
      width: 480,
      floors: 5,
      columns: 6,
      wall: '#EADCC4',
      accent: palette.clay,
      depth: 0.1,
    }),
    drawApartmentBlock(scene, 700, 640, { width: 420, floors: 4, columns: 6, wall: '#D6DEE0', depth: 0.12 }),
    drawTree(scene, 630, 690, 270, 0.06),
    drawLawn(scene, 640),
    trench,
    pipe(800, '#C9A25A'),
    pipe(868, palette.clay),
    steam,
    sparks,
    drawHeap(scene, 330, 740, 330, '#8A6A50'),
    drawWorker(scene, 520, 905, 270, { legs: 'kneel', arms: ['forward', 'forward'] }),
    drawWorker(scene, 820, 900, 280, { arms: ['hold', 'hold'], held: shovel(scene), lean: 8 }),
    drawWorker(scene, 1210, 760, 250, { arms: ['down', 'forward'], flipped: true }),
    drawWorker(scene, 1310, 766, 250, { arms: ['hold', 'hold'], held: rect(-8, -68, 18, 20, '#FBFAF5', 1) }),
    drawBarrier(scene, 240, 985, 260),
    drawBarrier(scene, 1330, 985, 260),
    drawCone(scene, 500, 990, 90),
    drawCone(scene, 1110, 990, 90),
  ].join('')
}

/** Sorting bins and the lorry. */
export const composeWaste: Compose = (scene) => {
  const colors = [palette.brand, '#2F8F6B', palette.sun, palette.clay]
  const shelter =
    rect(830, 470, 740, 22, scene.tone(palette.brandStrong), 4) +
    rect(850, 492, 14, 340, scene.tone('#34506A')) +
    rect(1536, 492, 14, 340, scene.tone('#34506A')) +
    rect(864, 560, 672, 250, scene.tone('#D9C6A4')) +
    stroke(Array.from({ length: 11 }, (_, index) => `M864 ${584 + index * 22}H1536`).join(''), scene.tone('#BFA983'), 4)
  const bottle = path('M18 -62H24V-56Q28 -52 28 -46V-32H14V-46Q14 -52 18 -56Z', '#7FC9A8')
  return [
    drawBackdrop(scene, 560),
    drawTreeLine(scene, 590, 8, 230, 0.2),
    drawApartmentBlock(scene, 60, 690, {
      width: 500,
      floors: 5,
      columns: 7,
      wall: '#EADCC4',
      accent: '#2F8F6B',
      depth: 0.12,
    }),
    drawLawn(scene, 680, 830),
    drawTree(scene, 700, 760, 330, 0.04),
    drawPavement(scene, 800),
    shelter,
    repeat(4, (index) => drawBin(scene, 950 + index * 168, 850, 180, colors[(index + scene.variant) % 4])),
    drawBush(scene, 780, 830, 130),
    drawGarbageTruck(scene, 370, 930, 640, scene.variant % 2 === 1),
    drawPerson(scene, 880, 940, { height: 280, arms: ['down', 'forward'], held: bottle }),
    drawPerson(scene, 1180, 970, { height: 180, arms: ['down', 'up'], flipped: true }),
    drawWorker(scene, 730, 960, 290, { arms: ['down', 'forward'], vest: '#2F8F6B' }),
    drawPerson(scene, 1400, 970, {
      height: 290,
      legs: 'walk',
      arms: ['swing', 'hold'],
      flipped: true,
      held: path('M12 -46H30L28 -24H14Z', scene.tone(palette.stone)),
    }),
  ].join('')
}

/** Snow on everything, ploughs and shovels. */
export const composeSnow: Compose = (plain) => {
  const scene: Scene = { ...plain, season: 'winter', snowy: true, lawn: '#E9F0F4' }
  const drift = (x: number, y: number, width: number): string => drawHeap(scene, x, y, width, '#EEF4F7')
  const scraper =
    stroke('M4 -64L40 -4', scene.tone(palette.umber), 3) + path('M32 -10L52 -2L48 6L30 0Z', scene.tone(palette.brand))
  return [
    drawSky(scene, { horizon: 600, sunX: 420, clouds: 4 }),
    drawMountains(scene, 600, 270),
    rect(0, 596, 1600, 140, scene.tone('#DDE7EC')),
    repeat(4, (index) =>
      drawHouse(scene, -30 + index * 430, 730, {
        width: scene.random.between(290, 380),
        height: scene.random.between(220, 330),
        wall: scene.random.pick(['#EBD6B0', '#E6B598', '#CFDDE2', '#F3E6CC']),
        floors: 2,
        columns: 4,
        roof: scene.random.pick(['gable', 'hip']),
        depth: 0.04,
      }),
    ),
    drawPavement(scene, 720, 810),
    drawTree(scene, 370, 760, 320),
    drawTree(scene, 840, 760, 330),
    drawFir(scene, 1290, 770, 300),
    drawLamp(scene, 600, 790, 360),
    drawRoad(scene, 820, 1000),
    drift(150, 830, 320),
    drift(500, 826, 260),
    drift(1450, 840, 360),
    scene.variant % 2 === 0
      ? drawSnowplough(scene, 720, 960, 640)
      : drawCar(scene, 620, 950, 360, palette.clay) + path('M500 866Q620 820 720 866V880H500Z', '#FFFFFF', 0.95),
    drawWorker(scene, 1180, 900, 270, { arms: ['hold', 'hold'], held: scraper, lean: 8 }),
    drawPerson(scene, 1340, 960, {
      height: 280,
      arms: ['hold', 'hold'],
      held: scraper,
      hairstyle: 'winter',
      coat: true,
      skirt: false,
      lean: 8,
      flipped: true,
    }),
    drawPerson(scene, 260, 960, { height: 270, legs: 'walk', hairstyle: 'winter', coat: true }),
    drawPerson(scene, 350, 966, { height: 170, legs: 'walk', hairstyle: 'winter', coat: true }),
    path('M-20 1000V962Q400 940 800 968T1620 960V1000Z', '#F6FAFC'),
    drawSnowfall(scene),
  ].join('')
}
