import type { BeforeAfterKind } from '../drawing'
import { darker, palette } from '../palette'
import { drawPuddle } from '../parts/land'
import { drawFlowerbed } from '../parts/nature'
import { drawPerson } from '../parts/people'
import { drawSandbox, drawSlide, drawSwings } from '../parts/playground-things'
import { drawBench, drawBin, drawLamp, drawRubbish } from '../parts/street-things'
import { drawCar } from '../parts/vehicles'
import { circle, ellipse, path, polygon, rect, repeat, stroke, turned } from '../svg'
import { accents } from './place-colors'
import { yardPlace, parkPlace, drawWallPlace } from './places'
import { streetPlace } from './streets'
import type { Pair } from './pair'
import { freshAsphalt, hole, leakWater, streetGrate } from './road-details'
import { landmarkPairs } from './landmark-pairs'
import { roadPairs } from './road-pairs'
import { streetPairs } from './street-pairs'
import { scribbles, yardPairs } from './yard-pairs'

export const pairKinds = () => Object.keys(pairs) as BeforeAfterKind[]

export function getPair(kind: BeforeAfterKind): Pair {
  return pairs[kind]
}

const pairs: Record<BeforeAfterKind, Pair> = {
  ...roadPairs,
  ...streetPairs,
  ...yardPairs,
  ...landmarkPairs,
  pothole: {
    place: streetPlace(0),
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
    place: yardPlace(0),
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
    place: yardPlace(1),
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
    light: 'night',
    place: (scene) => streetPlace(3)({ ...scene, lit: false }),
    before: (scene) =>
      repeat(3, (index) => drawLamp({ ...scene, lit: false }, 260 + index * 520, 740, 430)) +
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
      drawPerson(scene, 900, 738, { height: 200, legs: 'walk', top: '#22303C', hairstyle: 'short' }),
    after: (scene) =>
      repeat(
        3,
        (index) =>
          ellipse(300 + index * 520, 748, 240, 34, '#FFE5A0', 0.4) +
          drawLamp({ ...scene, lit: true }, 260 + index * 520, 740, 430),
      ) +
      drawPerson(scene, 860, 738, { height: 200, legs: 'walk', hairstyle: 'long', top: palette.clay }) +
      drawPerson(scene, 930, 739, { height: 130, legs: 'walk', top: palette.sun }) +
      drawCar({ ...scene, lit: true }, 430, 930, 340, palette.brand),
  },
  bench: {
    place: parkPlace(0),
    before: (scene) => drawBench(scene, 760, 860, 560, true) + drawRubbish(scene, 1130, 880, 160),
    after: (scene) =>
      drawBench(scene, 760, 860, 560) +
      drawBin(scene, 1130, 870, 150) +
      drawPerson(scene, 640, 862, { height: 420, legs: 'sit', hairstyle: 'hat', shadow: false }) +
      drawPerson(scene, 830, 862, { height: 410, legs: 'sit', hairstyle: 'scarf', shadow: false }),
  },
  leak: {
    place: streetPlace(1),
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
  adverts: {
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
    place: parkPlace(1),
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
    before: scribbles,
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
    place: yardPlace(2),
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
      streetGrate(scene, 800, 930) +
      drawBench(scene, 1080, 830, 220) +
      drawFlowerbed(scene, 640, 820, 320) +
      drawCar(scene, 330, 960, 320, palette.clay) +
      drawPerson(scene, 1260, 850, { height: 210, legs: 'walk' }) +
      drawPerson(scene, 1330, 852, { height: 130, legs: 'walk' }),
  },
}
