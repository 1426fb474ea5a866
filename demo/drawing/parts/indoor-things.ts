import { darker, lighter, mix, palette } from '../palette'
import type { Scene } from '../scene'
import { at, circle, ellipse, path, polygon, rect, repeat, stroke } from '../svg'

/** Draws a room: wall with a skirting, floor, and a high window with the season outside. */
export function drawRoom(scene: Scene, wall: string, floor: string, horizon = 690): string {
  const plain = scene.light === 'night' ? mix(wall, palette.ink, 0.1) : wall
  const wallFill = scene.gradient([
    [0, darker(plain, 0.08)],
    [1, lighter(plain, 0.2)],
  ])
  const floorFill = scene.gradient([
    [0, lighter(floor, 0.1)],
    [1, darker(floor, 0.12)],
  ])
  const boards = Array.from(
    { length: 13 },
    (_, index) => `M${800 + (index - 6) * 130} ${horizon}L${800 + (index - 6) * 320} 1000`,
  )
  return (
    rect(0, 0, 1600, horizon, wallFill) +
    rect(0, horizon, 1600, 1000 - horizon, floorFill) +
    stroke(boards.join(''), darker(floor, 0.25), 2, 0.35) +
    rect(0, horizon - 16, 1600, 18, mix(wall, '#FFFFFF', 0.6))
  )
}

/** Draws a window of a room through which the sky, hills and the sea are seen. */
export function drawView(scene: Scene, x: number, y: number, width: number, height: number): string {
  const { top, middle, bottom } = scene.sky
  const sky = scene.gradient([
    [0, top],
    [0.7, middle],
    [1, bottom],
  ])
  const hill = (share: number, level: number, color: string): string =>
    path(
      `M${x} ${y + height}V${y + height * level}C${x + width * 0.3} ${y + height * (level - share)} ${x + width * 0.5} ${y + height * (level + share * 0.6)} ${x + width} ${y + height * (level - share * 0.5)}V${y + height}Z`,
      color,
    )
  const frame = '#FBFAF6'
  const cross = rect(x + width / 2 - 5, y, 10, height, frame) + rect(x, y + height * 0.34, width, 8, frame)
  const view =
    rect(x, y, width, height, sky) +
    hill(0.2, 0.62, scene.outside('#6E8FA8', 0.5)) +
    rect(x, y + height * 0.7, width, height * 0.14, scene.outside('#4FA3CF', 0.2)) +
    hill(0.1, 0.84, scene.outside(scene.lawn)) +
    circle(x + width * 0.72, y + height * 0.3, width * 0.07, scene.light === 'night' ? '#F3EBD6' : '#FFF1C6')
  return (
    rect(x - 14, y - 14, width + 28, height + 28, frame) +
    view +
    cross +
    rect(x - 26, y + height + 8, width + 52, 18, '#F1E9DA', 4)
  )
}

export function drawDesk(x: number, y: number, width: number, height: number, color: string = '#B57A4B'): string {
  return (
    ellipse(x + width / 2, y, width * 0.54, 12, palette.ink, 0.16) +
    rect(x + width * 0.06, y - height, width * 0.07, height, darker(color, 0.28)) +
    rect(x + width * 0.87, y - height, width * 0.07, height, darker(color, 0.28)) +
    rect(x + width * 0.1, y - height, width * 0.8, height * 0.5, darker(color, 0.16)) +
    rect(x, y - height - 14, width, 22, color, 6) +
    rect(x, y - height - 14, width, 7, lighter(color, 0.22), 4)
  )
}

export function drawLaptop(x: number, y: number, width: number, screen: string): string {
  const h = width * 0.62
  return (
    path(
      `M${x - width * 0.46} ${y - h}h${width * 0.92}q8 0 8 8V${y}H${x - width * 0.46 - 8}V${y - h + 8}q0 -8 8 -8Z`,
      '#2E4357',
    ) +
    at(x, y - h * 0.5, width / 100, screen) +
    rect(x - width * 0.6, y - 4, width * 1.2, 12, '#C6D0D6', 6) +
    rect(x - width * 0.12, y - 4, width * 0.24, 5, '#9FAEB8', 3)
  )
}

/** Draws a page as it looks on a screen: a bar, a picture, rows and a button; 84 by 50 units around 0. */
export function drawScreenPage(scene: Scene): string {
  const kind = scene.variant % 3
  const base =
    rect(-42, -26, 84, 50, '#FBFCFC', 1.5) + rect(-42, -26, 84, 8, palette.brand, 1.5) + circle(-37, -22, 2, '#FFFFFF')
  const rows = stroke('M-36 -10H2M-36 -4H-8M-36 2H-2', '#B9C8D2', 2.4) + rect(-36, 9, 22, 8, palette.brand, 4)
  if (kind === 0)
    return (
      base +
      rows +
      rect(10, -13, 26, 30, '#DCEBF3', 3) +
      circle(23, -4, 6, palette.sun) +
      path('M12 15Q18 4 24 9T34 7V17H12Z', palette.brandStrong)
    )
  if (kind === 1) return base + rows + rect(10, -13, 26, 30, '#E7F3E4', 3) + stroke('M16 2L21 8L31 -5', '#2F8F6B', 4)
  return (
    base +
    repeat(3, (index) =>
      rect(-36 + index * 25, -13, 22, 18, [palette.sun, '#CDE6F4', '#F0C9B4'][index] ?? '#CDE6F4', 2),
    ) +
    stroke('M-36 11H-18M-11 11H7M14 11H32M-36 16H-24M-11 16H0M14 16H26', '#B9C8D2', 2.2)
  )
}

export function drawPaper(
  x: number,
  y: number,
  width: number,
  options: { tilt?: number; stamp?: boolean; color?: string } = {},
): string {
  const { tilt = 0, stamp = false, color = '#FCFBF7' } = options
  const rows = Array.from(
    { length: 9 },
    (_, index) => `M-34 ${-34 + index * 9}H${[34, 30, 34, 18, 34, 32, 34, 26, 10][index] ?? 30}`,
  )
  const seal = stamp
    ? circle(22, 46, 13, 'none') +
      `<circle cx="20" cy="44" r="13" fill="none" stroke="${palette.brand}" stroke-width="3"/><circle cx="20" cy="44" r="7" fill="${palette.brand}" opacity="0.55"/>`
    : ''
  const sheet =
    rect(-44, -62, 90, 126, palette.ink, 3).replace('fill=', 'opacity="0.12" fill=') +
    rect(-46, -64, 90, 126, color, 3) +
    rect(-14, -54, 28, 8, palette.brandStrong, 2) +
    stroke(rows.join(''), '#B4C2CB', 3) +
    stroke('M-34 50q8 -12 14 0t16 -4', palette.brandStrong, 2.4) +
    seal
  return `<g transform="translate(${x} ${y}) rotate(${tilt}) scale(${(width / 90).toFixed(3)})">${sheet}</g>`
}

export function drawBookRow(scene: Scene, x: number, y: number, width: number, height: number): string {
  const colors = [
    palette.brand,
    palette.clay,
    '#2F8F6B',
    palette.sun,
    palette.brandStrong,
    '#B9474A',
    '#E8DCC6',
    palette.umber,
    '#5B7C99',
  ]
  let left = x
  let content = ''
  while (left < x + width - 14) {
    const w = Math.min(scene.random.between(14, 34), x + width - left)
    const h = height * scene.random.between(0.66, 0.96)
    const color = scene.random.pick(colors)
    content +=
      rect(left, y - h, w - 2, h, color, 2) +
      rect(left + 2, y - h * 0.82, w - 6, 6, lighter(color, 0.5)) +
      rect(left + w * 0.68, y - h, w * 0.24, h, darker(color, 0.22))
    left += w
    if (scene.random.chance(0.12)) left += 22
  }
  return content
}

export function drawBookcase(scene: Scene, x: number, y: number, width: number, height: number, shelves = 4): string {
  const wood = '#9C6B45'
  const step = height / shelves
  return (
    ellipse(x + width / 2, y, width * 0.52, 10, palette.ink, 0.16) +
    rect(x, y - height, width, height, darker(wood, 0.4), 4) +
    repeat(
      shelves,
      (index) =>
        drawBookRow(scene, x + 14, y - index * step - 14, width - 28, step - 18) +
        rect(x, y - index * step - 14, width, 14, wood),
    ) +
    rect(x, y - height - 8, width, 16, lighter(wood, 0.12), 3) +
    rect(x, y - height, 12, height, wood) +
    rect(x + width - 12, y - height, 12, height, darker(wood, 0.2))
  )
}

export function drawBookStack(scene: Scene, x: number, y: number, width: number, count: number): string {
  const colors = [palette.brand, palette.clay, '#2F8F6B', palette.sun, '#B9474A', '#5B7C99']
  const h = width * 0.17
  return (
    ellipse(x, y, width * 0.56, 9, palette.ink, 0.18) +
    repeat(count, (index) => {
      const shift = scene.random.between(-width * 0.07, width * 0.07)
      const color = colors[(index + scene.variant) % colors.length] ?? palette.brand
      const left = x - width / 2 + shift
      return (
        rect(left, y - h * (index + 1), width, h - 2, color, 5) +
        rect(left + width * 0.1, y - h * (index + 1) + h * 0.18, width * 0.9, h * 0.56, '#FBF6E9', 3) +
        rect(left + width * 0.03, y - h * (index + 1), width * 0.05, h - 2, lighter(color, 0.4))
      )
    })
  )
}

/** Draws a pot with a plant of broad leaves. */
export function drawPlant(x: number, y: number, height: number): string {
  const leaf = (d: string, color: string): string => path(d, color)
  return at(
    x,
    y,
    height / 100,
    ellipse(2, 0, 22, 3, palette.ink, 0.16) +
      leaf('M0 -30Q-34 -46 -30 -84Q-6 -70 0 -30Z', '#4E9E5F') +
      leaf('M0 -30Q32 -44 32 -78Q8 -68 0 -30Z', '#3B8450') +
      leaf('M0 -30Q-12 -70 2 -98Q16 -70 0 -30Z', '#62B070') +
      polygon([-17, -32, 17, -32, 13, 0, -13, 0], palette.clay) +
      polygon([5, -32, 17, -32, 13, 0, 4, 0], darker(palette.clay)) +
      rect(-19, -36, 38, 7, lighter(palette.clay, 0.12), 2),
  )
}

export function drawChair(x: number, y: number, height: number, color: string): string {
  return at(
    x,
    y,
    height / 100,
    stroke('M-20 0V-46M20 0V-46M-20 -46V-98', darker(color, 0.35), 6) +
      rect(-26, -52, 52, 10, color, 4) +
      rect(-25, -100, 10, 50, color, 4),
  )
}
