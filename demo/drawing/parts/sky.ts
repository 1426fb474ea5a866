import { mix, palette } from '../palette'
import type { Scene } from '../scene'
import { circle, ellipse, path, rect, repeat, stroke } from '../svg'

interface SkyOptions {
  width?: number
  /** Where the sky ends and the land or the sea begins. */
  horizon: number
  sunX?: number
  sunY?: number
  clouds?: number
}

export function drawSky(scene: Scene, options: SkyOptions): string {
  const { horizon, width = 1600, sunX = 1180, sunY = horizon * 0.42, clouds = 3 } = options
  const { top, middle, bottom } = scene.sky
  const fill = scene.gradient([
    [0, top],
    [0.6, middle],
    [1, bottom],
  ])
  const parts = [rect(0, 0, width, horizon + 4, fill)]
  parts.push(
    scene.light === 'night' ? drawMoon(scene, sunX, sunY, width, horizon) : drawSun(scene, sunX, sunY, horizon),
  )
  for (let index = 0; index < clouds; index += 1) {
    const x = width * ((index + 0.25 + scene.random.between(0, 0.5)) / Math.max(clouds, 1))
    parts.push(drawCloud(scene, x, horizon * scene.random.between(0.14, 0.52), scene.random.between(0.7, 1.5)))
  }
  return parts.join('')
}

export function drawCloud(scene: Scene, x: number, y: number, scale: number): string {
  const base = scene.light === 'night' ? mix(scene.sky.middle, palette.white, 0.12) : palette.white
  const opacity = { morning: 0.7, day: 0.85, evening: 0.42, night: 0.5 }[scene.light]
  const s = scale * 60
  const low = `M${x - 2 * s} ${y}c0 ${-0.55 * s} ${0.75 * s} ${-0.7 * s} ${s} ${-0.45 * s}c${0.2 * s} ${-0.8 * s} ${1.5 * s} ${-0.85 * s} ${1.75 * s} ${-0.05 * s}c${0.6 * s} ${-0.25 * s} ${1.25 * s} 0 ${1.25 * s} ${0.5 * s}Z`
  const far = `M${x - 0.9 * s} ${y + 0.28 * s}c0 ${-0.3 * s} ${0.5 * s} ${-0.4 * s} ${0.7 * s} ${-0.22 * s}c${0.3 * s} ${-0.4 * s} ${1.3 * s} ${-0.4 * s} ${1.5 * s} ${-0.02 * s}c${0.5 * s} ${-0.1 * s} ${s} 0 ${s} ${0.24 * s}Z`
  return path(low, base, opacity) + path(far, base, opacity * 0.55)
}

export function drawBirds(scene: Scene, x: number, y: number, count = 4, size = 1): string {
  const color = scene.tone(scene.light === 'night' ? '#8FA9BF' : palette.inkSoft, 0.2)
  return repeat(count, (index) => {
    const s = (12 + scene.random.between(0, 8)) * size
    const left = x + index * 46 * size + scene.random.between(-14, 14)
    const top = y + scene.random.between(-34, 34) * size
    const wings = `M${left - s} ${top - s * 0.35}q${s * 0.6} ${-s * 0.35} ${s} ${s * 0.35}q${s * 0.4} ${-s * 0.7} ${s} ${-s * 0.35}`
    return stroke(wings, color, 3.2 * size)
  })
}

export function drawSnowfall(scene: Scene, count = 90, width = 1600, height = 1000): string {
  return repeat(count, () => {
    const size = scene.random.between(2.5, 7)
    return circle(scene.random.between(0, width), scene.random.between(0, height), size, palette.white, 0.8)
  })
}

export function drawRain(scene: Scene, count = 70, width = 1600, height = 1000): string {
  const drops = Array.from({ length: count }, () => {
    const x = scene.random.between(0, width)
    const y = scene.random.between(0, height)
    return `M${x.toFixed(0)} ${y.toFixed(0)}l-12 44`
  })
  return stroke(drops.join(''), '#CFE3F0', 2.4, 0.5)
}

function drawSun(scene: Scene, x: number, y: number, horizon: number): string {
  const warm = scene.light === 'evening' ? '#FFD27A' : scene.light === 'morning' ? '#FFE9B8' : '#FFF4D6'
  const radius = scene.light === 'day' ? 46 : 62
  const top = scene.light === 'evening' ? Math.max(y, horizon * 0.72) : y
  const halo = scene.gradient(
    [
      [0, warm, 0.65],
      [0.35, warm, 0.28],
      [1, warm, 0],
    ],
    'round',
  )
  return circle(x, top, radius * 5.2, halo) + circle(x, top, radius, warm)
}

function drawMoon(scene: Scene, x: number, y: number, width: number, horizon: number): string {
  const halo = scene.gradient(
    [
      [0, '#CFE3F0', 0.35],
      [1, '#CFE3F0', 0],
    ],
    'round',
  )
  const stars = repeat(46, () => {
    const size = scene.random.between(1, 2.6)
    const left = scene.random.between(0, width)
    return circle(left, scene.random.between(0, horizon * 0.75), size, '#E6F1F8', scene.random.between(0.35, 0.9))
  })
  const face =
    circle(x, y, 42, '#F3EBD6') + circle(x - 12, y - 10, 7, '#DDD3BC', 0.6) + circle(x + 13, y + 12, 9, '#DDD3BC', 0.6)
  return stars + circle(x, y, 180, halo) + face + ellipse(x + 6, y - 18, 5, 4, '#DDD3BC', 0.5)
}
