import { drawFortress, drawLighthouse } from './parts/landmarks'
import { createScene, type Scene } from './scene'
import { composeWorkshop } from './scenes/trade'
import { circle, ellipse, path, polygon, rect, repeat, short, stroke } from './svg'
import { drawOldShip } from './old-ship'

const BLACK = '#26282B'

/** The lighthouse, the fort and a schooner, cut in steel. */
export function drawEngraving(): string {
  const scene = createScene('history-engraving', 'summer', 'evening', 0)
  const ink = BLACK
  const paper = '#F1ECE0'
  const beam =
    polygon([1190, 282, 60, 120, 60, 300], paper, 0.86) + polygon([1190, 282, 1540, 190, 1540, 330], paper, 0.86)
  const land =
    path('M60 640V520C160 470 260 410 420 404C560 400 640 470 760 520C840 552 900 600 960 626V640Z', '#8B877D') +
    path('M960 760C1020 690 1120 640 1260 640C1400 640 1480 670 1540 690V800H1000Z', '#6F6B62')
  const town = repeat(15, (index) => {
    const x = 180 + index * 44
    const y = 536 + ((index * 29) % 46)
    const high = 34 + ((index * 13) % 22)
    return (
      rect(x, y - high, 40, high, '#E8E1D1') +
      rect(x + 26, y - high, 14, high, '#A29C8E') +
      rect(x + 8, y - high + 12, 8, 14, '#4E4B46') +
      polygon([x - 4, y - high, x + 20, y - high - 18, x + 44, y - high], '#4E4B46')
    )
  })
  const scenery = inkOf(
    land +
      drawFortress(scene, 250, 420, 330, 0) +
      town +
      drawLighthouse(scene, 1190, 660, 400).replaceAll(/<path[^>]*url\(#[^)]*\)[^>]*>/g, ''),
    [BLACK, '#57544E', '#9B968A', '#E8E1D1'],
  )
  return [
    rect(0, 0, 1600, 1000, paper),
    `<clipPath id="plate"><path d="M60 60H1540V940H60Z"/></clipPath><g clip-path="url(#plate)">`,
    drawEngravedSky(ink),
    beam,
    circle(1190, 276, 40, paper),
    rect(60, 618, 1480, 330, paper),
    drawEngravedSea(ink),
    scenery,
    repeat(64, (index) => stroke(`M${60 + index * 26} 660l-60 -170`, paper, 2.2, 0.28)),
    drawOldShip(640, 800, ink, '#F6F2E8'),
    '</g>',
    `<rect x="60" y="60" width="1480" height="880" fill="none" stroke="${ink}" stroke-width="4"/><rect x="44" y="44" width="1512" height="912" fill="none" stroke="${ink}" stroke-width="1.5"/>`,
  ].join('')
}

function drawEngravedSky(ink: string): string {
  return repeat(74, (index) => {
    const y = 70 + index * 7.4
    const thick = 1 + Math.max(0, 3.2 - index * 0.05)
    return `<path d="M60 ${short(y)}Q800 ${short(y + Math.sin(index) * 5)} 1540 ${short(y)}" stroke="${ink}" stroke-width="${short(thick)}" fill="none" opacity="0.7"/>`
  })
}

function drawEngravedSea(ink: string): string {
  return repeat(44, (index) => {
    const y = 622 + index * index * 0.16 + index * 1.4
    const wave = 26 + index * 2.4
    const shift = (index * 37) % 60
    return `<path d="M${60 - shift} ${short(y)}${`q${short(wave)} ${short(-3 - index * 0.16)} ${short(wave * 2)} 0`.repeat(Math.ceil(1560 / (wave * 2)) + 1)}" stroke="${ink}" stroke-width="${short(1.4 + index * 0.07)}" fill="none" opacity="0.85"/>`
  })
}

/** Two weavers at their loom under a lamp, in three crayons. */
export function drawLithograph(): string {
  const scene = createScene('workshop/lithograph', 'autumn', 'day', 0)
  const plain: Scene = { ...scene, tone: (color) => color }
  const inks = ['#2B2523', '#7C2E26', '#B4563F', '#D9B48A', '#EFE3CB'] as const
  const room = composeWorkshop({ ...plain, variant: 0 })
  const drawing = inkOf(scene.definitions() + room, inks)
  const shade = `<radialGradient id="shade"><stop offset="0.3" stop-color="#B4563F" stop-opacity="0"/><stop offset="1" stop-color="#7C2E26" stop-opacity="0.5"/></radialGradient>`
  const grain = repeat(900, () =>
    circle(scene.random.between(0, 1600), scene.random.between(0, 1000), scene.random.between(1, 2.6), '#EFE3CB', 0.55),
  )
  const lamp =
    polygon([800, 90, 300, 1000, 1300, 1000], '#F6E6B8', 0.18) +
    stroke('M800 0V62', inks[0], 6) +
    path('M744 96Q800 20 856 96Z', inks[0]) +
    circle(800, 104, 22, '#F8E8B4')
  return [
    rect(0, 0, 1600, 1000, inks[4]),
    drawing,
    shade,
    rect(0, 0, 1600, 1000, 'url(#shade)'),
    lamp,
    grain,
    `<rect x="22" y="22" width="1556" height="956" fill="none" stroke="${inks[4]}" stroke-width="44"/>`,
    `<rect x="46" y="46" width="1508" height="908" fill="none" stroke="${inks[0]}" stroke-width="3"/>`,
  ].join('')
}

const ink = '#1D2B33'
const red = '#C8372D'
const teal = '#2F7F86'
const cream = '#F3E3C0'

/** A poster in four colours: cranes, a steamer, the sun over the sea. */
export function drawPoster(): string {
  const rays = repeat(18, (index) => {
    const from = (index * 20 - 5) * (Math.PI / 180)
    const to = (index * 20 + 5) * (Math.PI / 180)
    return polygon(
      [
        1060,
        600,
        1060 + Math.cos(from) * 1500,
        600 + Math.sin(from) * 1500,
        1060 + Math.cos(to) * 1500,
        600 + Math.sin(to) * 1500,
      ],
      '#EBCB8E',
    )
  })
  return [
    rect(0, 0, 1600, 1000, cream),
    rays,
    circle(1060, 600, 250, red),
    rect(0, 690, 1600, 310, teal),
    repeat(7, (index) =>
      stroke(`M${(index * 313) % 900} ${760 + index * 30}${'q40 -18 80 0t80 0t80 0t80 0'}`, cream, 6, 0.7),
    ),
    drawSteamer(),
    repeat(5, (index) => stroke(`M${700 + index * 130} ${850 + index * 14}h110`, red, 8, 0.8)),
    drawPosterCrane(170, 800, 1.18, ink),
    drawPosterCrane(430, 810, 0.92, '#24505A'),
    polygon([0, 790, 560, 790, 640, 1000, 0, 1000], ink),
    polygon([0, 790, 560, 790, 566, 806, 0, 806], red),
    repeat(
      3,
      (index) =>
        rect(60 + index * 96, 900, 80, 60, '#C98E3B') + stroke(`M${60 + index * 96} 900l80 60m0 -60l-80 60`, ink, 4),
    ),
    rect(108, 836, 80, 60, '#C98E3B'),
    ellipse(360, 960, 60, 20, '#24505A'),
    `<rect x="16" y="16" width="1568" height="968" fill="none" stroke="${cream}" stroke-width="32"/>`,
  ].join('')
}

function drawPosterCrane(x: number, y: number, size: number, color: string): string {
  return (
    `<g transform="translate(${x} ${y}) scale(${size})">` +
    polygon([-70, 0, -46, 0, -14, -250, -30, -250], color) +
    polygon([70, 0, 46, 0, 14, -250, 30, -250], color) +
    rect(-62, -110, 124, 14, color) +
    rect(-44, -330, 88, 84, color) +
    polygon([-20, -320, 20, -320, 330, -560, 322, -572], color) +
    stroke('M-30 -320L-60 -420L300 -556M322 -566V-360', color, 7) +
    rect(-92, -420, 60, 60, color) +
    rect(12, -316, 22, 26, cream) +
    rect(298, -362, 48, 40, color) +
    '</g>'
  )
}

function drawSteamer(): string {
  return (
    polygon([560, 690, 1320, 690, 1260, 820, 640, 820], ink) +
    polygon([560, 690, 1320, 690, 1312, 708, 570, 708], red) +
    rect(760, 600, 330, 90, cream) +
    rect(820, 540, 210, 60, cream) +
    repeat(7, (index) => circle(790 + index * 45, 645, 12, teal)) +
    rect(890, 400, 74, 140, ink) +
    rect(890, 430, 74, 40, cream) +
    stroke('M680 690V500M1200 690V500M680 510L890 420M1200 510L964 420', ink, 6) +
    path(
      'M926 396C880 350 960 320 900 270C850 226 960 190 1010 210C1090 160 1170 230 1110 262C1060 290 1010 262 1000 306C990 350 950 350 926 396Z',
      ink,
    )
  )
}

/** The same shapes in a few inks, from dark to light. */
function inkOf(svg: string, inks: readonly string[]): string {
  return svg.replaceAll(/#[0-9a-f]{6}/gi, (color) => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16))
    const light = (0.3 * red + 0.59 * green + 0.11 * blue) / 256
    return inks[Math.floor(light * inks.length)] ?? color
  })
}
