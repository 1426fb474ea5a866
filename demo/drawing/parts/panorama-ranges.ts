import { polygon, repeat } from '../svg'

const horizon = 560

/** Ridges of the panorama as x y x y …, from far to near. */
const far = readPoints(
  '1080 560 1140 540 1210 486 1300 486 1420 380 1500 420 1640 262 1730 336 1830 214 1940 310 2050 230 2170 330 2270 262 2400 330 2400 560',
)
const middle = readPoints(
  '1130 560 1220 526 1300 534 1430 452 1540 486 1690 378 1790 420 1900 340 2030 412 2160 350 2290 410 2400 372 2400 600',
)
const near = readPoints('1240 566 1400 528 1520 540 1680 476 1820 506 1980 440 2140 482 2280 436 2400 464 2400 620')

/** Draws the mountains behind the city; each range comes nearer, lower and greener. */
export function drawPanoramaRanges(): string {
  return (
    polygon(far, '#B9C8D6') +
    drawFacets(far, '#93AEC6', 120, 0.6) +
    drawSnow() +
    polygon(middle, '#9DB2BF') +
    drawFacets(middle, '#7F9CAE', 110, 0.6) +
    polygon(near, '#8FAA9F') +
    drawFacets(near, '#76978C', 100, 0.55)
  )
}

function drawSnow(): string {
  return [
    [1640, 262],
    [1830, 214],
    [2050, 230],
    [2270, 262],
    [1420, 380],
  ]
    .map(([x = 0, y = 0]) =>
      polygon([x, y, x + 44, y + 46, x + 24, y + 40, x + 8, y + 62, x - 14, y + 38, x - 40, y + 52], '#FFF9EE', 0.9),
    )
    .join('')
}

function drawFacets(points: readonly number[], color: string, reach: number, opacity: number): string {
  return repeat(points.length / 2 - 3, (index) => {
    const x = points[index * 2 + 2] ?? 0
    const y = points[index * 2 + 3] ?? 0
    const before = points[index * 2 + 1] ?? 0
    const after = points[index * 2 + 5] ?? 0
    if (y > before || y > after) return ''
    const fall = horizon - y
    return polygon(
      [
        x,
        y,
        x + reach * 0.9,
        y + fall * 0.52,
        x + reach * 0.55,
        y + fall * 0.58,
        x + reach * 0.62,
        y + fall,
        x - reach * 0.1,
        y + fall * 0.74,
        x + reach * 0.14,
        y + fall * 0.44,
      ],
      color,
      opacity,
    )
  })
}

function readPoints(text: string): number[] {
  return text.split(' ').map(Number)
}
