import { darker, palette } from '../palette'
import { drawApartmentBlock, drawHouse } from '../parts/buildings'
import { drawLawn, drawPavement, drawPuddle, drawRoad } from '../parts/land'
import { drawBush, drawFlowerbed, drawTree } from '../parts/nature'
import { drawPerson } from '../parts/people'
import { drawSandbox, drawSlide, drawSwings } from '../parts/playground-things'
import { drawSky } from '../parts/sky'
import { drawBench, drawBin, drawLamp, drawRubbish } from '../parts/street-things'
import { drawCar } from '../parts/vehicles'
import type { Scene } from '../scene'
import { at, circle, ellipse, path, polygon, rect, repeat, stroke, turned } from '../svg'
import { drawBackdrop, drawTreeLine } from './backdrop'

export type BeforeAfterKind =
  | 'pothole'
  | 'dump'
  | 'playground'
  | 'darkStreet'
  | 'bench'
  | 'leak'
  | 'signs'
  | 'fallenTree'
  | 'graffiti'
  | 'floodedYard'

/** A place drawn first, alike in both pictures, and what was wrong and what was made of it. */
interface Pair {
  place: (scene: Scene) => string
  before: (scene: Scene) => string
  after: (scene: Scene) => string
}

export function composePair(scene: Scene, kind: BeforeAfterKind, moment: 'before' | 'after'): string {
  const pair = pairs[kind]
  return pair.place(scene) + pair[moment](scene)
}

const walls = ['#EBD6B0', '#F3E6CC', '#CFDDE2', '#E6B598', '#E9C7A0']
const accents = [palette.brand, palette.clay, '#2F8F6B', palette.sun]

function drawStreetPlace(scene: Scene): string {
  const { random } = scene
  const houses = repeat(4, (index) =>
    drawHouse(scene, -30 + index * 430 + random.between(-20, 20), 660, {
      width: random.between(300, 390),
      height: random.between(220, 330),
      wall: random.pick(walls),
      roof: random.pick(['hip', 'gable', 'flat']),
      floors: 2,
      columns: 4,
      arched: random.chance(0.4),
      depth: 0.05,
    }),
  )
  return (
    drawBackdrop(scene, 540) +
    houses +
    drawPavement(scene, 650, 740) +
    drawTree(scene, random.between(150, 420), 720, 300) +
    drawTree(scene, random.between(1100, 1450), 720, 320) +
    drawRoad(scene, 752, 1000)
  )
}

function drawYardPlace(scene: Scene): string {
  const { random } = scene
  return (
    drawBackdrop(scene, 540, 'mountains') +
    drawTreeLine(scene, 580, 6, 190, 0.25) +
    drawApartmentBlock(scene, random.between(0, 120), 640, {
      width: 520,
      floors: random.whole(4, 6),
      columns: 7,
      wall: random.pick(walls),
      accent: random.pick(accents),
      depth: 0.08,
    }) +
    drawApartmentBlock(scene, random.between(880, 980), 640, {
      width: 560,
      floors: random.whole(4, 5),
      columns: 7,
      wall: '#D6DEE0',
      accent: random.pick(accents),
      depth: 0.08,
    }) +
    drawTree(scene, 760, 660, 250, 0.06) +
    drawLawn(scene, 630)
  )
}

function drawParkPlace(scene: Scene): string {
  const ground = path('M-20 830Q700 740 1620 840V940Q800 850 -20 960Z', scene.tone('#E0CBA3'))
  return (
    drawBackdrop(scene, 560) +
    drawTreeLine(scene, 580, 9, 230, 0.22) +
    drawLawn(scene, 570) +
    ground +
    drawTree(scene, scene.random.between(80, 260), 800, 400) +
    drawTree(scene, scene.random.between(1340, 1520), 800, 410) +
    drawBush(scene, scene.random.between(900, 1200), 740, 160)
  )
}

function drawWallPlace(scene: Scene): string {
  const { random } = scene
  const plaster = random.pick(walls)
  const base =
    rect(140, 250, 1320, 470, scene.tone(plaster)) +
    rect(1180, 250, 280, 470, scene.tone(darker(plaster, 0.14))) +
    rect(110, 226, 1380, 30, scene.tone(darker(plaster, 0.3)), 4) +
    rect(140, 660, 1320, 60, scene.tone(darker(plaster, 0.24)))
  const windows = repeat(
    5,
    (index) =>
      rect(220 + index * 262, 300, 110, 120, scene.tone('#FBFAF5'), 4) +
      rect(228 + index * 262, 308, 94, 104, scene.tone('#8FBDD4')) +
      polygon(
        [228 + index * 262, 412, 228 + index * 262, 360, 290 + index * 262, 308, 322 + index * 262, 308],
        '#FFFFFF',
        0.4,
      ),
  )
  return drawBackdrop(scene, 560) + drawTreeLine(scene, 600, 6, 260, 0.16) + base + windows + drawPavement(scene, 720)
}

const hole = (scene: Scene, x: number, y: number, size: number): string =>
  path(
    `M${x - size} ${y}Q${x - size * 0.9} ${y - size * 0.3} ${x - size * 0.3} ${y - size * 0.3}Q${x + size * 0.2} ${y - size * 0.42} ${x + size * 0.7} ${y - size * 0.24}Q${x + size * 1.1} ${y - size * 0.05} ${x + size * 0.8} ${y + size * 0.2}Q${x + size * 0.2} ${y + size * 0.36} ${x - size * 0.4} ${y + size * 0.26}Q${x - size} ${y + size * 0.24} ${x - size} ${y}Z`,
    scene.tone('#3A3632'),
  ) +
  path(
    `M${x - size * 0.8} ${y + size * 0.02}Q${x - size * 0.5} ${y - size * 0.18} ${x} ${y - size * 0.2}Q${x + size * 0.6} ${y - size * 0.2} ${x + size * 0.74} ${y}Q${x + size * 0.3} ${y + size * 0.26} ${x - size * 0.3} ${y + size * 0.18}Z`,
    scene.tone('#7A6450'),
  ) +
  ellipse(x, y + size * 0.02, size * 0.5, size * 0.13, scene.tone('#7FA9BF')) +
  stroke(
    `M${x - size} ${y - size * 0.1}l${-size * 0.5} ${-size * 0.14}l${-size * 0.3} ${size * 0.1}M${x + size * 0.9} ${y + size * 0.06}l${size * 0.4} ${size * 0.14}l${size * 0.3} ${-size * 0.04}`,
    scene.tone('#2F3A44'),
    5,
  )

const freshAsphalt = (scene: Scene): string =>
  polygon([-20, 756, 1620, 756, 1620, 1000, -20, 1000], scene.tone('#434F5A')) +
  repeat(9, (index) => rect(index * 190 + 20, 872, 104, 10, '#FBFBF7', 4)) +
  rect(0, 770, 1600, 8, '#FBFBF7') +
  rect(0, 978, 1600, 9, '#FBFBF7')

const leakWater = (scene: Scene): string =>
  path('M700 842Q560 860 380 960L300 1000H1240Q1120 900 900 842Z', scene.tone('#7FB8D4'), 0.85) +
  stroke('M700 884q70 14 150 0M560 930q100 20 220 2M620 976q140 18 330 0', '#FFFFFF', 5, 0.6)

const pairs: Record<BeforeAfterKind, Pair> = {
  pothole: {
    place: drawStreetPlace,
    before: (scene) =>
      hole(scene, 700, 880, 170) +
      hole(scene, 1210, 930, 110) +
      hole(scene, 300, 940, 90) +
      drawCar(scene, 1130, 850, 300, palette.clay, true),
    after: (scene) =>
      freshAsphalt(scene) +
      drawCar(scene, 1130, 850, 300, palette.clay, true) +
      drawCar(scene, 420, 965, 340, '#F4F1EA'),
  },
  dump: {
    place: drawYardPlace,
    before: (scene) =>
      ellipse(800, 890, 560, 60, scene.tone('#9A8B6E'), 0.6) +
      drawRubbish(scene, 520, 880, 380) +
      drawRubbish(scene, 1000, 910, 460) +
      drawRubbish(scene, 760, 830, 300) +
      turned(
        -14,
        1290,
        860,
        rect(1230, 800, 130, 70, scene.tone('#8C7A69'), 12) + rect(1230, 740, 130, 70, scene.tone('#A2907D'), 12),
      ),
    after: (scene) =>
      ellipse(800, 900, 520, 50, scene.tone(palette.stone)) +
      repeat(3, (index) => drawBin(scene, 620 + index * 180, 890, 170, accents[index])) +
      drawFlowerbed(scene, 330, 930, 300) +
      drawFlowerbed(scene, 1290, 930, 300) +
      drawPerson(scene, 1140, 930, { height: 250, arms: ['down', 'forward'], flipped: true }),
  },
  playground: {
    place: drawYardPlace,
    before: (scene) =>
      ellipse(800, 870, 640, 80, scene.tone('#B59A78'), 0.7) +
      drawSwings(scene, 420, 850, 320, true) +
      drawSlide(scene, 900, 860, 370, true) +
      drawBench(scene, 1300, 900, 230, true) +
      drawPuddle(scene, 660, 920, 260),
    after: (scene) =>
      ellipse(800, 870, 680, 96, scene.tone('#E2A878')) +
      ellipse(800, 866, 640, 84, scene.tone('#EBBE93')) +
      drawSwings(scene, 420, 850, 320) +
      drawSlide(scene, 900, 860, 370) +
      drawSandbox(scene, 660, 930, 260) +
      drawBench(scene, 1300, 900, 230) +
      drawPerson(scene, 1120, 900, { height: 150, arms: ['up', 'up'], legs: 'run' }) +
      drawPerson(scene, 560, 890, { height: 140, arms: ['out', 'wave'] }),
  },
  darkStreet: {
    place: (scene) =>
      drawSky({ ...scene, light: 'night' }, { horizon: 560, sunX: 1260, sunY: 140, clouds: 1 }) +
      rect(0, 556, 1600, 140, scene.tone(darker(scene.lawn, 0.2))) +
      drawTreeLine(scene, 640, 6, 280, 0.1) +
      repeat(3, (index) =>
        drawHouse({ ...scene, lit: false }, 20 + index * 560, 690, {
          width: 400,
          height: 280,
          wall: scene.random.pick(walls),
          floors: 2,
          columns: 4,
          roof: 'hip',
        }),
      ) +
      drawPavement(scene, 680, 800) +
      drawRoad(scene, 810, 1000),
    before: (scene) =>
      repeat(3, (index) => drawLamp({ ...scene, lit: false }, 260 + index * 520, 790, 430)) +
      rect(
        0,
        0,
        1600,
        1000,
        scene.gradient([
          [0, '#050F1A', 0.35],
          [1, '#050F1A', 0.72],
        ]),
      ) +
      drawPerson(scene, 900, 785, { height: 200, legs: 'walk', top: '#22303C', hairstyle: 'short' }),
    after: (scene) =>
      repeat(
        3,
        (index) =>
          ellipse(300 + index * 520, 800, 240, 34, '#FFE5A0', 0.4) +
          drawLamp({ ...scene, lit: true }, 260 + index * 520, 790, 430),
      ) +
      drawPerson(scene, 860, 785, { height: 200, legs: 'walk', hairstyle: 'long', top: palette.clay }) +
      drawPerson(scene, 930, 786, { height: 130, legs: 'walk', top: palette.sun }) +
      drawCar({ ...scene, lit: true }, 430, 940, 340, palette.brand),
  },
  bench: {
    place: drawParkPlace,
    before: (scene) => drawBench(scene, 760, 860, 560, true) + drawRubbish(scene, 1130, 880, 160),
    after: (scene) =>
      drawBench(scene, 760, 860, 560) +
      drawBin(scene, 1130, 870, 150) +
      drawPerson(scene, 640, 862, { height: 420, legs: 'sit', hairstyle: 'hat', shadow: false }) +
      drawPerson(scene, 830, 862, { height: 410, legs: 'sit', hairstyle: 'scarf', shadow: false }),
  },
  leak: {
    place: drawStreetPlace,
    before: (scene) =>
      leakWater(scene) +
      ellipse(800, 846, 120, 26, scene.tone('#3A3632')) +
      stroke(
        'M770 850Q750 700 690 690M800 850V620M830 850Q850 700 910 690M785 850Q776 680 744 640M815 850Q824 680 856 640',
        '#DFF1F9',
        12,
        0.9,
      ) +
      stroke('M690 690q-30 10 -40 80M910 690q30 10 40 80M744 640q-24 10 -36 70M856 640q24 10 36 70', '#BFE2F1', 8, 0.8),
    after: (scene) =>
      polygon([620, 800, 980, 800, 1020, 900, 580, 900], scene.tone('#434F5A')) +
      ellipse(800, 850, 90, 22, scene.tone('#2F3A44')) +
      ellipse(800, 847, 82, 18, scene.tone('#6B7782')) +
      stroke('M740 847h120M750 838h100M750 856h100', scene.tone('#3F4A54'), 4) +
      drawCar(scene, 1250, 970, 340, palette.brandStrong, true) +
      drawPerson(scene, 560, 735, { height: 180, legs: 'walk' }),
  },
  signs: {
    place: drawWallPlace,
    before: (scene) =>
      repeat(16, (index) =>
        turned(
          scene.random.between(-14, 14),
          240 + index * 78,
          540,
          rect(
            190 + index * 78,
            460 + (index % 3) * 62,
            scene.random.between(80, 150),
            scene.random.between(60, 110),
            scene.tone(
              [palette.danger, palette.sun, '#FBFAF5', palette.sky, '#F0A0B0', '#9DBB5B'][index % 6] ?? palette.sun,
            ),
            3,
          ) +
            stroke(
              `M${202 + index * 78} ${484 + (index % 3) * 62}h56M${202 + index * 78} ${500 + (index % 3) * 62}h40`,
              scene.tone(palette.ink),
              6,
              0.6,
            ),
        ),
      ) + drawPerson(scene, 1330, 940, { height: 270, legs: 'walk' }),
    after: (scene) =>
      rect(640, 470, 320, 170, scene.tone('#FBFAF5'), 6) +
      rect(640, 470, 320, 30, scene.tone(palette.brand), 6) +
      repeat(
        3,
        (index) =>
          rect(664 + index * 96, 520, 78, 100, scene.tone(['#EAF3F8', '#F6F1E7', '#E9F4E7'][index] ?? '#EAF3F8'), 3) +
          stroke(`M${674 + index * 96} 540h50M${674 + index * 96} 556h58M${674 + index * 96} 572h40`, '#B4C2CB', 4),
      ) +
      drawFlowerbed(scene, 400, 800, 360) +
      drawPerson(scene, 1130, 920, { height: 280, back: true }) +
      drawPerson(scene, 1330, 940, { height: 270, legs: 'walk' }),
  },
  fallenTree: {
    place: drawParkPlace,
    before: (scene) =>
      path('M408 856Q424 810 430 772L450 796L468 764L486 800L504 780Q502 820 520 856Z', scene.tone(palette.umber)) +
      path('M430 772L450 796L468 764L486 800L504 780L502 812Q466 830 426 810Z', scene.tone('#E0BC8D')) +
      turned(
        -4,
        900,
        850,
        rect(500, 836, 520, 46, scene.tone(palette.umber), 20) +
          stroke('M760 850L840 740M880 850L960 760M940 860L1060 930', scene.tone(palette.umber), 18) +
          path(
            'M980 860C900 760 980 660 1080 690C1120 600 1280 640 1290 720C1400 740 1400 880 1300 900C1260 980 1080 980 980 860Z',
            scene.tone(darker(scene.leaf, 0.08)),
          ) +
          path(
            'M1080 940C1180 920 1290 860 1290 720C1400 740 1400 880 1300 900C1260 960 1160 970 1080 940Z',
            scene.tone(darker(scene.leaf, 0.26)),
          ),
      ) +
      drawBench(scene, 300, 900, 180, true),
    after: (scene) =>
      ellipse(460, 846, 60, 16, scene.tone('#D9B07A')) +
      `<ellipse cx="460" cy="846" rx="34" ry="9" fill="none" stroke="${scene.tone('#A9784A')}" stroke-width="4"/>` +
      stroke('M900 850V640', scene.tone(palette.umber), 9) +
      circle(880, 640, 46, scene.tone('#6CBF67')) +
      circle(930, 620, 52, scene.tone('#58A85E')) +
      circle(900, 580, 44, scene.tone('#7FCB76')) +
      stroke('M950 850V690M902 720L950 712', scene.tone('#B57A4B'), 8) +
      drawBench(scene, 300, 900, 180) +
      drawPerson(scene, 1100, 900, { height: 260, legs: 'walk' }) +
      drawPerson(scene, 1180, 906, { height: 150, legs: 'walk' }),
  },
  graffiti: {
    place: drawWallPlace,
    before: (scene) =>
      stroke('M220 620Q280 460 340 560T460 520T560 620T660 480Q700 620 760 600', scene.tone(palette.danger), 24) +
      stroke('M840 520Q880 460 930 520T1010 620Q960 660 900 620T840 520', scene.tone('#19A1D2'), 22) +
      stroke(
        'M1060 640L1120 480L1180 630M1080 580H1170M1230 500Q1330 470 1310 550T1240 640',
        scene.tone('#2A2F36'),
        20,
      ) +
      stroke('M340 584v70M660 520v110M930 540v90M1310 580v70', scene.tone(palette.danger), 6, 0.7),
    after: (scene) =>
      path('M140 660V560Q300 470 460 550T800 530T1120 550T1460 520V660Z', scene.tone('#9CCBE4')) +
      path('M140 660V600Q320 540 520 610T900 590T1460 600V660Z', scene.tone(palette.brand)) +
      path('M700 596q-10 -70 60 -110q10 60 0 110ZM768 596V470q60 60 62 126ZM660 600H870L836 640H690Z', '#FBFAF5') +
      circle(1200, 520, 40, scene.tone(palette.sun)) +
      drawPerson(scene, 420, 920, { height: 270, back: true }) +
      drawPerson(scene, 500, 926, { height: 160, back: true, arms: ['down', 'out'] }) +
      drawPerson(scene, 1330, 940, { height: 270, legs: 'walk', flipped: true }),
  },
  floodedYard: {
    place: drawYardPlace,
    before: (scene) =>
      path('M-20 900Q100 800 420 790T900 770T1620 820V1000H-20Z', scene.tone('#86A9B8')) +
      path('M-20 930Q200 860 500 850T1000 830T1620 880V1000H-20Z', scene.tone('#6F97A9'), 0.8) +
      stroke(
        'M200 880q80 14 160 0M600 840q90 14 190 0M1020 900q100 16 220 0M420 950q110 16 240 0M1280 850q60 10 130 0',
        '#FFFFFF',
        5,
        0.6,
      ) +
      drawBench(scene, 1080, 870, 220) +
      ellipse(1080, 872, 150, 14, scene.tone('#86A9B8')) +
      drawCar(scene, 420, 890, 320, palette.clay) +
      ellipse(420, 894, 210, 22, scene.tone('#7FA4B5')),
    after: (scene) =>
      path('M-20 1000V900Q400 840 800 850T1620 840V1000Z', scene.tone('#6B7782')) +
      stroke('M-20 900Q400 840 800 850T1620 840', scene.tone('#D5D9DA'), 14) +
      at(
        800,
        930,
        1,
        rect(-90, -10, 180, 24, scene.tone('#2F3A44'), 4) +
          stroke('M-70 -6v16M-46 -6v16M-22 -6v16M2 -6v16M26 -6v16M50 -6v16M74 -6v16', scene.tone('#8B97A1'), 8),
      ) +
      drawBench(scene, 1080, 830, 220) +
      drawFlowerbed(scene, 640, 820, 320) +
      drawCar(scene, 330, 960, 320, palette.clay) +
      drawPerson(scene, 1260, 850, { height: 210, legs: 'walk' }) +
      drawPerson(scene, 1330, 852, { height: 130, legs: 'walk' }),
  },
}
