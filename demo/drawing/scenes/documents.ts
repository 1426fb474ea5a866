import { darker, lighter, palette } from '../palette'
import { drawBookcase, drawDesk, drawPaper, drawPlant, drawRoom, drawView } from '../parts/indoor-things'
import { drawPerson } from '../parts/people'
import type { Scene } from '../scene'
import { at, circle, ellipse, path, polygon, rect, repeat, stroke, turned } from '../svg'
import type { Compose } from './backdrop'

const folderColors = [palette.brand, palette.clay, '#2F8F6B', palette.sun]
const tableColors = ['#B57A4B', '#8FA9BA', '#7F9C86', '#C9A883']

/** Acts with a seal on a table, or the archive where they are kept. */
export const composeDocuments: Compose = (scene) => (scene.variant % 2 === 0 ? drawTabletop(scene) : drawArchive(scene))

function drawTabletop(scene: Scene): string {
  const { random, variant } = scene
  const color = tableColors[(variant / 2) % 4] ?? '#B57A4B'
  const top = scene.gradient([
    [0, scene.tone(lighter(color, 0.14))],
    [1, scene.tone(darker(color, 0.14))],
  ])
  const grain = 'M0 210Q500 170 900 220T1600 190M0 470Q420 520 900 470T1600 500M0 770Q520 720 1000 780T1600 750'
  return [
    rect(0, 0, 1600, 1000, top),
    stroke(grain, darker(color, 0.25), 4, 0.4),
    drawFolder(scene, 330, 340, variant % 4, random.between(-16, -4)),
    drawFolder(scene, 1300, 310, (variant + 1) % 4, random.between(4, 14)),
    drawPaper(930, 520, 420, { tilt: random.between(4, 12), color: '#F3EFE4' }),
    drawPaper(740, 530, 440, { tilt: random.between(-8, 0), stamp: true }),
    at(1250, 800, 1.3, drawCup()),
    at(290, 830, 1.25, drawStamp()),
    at(random.between(1090, 1160), 560, 1.2, drawGlasses()),
    turned(random.between(-26, -8), 600, 890, at(600, 890, 1.5, drawPen())),
    drawSprig(scene, 1480, 560),
  ].join('')
}

function drawArchive(scene: Scene): string {
  const { random, variant } = scene
  const wall = ['#E4E9EA', '#EBDFCB', '#DDE7E2', '#E9DCD2'][variant % 4] ?? '#E4E9EA'
  const pile = (x: number, y: number, count: number): string =>
    repeat(count, (index) => {
      const left = x - 90 + random.between(-8, 8)
      const color = random.pick([...folderColors, '#E8DCC6', '#FBFBF7'])
      return (
        rect(left, y - 22 * (index + 1), 180, 20, color, 4) +
        rect(left + 14, y - 22 * (index + 1) + 6, 40, 8, '#FBFBF7')
      )
    })
  return [
    drawRoom(scene, wall, '#A9744C', 720),
    drawBookcase(scene, 50, 770, 400, 640, 5),
    drawBookcase(scene, 1150, 770, 400, 640, 5),
    drawView(scene, 610, 120, 380, 330),
    drawPerson(scene, 760, 980, { height: 520, arms: ['hold', 'hold'], coat: false, shadow: false, skirt: false }),
    at(800, 690, 1, drawPaper(0, 0, 110, { tilt: -6, stamp: true })),
    drawDesk(420, 990, 780, 190),
    pile(540, 784, random.whole(3, 6)),
    pile(1060, 784, random.whole(4, 7)),
    at(870, 786, 0.62, drawStamp()),
    drawPlant(1300, 960, 250),
    drawPerson(scene, 280, 960, { height: 420, back: true, arms: ['down', 'up'], coat: false }),
  ].join('')
}

function drawFolder(scene: Scene, x: number, y: number, kind: number, tilt: number): string {
  const color = scene.tone(folderColors[kind] ?? palette.brand)
  const back = darker(color, 0.2)
  const shape =
    rect(-160, -110, 320, 230, back, 10) +
    polygon([-160, -110, -60, -110, -36, -140, 60, -140, 60, -110], back) +
    rect(-150, -94, 300, 206, '#FBFBF7', 4) +
    rect(-160, -76, 320, 200, color, 10) +
    rect(-60, -20, 120, 50, '#FBFBF7', 4) +
    stroke('M-44 -4H44M-44 12H20', '#B4C2CB', 5)
  return at(x, y, 1, turned(tilt, 0, 0, shape))
}

function drawStamp(): string {
  return (
    ellipse(0, 0, 66, 18, palette.ink, 0.2) +
    rect(-56, -36, 112, 34, palette.umber, 8) +
    path('M-26 -36Q-10 -70 -18 -110A34 34 0 1 1 18 -110Q10 -70 26 -36Z', palette.clay) +
    path('M4 -36Q2 -80 10 -140A34 34 0 0 1 18 -110Q10 -70 26 -36Z', darker(palette.clay))
  )
}

function drawGlasses(): string {
  const frame =
    '<circle cx="-50" cy="0" r="36"/><circle cx="50" cy="0" r="36"/><path d="M-14 -6q14 -14 28 0M-86 -6l-40 -40M86 -6l50 -34"/>'
  return (
    `<g fill="none" stroke="${palette.ink}" stroke-width="8">${frame}</g>` +
    circle(-50, 0, 32, '#CDE6F4', 0.5) +
    circle(50, 0, 32, '#CDE6F4', 0.5)
  )
}

function drawPen(): string {
  return (
    rect(-110, -9, 200, 18, palette.brandStrong, 9) +
    polygon([90, -9, 124, 0, 90, 9], palette.stone) +
    rect(-60, -9, 14, 18, palette.sun)
  )
}

function drawCup(): string {
  return (
    ellipse(0, 6, 110, 30, palette.ink, 0.16) +
    ellipse(0, 0, 104, 30, '#FBFAF5') +
    ellipse(0, -4, 74, 20, '#E4EAEC') +
    path('M-58 -74H58Q54 -8 0 -6Q-54 -8 -58 -74Z', '#FBFAF5') +
    ellipse(0, -74, 58, 15, '#8C4A2B') +
    stroke('M56 -60Q92 -62 84 -36Q76 -20 48 -28', '#FBFAF5', 10)
  )
}

/** Draws the season's twig at the edge of the table. */
function drawSprig(scene: Scene, x: number, y: number): string {
  const colors = { winter: '#2F7459', spring: '#F0BFC6', summer: '#4E9E5F', autumn: '#E09A45' }
  const leaf = scene.tone(colors[scene.season])
  const places = [
    [-40, -150],
    [30, -110],
    [-36, -70],
    [34, -30],
    [-30, 10],
    [26, 50],
  ]
  const leaves = places.map(([left = 0, top = 0]) =>
    turned(left > 0 ? 40 : -40, left, top, ellipse(left, top, 18, 40, leaf)),
  )
  return at(x, y, 1.1, stroke('M10 110Q-10 0 0 -170', scene.tone(palette.umber), 7) + leaves.join(''))
}
