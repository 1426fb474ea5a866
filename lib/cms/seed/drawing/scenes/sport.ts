import { darker, palette } from '../palette'
import { drawDesk, drawPlant, drawRoom, drawView } from '../parts/indoor-things'
import { drawLawn, drawPavement, drawRoad } from '../parts/land'
import { drawTree } from '../parts/nature'
import { drawPerson } from '../parts/people'
import { drawBall, drawGoal } from '../parts/playground-things'
import { drawBunting } from '../parts/street-things'
import type { Scene } from '../scene'
import { circle, ellipse, path, polygon, rect, repeat, stroke } from '../svg'
import { drawBackdrop, drawTreeLine, type Compose } from './backdrop'

const kits = [
  [palette.brand, '#FBFAF5'],
  [palette.clay, '#26384A'],
  ['#2F8F6B', palette.sun],
  [palette.danger, palette.brandStrong],
] as const

function drawSpectators(scene: Scene, top: number, rows: number, width = 1600): string {
  const colors = [palette.brand, palette.clay, palette.sun, '#2F8F6B', '#B9474A', '#E8DCC6', '#5B7C99']
  return repeat(rows, (row) => {
    const y = top + row * 40
    const heads = repeat(Math.floor(width / 44), (index) => {
      if (scene.random.chance(0.2)) return ''
      const x = 22 + index * 44 + (row % 2) * 20
      return (
        path(`M${x - 15} ${y + 36}q0 -24 15 -24t15 24Z`, scene.tone(scene.random.pick(colors), 0.12)) +
        circle(x, y + 4, 9, scene.tone(scene.random.pick(['#D99F76', '#E8B58D', '#4A3A30']), 0.12))
      )
    })
    return rect(0, y + 30, width, 14, scene.tone('#C9D2D8', 0.1)) + heads
  })
}

/** Grandstand, track and field. */
export const composeStadium: Compose = (scene) => {
  const mast = (x: number): string =>
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
    mast(190),
    mast(1410),
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

/** A run along the sea with numbers, arch and onlookers. */
export const composeRunning: Compose = (scene) => {
  const colors = [palette.brand, palette.danger, palette.sun, '#2F8F6B', palette.clay, '#5B7C99']
  const arch =
    path(
      'M1120 840V420Q1120 330 1210 330H1450Q1540 330 1540 420V840H1460V440Q1460 410 1430 410H1230Q1200 410 1200 440V840Z',
      scene.tone(palette.brand),
    ) +
    path(
      'M1210 330H1450Q1540 330 1540 420V840H1510V430Q1510 360 1440 360H1160Q1180 332 1210 330Z',
      scene.tone(palette.brandStrong),
    ) +
    repeat(
      8,
      (index) =>
        rect(1236 + (index % 4) * 50, 352 + Math.floor(index / 4) * 22, 25, 22, '#FBFAF5') +
        rect(1261 + (index % 4) * 50, 352 + Math.floor(index / 4) * 22, 25, 22, palette.ink),
    )
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

/** Two wrestlers on the mat, the referee, the hall. */
export const composeWrestling: Compose = (scene) => {
  const singlet = (color: string) =>
    ({ top: color, bottom: color, shoes: '#FBFAF5', hairstyle: 'short', coat: false, skirt: false }) as const
  const mat =
    ellipse(800, 860, 720, 150, '#B98A3C') +
    ellipse(800, 850, 700, 142, '#E3B04B') +
    ellipse(800, 846, 480, 96, palette.danger) +
    ellipse(800, 844, 420, 82, '#E3B04B') +
    ellipse(800, 844, 80, 16, palette.danger)
  const banners = repeat(
    4,
    (index) =>
      polygon(
        [
          210 + index * 340,
          60,
          370 + index * 340,
          60,
          370 + index * 340,
          300,
          290 + index * 340,
          260,
          210 + index * 340,
          300,
        ],
        [palette.brand, palette.clay, '#2F8F6B', palette.sun][index] ?? palette.brand,
      ) + circle(290 + index * 340, 150, 36, '#FBFAF5', 0.85),
  )
  const hall = { ...scene, light: 'day' as const, lit: false, snowy: false }
  return [
    drawRoom(scene, '#DCE6EA', '#C79A68', 640),
    banners,
    rect(0, 420, 1600, 230, '#9FB3C1'),
    drawSpectators(hall, 436, 5),
    rect(0, 636, 1600, 26, palette.brandStrong),
    mat,
    drawPerson(scene, 720, 880, {
      height: 380,
      ...singlet(palette.danger),
      legs: 'wide',
      arms: ['forward', 'forward'],
      lean: 26,
    }),
    drawPerson(scene, 900, 880, {
      height: 370,
      ...singlet(palette.brand),
      legs: 'wide',
      arms: ['forward', 'forward'],
      lean: 26,
      flipped: true,
    }),
    drawPerson(scene, 1250, 850, {
      height: 340,
      top: '#FBFAF5',
      bottom: '#26384A',
      hairstyle: 'short',
      arms: ['up', 'down'],
      coat: false,
    }),
    drawPerson(scene, 240, 950, { height: 360, ...singlet('#2F8F6B'), back: true, arms: ['hips', 'hips'] }),
    drawPerson(scene, 1470, 960, {
      height: 350,
      top: palette.brandStrong,
      bottom: palette.brandStrong,
      hairstyle: 'cap',
      arms: ['hips', 'down'],
      flipped: true,
      coat: false,
    }),
  ].join('')
}

/** A board seen near, two players beside it. */
export const composeChess: Compose = (scene) => {
  const piece = (x: number, y: number, size: number, color: string, kind: number): string => {
    const crowns = [
      circle(x, y - size * 0.92, size * 0.2, color),
      polygon(
        [
          x - size * 0.22,
          y - size * 0.8,
          x - size * 0.26,
          y - size * 1.16,
          x - size * 0.1,
          y - size,
          x,
          y - size * 1.22,
          x + size * 0.1,
          y - size,
          x + size * 0.26,
          y - size * 1.16,
          x + size * 0.22,
          y - size * 0.8,
        ],
        color,
      ),
      rect(x - size * 0.24, y - size * 1.08, size * 0.48, size * 0.26, color, 3),
      path(
        `M${x - size * 0.2} ${y - size * 0.74}Q${x - size * 0.3} ${y - size * 1.2} ${x + size * 0.04} ${y - size * 1.24}Q${x + size * 0.36} ${y - size * 1.1} ${x + size * 0.3} ${y - size * 0.9}L${x + size * 0.04} ${y - size * 0.94}L${x + size * 0.2} ${y - size * 0.74}Z`,
        color,
      ),
    ]
    return (
      ellipse(x, y, size * 0.36, size * 0.09, palette.ink, 0.25) +
      path(
        `M${x - size * 0.32} ${y}Q${x - size * 0.3} ${y - size * 0.16} ${x - size * 0.16} ${y - size * 0.2}L${x - size * 0.12} ${y - size * 0.74}H${x + size * 0.12}L${x + size * 0.16} ${y - size * 0.2}Q${x + size * 0.3} ${y - size * 0.16} ${x + size * 0.32} ${y}Z`,
        color,
      ) +
      rect(x - size * 0.2, y - size * 0.8, size * 0.4, size * 0.09, color, 3) +
      (crowns[kind % 4] ?? '')
    )
  }
  const board =
    polygon([520, 700, 1080, 700, 1200, 790, 400, 790], '#8C5A38') +
    repeat(6, (row) =>
      repeat(8, (column) => {
        const level = (share: number): [number, number, number] => [
          536 - share * 112,
          1064 + share * 112,
          706 + share * 76,
        ]
        const [l1, r1, y1] = level(row / 6)
        const [l2, r2, y2] = level((row + 1) / 6)
        const x = (left: number, right: number, share: number): number => left + (right - left) * share
        return polygon(
          [
            x(l1, r1, column / 8),
            y1,
            x(l1, r1, (column + 1) / 8),
            y1,
            x(l2, r2, (column + 1) / 8),
            y2,
            x(l2, r2, column / 8),
            y2,
          ],
          (row + column) % 2 === 0 ? '#F3E3C3' : '#A9744C',
        )
      }),
    )
  const outside = scene.variant % 2 === 1
  const setting = outside
    ? drawBackdrop(scene, 560) +
      drawTreeLine(scene, 590, 8, 260, 0.14) +
      drawPavement(scene, 600) +
      drawTree(scene, 120, 760, 460) +
      drawTree(scene, 1490, 760, 440)
    : drawRoom(scene, '#EADFCB', '#B98A62', 660) + drawView(scene, 560, 120, 480, 330) + drawPlant(1470, 730, 300)
  const players =
    drawPerson(scene, 330, 985, {
      height: 620,
      legs: 'sit',
      arms: ['hold', 'forward'],
      hairstyle: 'short',
      hair: '#C9CCCE',
      coat: false,
      shadow: false,
    }) +
    drawPerson(scene, 1270, 985, {
      height: scene.variant % 3 === 0 ? 470 : 600,
      legs: 'sit',
      arms: ['hold', 'hold'],
      flipped: true,
      coat: false,
      shadow: false,
      hairstyle: scene.variant % 3 === 0 ? 'bun' : 'hat',
    })
  const pieces = [
    [520, 742, 0, 0],
    [600, 760, 0, 2],
    [690, 730, 0, 3],
    [640, 720, 0, 1],
    [910, 730, 1, 0],
    [980, 752, 1, 1],
    [1060, 746, 1, 3],
    [840, 768, 1, 2],
  ] as const
  const set = pieces.map(([x, y, side, kind]) => piece(x, y, 92, side === 0 ? '#F9F1DE' : '#3B2E2A', kind)).join('')
  return (
    setting + players + drawDesk(380, 990, 840, 190, '#B57A4B') + board + set + (outside ? '' : drawChessClock(scene))
  )
}

/** A clock for two at the edge of the table. */
function drawChessClock(scene: Scene): string {
  const face = (x: number): string => circle(x, 812, 20, '#FBFAF5') + stroke(`M${x} 812v-12M${x} 812h9`, palette.ink, 3)
  return rect(1090, 780, 118, 62, scene.random.pick([palette.brandStrong, palette.umber]), 8) + face(1122) + face(1176)
}
