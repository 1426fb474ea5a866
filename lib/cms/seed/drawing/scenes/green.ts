import { darker, palette } from '../palette'
import { drawHouse } from '../parts/buildings'
import { drawHill, drawLawn, drawMountains } from '../parts/land'
import { drawFountain } from '../parts/landmarks'
import { drawBush, drawCat, drawCypress, drawDog, drawFlowerbed, drawTree, drawVineRows } from '../parts/nature'
import { drawPerson } from '../parts/people'
import { drawClimber, drawSandbox, drawSeesaw, drawSlide, drawSwings } from '../parts/playground-things'
import { drawBirds, drawSky } from '../parts/sky'
import { drawBench, drawHeap, drawLamp } from '../parts/street-things'
import type { Scene } from '../scene'
import { circle, ellipse, path, polygon, rect, repeat, stroke } from '../svg'
import { drawBackdrop, drawParkGround, drawTreeLine, type Compose } from './backdrop'

function pathColor(scene: Scene): string {
  return scene.tone(scene.snowy ? '#D5E0E6' : '#E0CBA3')
}

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

/** Stray dogs and cats looked after. */
export const composeAnimals: Compose = (scene) => {
  const bowl = (x: number, y: number): string =>
    polygon([x - 44, y - 26, x + 44, y - 26, x + 56, y, x - 56, y], scene.tone(palette.brand)) +
    ellipse(x, y - 26, 44, 9, scene.tone('#8C5A38'))
  const kennel =
    polygon([150, 640, 290, 540, 430, 640], scene.tone(palette.clay)) +
    rect(176, 640, 228, 180, scene.tone('#B57A4B')) +
    rect(340, 640, 64, 180, scene.tone('#8C5A38')) +
    path('M236 820V730a54 54 0 0 1 108 0V820Z', scene.tone('#3B2A22'))
  const coats = [palette.umber, '#D98A4A', palette.stone, '#4B535B']
  return [
    drawParkGround(scene, 560),
    kennel,
    path('M-20 900Q600 800 1620 900V1000H-20Z', pathColor(scene)),
    drawDog(scene, 580, 880, 190, coats[scene.variant % 4] ?? palette.umber),
    drawDog(scene, 1150, 900, 170, coats[(scene.variant + 1) % 4] ?? palette.stone, true),
    drawDog(scene, 360, 950, 110, coats[(scene.variant + 2) % 4] ?? palette.stone),
    drawCat(scene, 1340, 940, 130, '#D98A4A'),
    drawCat(scene, 1450, 900, 110, '#56606A', true),
    bowl(800, 960),
    bowl(1000, 976),
    drawPerson(scene, 840, 900, {
      height: 320,
      legs: 'kneel',
      arms: ['forward', 'hold'],
      vest: scene.variant % 2 === 0 ? '#2F8F6B' : null,
      flipped: true,
    }),
    drawPerson(scene, 980, 880, { height: 200, arms: ['down', 'out'] }),
    drawTree(scene, 80, 800, 380),
    drawTree(scene, 1530, 800, 370),
    drawBush(scene, 1300, 760, 170),
  ].join('')
}

/** Parents and children on the walk. */
export const composeFamily: Compose = (scene) => {
  const kite =
    polygon([1180, 190, 1240, 250, 1180, 350, 1120, 250], scene.tone(palette.danger)) +
    polygon([1180, 190, 1240, 250, 1180, 350], scene.tone(palette.sun)) +
    stroke('M1180 350Q1150 420 1190 470M1180 350C1080 520 1060 600 1034 700', scene.tone(palette.inkSoft), 3)
  const pram =
    stroke('M392 724Q372 720 366 740', scene.tone('#3F5568'), 8) +
    path('M400 730H560Q560 830 470 830Q410 826 400 730Z', scene.tone(palette.brand)) +
    path('M480 730V650Q560 660 562 730Z', scene.tone(palette.brandStrong)) +
    stroke('M440 826L500 880M520 818L450 880M392 726L470 826', scene.tone('#3F5568'), 6) +
    circle(440, 892, 26, '#2E3840') +
    circle(440, 892, 13, '#C6D0D6') +
    circle(520, 892, 26, '#2E3840') +
    circle(520, 892, 13, '#C6D0D6')
  const picnic = scene.variant % 2 === 1
  const cloth =
    polygon([1180, 900, 1500, 900, 1580, 980, 1120, 980], scene.tone(palette.danger)) +
    stroke('M1260 900L1230 980M1340 900V980M1420 900L1460 980M1150 940H1540', '#FFFFFF', 10, 0.6) +
    rect(1290, 890, 90, 60, scene.tone('#B57A4B'), 6) +
    stroke('M1290 900Q1335 830 1380 900', scene.tone('#8C5A38'), 8) +
    circle(1440, 940, 18, scene.tone(palette.danger)) +
    circle(1480, 946, 16, scene.tone(palette.sun))
  return [
    drawParkGround(scene, 560),
    path('M-20 860Q700 780 1620 860V960Q700 900 -20 980Z', pathColor(scene)),
    kite,
    pram,
    drawPerson(scene, 330, 900, {
      height: 340,
      hairstyle: scene.random.pick(['long', 'scarf', 'bun']),
      skirt: true,
      arms: ['down', 'forward'],
    }),
    drawPerson(scene, 720, 900, { height: 370, hairstyle: 'short', arms: ['down', 'out'] }),
    drawPerson(scene, 850, 910, { height: 210, arms: ['out', 'down'], hairstyle: 'bun', skirt: true }),
    drawPerson(scene, 1000, 880, { height: 190, arms: ['down', 'up'], legs: 'run', hairstyle: 'short' }),
    picnic
      ? cloth
      : drawBench(scene, 1320, 900, 260) +
        drawPerson(scene, 1270, 902, { height: 260, legs: 'sit', hairstyle: 'scarf' }) +
        drawPerson(scene, 1360, 902, { height: 260, legs: 'sit', hairstyle: 'hat', flipped: true }),
    drawTree(scene, 90, 800, 420),
    drawTree(scene, 1530, 790, 380),
    drawFlowerbed(scene, 600, 985, 300),
    drawBirds(scene, 500, 230, 4),
  ].join('')
}

/** The eternal flame, carnations and honoured old people. */
export const composeVeterans: Compose = (scene) => {
  const medals = repeat(
    3,
    (index) =>
      rect(
        -11 + index * 4,
        -70,
        2.6,
        4,
        scene.tone([palette.danger, palette.brand, palette.sun][index] ?? palette.sun),
      ) + circle(-9.7 + index * 4, -64, 1.9, '#F3C44E'),
  )
  const carnation =
    path('M20 -62L26 -80', '#3B8450') +
    stroke('M12 -56L24 -82M14 -56L30 -80', '#3B8450', 1.6) +
    circle(24, -84, 4, palette.danger) +
    circle(30, -82, 4, '#E85B5E')
  const stele =
    polygon([760, 660, 772, 180, 828, 180, 840, 660], scene.tone('#D9CDB8')) +
    polygon([800, 660, 800, 180, 828, 180, 840, 660], scene.tone('#B3A48C')) +
    polygon(
      [800, 80, 814, 130, 864, 130, 824, 160, 838, 210, 800, 180, 762, 210, 776, 160, 736, 130, 786, 130],
      scene.tone('#F0B84A'),
    )
  const steps = rect(560, 660, 480, 30, scene.tone('#C6B79D')) + rect(500, 690, 600, 34, scene.tone('#B3A48C'))
  const flame =
    ellipse(800, 770, 150, 34, scene.tone('#4A5662')) +
    polygon(
      [800, 736, 834, 762, 890, 760, 846, 780, 862, 800, 800, 788, 738, 800, 754, 780, 710, 760, 766, 762],
      scene.tone('#C79A4B'),
    ) +
    circle(
      800,
      730,
      90,
      scene.gradient(
        [
          [0, '#FFC76B', 0.7],
          [1, '#FFC76B', 0],
        ],
        'round',
      ),
    ) +
    path('M770 770C740 720 790 710 790 660C830 690 850 730 828 770Z', '#F28A2E') +
    path('M786 770C770 742 800 730 800 704C818 726 826 748 814 770Z', '#FFD873')
  const flowers = repeat(
    9,
    (index) =>
      stroke(`M${620 + index * 44} 860l20 -34`, '#3B8450', 5) +
      circle(640 + index * 44, 824, 11, index % 3 === 0 ? '#FBFAF5' : palette.danger),
  )
  return [
    drawBackdrop(scene, 600),
    drawTreeLine(scene, 620, 8, 260, 0.16),
    drawLawn(scene, 620),
    path('M500 700H1100L1500 1000H100Z', scene.tone(scene.snowy ? '#DFE8EC' : '#D8C5A3')),
    drawCypress(scene, 440, 720, 330),
    drawCypress(scene, 1160, 720, 330),
    drawFlowerbed(scene, 260, 800, 340),
    drawFlowerbed(scene, 1340, 800, 340),
    stele,
    steps,
    flame,
    flowers,
    drawPerson(scene, 400, 950, {
      height: 310,
      hairstyle: 'hat',
      headColor: palette.inkSoft,
      top: '#33485B',
      hair: '#D8DADB',
      held: medals + carnation,
      arms: ['down', 'hold'],
      shoes: '#2A2F36',
    }),
    drawPerson(scene, 520, 960, {
      height: 290,
      hairstyle: 'scarf',
      skirt: true,
      top: palette.brandStrong,
      headColor: '#E8DCC6',
      held: medals,
      arms: ['down', 'hold'],
    }),
    drawPerson(scene, 1130, 950, {
      height: 300,
      hairstyle: 'short',
      hair: '#D8DADB',
      top: '#4A4038',
      held: medals,
      arms: ['hold', 'down'],
    }),
    drawPerson(scene, 1250, 970, {
      height: 200,
      hairstyle: 'bun',
      skirt: true,
      held: carnation,
      arms: ['down', 'hold'],
    }),
    drawPerson(scene, 1340, 960, { height: 280, hairstyle: 'short', arms: ['down', 'down'] }),
  ].join('')
}

/** A clean-up: vests, rakes, bags. */
export const composeVolunteers: Compose = (scene) => {
  const bag = path('M10 -54Q6 -22 20 -20H34Q44 -24 38 -46Q30 -56 22 -54Q14 -58 10 -54Z', scene.tone('#3D79A8'))
  const rake = stroke('M8 -64L44 -4M36 -2L52 -12M38 -2L41 4M44 -6L47 0M50 -10L53 -4', scene.tone(palette.umber), 2.6)
  const vest = ['#2F8F6B', palette.brand, palette.sun, palette.clay][scene.variant % 4] ?? palette.brand
  const full = (x: number, y: number): string =>
    path(
      `M${x - 50} ${y}Q${x - 70} ${y - 80} ${x - 12} ${y - 96}L${x - 22} ${y - 122}L${x} ${y - 108}L${x + 22} ${y - 122}L${x + 12} ${y - 96}Q${x + 70} ${y - 80} ${x + 50} ${y}Z`,
      scene.tone('#3D79A8'),
    ) +
    path(
      `M${x + 12} ${y - 96}Q${x + 70} ${y - 80} ${x + 50} ${y}H${x + 10}Q${x + 40} ${y - 50} ${x + 12} ${y - 96}Z`,
      scene.tone('#2B5A80'),
    )
  const litter = scene.snowy
    ? ''
    : repeat(26, () => {
        const x = scene.random.between(300, 1400)
        const y = scene.random.between(820, 980)
        return path(
          `M${x} ${y}q10 -14 22 -4q-6 14 -22 4Z`,
          scene.tone(scene.random.pick([palette.sun, palette.clay, '#9DBB5B'])),
        )
      })
  return [
    drawParkGround(scene, 560),
    path('M-20 880Q800 790 1620 900V1000H-20Z', pathColor(scene)),
    drawBench(scene, 1000, 780, 200),
    drawTree(scene, 100, 790, 400),
    drawTree(scene, 1500, 800, 390),
    litter,
    full(720, 920),
    full(830, 900),
    full(1180, 960),
    drawPerson(scene, 330, 930, { height: 290, vest, arms: ['hold', 'hold'], held: rake, lean: 6 }),
    drawPerson(scene, 560, 900, { height: 270, vest, hairstyle: 'long', arms: ['down', 'hold'], held: bag }),
    drawPerson(scene, 960, 910, { height: 280, vest, legs: 'kneel', arms: ['forward', 'hold'], flipped: true }),
    drawPerson(scene, 1080, 870, { height: 250, vest, hairstyle: 'cap', arms: ['wave', 'down'] }),
    drawPerson(scene, 1320, 940, {
      height: 290,
      vest,
      hairstyle: 'scarf',
      arms: ['hold', 'hold'],
      held: rake,
      flipped: true,
      lean: 6,
    }),
  ].join('')
}
