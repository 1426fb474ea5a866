import { darker, lighter, palette } from '../palette'
import { drawApartmentBlock, drawHouse } from '../parts/buildings'
import { drawLawn, drawPavement, drawRoad } from '../parts/land'
import { drawBush, drawTree } from '../parts/nature'
import { drawBarrier, drawCone, drawHeap } from '../parts/street-things'
import { drawAerialLift, drawExcavator } from '../parts/machines'
import { sides, type Scene } from '../scene'
import { circle, ellipse, path, polygon, rect, repeat, stroke } from '../svg'
import { drawBackdrop, drawTreeLine, type Compose } from './backdrop'
import { shovel, drawWorker } from './worker'

/** Round tanks, pipes and a standpipe with clean water. */
export const composeWaterSupply: Compose = (scene) => {
  const tower = drawWaterSupplyTower(scene)
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
    drawWaterSupplyTank(scene, 600, 720, 170),
    drawWaterSupplyTank(scene, 990, 710, 150),
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

function drawWaterSupplyTower(scene: Scene): string {
  return (
    polygon([1290, 640, 1320, 380, 1400, 380, 1430, 640], scene.tone('#E6DCC6')) +
    polygon([1370, 640, 1366, 380, 1400, 380, 1430, 640], scene.tone('#C9BC9F')) +
    path('M1260 300H1460L1430 390H1290Z', scene.tone(palette.brand)) +
    path('M1380 300H1460L1430 390H1380Z', scene.tone(palette.brandStrong)) +
    path('M1250 300Q1360 200 1470 300Z', scene.tone(palette.clay)) +
    path('M1330 330q30 -50 30 -50t30 50a30 26 0 0 1 -60 0Z', '#FBFAF5', 0.9)
  )
}

function drawWaterSupplyTank(scene: Scene, x: number, y: number, r: number): string {
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

/** A lift at the wires, pylons, a transformer house. */
export const composePower: Compose = (scene) => {
  const iron = scene.tone('#5A6670')
  const wires = stroke(
    'M80 300Q400 400 700 330T1200 380T1620 300M80 380Q400 480 700 410T1200 450T1620 390',
    scene.tone('#34506A'),
    4,
  )
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
    drawPowerPylon(scene, 300, 620, 340, 0.4),
    drawPowerPylon(scene, 720, 620, 300, 0.45),
    drawPowerPylon(scene, 1100, 620, 280, 0.5),
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
    drawPowerPole(scene, 700),
    drawPowerPole(scene, 1200),
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

function drawPowerPole(scene: Scene, x: number): string {
  return (
    rect(x - 9, 280, 18, 560, scene.tone('#9A8B76'), 4) +
    rect(x - 90, 300, 180, 14, scene.tone('#7A6B58'), 4) +
    rect(x - 66, 372, 132, 12, scene.tone('#7A6B58'), 4) +
    repeat(3, (index) => rect(x - 80 + index * 74, 278, 12, 24, scene.tone('#C9D2D8'), 4))
  )
}

function drawPowerPylon(scene: Scene, x: number, y: number, size: number, depth: number): string {
  return stroke(
    `M${x - size * 0.16} ${y}L${x - size * 0.04} ${y - size}M${x + size * 0.16} ${y}L${x + size * 0.04} ${y - size}M${x - size * 0.22} ${y - size * 0.9}H${x + size * 0.22}M${x - size * 0.27} ${y - size * 0.7}H${x + size * 0.27}M${x - size * 0.13} ${y - size * 0.2}L${x + size * 0.09} ${y - size * 0.5}M${x + size * 0.13} ${y - size * 0.2}L${x - size * 0.09} ${y - size * 0.5}M${x - size * 0.09} ${y - size * 0.5}L${x + size * 0.06} ${y - size * 0.8}M${x + size * 0.09} ${y - size * 0.5}L${x - size * 0.06} ${y - size * 0.8}`,
    scene.tone('#4E6373', depth),
    size * 0.018 + 1.5,
  )
}

/** An open trench, the pipe in it, steam and men. */
export const composeHeating: Compose = (scene) => {
  const trench =
    polygon([180, 740, 1480, 720, 1640, 900, 60, 940], scene.tone('#4B3A30')) +
    polygon([180, 740, 1480, 720, 1500, 760, 170, 780], scene.tone('#8A6A50')) +
    polygon([60, 940, 1640, 900, 1640, 930, 50, 975], scene.tone('#A27E5F')) +
    stroke('M300 790l40 6M520 776l50 4M800 772l60 4M1120 764l40 6M1350 760l40 6', scene.tone('#6E543F'), 8)
  const steam = drawHeatingSteam()
  const sparks = drawHeatingSparks(scene)
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
    drawHeatingPipe(scene, 800, '#C9A25A'),
    drawHeatingPipe(scene, 868, palette.clay),
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

function drawHeatingSteam(): string {
  return repeat(4, (index) => {
    const x = 960 + index * 34
    return path(
      `M${x} 800Q${x - 50} 730 ${x + 6} 680T${x + 4} 560Q${x + 60} 630 ${x + 30} 690T${x + 20} 800Z`,
      '#FFFFFF',
      0.28,
    )
  })
}

function drawHeatingSparks(scene: Scene): string {
  return scene.variant % 2 === 0
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
}

function drawHeatingPipe(scene: Scene, y: number, color: string): string {
  return (
    rect(90, y, 1480, 46, scene.tone(color)) +
    rect(90, y, 1480, 13, scene.tone(lighter(color, 0.35))) +
    rect(90, y + 34, 1480, 12, scene.tone(darker(color, 0.25))) +
    repeat(5, (index) => rect(240 + index * 290, y - 6, 22, 58, scene.tone('#5A6670'), 5))
  )
}
