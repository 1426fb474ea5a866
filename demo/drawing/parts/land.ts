import { darker, lighter, mix, palette } from '../palette'
import type { Scene } from '../scene'
import { ellipse, line, path, polygon, rect, repeat, short, stroke } from '../svg'

/** Layered ranges, the far ones paler; each peak has a lit and a shaded side. */
export function drawMountains(scene: Scene, base: number, height: number, width = 1600): string {
  const layers = [
    { depth: 0.72, share: 1, color: '#5E7F9E', peaks: 6 },
    { depth: 0.5, share: 0.72, color: '#55788F', peaks: 7 },
    { depth: 0.3, share: 0.44, color: '#5E8079', peaks: 8 },
  ]
  return layers.map((layer) => drawRange(scene, base, height * layer.share, layer, width)).join('')
}

interface RangeLayer {
  depth: number
  color: string
  peaks: number
}

function drawRange(scene: Scene, base: number, height: number, layer: RangeLayer, width: number): string {
  const step = width / layer.peaks
  const ridge: number[] = [-20, base]
  const facets: string[] = []
  const shade = scene.tone(darker(layer.color, 0.28), layer.depth)
  const snow = scene.tone(palette.white, layer.depth * 0.45)
  let x = -step * scene.random.between(0.2, 0.6)
  while (x < width + step) {
    const peak = base - height * scene.random.between(0.55, 1)
    const valley = base - height * scene.random.between(0.12, 0.34)
    const half = step * scene.random.between(0.42, 0.6)
    ridge.push(x, valley, x + half, peak)
    facets.push(drawFacet(x + half, peak, base, half * 1.1, shade))
    if (layer.depth > 0.6 || scene.snowy)
      facets.push(drawSnowCap(x + half, peak, (base - peak) * 0.26, half * 0.3, snow))
    x += half * 2
  }
  ridge.push(width + 40, base - height * 0.3, width + 40, base)
  return polygon(ridge, scene.tone(layer.color, layer.depth)) + facets.join('')
}

function drawFacet(x: number, peak: number, base: number, half: number, color: string): string {
  const fall = base - peak
  const points = [
    x,
    peak,
    x + half * 0.95,
    peak + fall * 0.72,
    x + half * 0.5,
    peak + fall * 0.78,
    x + half * 0.28,
    base,
    x - half * 0.12,
    peak + fall * 0.62,
    x + half * 0.12,
    peak + fall * 0.4,
  ]
  return polygon(points, color, 0.5)
}

function drawSnowCap(x: number, peak: number, fall: number, half: number, color: string): string {
  const points = [
    x,
    peak,
    x + half,
    peak + fall * 0.86,
    x + half * 0.5,
    peak + fall * 0.7,
    x + half * 0.1,
    peak + fall,
    x - half * 0.35,
    peak + fall * 0.66,
    x - half * 0.9,
    peak + fall * 0.9,
  ]
  return polygon(points, color, 0.85)
}

/** Draws a soft hill line; `depth` as in the scene's tones. */
export function drawHill(scene: Scene, top: number, bottom: number, color: string, depth = 0.2, width = 1600): string {
  const a = scene.random.between(-50, 50)
  const b = scene.random.between(-50, 50)
  const d = `M-20 ${bottom}V${top + a}C${width * 0.2} ${top - 50 - a} ${width * 0.32} ${top + 46} ${width * 0.5} ${top}S${width * 0.82} ${top - 70 + b} ${width + 20} ${top + b}V${bottom}Z`
  return path(d, scene.tone(color, depth))
}

interface SeaOptions {
  top: number
  bottom: number
  width?: number
  /** Under the sun's path of light. */
  glintX?: number
  calm?: boolean
}

const seaColors: Record<Scene['light'], [far: string, near: string]> = {
  morning: ['#BFD9DC', '#1F7FB5'],
  day: ['#8CC8E6', '#0A67A8'],
  evening: ['#E9A983', '#2C5C86'],
  night: ['#2E678F', '#0A2740'],
}

export function drawSea(scene: Scene, options: SeaOptions): string {
  const { top, bottom, width = 1600, glintX = 1180, calm = true } = options
  const [far, near] = calm ? seaColors[scene.light] : ['#6E8E9E', '#1E4A66']
  const fill = scene.gradient([
    [0, far],
    [0.4, mix(far, near, 0.55)],
    [1, near],
  ])
  return (
    rect(0, top, width, bottom - top, fill) +
    drawGlints(scene, glintX, top, bottom) +
    drawRipples(scene, top, bottom, width)
  )
}

function drawGlints(scene: Scene, x: number, top: number, bottom: number): string {
  const color = scene.light === 'night' ? '#CFE3F0' : scene.light === 'day' ? '#FFFFFF' : '#FFE0A0'
  const marks = Array.from({ length: 26 }, (_, index) => {
    const share = (index + 0.5) / 26
    const reach = 26 + share * 150
    const half = (10 + share * 44) * scene.random.between(0.5, 1.1)
    const centre = x + scene.random.between(-reach, reach) * 0.6
    return `M${short(centre - half)} ${short(top + 5 + share * (bottom - top))}h${short(half * 2)}`
  })
  return stroke(marks.join(''), color, 4, 0.5)
}

function drawRipples(scene: Scene, top: number, bottom: number, width: number): string {
  const marks = Array.from({ length: 34 }, () => {
    const share = scene.random.between(0.05, 1) ** 1.3
    const half = 12 + share * 46
    const x = scene.random.between(0, width)
    return `M${short(x - half)} ${short(top + share * (bottom - top))}q${short(half)} ${short(-4 - share * 7)} ${short(half * 2)} 0`
  })
  return stroke(marks.join(''), scene.tone('#9AD3EE'), 2.6, 0.4)
}

export function drawLawn(scene: Scene, top: number, bottom = 1000, width = 1600): string {
  const near = scene.tone(darker(scene.lawn, scene.snowy ? 0.06 : 0.14))
  const fill = scene.gradient([
    [0, scene.tone(lighter(scene.lawn, 0.18), 0.12)],
    [1, near],
  ])
  const swell = `M-20 ${bottom}V${top + 10}C${width * 0.25} ${top - 22} ${width * 0.6} ${top + 26} ${width + 20} ${top}V${bottom}Z`
  return path(swell, fill) + drawGrass(scene, top + 50, bottom, width)
}

function drawGrass(scene: Scene, top: number, bottom: number, width: number): string {
  const marks = Array.from({ length: scene.snowy ? 16 : 44 }, () => {
    const x = scene.random.between(0, width)
    const y = scene.random.between(top, bottom)
    const size = 6 + ((y - top) / Math.max(bottom - top, 1)) * 13
    return `M${short(x)} ${short(y)}l${short(-size * 0.4)} ${short(-size)}M${short(x)} ${short(y)}l${short(size * 0.4)} ${short(-size)}`
  })
  return stroke(marks.join(''), scene.tone(darker(scene.lawn, 0.22)), 2.6, 0.6)
}

export function drawPavement(
  scene: Scene,
  top: number,
  bottom = 1000,
  color: string = palette.stone,
  width = 1600,
): string {
  const base = scene.snowy ? mix(color, '#EDF3F6', 0.72) : color
  const fill = scene.gradient([
    [0, scene.tone(lighter(base, 0.25), 0.1)],
    [1, scene.tone(darker(base, 0.1))],
  ])
  const rows = [0.12, 0.27, 0.46, 0.7].map((share) => `M0 ${short(top + share * (bottom - top))}H${width}`)
  const joints = Array.from({ length: 15 }, (_, index) => {
    const x = (width / 14) * index
    return `M${short(width / 2 + (x - width / 2) * 0.62)} ${top}L${short(width / 2 + (x - width / 2) * 1.7)} ${bottom}`
  })
  return (
    rect(0, top, width, bottom - top, fill) +
    stroke(rows.concat(joints).join(''), scene.tone(darker(base, 0.2)), 2, 0.32)
  )
}

/** Draws a street seen from the side: kerb, asphalt, dashes. */
export function drawRoad(scene: Scene, top: number, bottom: number, width = 1600): string {
  const asphalt = scene.snowy ? '#8B9BA8' : '#5C6C7A'
  const middle = (top + bottom) / 2
  const fill = scene.gradient([
    [0, scene.tone(lighter(asphalt, 0.12))],
    [1, scene.tone(darker(asphalt, 0.16))],
  ])
  const dashes = repeat(9, (index) => rect(index * 190 + 20, middle - 4, 104, 8, scene.tone('#E9EEF1'), 4))
  const kerb = rect(0, top - 12, width, 14, scene.tone('#D5D9DA')) + rect(0, top, width, 5, scene.tone('#9AA5AD'))
  return rect(0, top, width, bottom - top, fill) + kerb + dashes
}

export function drawBeachSand(scene: Scene, top: number, bottom = 1000, width = 1600): string {
  const fill = scene.gradient([
    [0, scene.tone('#E3C596')],
    [1, scene.tone('#F1DDB6')],
  ])
  const wave = `M-20 ${top}C${width * 0.2} ${top - 34} ${width * 0.36} ${top + 44} ${width * 0.58} ${top + 10}S${width * 0.9} ${top - 26} ${width + 20} ${top + 16}`
  const foam = stroke(wave, '#FFFFFF', 16, 0.75)
  return (
    path(`${wave}V${bottom}H-20Z`, fill) +
    foam +
    ellipse(width * 0.4, bottom - 60, width * 0.4, 26, scene.tone('#D9BB8C'), 0.28)
  )
}

export function drawPuddle(scene: Scene, x: number, y: number, width: number): string {
  const fill = scene.tone(mix(scene.sky.middle, palette.brand, 0.25))
  return (
    ellipse(x, y, width / 2, width * 0.12, fill, 0.9) +
    line(x - width * 0.2, y - 3, x + width * 0.12, y - 3, '#FFFFFF', 3, 0.5)
  )
}
