import { palette } from '../palette'
import { drawDesk, drawPlant, drawRoom, drawView } from '../parts/indoor-things'
import { drawPavement } from '../parts/land'
import { drawTree } from '../parts/nature'
import { drawPerson } from '../parts/people'
import type { Scene } from '../scene'
import { circle, ellipse, path, polygon, rect, repeat, stroke } from '../svg'
import { drawBackdrop, drawTreeLine, type Compose } from './backdrop'
import { drawSpectators } from './spectators'

/** Two wrestlers on the mat, the referee, the hall. */
export const composeWrestling: Compose = (scene) => {
  const singlet = (color: string) =>
    ({ top: color, bottom: color, shoes: '#FBFAF5', hairstyle: 'short', coat: false, skirt: false }) as const
  const mat = drawWrestlingMat()
  const banners = drawWrestlingBanners()
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

function drawWrestlingMat(): string {
  return (
    ellipse(800, 860, 720, 150, '#B98A3C') +
    ellipse(800, 850, 700, 142, '#E3B04B') +
    ellipse(800, 846, 480, 96, palette.danger) +
    ellipse(800, 844, 420, 82, '#E3B04B') +
    ellipse(800, 844, 80, 16, palette.danger)
  )
}

function drawWrestlingBanners(): string {
  return repeat(
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
}

/** A board seen near, two players beside it. */
export const composeChess: Compose = (scene) => {
  const board = drawChessBoard()
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
  const set = pieces
    .map(([x, y, side, kind]) => drawChessPiece(x, y, 92, side === 0 ? '#F9F1DE' : '#3B2E2A', kind))
    .join('')
  return (
    setting + players + drawDesk(380, 990, 840, 190, '#B57A4B') + board + set + (outside ? '' : drawChessClock(scene))
  )
}

function drawChessBoard(): string {
  return (
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
  )
}

function drawChessPiece(x: number, y: number, size: number, color: string, kind: number): string {
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

/** A clock for two at the edge of the table. */
function drawChessClock(scene: Scene): string {
  const face = (x: number): string => circle(x, 812, 20, '#FBFAF5') + stroke(`M${x} 812v-12M${x} 812h9`, palette.ink, 3)
  return rect(1090, 780, 118, 62, scene.random.pick([palette.brandStrong, palette.umber]), 8) + face(1122) + face(1176)
}
