import { darker, palette } from '../palette'
import { drawHouse } from '../parts/buildings'
import { drawHill, drawMountains } from '../parts/land'
import { drawFountain } from '../parts/landmarks'
import { drawBush, drawCypress, drawDog, drawFlowerbed, drawTree, drawVineRows } from '../parts/nature'
import { drawPerson } from '../parts/people'
import { drawClimber, drawSandbox, drawSeesaw, drawSlide, drawSwings } from '../parts/playground-things'
import { drawBirds, drawSky } from '../parts/sky'
import { drawBench, drawHeap, drawLamp } from '../parts/street-things'
import { circle, ellipse, path, polygon, rect, repeat, stroke } from '../svg'
import { drawParkGround, type Compose } from './backdrop'
import { pathColor } from './path-color'

/** A winding walk, benches, strollers. */
export const composePark: Compose = (scene) => {
  const pond = scene.variant % 2 === 1
  const water =
    ellipse(420, 740, 330, 74, scene.tone('#D9C6A0')) +
    ellipse(420, 736, 316, 66, scene.tone(scene.snowy ? '#DDECF3' : '#62B2DA')) +
    stroke('M240 730h90M420 760h120M520 716h70', '#FFFFFF', 5, 0.6) +
    (scene.snowy
      ? ''
      : repeat(3, (index) =>
          path(`M${330 + index * 80} ${724 + index * 10}q14 16 34 0q10 -2 8 -12q-8 0 -10 8q-20 -6 -32 4Z`, '#FBFAF5'),
        ))
  const pavilion =
    polygon([1060, 520, 1210, 430, 1360, 520], scene.tone(palette.clay)) +
    polygon([1210, 430, 1360, 520, 1250, 520], scene.tone(darker(palette.clay))) +
    repeat(4, (index) => rect(1086 + index * 80, 520, 12, 150, scene.tone('#FBF7EC'))) +
    rect(1066, 664, 290, 18, scene.tone(palette.stone)) +
    rect(1080, 620, 264, 8, scene.tone('#FBF7EC'))
  return [
    drawParkGround(scene, 560),
    pavilion,
    path(
      'M1240 676C1240 720 900 720 840 790S1000 900 760 1000H1180C1300 900 1020 840 1080 780S1330 720 1290 676Z',
      pathColor(scene),
    ),
    pond ? water : drawFountain(scene, 420, 770, 340),
    drawTree(scene, 120, 720, 320, 0.06),
    drawTree(scene, 700, 690, 280, 0.1),
    drawTree(scene, 1480, 740, 350, 0.04),
    drawCypress(scene, 1010, 680, 230, 0.08),
    drawBench(scene, 640, 870, 210),
    drawLamp(scene, 790, 860, 350),
    drawLamp(scene, 1260, 900, 390, true),
    drawPerson(scene, 600, 872, { height: 200, legs: 'sit', hairstyle: 'hat' }),
    drawPerson(scene, 680, 872, { height: 194, legs: 'sit', hairstyle: 'scarf', flipped: true }),
    drawPerson(scene, 960, 930, { height: 240, legs: 'walk', arms: ['swing', 'back'] }),
    drawPerson(scene, 1036, 936, { height: 150, legs: 'walk', arms: ['back', 'wave'] }),
    drawPerson(scene, 1060, 780, { height: 150, back: true, legs: 'walk' }),
    drawFlowerbed(scene, 260, 920, 360),
    drawBush(scene, 80, 960, 220),
    drawTree(scene, 1540, 980, 480),
    drawDog(scene, 1180, 960, 90, palette.stone),
  ].join('')
}

export const composePlayground: Compose = (scene) => {
  const colors = [palette.sun, palette.danger, palette.brand, '#2F8F6B', palette.clay]
  const child = (x: number, y: number, height: number, index: number): string =>
    drawPerson(scene, x, y, {
      height,
      top: colors[index % 5],
      arms: (
        [
          ['up', 'up'],
          ['out', 'wave'],
          ['wave', 'down'],
        ] as const
      )[index % 3] as ['up', 'up'],
      legs: (['run', 'stand', 'walk'] as const)[index % 3],
    })
  return [
    drawParkGround(scene, 550),
    ellipse(800, 850, 900, 190, scene.tone(scene.snowy ? '#E3ECF0' : '#E2A878')),
    ellipse(800, 846, 870, 176, scene.tone(scene.snowy ? '#EEF4F7' : '#EBBE93')),
    ellipse(1180, 870, 300, 80, scene.tone(scene.snowy ? '#E6EFF3' : '#8EC3DC')),
    drawSwings(scene, 330, 820, 330),
    drawSlide(scene, 860, 830, 400, false, scene.variant % 2 === 1),
    drawClimber(scene, 1240, 810, 330),
    drawSandbox(scene, 560, 930, 300),
    drawSeesaw(scene, 1150, 930, 330),
    drawPerson(scene, 386, 790, { height: 150, legs: 'sit', arms: ['up', 'up'], top: palette.danger, shadow: false }),
    child(620, 870, 140, 0),
    child(730, 900, 150, 1),
    child(1010, 880, 144, 2),
    child(1040, 918, 120, 3),
    child(1280, 900, 120, 4),
    child(1400, 880, 150, 1),
    drawPerson(scene, 180, 940, { height: 250, arms: ['down', 'out'] }),
    drawBench(scene, 1470, 950, 220),
    drawPerson(scene, 1450, 952, { height: 220, legs: 'sit', hairstyle: 'scarf', arms: ['hold', 'hold'] }),
    drawTree(scene, 70, 860, 380),
    drawTree(scene, 1560, 820, 350),
  ].join('')
}

/** Saplings, spades and watering cans. */
export const composeTreePlanting: Compose = (scene) => {
  const sapling = (x: number, y: number, size: number): string =>
    drawHeap(scene, x, y + 4, size * 0.6, '#7C5B44') +
    stroke(`M${x} ${y - 14}V${y - size}`, scene.tone(palette.umber), 6) +
    circle(x - 14, y - size * 0.84, size * 0.13, scene.tone('#6CBF67')) +
    circle(x + 16, y - size * 0.92, size * 0.15, scene.tone('#58A85E')) +
    circle(x, y - size * 1.05, size * 0.13, scene.tone('#7FCB76')) +
    stroke(
      `M${x + 26} ${y}V${y - size * 0.7}M${x} ${y - size * 0.55}L${x + 26} ${y - size * 0.6}`,
      scene.tone('#B57A4B'),
      5,
    )
  const spade =
    stroke('M12 -60L30 -4', scene.tone(palette.umber), 3) + path('M25 -12L36 -8L38 6Q30 6 28 0Z', scene.tone('#7D8A94'))
  const can =
    path('M26 -72H46V-52H26ZM46 -64L62 -76L64 -72L48 -56Z', scene.tone(palette.brand)) +
    stroke('M64 -72Q72 -60 74 -44M62 -72Q66 -58 68 -44', '#8FCDEB', 1.6)
  return [
    drawParkGround(scene, 540),
    path('M-20 700Q800 620 1620 720V800Q800 700 -20 790Z', pathColor(scene)),
    sapling(250, 740, 120),
    sapling(620, 720, 110),
    sapling(1020, 724, 110),
    sapling(1400, 744, 120),
    sapling(420, 930, 230),
    sapling(1120, 940, 240),
    drawPerson(scene, 280, 930, { height: 260, arms: ['hold', 'hold'], held: spade, lean: 8, hairstyle: 'cap' }),
    drawPerson(scene, 560, 940, {
      height: 250,
      legs: 'kneel',
      arms: ['forward', 'hold'],
      flipped: true,
      hairstyle: 'scarf',
    }),
    drawPerson(scene, 880, 930, { height: 260, arms: ['hold', 'forward'], held: can }),
    drawPerson(scene, 1280, 950, { height: 250, arms: ['hold', 'hold'], held: spade, lean: 8, flipped: true }),
    drawPerson(scene, 1400, 940, { height: 160, arms: ['wave', 'down'] }),
    drawPerson(scene, 760, 780, { height: 150, arms: ['hold', 'hold'] }),
    drawTree(scene, 60, 860, 380),
    drawTree(scene, 1550, 860, 400),
    drawBirds(scene, 720, 230, 4),
  ].join('')
}

export const composeVineyard: Compose = (scene) => {
  const basket =
    path('M8 -50H32L29 -30H11Z', scene.tone('#B57A4B')) +
    circle(14, -52, 4, scene.tone('#5E3A6B')) +
    circle(21, -54, 4.4, scene.tone('#74477F')) +
    circle(28, -51, 4, scene.tone('#5E3A6B'))
  const crate = (x: number, y: number): string =>
    repeat(7, (index) =>
      circle(
        x + 14 + index * 22,
        y - 62 - (index % 2) * 9,
        15,
        scene.tone(['#5E3A6B', '#74477F', '#9DBB5B'][(index + scene.variant) % 3] ?? '#5E3A6B'),
      ),
    ) +
    rect(x, y - 60, 166, 60, scene.tone('#B57A4B'), 4) +
    stroke(`M${x} ${y - 40}h166M${x} ${y - 20}h166`, scene.tone('#8C5A38'), 4)
  return [
    drawSky(scene, { horizon: 480, sunX: 1120 }),
    drawMountains(scene, 490, 300),
    drawHill(scene, 440, 560, '#8FAE83', 0.3),
    drawHouse(scene, 1060, 520, {
      width: 230,
      height: 120,
      wall: '#F3E6CC',
      floors: 1,
      columns: 3,
      roof: 'hip',
      arched: true,
    }),
    drawCypress(scene, 1030, 520, 170, 0.1),
    drawCypress(scene, 1320, 520, 190, 0.1),
    drawCypress(scene, 1350, 524, 160, 0.1),
    rect(0, 505, 1600, 500, scene.tone(scene.snowy ? '#E6EDF0' : '#C9A878')),
    drawVineRows(scene, 510, 1010, 9),
    drawPerson(scene, 640, 900, { height: 270, hairstyle: 'scarf', skirt: true, arms: ['out', 'hold'], held: basket }),
    drawPerson(scene, 980, 860, { height: 230, hairstyle: 'hat', headColor: palette.stone, arms: ['down', 'out'] }),
    drawPerson(scene, 760, 660, { height: 120, hairstyle: 'scarf' }),
    crate(740, 980),
    crate(1010, 960),
    drawBirds(scene, 360, 240, 4),
  ].join('')
}
