import type { Scene } from '../scene'
import { palette } from '../palette'
import { drawLawn } from '../parts/land'
import { drawBush, drawCat, drawCypress, drawDog, drawFlowerbed, drawTree } from '../parts/nature'
import { drawPerson } from '../parts/people'
import { drawBirds } from '../parts/sky'
import { drawBench } from '../parts/street-things'
import { circle, ellipse, path, polygon, rect, repeat, stroke } from '../svg'
import { drawBackdrop, drawParkGround, drawTreeLine, type Compose } from './backdrop'
import { pathColor } from './path-color'

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
  const medals = drawVeteransMedals(scene)
  const carnation = drawVeteransCarnation()
  const stele = drawVeteransStele(scene)
  const steps = rect(560, 660, 480, 30, scene.tone('#C6B79D')) + rect(500, 690, 600, 34, scene.tone('#B3A48C'))
  const flame = drawVeteransFlame(scene)
  const flowers = drawVeteransFlowers()
  return (
    drawVeteransBackground(scene, stele, steps, flame, flowers, medals, carnation) +
    drawVeteransForeground(scene, medals, carnation)
  )
}

function drawVeteransBackground(
  scene: Scene,
  stele: string,
  steps: string,
  flame: string,
  flowers: string,
  medals: string,
  carnation: string,
): string {
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
  ].join('')
}

function drawVeteransForeground(scene: Scene, medals: string, carnation: string): string {
  return [
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

function drawVeteransCarnation(): string {
  return (
    path('M20 -62L26 -80', '#3B8450') +
    stroke('M12 -56L24 -82M14 -56L30 -80', '#3B8450', 1.6) +
    circle(24, -84, 4, palette.danger) +
    circle(30, -82, 4, '#E85B5E')
  )
}

function drawVeteransFlowers(): string {
  return repeat(
    9,
    (index) =>
      stroke(`M${620 + index * 44} 860l20 -34`, '#3B8450', 5) +
      circle(640 + index * 44, 824, 11, index % 3 === 0 ? '#FBFAF5' : palette.danger),
  )
}

function drawVeteransStele(scene: Scene): string {
  return (
    polygon([760, 660, 772, 180, 828, 180, 840, 660], scene.tone('#D9CDB8')) +
    polygon([800, 660, 800, 180, 828, 180, 840, 660], scene.tone('#B3A48C')) +
    polygon(
      [800, 80, 814, 130, 864, 130, 824, 160, 838, 210, 800, 180, 762, 210, 776, 160, 736, 130, 786, 130],
      scene.tone('#F0B84A'),
    )
  )
}

function drawVeteransMedals(scene: Scene): string {
  return repeat(
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
}

function drawVeteransFlame(scene: Scene): string {
  return (
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
  )
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
