import { darker, mix, palette } from '../palette'
import { sides, type Scene } from '../scene'
import { at, circle, ellipse, path, polygon, rect, repeat, stroke } from '../svg'
import { drawHouse } from './buildings'
import { drawCypress } from './nature'

/** Draws the white lighthouse with a clay band; its foot in the middle at x, y. */
export function drawLighthouse(scene: Scene, x: number, y: number, height: number, depth = 0): string {
  const white = sides(scene, '#F8F3E8', depth)
  const band = sides(scene, palette.danger, depth)
  const beam = scene.lit
    ? polygon(
        [0, -93, -150, -118, -150, -76],
        scene.gradient(
          [
            [0, '#FFE7A8', 0],
            [1, '#FFE7A8', 0.6],
          ],
          'right',
        ),
      ) +
      polygon(
        [0, -93, 150, -118, 150, -76],
        scene.gradient(
          [
            [0, '#FFE7A8', 0.6],
            [1, '#FFE7A8', 0],
          ],
          'right',
        ),
      )
    : ''
  const tower =
    polygon([-10, 0, -6.4, -82, 6.4, -82, 10, 0], white.front) + polygon([2, 0, 1.6, -82, 6.4, -82, 10, 0], white.shade)
  const lamp =
    rect(-4.4, -96, 8.8, 12, scene.lit ? '#FFE08A' : scene.tone('#BFE0EE', depth)) +
    rect(-8.4, -85, 16.8, 3.4, scene.tone(palette.inkSoft, depth)) +
    path('M-6 -96Q0 -106 6 -96Z', band.front) +
    rect(-0.6, -106, 1.2, 5, band.shade)
  const base = rect(-16, -7, 32, 7, scene.tone(darker(palette.stone, 0.2), depth), 2)
  return at(
    x,
    y,
    height / 104,
    beam +
      tower +
      drawLighthouseStripe(band, -28, -12) +
      drawLighthouseStripe(band, -62, -46) +
      lamp +
      rect(-1.6, -40, 3.2, 5, scene.tone(palette.ink, depth)) +
      base,
  )
}

function drawLighthouseStripe(
  band: { front: string; shade: string; edge: string },
  top: number,
  bottom: number,
): string {
  const half = (level: number): number => 10 + (level / 82) * 3.6
  return (
    polygon([-half(bottom), bottom, -half(top), top, half(top), top, half(bottom), bottom], band.front) +
    polygon([2, bottom, 1.8, top, half(top), top, half(bottom), bottom], band.shade)
  )
}

/** Draws the old fort: walls with merlons and round towers. */
export function drawFortress(scene: Scene, x: number, y: number, width: number, depth = 0.1): string {
  const wall = sides(scene, '#D2AE82', depth)
  const h = width * 0.17
  const merlons = (left: number, top: number, length: number, size: number, color: string): string =>
    repeat(Math.floor(length / (size * 1.8)), (index) =>
      rect(left + index * size * 1.8, top - size, size, size + 1, color),
    )
  const curtain = (left: number, top: number, length: number): string =>
    rect(left, top, length, y - top + 10, wall.front) + merlons(left, top, length, width * 0.014, wall.front)
  const tower = (left: number, top: number, w: number): string =>
    rect(left, top, w, y - top + 14, wall.front) +
    rect(left + w * 0.62, top, w * 0.38, y - top + 14, wall.shade) +
    rect(left - w * 0.07, top - w * 0.1, w * 1.14, w * 0.2, wall.edge) +
    merlons(left - w * 0.07, top - w * 0.08, w * 1.2, w * 0.16, wall.front) +
    rect(
      left + w * 0.36,
      top + w * 0.45,
      w * 0.12,
      w * 0.34,
      scene.lit ? palette.sun : scene.tone('#5E4A3C', depth),
      w * 0.06,
    )
  const gate = path(
    `M${x + width * 0.46} ${y + 6}v${-h * 0.42}a${width * 0.026} ${width * 0.03} 0 0 1 ${width * 0.052} 0v${h * 0.42}Z`,
    scene.tone('#5E4A3C', depth),
  )
  return [
    curtain(x + width * 0.3, y - h * 1.5, width * 0.3),
    tower(x + width * 0.34, y - h * 2.1, width * 0.09),
    curtain(x, y - h * 0.8, width * 0.4),
    curtain(x + width * 0.4, y - h * 0.95, width * 0.6),
    rect(x + width * 0.6, y - h * 0.95, width * 0.4, h * 0.95 + 10, wall.shade),
    tower(x - width * 0.02, y - h * 1.15, width * 0.1),
    tower(x + width * 0.4, y - h * 1.35, width * 0.05),
    tower(x + width * 0.52, y - h * 1.35, width * 0.05),
    tower(x + width * 0.92, y - h * 1.25, width * 0.1),
    gate,
  ].join('')
}

/** Houses climbing a slope from the lower left corner; the back ones smaller and paler. */
export function drawOldTown(
  scene: Scene,
  x: number,
  y: number,
  width: number,
  rise: number,
  rows = 4,
  depth = 0,
): string {
  const walls = ['#EBD6B0', '#DDBB8C', '#F3E6CC', '#D7A57C', '#E7C9A0', '#F6EFE0']
  const roofs = [palette.clay, '#B0583D', '#A86A4A', '#C77C55']
  return repeat(rows, (index) => {
    const row = rows - 1 - index
    const share = row / Math.max(rows - 1, 1)
    const size = (1 - share * 0.42) * (width / 9.2)
    const base = y - rise * share
    const inset = share * width * 0.13
    let left = x + inset + scene.random.between(-size * 0.3, 0)
    let houses = ''
    while (left < x + width - inset - size * 0.4) {
      const w = size * scene.random.between(0.72, 1.25)
      const h = size * scene.random.between(0.62, 1.05)
      const curve = Math.sin(((left - x) / width) * Math.PI) * rise * 0.12
      if (scene.random.chance(0.16))
        houses += drawCypress(scene, left - 4, base - curve + 6, size * 0.95, depth + share * 0.16)
      houses += drawHouse(scene, left, base - curve + scene.random.between(0, size * 0.16), {
        width: w,
        height: h,
        wall: scene.random.pick(walls),
        roofColor: scene.random.pick(roofs),
        roof: scene.random.pick(['gable', 'hip', 'flat', 'hip']),
        floors: h > size * 0.85 ? 2 : 1,
        columns: w > size ? 3 : 2,
        arched: scene.random.chance(0.5),
        door: row === 0 && scene.random.chance(0.6),
        depth: depth + share * 0.22,
        balcony: row === 0 && scene.random.chance(0.4),
      })
      left += w * scene.random.between(0.92, 1.08)
    }
    return houses
  })
}

/** Draws a gantry crane of the harbour. */
export function drawPortCrane(
  scene: Scene,
  x: number,
  y: number,
  height: number,
  depth = 0,
  flipped = false,
  color: string = palette.brandStrong,
): string {
  const main = scene.tone(color, depth)
  const dark = scene.tone(darker(color, 0.3), depth)
  const legs = stroke('M-18 0L-10 -58M18 0L10 -58M-16 -14L13 -38M16 -14L-13 -38M-15 -20H15', main, 3.4)
  const tower = stroke('M-5 -58L0 -98M7 -58L0 -98M-4 -68L5 -78M5 -68L-2 -84', main, 2.6)
  const boom =
    stroke('M-14 -62L62 -84M0 -98L62 -84M0 -98L32 -75.6M0 -98L-24 -60', main, 2.4) + stroke('M6 -66L62 -84', main, 3.4)
  const cabin =
    rect(-14, -68, 24, 12, dark, 2) +
    rect(2, -66, 6, 6, scene.lit ? palette.sun : scene.tone('#BFDDEB', depth)) +
    rect(-26, -64, 12, 9, main, 1)
  return at(x, y, height / 100, legs + boom + tower + cabin + stroke('M58 -83V-46M54 -46H62', dark, 1.6), flipped)
}

/** Draws a builders' tower crane. */
export function drawTowerCrane(scene: Scene, x: number, y: number, height: number, depth = 0, flipped = false): string {
  const yellow = scene.tone('#F0A93B', depth)
  const dark = scene.tone('#B9772B', depth)
  const lattice = repeat(11, (index) =>
    stroke(`M-3 ${-index * 8}L3 ${-index * 8 - 8}M3 ${-index * 8}L-3 ${-index * 8 - 8}`, dark, 0.9),
  )
  const mast = stroke('M-3 0V-90M3 0V-90', yellow, 1.8) + lattice
  const jib =
    stroke('M-24 -88H72M-24 -88L0 -102L72 -88M0 -102V-88', yellow, 2) +
    stroke('M3 -88L8 -92L14 -88L20 -92.4L26 -88L32 -92.6L38 -88L44 -92L50 -88L56 -90', dark, 0.9)
  return at(
    x,
    y,
    height / 104,
    mast +
      jib +
      rect(-28, -88, 10, 8, dark) +
      rect(-4, -88, 8, 8, yellow, 1) +
      stroke('M52 -88V-56', scene.tone(palette.ink, depth), 0.8) +
      rect(46, -56, 12, 5, scene.tone(palette.clay, depth)),
    flipped,
  )
}

/** Containers stacked on the quay. */
export function drawContainers(scene: Scene, x: number, y: number, columns: number, size: number, depth = 0): string {
  const colors = [palette.clay, palette.brand, '#2F8F6B', palette.sun, '#5B7C99', '#B9474A']
  return repeat(columns, (column) =>
    repeat(scene.random.whole(1, 3), (row) => {
      const color = scene.random.pick(colors)
      const left = x + column * size * 1.06
      const top = y - (row + 1) * size * 0.42
      const ribs = Array.from(
        { length: 7 },
        (_, index) => `M${left + ((index + 0.7) * size) / 7.4} ${top + 4}v${size * 0.42 - 8}`,
      )
      return (
        rect(left, top, size, size * 0.41, scene.tone(color, depth), 2) +
        stroke(ribs.join(''), scene.tone(darker(color, 0.2), depth), 2, 0.7)
      )
    }),
  )
}

/** Roofs and blocks of the new town, as a pale line behind everything. */
export function drawSkyline(scene: Scene, y: number, depth = 0.5, width = 1600, size = 1): string {
  let x = -20
  let content = ''
  while (x < width) {
    const w = scene.random.between(60, 130) * size
    const h = scene.random.between(50, 190) * size
    const tones = sides(scene, scene.random.pick(['#D9C7AC', '#C9B8A4', '#E5DAC8', '#B9B7B4', '#CFA78A']), depth)
    content += rect(x, y - h, w, h + 6, tones.front) + rect(x + w * 0.72, y - h, w * 0.28, h + 6, tones.shade)
    const windows = Array.from(
      { length: Math.floor(h / (26 * size)) },
      (_, row) => `M${x + 12 * size} ${y - h + (16 + row * 25) * size}h${w * 0.52}`,
    )
    const glass = scene.lit ? mix('#FFD58A', scene.sky.middle, depth * 0.6) : scene.tone('#8FB3C8', depth)
    content += `<path d="${windows.join('').replace(/-?\d+\.\d+/g, (value) => Number(value).toFixed(0))}" stroke="${glass}" stroke-width="${(8 * size).toFixed(0)}" stroke-dasharray="${(8 * size).toFixed(0)} ${(9 * size).toFixed(0)}"/>`
    x += w + (scene.random.chance(0.3) ? 16 * size : 0)
  }
  return content
}

/** Draws a round fountain with its jets; a dry one has neither them nor water. */
export function drawFountain(scene: Scene, x: number, y: number, width: number, dry = false): string {
  const stone = sides(scene, palette.stone)
  const water = scene.tone(dry ? '#B9A58A' : '#6FB9DE')
  const frozen = scene.snowy
  const jets =
    frozen || dry
      ? ''
      : stroke(
          'M0 -16Q-4 -66 -22 -70Q-34 -68 -36 -10M0 -16Q4 -66 22 -70Q34 -68 36 -10M0 -16V-84M-22 -12Q-24 -36 -34 -36M22 -12Q24 -36 34 -36',
          '#E3F4FB',
          3,
          0.9,
        ) + circle(0, -86, 3.4, '#FFFFFF', 0.9)
  const basin =
    ellipse(0, 0, 50, 11, stone.shade) +
    ellipse(0, -5, 50, 11, stone.front) +
    ellipse(0, -6, 44, 8.4, frozen ? '#F3F8FA' : water)
  return at(
    x,
    y,
    width / 100,
    ellipse(6, 5, 56, 10, palette.ink, 0.12) +
      basin +
      rect(-3, -20, 6, 14, stone.shade, 2) +
      ellipse(0, -20, 12, 3, stone.front) +
      jets,
  )
}
