import { palette } from '../palette'
import { drawApartmentBlock, drawHouse } from '../parts/buildings'
import { drawLawn, drawMountains, drawPavement, drawRoad, drawSea } from '../parts/land'
import { drawOldTown } from '../parts/landmarks'
import { drawBush, drawDog, drawFlowerbed, drawTree } from '../parts/nature'
import { drawPerson } from '../parts/people'
import { drawSlide, drawSwings } from '../parts/playground-things'
import { drawSky } from '../parts/sky'
import { drawBench, drawLamp } from '../parts/street-things'
import { drawCar } from '../parts/vehicles'
import type { Scene } from '../scene'
import { circle, path, polygon, rect, repeat, stroke } from '../svg'
import { drawBackdrop, drawTreeLine, type Compose } from './backdrop'

export const carColors = ['#F4F1EA', palette.clay, palette.brandStrong, '#5B7C99', '#2F8F6B', palette.sun]
export const warmWalls = ['#EBD6B0', '#F3E6CC', '#DDBB8C', '#E9C7A0', '#F1DDC4']
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
  const laundry = drawCourtyardLaundry(scene)
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

function drawCourtyardLaundry(scene: Scene): string {
  return (
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
  )
}

/** New blocks of flats with parked cars. */
export const composeHousing: Compose = (scene) => {
  const accents = [palette.brand, palette.clay, '#2F8F6B', palette.sun]
  const accent = accents[scene.variant % 4] ?? palette.brand
  return drawHousingBackground(scene, accent, accents) + drawHousingForeground(scene)
}

function drawHousingBackground(scene: Scene, accent: string, accents: string[]): string {
  const { random } = scene
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
  ].join('')
}

function drawHousingForeground(scene: Scene): string {
  const { random } = scene
  return [
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

/** An alley under its lamps. */
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
