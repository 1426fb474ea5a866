import { wrapSvg } from './draw-picture'
import { drawEngraving, drawLithograph, drawPoster } from './history-prints'
import { drawOldShip } from './old-ship'
import { createScene, type Scene } from './scene'
import { circle, path, polygon, rect, repeat, short, stroke } from './svg'

/** Chapters of the city's history, each printed as its age printed. */
export const historyDrawings = {
  'history-map': drawOldMap,
  'history-engraving': drawEngraving,
  'history-lithograph': drawLithograph,
  'history-print': drawPoster,
} as const

export type HistoryName = keyof typeof historyDrawings

export function drawHistory(name: HistoryName): string {
  return wrapSvg({ width: 1600, height: 1000 }, '0 0 1600 1000', historyDrawings[name]())
}

const brown = '#5B3A1E'

/** A sea chart on yellowed paper: the river's mouth, a rose of winds, a ship. */
function drawOldMap(): string {
  const scene = createScene('history-map', 'summer', 'day', 0)
  const paper = scene.gradient([
    [0, '#EBD5A2'],
    [0.5, '#E4C88C'],
    [1, '#D9B673'],
  ])
  const coast =
    'M0 150C150 170 260 130 360 190C450 245 420 320 500 370C560 408 640 396 660 450C676 494 620 520 640 580C660 640 730 650 780 700C830 752 800 830 860 900L900 1000'
  const rhumbs = repeat(16, (index) => {
    const angle = (index * Math.PI) / 8
    return stroke(
      `M1180 560L${short(1180 + Math.cos(angle) * 1400)} ${short(560 + Math.sin(angle) * 1400)}`,
      '#A8753A',
      1.6,
      0.5,
    )
  })
  const depths = [40, 90, 150].map(
    (away) =>
      `<path d="${coast}" transform="translate(${away} ${-away * 0.4})" fill="none" stroke="#8A5C2E" stroke-width="3" stroke-dasharray="3 14" stroke-linecap="round" opacity="0.8"/>`,
  )
  const hatch = repeat(
    9,
    (index) =>
      `<path d="${coast}" transform="translate(${index * 3.4} ${index * -1.4})" fill="none" stroke="#3F6E78" stroke-width="2" opacity="${short(0.6 - index * 0.06, 2)}"/>`,
  )
  return [
    scene.definitions(),
    rect(0, 0, 1600, 1000, paper),
    path(`${coast}L1600 1000V0H0Z`, '#CFC295', 0.55),
    rhumbs,
    path(`${coast}L0 1000Z`, '#E6BF78'),
    hatch,
    `<path d="${coast}" fill="none" stroke="${brown}" stroke-width="6"/>`,
    ...depths,
    drawMapHills(scene),
    stroke('M-20 640C120 620 180 520 300 500C400 484 420 420 500 410C560 404 610 430 656 452', '#3F6E78', 15),
    stroke('M-20 640C120 620 180 520 300 500C400 484 420 420 500 410C560 404 610 430 656 452', '#DCD3A8', 8),
    repeat(7, (index) => drawMapTree(90 + (index % 4) * 90, 760 + Math.floor(index / 4) * 90 + (index % 2) * 26)),
    drawWindRose(1180, 560),
    drawOldShip(1000, 300, brown, '#F0E2B8'),
    `<rect x="20" y="20" width="1560" height="960" fill="none" stroke="#E4C88C" stroke-width="44"/>`,
    drawScaleFrame(),
  ].join('')
}

function drawMapHills({ random }: Scene): string {
  return repeat(11, (index) => {
    const x = 70 + (index % 5) * 84 + random.between(-16, 16)
    const y = 300 + Math.floor(index / 5) * 74 + random.between(-8, 8)
    const size = random.between(34, 52)
    const shade = repeat(5, (line) =>
      stroke(
        `M${short(x + 6 + line * 7)} ${short(y - size + line * size * 0.19)}l${short(size * 0.16)} ${short(size * (0.8 - line * 0.13))}`,
        brown,
        2.4,
      ),
    )
    return (
      path(
        `M${short(x - size)} ${short(y)}Q${short(x - size * 0.3)} ${short(y - size * 1.2)} ${short(x)} ${short(y - size)}T${short(x + size)} ${short(y)}Z`,
        '#D9AB62',
      ) +
      stroke(
        `M${short(x - size)} ${short(y)}Q${short(x - size * 0.3)} ${short(y - size * 1.2)} ${short(x)} ${short(y - size)}T${short(x + size)} ${short(y)}`,
        brown,
        3,
      ) +
      shade
    )
  })
}

function drawMapTree(x: number, y: number): string {
  return (
    stroke(`M${x} ${y}v-26`, brown, 4) +
    circle(x, y - 38, 19, '#8E8B4C') +
    stroke(`M${x + 4} ${y - 52}q14 10 6 26`, brown, 2.4)
  )
}

function drawWindRose(x: number, y: number): string {
  const ray = (angle: number, long: number, color: string, other: string): string =>
    `<g transform="translate(${x} ${y}) rotate(${angle})">` +
    polygon([0, -long, 24, -24, 0, 0], color) +
    polygon([0, -long, -24, -24, 0, 0], other) +
    '</g>'
  return [
    circle(x, y, 152, '#E4C88C'),
    `<circle cx="${x}" cy="${y}" r="152" fill="none" stroke="${brown}" stroke-width="4"/><circle cx="${x}" cy="${y}" r="138" fill="none" stroke="${brown}" stroke-width="1.6"/>`,
    ...[45, 135, 225, 315].map((angle) => ray(angle, 120, '#3F6E78', '#E9DDB4')),
    ...[0, 90, 180, 270].map((angle) => ray(angle, 146, '#9C3B27', '#F0E2B8')),
    path(`M${x} ${y - 206}l17 34q-17 -12 -34 0Z`, brown),
    circle(x, y, 13, brown),
  ].join('')
}

function drawScaleFrame(): string {
  const marks = repeat(
    20,
    (index) => rect(34 + index * 76.6, 26, 38, 10, brown) + rect(34 + index * 76.6, 964, 38, 10, brown),
  )
  const sides = repeat(
    12,
    (index) => rect(26, 34 + index * 77.6, 10, 38, brown) + rect(1564, 34 + index * 77.6, 10, 38, brown),
  )
  return `<rect x="20" y="20" width="1560" height="960" fill="none" stroke="${brown}" stroke-width="4"/><rect x="42" y="42" width="1516" height="916" fill="none" stroke="${brown}" stroke-width="3"/>${marks}${sides}`
}
