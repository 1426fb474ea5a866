import { darker, mix, palette } from '../palette'
import { sides, type Scene } from '../scene'
import { circle, path, polygon, rect, repeat, stroke } from '../svg'

interface HouseOptions {
  width: number
  height: number
  wall: string
  roof?: 'flat' | 'gable' | 'hip'
  roofColor?: string
  floors?: number
  columns?: number
  arched?: boolean
  balcony?: boolean
  door?: boolean
  depth?: number
}

/** Draws a house standing at x (left), y (ground), its right third in shadow. */
export function drawHouse(scene: Scene, x: number, y: number, options: HouseOptions): string {
  const { width, height, wall, floors = 2, columns = 3, depth = 0, arched = false, door = true } = options
  const tones = sides(scene, wall, depth)
  const top = y - height
  const floor = height / (floors + 0.25)
  const parts = [drawRoof(scene, x, top, options), rect(x, top, width, height, tones.front)]
  parts.push(
    rect(x + width * 0.74, top, width * 0.26, height, tones.shade),
    rect(x - 4, top - 2, width + 8, 8, tones.edge),
  )
  parts.push(rect(x, y - height * 0.06, width, height * 0.06, scene.tone(darker(wall, 0.3), depth)))
  for (let row = 0; row < floors; row += 1) {
    const level = top + floor * (row + 0.34)
    for (let column = 0; column < columns; column += 1) {
      const centre = x + (width / columns) * (column + 0.5)
      const ground = row === floors - 1
      if (ground && door && column === Math.floor(columns / 2))
        parts.push(drawDoor(scene, centre, y, floor * 0.72, depth, arched))
      else parts.push(drawWindow(scene, centre, level, (width / columns) * 0.42, floor * 0.52, { depth, arched }))
      if (options.balcony === true && row === 0 && column % 2 === 0)
        parts.push(drawBalcony(scene, centre, level + floor * 0.5, (width / columns) * 0.8, floor * 0.24, depth))
    }
  }
  return parts.join('')
}

function drawRoof(scene: Scene, x: number, top: number, options: HouseOptions): string {
  const { width, roof = 'gable', roofColor = palette.clay, depth = 0 } = options
  const tones = sides(scene, scene.snowy ? mix(roofColor, '#F4F8FA', 0.82) : roofColor, depth)
  const rise = Math.min(width * 0.24, 90)
  if (roof === 'flat') return rect(x - 6, top - 12, width + 12, 14, tones.shade)
  if (roof === 'hip') {
    return (
      polygon(
        [x - 14, top, x + width * 0.18, top - rise, x + width * 0.82, top - rise, x + width + 14, top],
        tones.front,
      ) + polygon([x + width * 0.7, top, x + width * 0.82, top - rise, x + width + 14, top], tones.shade)
    )
  }
  return (
    polygon([x - 14, top, x + width / 2, top - rise, x + width + 14, top], tones.front) +
    polygon([x + width * 0.62, top, x + width / 2, top - rise, x + width + 14, top], tones.shade)
  )
}

interface WindowOptions {
  depth?: number
  arched?: boolean
  frame?: string
}

/** Draws a window with its top in the middle at x, y. */
export function drawWindow(
  scene: Scene,
  x: number,
  y: number,
  width: number,
  height: number,
  options: WindowOptions = {},
): string {
  const { depth = 0, arched = false, frame = palette.sand } = options
  const glowing = scene.lit && scene.random.chance(scene.light === 'night' ? 0.6 : 0.4)
  const glass = glowing ? mix('#FFD58A', palette.sun, scene.random.between(0, 0.6)) : scene.tone('#7FB2CF', depth)
  const gleam = glowing ? '#FFF0C9' : scene.tone('#BFDDEB', depth)
  const rim = Math.max(2, width * 0.1)
  const left = x - width / 2
  if (depth > 0.15) return rect(left, y, width, height, glass, arched ? width / 2.2 : 0)
  if (arched) {
    const arch = (grow: number): string =>
      `M${left - grow} ${y + height + grow}V${y + width / 2}A${width / 2 + grow} ${width / 2 + grow} 0 0 1 ${left + width + grow} ${y + width / 2}V${y + height + grow}Z`
    return (
      path(arch(rim), scene.tone(frame, depth)) +
      path(arch(0), glass) +
      polygon(
        [
          left,
          y + height,
          left + width * 0.55,
          y + height * 0.4,
          left + width * 0.2,
          y + height * 0.4,
          left,
          y + height * 0.62,
        ],
        gleam,
        0.6,
      )
    )
  }
  return (
    rect(left - rim, y - rim, width + rim * 2, height + rim * 2, scene.tone(frame, depth)) +
    rect(left, y, width, height, glass) +
    polygon([left, y + height, left, y + height * 0.45, left + width * 0.7, y, left + width, y], gleam, 0.5)
  )
}

export function drawDoor(scene: Scene, x: number, ground: number, height: number, depth = 0, arched = false): string {
  const width = height * 0.52
  const wood = scene.tone(palette.umber, depth)
  const left = x - width / 2
  const frame = scene.tone(palette.sand, depth)
  if (!arched)
    return (
      rect(left - 5, ground - height - 5, width + 10, height + 5, frame) +
      rect(left, ground - height, width, height, wood) +
      rect(left + width / 2 - 1, ground - height, 2, height, scene.tone(darker(palette.umber), depth))
    )
  const shape = (grow: number): string =>
    `M${left - grow} ${ground}V${ground - height + width / 2}A${width / 2 + grow} ${width / 2 + grow} 0 0 1 ${left + width + grow} ${ground - height + width / 2}V${ground}Z`
  return (
    path(shape(5), frame) +
    path(shape(0), wood) +
    rect(x - 1, ground - height + 4, 2, height - 4, scene.tone(darker(palette.umber), depth))
  )
}

function drawBalcony(scene: Scene, x: number, y: number, width: number, height: number, depth: number): string {
  const wood = scene.tone(palette.umber, depth)
  const bars = Array.from(
    { length: 6 },
    (_, index) => `M${x - width / 2 + (index + 0.5) * (width / 6)} ${y - height}V${y}`,
  )
  return (
    rect(x - width / 2 - 3, y, width + 6, 6, wood) +
    stroke(`M${x - width / 2} ${y - height}H${x + width / 2}`, wood, 4) +
    stroke(bars.join(''), wood, 2.6)
  )
}

interface BlockOptions {
  width: number
  floors: number
  columns: number
  wall: string
  accent?: string
  depth?: number
  floorHeight?: number
}

/** Draws a block of flats: stripes of balconies, a painted end, entrances with canopies. */
export function drawApartmentBlock(scene: Scene, x: number, y: number, options: BlockOptions): string {
  const { width, floors, columns, wall, accent = palette.brand, depth = 0, floorHeight = 58 } = options
  const height = floors * floorHeight + 30
  const top = y - height
  const tones = sides(scene, wall, depth)
  const step = width / columns
  const parts = [
    rect(x, top, width, height, tones.front),
    rect(x + width, top + 8, width * 0.14, height - 8, tones.shade),
    rect(x - 6, top - 10, width * 1.14 + 12, 14, scene.tone(scene.snowy ? '#F4F8FA' : darker(wall, 0.32), depth)),
  ]
  for (let column = 0; column < columns; column += 1) {
    const balconies = column % 3 === 1
    if (balconies)
      parts.push(rect(x + column * step, top + 4, step, height - 34, scene.tone(mix(wall, accent, 0.26), depth)))
    for (let row = 0; row < floors; row += 1) {
      const level = top + 16 + row * floorHeight
      const centre = x + (column + 0.5) * step
      parts.push(
        drawWindow(scene, centre, level, step * (balconies ? 0.5 : 0.42), floorHeight * 0.48, {
          depth,
          frame: '#FBFAF6',
        }),
      )
      if (balconies)
        parts.push(
          rect(
            centre - step * 0.4,
            level + floorHeight * 0.34,
            step * 0.8,
            floorHeight * 0.34,
            scene.tone(accent, depth),
            3,
          ),
        )
    }
  }
  parts.push(rect(x, y - 14, width * 1.14, 14, scene.tone(darker(wall, 0.36), depth)))
  return parts.join('')
}

/** Draws the town hall: columns, pediment, a clock tower and the flag. */
export function drawTownHall(scene: Scene, x: number, y: number, width: number): string {
  const height = width * 0.36
  const top = y - height
  const tones = sides(scene, '#EFE2C8')
  const stone = scene.tone('#FBF6EA')
  const roof = scene.tone(scene.snowy ? '#EFF4F7' : '#A65A41')
  const wing = (left: number): string =>
    repeat(
      4,
      (index) =>
        drawWindow(scene, left + width * (0.045 + index * 0.075), top + height * 0.14, width * 0.032, height * 0.24, {
          arched: true,
        }) +
        drawWindow(scene, left + width * (0.045 + index * 0.075), top + height * 0.58, width * 0.032, height * 0.24),
    )
  const centre = x + width / 2
  const columns = repeat(6, (index) =>
    rect(centre - width * 0.155 + index * width * 0.058, top + height * 0.06, width * 0.02, height * 0.84, stone, 3),
  )
  const pediment =
    polygon([centre - width * 0.19, top, centre, top - height * 0.24, centre + width * 0.19, top], stone) +
    polygon([centre - width * 0.13, top - 6, centre, top - height * 0.17, centre + width * 0.13, top - 6], tones.shade)
  const steps = repeat(3, (index) =>
    rect(
      centre - width * (0.2 + index * 0.02),
      y - height * 0.08 + index * height * 0.045,
      width * (0.4 + index * 0.04),
      height * 0.045,
      scene.tone(darker('#EFE2C8', index * 0.08)),
    ),
  )
  return [
    drawClockTower(scene, centre, top - height * 0.16, width * 0.095, height * 0.42),
    rect(x, top, width, height, tones.front),
    rect(x + width * 0.84, top, width * 0.16, height, tones.shade, 0),
    polygon(
      [x - 14, top, x + width * 0.06, top - height * 0.11, x + width * 0.94, top - height * 0.11, x + width + 14, top],
      roof,
    ),
    rect(x - 10, top - 4, width + 20, 12, stone),
    wing(x + width * 0.01),
    wing(x + width * 0.69),
    rect(centre - width * 0.18, top, width * 0.36, height, scene.tone('#D9C6A2')),
    drawDoor(scene, centre, y - height * 0.08, height * 0.5, 0, true),
    columns,
    pediment,
    circle(centre, top - height * 0.075, height * 0.045, scene.tone(palette.brand)),
    steps,
  ].join('')
}

function drawClockTower(scene: Scene, x: number, y: number, width: number, height: number): string {
  const tones = sides(scene, '#EADBBD')
  const roof = scene.tone('#A65A41')
  const face =
    circle(x, y - height * 0.6, width * 0.3, scene.tone(palette.brandStrong)) +
    circle(x, y - height * 0.6, width * 0.24, scene.lit ? '#FFE7B0' : scene.tone('#FBF9F2')) +
    stroke(
      `M${x} ${y - height * 0.6}v${-width * 0.17}M${x} ${y - height * 0.6}l${width * 0.11} ${width * 0.05}`,
      palette.ink,
      3,
    )
  const flag =
    stroke(`M${x} ${y - height * 1.28}V${y - height * 1.74}`, scene.tone(palette.inkSoft), 4) +
    drawFlag(scene, x + 2, y - height * 1.74, width * 0.5)
  return (
    rect(x - width / 2, y - height, width, height + 30, tones.front) +
    rect(x + width * 0.2, y - height, width * 0.3, height + 30, tones.shade) +
    rect(x - width * 0.56, y - height - 5, width * 1.12, 10, tones.edge) +
    polygon([x - width * 0.56, y - height - 4, x, y - height * 1.3, x + width * 0.56, y - height - 4], roof) +
    polygon(
      [x + width * 0.14, y - height - 4, x, y - height * 1.3, x + width * 0.56, y - height - 4],
      scene.tone(darker('#A65A41')),
    ) +
    face +
    flag
  )
}

/** Draws the city's flag: a white wave on blue. */
export function drawFlag(scene: Scene, x: number, y: number, width: number): string {
  const h = width * 0.6
  const wave = (top: number, bottom: number, color: string): string =>
    path(
      `M${x} ${y + top}q${width * 0.25} ${-h * 0.16} ${width * 0.5} 0t${width * 0.5} 0V${y + bottom}q${-width * 0.25} ${h * 0.16} ${-width * 0.5} 0t${-width * 0.5} 0Z`,
      scene.tone(color),
    )
  return wave(0, h, palette.brand) + wave(h * 0.56, h * 0.74, '#FFFFFF')
}
