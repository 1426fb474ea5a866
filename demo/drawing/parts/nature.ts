import { darker, lighter, mix, palette } from '../palette'
import type { Scene } from '../scene'
import { at, circle, ellipse, path, polygon, rect, repeat, short, stroke } from '../svg'

/** Draws a round-crowned tree at x, y of the given height: bare in winter, in bloom in spring. */
export function drawTree(scene: Scene, x: number, y: number, height: number, depth = 0): string {
  const trunk = scene.tone(palette.umber, depth)
  const branches = stroke('M0 0V-52M0 -30L-15 -54M0 -38L14 -62M0 -50L-7 -72', trunk, 4.6)
  const shadow = ellipse(6, 0, 26, 3.6, palette.ink, 0.14 * (1 - depth))
  const content = shadow + branches + (scene.snowy ? drawBareCrown(scene, depth) : drawLeafyCrown(scene, depth))
  return at(x, y, height / 100, content, scene.random.chance(0.5))
}

function drawLeafyCrown(scene: Scene, depth: number): string {
  const bloom = scene.season === 'spring' && scene.random.chance(0.45)
  const turned =
    scene.season === 'autumn' ? scene.random.pick([palette.clay, palette.sun, '#B98A3C', '#D97B3F']) : scene.leaf
  const color = bloom ? '#F0BFC6' : mix(turned, palette.ink, scene.random.between(0, 0.12))
  const shapes = scene.random.pick([
    'M-30 -52C-42 -62 -36 -82 -22 -82C-20 -98 8 -104 16 -90C32 -92 40 -72 30 -62C34 -46 14 -38 4 -44C-6 -34 -28 -38 -30 -52Z',
    'M-24 -46C-38 -52 -36 -76 -24 -82C-18 -102 18 -102 24 -82C38 -74 36 -52 24 -46C10 -38 -12 -38 -24 -46Z',
    'M-20 -42C-34 -50 -30 -70 -24 -78C-16 -108 16 -108 23 -78C32 -66 32 -48 20 -42C8 -36 -8 -36 -20 -42Z',
  ])
  const shade = scene.tone(darker(color, 0.2), depth)
  const light = scene.tone(lighter(color, 0.26), depth)
  const shadow = path('M6 -41C20 -42 34 -48 30 -62C36 -70 34 -84 22 -89C28 -70 22 -52 -4 -43Z', shade, 0.75)
  const spots = circle(-14, -76, 6, light, 0.6) + circle(-3, -88, 4, light, 0.55) + circle(-20, -62, 4, light, 0.5)
  return path(shapes, scene.tone(color, depth)) + shadow + spots
}

function drawBareCrown(scene: Scene, depth: number): string {
  const bark = scene.tone(palette.umber, depth)
  const snow = scene.tone('#FFFFFF', depth * 0.4)
  const twigs = stroke(
    'M-15 -54L-26 -66M-15 -54L-14 -72M14 -62L26 -74M14 -62L13 -80M-7 -72L-12 -90M-7 -72L2 -94M-11 -62L-22 -80M13 -66L22 -88',
    bark,
    2.4,
  )
  const caps = stroke('M-16 -57L-25 -67M14 -65L24 -75M-6 -75L-11 -88M3 -56L12 -64', snow, 2.8, 0.9)
  return ellipse(0, -76, 30, 24, scene.tone('#B9CAD4', depth), 0.3) + twigs + caps
}

/** Draws the slim evergreen of the southern coast. */
export function drawCypress(scene: Scene, x: number, y: number, height: number, depth = 0): string {
  const color = '#3B7A5C'
  const crown = path('M0 -100C9 -76 13 -44 10 -14Q0 -4 -10 -14C-13 -44 -9 -76 0 -100Z', scene.tone(color, depth))
  const shade = path('M1 -98C9 -76 13 -44 10 -14Q6 -9 1 -8Q8 -50 1 -98Z', scene.tone(darker(color, 0.25), depth), 0.8)
  const snow = scene.snowy ? stroke('M-2 -92Q-7 -70 -8 -52M-8 -40Q-9 -28 -8 -18', '#FFFFFF', 3, 0.8) : ''
  return at(x, y, height / 100, rect(-2, -14, 4, 14, scene.tone(palette.umber, depth)) + crown + shade + snow)
}

/** Draws a fir; `dressed` hangs lights on it. */
export function drawFir(scene: Scene, x: number, y: number, height: number, dressed = false): string {
  const color = '#2F7459'
  const tier = (top: number, half: number, bottom: number): string =>
    polygon([0, top, half, bottom, -half, bottom], scene.tone(color)) +
    polygon([0, top, half, bottom, half * 0.15, bottom], scene.tone(darker(color, 0.22))) +
    (scene.snowy
      ? polygon(
          [
            0,
            top,
            half * 0.3,
            top + (bottom - top) * 0.32,
            0,
            top + (bottom - top) * 0.26,
            -half * 0.34,
            top + (bottom - top) * 0.36,
          ],
          '#FFFFFF',
          0.9,
        )
      : '')
  const colors = [palette.sun, palette.danger, palette.sky, '#FFFFFF']
  const balls = dressed
    ? repeat(17, (index) =>
        circle(Math.sin(index * 2.4) * (6 + index * 1.15), -84 + index * 4.3, 1.9, colors[index % 4] ?? palette.sun),
      )
    : ''
  const star = dressed
    ? polygon(
        [0, -106, 1.8, -101, 7, -101, 3, -98, 4.4, -93, 0, -96, -4.4, -93, -3, -98, -7, -101, -1.8, -101],
        palette.sun,
      )
    : ''
  const trunk = rect(-3, -8, 6, 8, scene.tone(palette.umber))
  return at(
    x,
    y,
    height / 100,
    ellipse(4, 0, 26, 3, palette.ink, 0.14) +
      trunk +
      tier(-52, 28, -6) +
      tier(-74, 22, -34) +
      tier(-98, 15, -60) +
      balls +
      star,
  )
}

export function drawPalm(scene: Scene, x: number, y: number, height: number): string {
  const trunk = path('M-3 0Q-1 -40 4 -74L8 -73Q5 -40 4 0Z', scene.tone(palette.umber))
  const leaf = scene.tone('#3F8F63')
  const dark = scene.tone('#2E7352')
  const fronds = [
    path('M6 -74Q-16 -92 -34 -70Q-16 -80 6 -74Z', leaf),
    path('M6 -74Q26 -94 44 -72Q26 -80 6 -74Z', dark),
    path('M6 -74Q-8 -100 -26 -96Q-6 -90 6 -74Z', leaf),
    path('M6 -74Q16 -102 36 -98Q16 -90 6 -74Z', dark),
    path('M6 -74Q-18 -72 -24 -50Q-12 -66 6 -74Z', dark),
    path('M6 -74Q28 -72 34 -50Q22 -66 6 -74Z', leaf),
  ]
  return at(x, y, height / 100, ellipse(6, 0, 22, 3, palette.ink, 0.14) + trunk + fronds.join(''))
}

export function drawBush(scene: Scene, x: number, y: number, width: number, depth = 0): string {
  const color = scene.snowy ? '#B7CBD2' : scene.season === 'autumn' ? '#C08A45' : darker(scene.leaf, 0.08)
  const mound = path(
    'M-50 0C-60 -24 -38 -40 -24 -34C-18 -54 16 -56 22 -36C40 -44 60 -24 50 0Z',
    scene.tone(color, depth),
  )
  const shade = path('M8 0C26 -8 30 -24 22 -36C40 -44 60 -24 50 0Z', scene.tone(darker(color, 0.18), depth), 0.8)
  const snow = scene.snowy ? stroke('M-40 -28Q-32 -38 -24 -34M-14 -44Q4 -54 18 -42', '#FFFFFF', 6, 0.9) : ''
  return at(x, y, width / 100, mound + shade + snow)
}

export function drawFlowerbed(scene: Scene, x: number, y: number, width: number): string {
  const bed = ellipse(x, y, width / 2, width * 0.1, scene.tone(scene.snowy ? '#DDE7EC' : darker(scene.lawn, 0.25)))
  if (scene.snowy) return bed
  const colors =
    scene.season === 'autumn' ? [palette.sun, palette.clay, '#F6F1E7'] : ['#E0595C', palette.sun, '#FFFFFF', '#E8A0B0']
  const blooms = repeat(Math.round(width / 13), (index) => {
    const angle = index * 2.399
    const reach = Math.sqrt(index / (width / 13))
    return circle(
      x + Math.cos(angle) * reach * width * 0.46,
      y - 4 + Math.sin(angle) * reach * width * 0.085,
      6,
      scene.tone(colors[index % colors.length] ?? palette.sun),
    )
  })
  return bed + blooms
}

/** Rows of vines running towards the viewer. */
const VINES = 15

interface VineRow {
  far: number
  near: number
  top: number
  bottom: number
  color: string
}

/** Draws one vine of a row, the farthest first: a stake, leaves, grapes that are seen from near. */
function drawVine(scene: Scene, { far, near, top, bottom, color }: VineRow, vine: number): string {
  const share = ((vine + 1) / VINES) ** 1.9
  const [x, y, size] = [far + (near - far) * share, top + (bottom - top) * share, 7 + 66 * share]
  const leaf = (dx: number, dy: number, radius: number, tone: string): string =>
    circle(x + dx * size, y + dy * size, radius * size, scene.tone(tone, 0.12 - share * 0.12))
  const grapes = ['#5E3A6B', '#74477F', '#5E3A6B'].map((grape, index) =>
    leaf(-0.3 + index * 0.26 + scene.random.between(-0.1, 0.1), -0.42 + (index % 2) * 0.2, 0.13, grape),
  )
  return [
    stroke(`M${short(x)} ${short(y)}V${short(y - size * 1.9)}`, scene.tone(palette.umber), Math.max(1.5, size * 0.09)),
    leaf(0, -0.5, 0.62, darker(color, 0.26)),
    leaf(-0.46, -0.7, 0.48, darker(color, 0.12)),
    leaf(0.44, -0.78, 0.46, color),
    leaf(0, -1.14, 0.5, color),
    leaf(-0.12, -1.26, 0.26, lighter(color, 0.16)),
    ...(scene.snowy ? [] : grapes),
  ].join('')
}

export function drawVineRows(scene: Scene, top: number, bottom: number, rows: number): string {
  const vanish = 800
  return repeat(rows, (index) => {
    const spread = (index - (rows - 1) / 2) / rows
    const near = vanish + spread * 3000
    const far = vanish + spread * 900
    const color =
      scene.season === 'winter'
        ? '#8C7866'
        : scene.season === 'autumn'
          ? scene.random.pick(['#C97B3A', '#D99A3D', '#B5622F'])
          : scene.leaf
    const half = 76
    const shade = polygon([far - 8, top, far + 8, top, near + half, bottom, near - half, bottom], palette.ink, 0.12)
    return shade + repeat(VINES, (vine) => drawVine(scene, { far, near, top, bottom, color }, vine))
  })
}

export function drawDog(scene: Scene, x: number, y: number, height: number, color: string, flipped = false): string {
  const coat = scene.tone(color)
  const dark = scene.tone(darker(color, 0.25))
  const legs = stroke('M-32 -26V-3M-20 -26V-3M20 -26V-3M31 -26V-3', dark, 8)
  const body = path('M-40 -52Q-44 -26 -30 -24H30Q42 -28 40 -54Q0 -62 -40 -52Z', coat)
  const tail = stroke('M-38 -50Q-54 -60 -52 -76', coat, 8)
  const head = path('M28 -54Q24 -86 46 -90Q62 -90 62 -76L74 -70Q76 -60 62 -60Q48 -48 40 -40Z', coat)
  const ear = path('M40 -88Q28 -90 30 -66Q42 -66 46 -84Z', dark)
  const face = circle(57, -77, 2.8, '#20252B') + circle(73, -69, 3.2, '#20252B')
  return at(
    x,
    y,
    height / 90,
    ellipse(4, 0, 48, 5, palette.ink, 0.16) +
      tail +
      legs +
      body +
      head +
      ear +
      face +
      stroke('M32 -58Q42 -50 50 -54', scene.tone(palette.danger), 5),
    flipped,
  )
}

export function drawCat(scene: Scene, x: number, y: number, height: number, color: string, flipped = false): string {
  const coat = scene.tone(color)
  const dark = scene.tone(darker(color, 0.22))
  const body =
    path('M-22 0Q-30 -44 -6 -52Q20 -54 24 -20Q26 -6 22 0Z', coat) +
    path('M4 -52Q26 -46 24 -16Q26 -6 22 0H10Q18 -26 4 -52Z', dark, 0.6)
  const head = path('M-24 -92L-14 -78Q-4 -82 8 -78L18 -92Q22 -66 14 -56Q-3 -46 -20 -56Q-28 -66 -24 -92Z', coat)
  const face =
    circle(-11, -68, 2.8, '#20252B') +
    circle(5, -68, 2.8, '#20252B') +
    path('M-5 -61H-1L-3 -58Z', '#B9474A') +
    stroke('M-20 -60L-32 -62M-20 -57L-31 -55M14 -60L26 -62M14 -57L25 -55', '#FFFFFF', 1.2, 0.8)
  const tail = stroke('M22 -6Q46 -6 44 -30Q42 -40 48 -46', dark, 8)
  return at(
    x,
    y,
    height / 92,
    ellipse(4, 0, 34, 4, palette.ink, 0.16) + tail + body + head + face + stroke('M-12 -30V-3M-2 -30V-3', dark, 2, 0.6),
    flipped,
  )
}
