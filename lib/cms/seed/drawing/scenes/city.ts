import { palette } from '../palette'
import { drawApartmentBlock, drawHouse, drawTownHall } from '../parts/buildings'
import { drawHill, drawLawn, drawMountains, drawPavement, drawRoad, drawSea } from '../parts/land'
import { drawFortress, drawFountain, drawOldTown } from '../parts/landmarks'
import { drawBush, drawCat, drawCypress, drawDog, drawFir, drawFlowerbed, drawTree } from '../parts/nature'
import { drawPerson } from '../parts/people'
import { drawSlide, drawSwings } from '../parts/playground-things'
import { drawBirds, drawCloud, drawSky } from '../parts/sky'
import { drawBench, drawGarland, drawLamp } from '../parts/street-things'
import { drawCar } from '../parts/vehicles'
import type { Scene } from '../scene'
import { circle, path, polygon, rect, repeat, stroke } from '../svg'
import { drawBackdrop, drawSquareGround, drawTreeLine, type Compose } from './backdrop'

const carColors = ['#F4F1EA', palette.clay, palette.brandStrong, '#5B7C99', '#2F8F6B', palette.sun]
const warmWalls = ['#EBD6B0', '#F3E6CC', '#DDBB8C', '#E9C7A0', '#F1DDC4']

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

/** A street with houses, trees, cars and passers-by. */
export const composeStreet: Compose = (scene) => {
  const { random } = scene
  let x = -30
  let houses = ''
  while (x < 1600) {
    const width = random.between(260, 400)
    houses +=
      drawHouse(scene, x, 690, {
        width,
        height: random.between(270, 420),
        wall: random.pick([...warmWalls, '#CFDDE2', '#E6B598']),
        roof: random.pick(['gable', 'hip', 'flat']),
        roofColor: random.pick([palette.clay, '#8E5A44', '#5B7C99']),
        floors: random.whole(2, 3),
        columns: random.whole(3, 4),
        arched: random.chance(0.4),
        balcony: random.chance(0.6),
      }) + drawAwning(scene, x + 16, 600, width * 0.28)
    x += width + random.between(0, 26)
  }
  return [
    drawSky(scene, { horizon: 640, sunX: 1180, clouds: 4 }),
    drawMountains(scene, 620, 240),
    houses,
    drawPavement(scene, 690, 800),
    drawTree(scene, 210, 760, 320),
    drawTree(scene, 720, 760, 340),
    drawTree(scene, 1250, 760, 330),
    drawLamp(scene, 470, 780, 370),
    drawLamp(scene, 1010, 780, 370),
    drawBench(scene, 900, 780, 170),
    drawPerson(scene, 380, 782, { height: 190, legs: 'walk', arms: ['swing', 'back'] }),
    drawPerson(scene, 600, 786, { height: 190, arms: ['down', 'hold'] }),
    drawPerson(scene, 1130, 784, { height: 186, legs: 'walk', flipped: true, arms: ['swing', 'back'] }),
    drawPerson(scene, 1190, 784, { height: 130, legs: 'walk', flipped: true }),
    drawRoad(scene, 814, 1000),
    drawCar(scene, 420, 890, 340, random.pick(carColors)),
    drawCar(scene, 1200, 975, 370, random.pick(carColors), true),
  ].join('')
}

function drawAwning(scene: Scene, x: number, y: number, width: number): string {
  const color = scene.random.pick([palette.brand, palette.clay, '#2F8F6B', palette.sun])
  return (
    polygon([x + 8, y, x + width - 8, y, x + width + 8, y + 30, x - 8, y + 30], scene.tone(color)) +
    repeat(3, (index) =>
      polygon(
        [
          x + 8 + (index * 2 + 1) * ((width - 16) / 7),
          y,
          x + 8 + (index * 2 + 2) * ((width - 16) / 7),
          y,
          x - 8 + (index * 2 + 2) * ((width + 16) / 7),
          y + 30,
          x - 8 + (index * 2 + 1) * ((width + 16) / 7),
          y + 30,
        ],
        '#FFFFFF',
        0.7,
      ),
    )
  )
}

/** A yard between blocks of flats. */
export const composeCourtyard: Compose = (scene) => {
  const { random } = scene
  const accents = [palette.brand, palette.clay, '#2F8F6B', palette.sun]
  const laundry =
    stroke('M1130 640Q1280 668 1430 640', scene.tone(palette.inkSoft), 3) +
    stroke('M1130 740V636M1430 740V636', scene.tone(palette.inkSoft), 7) +
    repeat(5, (index) =>
      rect(
        1160 + index * 52,
        652,
        36,
        52,
        scene.tone(['#FBFAF6', palette.clay, '#CDE6F4', palette.sun, '#FBFAF6'][index] ?? '#FBFAF6'),
        3,
      ),
    )
  return [
    drawBackdrop(scene, 560, 'mountains'),
    drawApartmentBlock(scene, 30, 640, {
      width: 560,
      floors: 6,
      columns: 7,
      wall: '#EADCC4',
      accent: random.pick(accents),
      depth: 0.06,
    }),
    drawApartmentBlock(scene, 930, 640, {
      width: 600,
      floors: 5,
      columns: 7,
      wall: '#D6DEE0',
      accent: random.pick(accents),
      depth: 0.06,
    }),
    drawTree(scene, 760, 650, 260, 0.08),
    drawLawn(scene, 630),
    path(
      'M-20 1000C240 880 460 860 800 850S1400 800 1620 720V800C1380 880 1200 920 880 930S500 960 380 1000Z',
      scene.tone(scene.snowy ? '#D9E3E8' : '#D9C6A4'),
    ),
    laundry,
    drawSwings(scene, 420, 790, 190),
    drawSlide(scene, 700, 800, 200),
    drawBench(scene, 1010, 860, 200),
    drawPerson(scene, 960, 862, { height: 190, legs: 'sit', hairstyle: 'scarf' }),
    drawPerson(scene, 1040, 862, { height: 190, legs: 'sit', hairstyle: 'hat', flipped: false }),
    drawPerson(scene, 560, 830, { height: 130, arms: ['up', 'up'] }),
    drawPerson(scene, 830, 900, { height: 140, legs: 'run', arms: ['swing', 'up'] }),
    drawTree(scene, 110, 860, 380),
    drawTree(scene, 1480, 880, 400),
    drawBush(scene, 260, 900, 150),
    drawDog(scene, 1250, 940, 84, palette.umber, true),
    drawFlowerbed(scene, 1180, 985, 260),
  ].join('')
}

/** New blocks of flats with parked cars. */
export const composeHousing: Compose = (scene) => {
  const { random } = scene
  const accents = [palette.brand, palette.clay, '#2F8F6B', palette.sun]
  const accent = accents[scene.variant % 4] ?? palette.brand
  return [
    drawBackdrop(scene, 640, random.pick(['mountains', 'sea'])),
    drawApartmentBlock(scene, 90, 720, {
      width: 380,
      floors: 9,
      columns: 6,
      wall: '#F2E9D8',
      accent,
      depth: 0.1,
      floorHeight: 54,
    }),
    drawApartmentBlock(scene, 620, 730, {
      width: 420,
      floors: 7,
      columns: 6,
      wall: '#E7D3B4',
      accent: accents[(scene.variant + 1) % 4],
      depth: 0.04,
      floorHeight: 60,
    }),
    drawApartmentBlock(scene, 1180, 740, {
      width: 360,
      floors: 8,
      columns: 5,
      wall: '#DCE3E4',
      accent,
      floorHeight: 62,
    }),
    drawLawn(scene, 716, 870),
    drawTree(scene, 560, 770, 240),
    drawTree(scene, 1120, 780, 250),
    drawTree(scene, 60, 780, 260),
    drawBush(scene, 700, 790, 120),
    drawBush(scene, 1330, 800, 140),
    drawPavement(scene, 820, 880),
    drawPerson(scene, 420, 860, { height: 170, legs: 'walk' }),
    drawPerson(scene, 480, 860, { height: 120, legs: 'walk' }),
    drawPerson(scene, 980, 862, {
      height: 170,
      legs: 'walk',
      flipped: true,
      held: rect(12, -46, 13, 16, scene.tone(palette.sun), 2),
    }),
    drawLamp(scene, 830, 872, 320),
    drawRoad(scene, 890, 1000),
    drawCar(scene, 300, 968, 320, random.pick(carColors)),
    drawCar(scene, 780, 968, 320, random.pick(carColors)),
    drawCar(scene, 1330, 968, 320, random.pick(carColors)),
  ].join('')
}

/** An evening street under its lamps, whatever the light asked for. */
export const composeStreetLights: Compose = (scene) => {
  const alley = polygon([720, 600, 880, 600, 1400, 1000, 200, 1000], scene.tone(scene.snowy ? '#C9D6DE' : '#8593A0'))
  const lamps = repeat(4, (index) => {
    const share = (3 - index) / 3
    const size = 250 + (1 - share) * 420
    const y = 640 + (1 - share) ** 1.5 * 330
    return drawLamp(scene, 660 - (1 - share) * 480, y, size) + drawLamp(scene, 940 + (1 - share) * 480, y, size, true)
  })
  return [
    drawSky(scene, { horizon: 610, sunX: 800, sunY: 170, clouds: 2 }),
    drawMountains(scene, 600, 200),
    drawOldTown(scene, 60, 626, 1480, 90, 2, 0.16),
    drawSea(scene, { top: 600, bottom: 640, glintX: 800 }),
    drawTreeLine(scene, 640, 6, 190, 0.2),
    drawLawn(scene, 622),
    alley,
    stroke('M760 640H840M690 720H910M590 820H1010M440 930H1160', '#FFE3A0', 6, scene.lit ? 0.3 : 0.1),
    drawTree(scene, 90, 800, 360),
    drawTree(scene, 1520, 810, 380),
    lamps,
    drawPerson(scene, 760, 800, { height: 180, back: true, legs: 'walk' }),
    drawPerson(scene, 850, 806, { height: 176, back: true, legs: 'walk', flipped: true }),
    drawPerson(scene, 1030, 930, { height: 250, legs: 'walk', arms: ['swing', 'back'], flipped: true }),
    drawDog(scene, 920, 944, 90, palette.stone, true),
    circle(800, 610, 3, palette.sun),
  ].join('')
}
