import type { Scene } from '../scene'
import { darker, palette } from '../palette'
import { drawLawn, drawRoad } from '../parts/land'
import { drawTree } from '../parts/nature'
import { drawPerson } from '../parts/people'
import { drawBall, drawGoal } from '../parts/playground-things'
import { drawBunting } from '../parts/street-things'
import { circle, ellipse, path, polygon, rect, repeat, stroke } from '../svg'
import { drawBackdrop, drawTreeLine, type Compose } from './backdrop'
import { drawSpectators } from './spectators'

const kits = [
  [palette.brand, '#FBFAF5'],
  [palette.clay, '#26384A'],
  ['#2F8F6B', palette.sun],
  [palette.danger, palette.brandStrong],
] as const

/** Grandstand, track and field. */
export const composeStadium: Compose = (scene) => {
  const lanes =
    path('M-20 780C400 700 1200 700 1620 780V960C1200 860 400 860 -20 960Z', scene.tone('#C2603F')) +
    stroke(
      'M-20 816C400 734 1200 734 1620 816M-20 854C400 770 1200 770 1620 854M-20 906C400 814 1200 814 1620 906',
      '#FBF7EC',
      5,
      0.8,
    )
  const runner = (x: number, y: number, index: number): string =>
    drawPerson(scene, x, y, {
      height: 190 + index * 14,
      legs: 'run',
      arms: ['swing', 'forward'],
      top: kits[index % 4]?.[0],
      bottom: '#26384A',
      lean: 8,
      coat: false,
      hairstyle: 'short',
    })
  return [
    drawBackdrop(scene, 470),
    drawStadiumMast(scene, 190),
    drawStadiumMast(scene, 1410),
    rect(0, 330, 1600, 250, scene.tone('#AFC0CB')),
    drawSpectators(scene, 350, 5),
    polygon([-20, 300, 1620, 300, 1620, 260, 1500, 220, 100, 220, -20, 260], scene.tone(palette.brandStrong)),
    rect(0, 298, 1600, 14, scene.tone('#E7EEF1')),
    repeat(9, (index) => rect(60 + index * 185, 310, 10, 60, scene.tone('#E7EEF1'))),
    rect(0, 566, 1600, 34, scene.tone(palette.brand)),
    drawLawn(scene, 596),
    ellipse(800, 660, 170, 34, '#FFFFFF', 0.25),
    stroke('M800 600V740M0 606H1600', '#FFFFFF', 5, 0.6),
    drawGoal(scene, 140, 690, 180),
    lanes,
    runner(420, 850, 0),
    runner(700, 880, 1),
    runner(1010, 900, 2),
    runner(1290, 950, 3),
    path('M-20 940C400 850 1200 850 1620 940V1010H-20Z', scene.tone(darker(scene.lawn, 0.08))),
  ].join('')
}

function drawStadiumMast(scene: Scene, x: number): string {
  return (
    stroke(`M${x} 560V150`, scene.tone('#5A6670'), 14) +
    rect(x - 64, 90, 128, 74, scene.tone('#3F5568'), 8) +
    repeat(6, (index) =>
      circle(x - 40 + (index % 3) * 40, 112 + Math.floor(index / 3) * 30, 12, scene.lit ? '#FFF3C9' : '#E7EEF1'),
    ) +
    (scene.lit
      ? circle(
          x,
          126,
          190,
          scene.gradient(
            [
              [0, '#FFF0C0', 0.6],
              [1, '#FFF0C0', 0],
            ],
            'round',
          ),
        )
      : '')
  )
}

/** A run along the sea with numbers, arch and onlookers. */
export const composeRunning: Compose = (scene) => {
  const colors = [palette.brand, palette.danger, palette.sun, '#2F8F6B', palette.clay, '#5B7C99']
  const arch = drawRunningArch(scene)
  const bib = rect(-8, -72, 16, 13, '#FBFAF5', 1) + rect(-5, -68, 10, 5, palette.ink, 1)
  const runners = repeat(6, (index) =>
    drawPerson(scene, [210, 400, 560, 760, 930, 1080][index] ?? 200, [900, 850, 950, 890, 840, 940][index] ?? 900, {
      height: [250, 220, 290, 250, 210, 280][index] ?? 240,
      legs: 'run',
      arms: ['swing', 'forward'],
      lean: 9,
      top: colors[(index + scene.variant) % 6],
      held: bib,
      coat: false,
      skirt: false,
      hairstyle: (['short', 'bun', 'cap', 'short', 'scarf', 'short'] as const)[index],
    }),
  )
  return [
    drawBackdrop(scene, 560, scene.random.pick(['sea', 'oldTown'])),
    drawTreeLine(scene, 620, 7, 230, 0.14),
    drawLawn(scene, 600, 760),
    repeat(9, (index) =>
      drawPerson(scene, 80 + index * 118, 730, {
        height: 130,
        arms: scene.random.pick([
          ['wave', 'down'],
          ['up', 'up'],
          ['down', 'down'],
        ] as const) as ['up', 'up'],
      }),
    ),
    rect(0, 726, 1600, 12, scene.tone(palette.sun)),
    drawBunting(scene, 0, 660, 1110, 660, 24),
    drawRoad(scene, 770, 1000),
    arch,
    runners,
  ].join('')
}

function drawRunningArch(scene: Scene): string {
  const blue = scene.tone(palette.brand)
  return (
    rect(1180, 420, 46, 350, scene.tone(palette.brandStrong)) +
    rect(1440, 420, 74, 540, blue) +
    rect(1492, 420, 22, 540, scene.tone(palette.brandStrong)) +
    polygon([1180, 360, 1514, 330, 1514, 450, 1180, 440], blue) +
    polygon([1180, 360, 1514, 330, 1514, 346, 1180, 374], scene.tone(palette.brandStrong)) +
    repeat(10, (index) => rect(1232 + index * 20, 384 + (index % 2) * 18, 20, 18, palette.ink)) +
    repeat(10, (index) => rect(1232 + index * 20, 402 - (index % 2) * 18, 20, 18, '#FBFAF5'))
  )
}

export const composeFootball: Compose = (scene) => {
  const [first, second] = [kits[scene.variant % 4] ?? kits[0], kits[(scene.variant + 1) % 4] ?? kits[1]]
  const player = (
    x: number,
    y: number,
    height: number,
    kit: readonly [string, string],
    legs: 'run' | 'kick' | 'stand' | 'wide',
    flipped = false,
  ): string =>
    drawPerson(scene, x, y, {
      height,
      legs,
      arms: legs === 'wide' ? ['up', 'up'] : ['swing', 'out'],
      top: kit[0],
      bottom: kit[1],
      hairstyle: 'short',
      flipped,
      coat: false,
      lean: legs === 'run' ? 6 : 0,
    })
  const stripes = repeat(5, (index) =>
    polygon(
      [index * 340 + 80, 560, index * 340 + 200, 560, index * 420 - 20, 1000, index * 420 - 230, 1000],
      '#FFFFFF',
      0.08,
    ),
  )
  return [
    drawBackdrop(scene, 500),
    drawTreeLine(scene, 556, 8, 200, 0.2),
    rect(0, 470, 1600, 100, scene.tone('#B7C6CF')),
    drawSpectators(scene, 472, 2),
    rect(0, 556, 1600, 24, scene.tone(palette.brandStrong)),
    drawLawn(scene, 570),
    stripes,
    stroke('M-20 640H1620M1080 640L1290 1000M-20 930Q300 700 360 640', '#FFFFFF', 7, 0.75),
    drawGoal(scene, 1320, 760, 420),
    player(1290, 790, 190, ['#F0A93B', '#26384A'], 'wide'),
    player(700, 900, 320, first, 'kick'),
    drawBall(scene, 850, 880, 26),
    player(980, 840, 260, second, 'run', true),
    player(400, 820, 240, second, 'run'),
    player(200, 930, 300, first, 'run'),
    player(560, 710, 150, first, 'stand'),
    player(880, 690, 140, second, 'stand'),
    player(1120, 940, 310, first, 'run', true),
    drawTree(scene, 1560, 640, 240, 0.1),
  ].join('')
}
