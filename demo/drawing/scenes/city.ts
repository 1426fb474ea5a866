import { palette } from '../palette'
import { drawHouse, drawTownHall } from '../parts/buildings'
import { drawHill, drawMountains, drawPavement } from '../parts/land'
import { drawFortress, drawFountain, drawOldTown } from '../parts/landmarks'
import { drawBush, drawCat, drawCypress, drawFir, drawFlowerbed, drawTree } from '../parts/nature'
import { drawPerson } from '../parts/people'
import { drawBirds, drawCloud, drawSky } from '../parts/sky'
import { drawBench, drawGarland, drawLamp } from '../parts/street-things'
import { drawCar } from '../parts/vehicles'
import { path, polygon, rect, repeat, stroke } from '../svg'
import { drawBackdrop, drawSquareGround, drawTreeLine, type Compose } from './backdrop'
import { carColors, warmWalls } from './quarter'

/** A lane of the old town climbing to the fort. */
export const composeOldTown: Compose = (scene) => {
  const { random } = scene
  const lane = polygon([640, 560, 830, 560, 1230, 1000, 330, 1000], scene.tone(scene.snowy ? '#E4EBEE' : '#D5BE9B'))
  const stones = Array.from({ length: 12 }, (_, index) => {
    const share = (index / 12) ** 1.4
    const y = 566 + share * 420
    return `M${640 - share * 300} ${y}Q735 ${y + 16} ${830 + share * 388} ${y}`
  })
  const house = (x: number, y: number, width: number, height: number, depth: number): string =>
    drawHouse(scene, x, y, {
      width,
      height,
      wall: random.pick(warmWalls),
      roofColor: random.pick([palette.clay, '#B0583D']),
      roof: random.pick(['hip', 'gable', 'flat']),
      floors: height > 380 ? 3 : 2,
      columns: 3,
      arched: random.chance(0.6),
      balcony: true,
      depth,
    })
  return [
    drawSky(scene, { horizon: 560, sunX: 380, clouds: 3 }),
    drawMountains(scene, 520, 200),
    drawHill(scene, 370, 600, '#93AC83', 0.3),
    drawFortress(scene, 520, 372, 430, 0.16),
    drawOldTown(scene, 380, 570, 840, 170, 3, 0.18),
    drawPavement(scene, 560),
    lane,
    stroke(stones.join(''), scene.tone('#B59A74'), 4, 0.6),
    house(250, 700, 250, 330, 0.05),
    house(960, 700, 260, 350, 0.05),
    drawCypress(scene, 940, 720, 260, 0.04),
    house(-70, 860, 400, 560, 0),
    house(1250, 860, 420, 590, 0),
    drawGarland(scene, 330, 470, 1250, 460, 70),
    drawBush(scene, 380, 880, 110),
    drawBush(scene, 1210, 880, 120),
    drawPerson(scene, 700, 760, { height: 150, back: true }),
    drawPerson(scene, 764, 764, { height: 144, back: true, arms: ['down', 'out'] }),
    drawPerson(scene, 560, 930, { height: 240, legs: 'walk', arms: ['swing', 'back'] }),
    drawCat(scene, 1090, 950, 84, '#D98A4A'),
  ].join('')
}

/** Ranges above a valley with a road, a river or a village. */
export const composeMountains: Compose = (scene) => {
  const { random } = scene
  const river = path(
    'M760 560C820 640 620 700 760 780S1120 880 900 1000H1240C1400 880 1040 800 930 760S960 640 800 560Z',
    scene.tone('#5FB0D8'),
  )
  const glints = stroke(
    'M790 640q30 8 60 0M760 730q50 12 90 0M980 850q60 10 110 0M1080 930q50 10 90 0',
    '#FFFFFF',
    5,
    0.6,
  )
  const hikers = repeat(3, (index) =>
    drawPerson(scene, 330 + index * 104, 905 - index * 12, {
      height: 176 - index * 6,
      legs: 'walk',
      arms: ['swing', 'back'],
      held: rect(-19, -80, 12, 28, scene.tone([palette.danger, palette.sun, palette.brand][index] ?? palette.sun), 4),
    }),
  )
  const village = drawOldTown(scene, 980, 640, 460, 130, 3, 0.12)
  return [
    drawSky(scene, { horizon: 580, sunX: 1120, sunY: 170, clouds: 4 }),
    drawMountains(scene, 590, 500),
    drawHill(scene, 530, 760, '#7FA37A', 0.28),
    drawCloud(scene, 420, 420, 1.5),
    village,
    drawHill(scene, 640, 1000, scene.lawn, 0.08),
    river,
    glints,
    repeat(7, () =>
      drawCypress(scene, random.between(1200, 1580), random.between(720, 780), random.between(110, 190), 0.08),
    ),
    drawTree(scene, 1420, 930, 300),
    drawTree(scene, 140, 760, 200, 0.06),
    drawTree(scene, 60, 930, 340),
    hikers,
    drawBirds(scene, 700, 200, 3, 1.2),
    scene.variant % 2 === 0 ? drawBush(scene, 1230, 960, 150) : drawFir(scene, 1270, 970, 320),
  ].join('')
}

/** The square with its fountain. */
export const composeSquare: Compose = (scene) => {
  const festive = scene.snowy
  return [
    drawSquareGround(scene, 560),
    drawTownHall(scene, 360, 600, 880),
    drawHouse(scene, 20, 600, { width: 260, height: 230, wall: '#E9C7A0', floors: 2, columns: 4, depth: 0.08 }),
    drawHouse(scene, 1330, 600, {
      width: 280,
      height: 250,
      wall: '#F1DDC4',
      floors: 2,
      columns: 4,
      depth: 0.08,
      roof: 'hip',
    }),
    drawLamp(scene, 240, 760, 330),
    drawLamp(scene, 1360, 760, 330, true),
    drawFlowerbed(scene, 330, 870, 300),
    drawFlowerbed(scene, 1270, 870, 300),
    festive ? drawFir(scene, 800, 880, 560, true) : drawFountain(scene, 800, 850, 420),
    drawPerson(scene, 520, 900, { height: 220, legs: 'walk', arms: ['swing', 'back'] }),
    drawPerson(scene, 1090, 930, { height: 240, arms: ['down', 'forward'] }),
    drawPerson(scene, 1160, 934, { height: 150, arms: ['wave', 'down'] }),
    drawPerson(scene, 640, 800, { height: 150, legs: 'walk', flipped: true }),
    drawBirds(scene, 620, 940, 5, 1.2),
    drawBench(scene, 1440, 920, 210),
  ].join('')
}

/** The town hall alone, near. */
export const composeTownHall: Compose = (scene) => {
  const car = scene.random.pick(carColors)
  return [
    drawBackdrop(scene, 620),
    drawTreeLine(scene, 634, 6, 230, 0.2),
    drawPavement(scene, 620, 1000),
    drawTownHall(scene, 260, 736, 1080),
    drawFlowerbed(scene, 330, 830, 420),
    drawFlowerbed(scene, 1270, 830, 420),
    drawCypress(scene, 170, 780, 330),
    drawCypress(scene, 1430, 780, 330),
    drawBush(scene, 90, 830, 200),
    drawBush(scene, 1520, 830, 200),
    drawPerson(scene, 720, 850, { height: 190, back: true, legs: 'walk' }),
    drawPerson(scene, 800, 856, { height: 184, back: true }),
    drawPerson(scene, 950, 920, { height: 230, legs: 'walk', arms: ['swing', 'hold'] }),
    scene.variant % 2 === 0
      ? drawLamp(scene, 560, 900, 400) + drawLamp(scene, 1060, 900, 400, true)
      : drawCar(scene, 360, 950, 320, car),
  ].join('')
}
