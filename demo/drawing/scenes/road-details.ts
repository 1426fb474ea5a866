import type { Scene } from '../scene'
import { at, ellipse, path, polygon, rect, repeat, stroke } from '../svg'

export const hole = (scene: Scene, x: number, y: number, size: number): string =>
  path(
    `M${x - size} ${y}Q${x - size * 0.9} ${y - size * 0.3} ${x - size * 0.3} ${y - size * 0.3}Q${x + size * 0.2} ${y - size * 0.42} ${x + size * 0.7} ${y - size * 0.24}Q${x + size * 1.1} ${y - size * 0.05} ${x + size * 0.8} ${y + size * 0.2}Q${x + size * 0.2} ${y + size * 0.36} ${x - size * 0.4} ${y + size * 0.26}Q${x - size} ${y + size * 0.24} ${x - size} ${y}Z`,
    scene.tone('#3A3632'),
  ) +
  path(
    `M${x - size * 0.8} ${y + size * 0.02}Q${x - size * 0.5} ${y - size * 0.18} ${x} ${y - size * 0.2}Q${x + size * 0.6} ${y - size * 0.2} ${x + size * 0.74} ${y}Q${x + size * 0.3} ${y + size * 0.26} ${x - size * 0.3} ${y + size * 0.18}Z`,
    scene.tone('#7A6450'),
  ) +
  ellipse(x, y + size * 0.02, size * 0.5, size * 0.13, scene.tone('#7FA9BF')) +
  stroke(
    `M${x - size} ${y - size * 0.1}l${-size * 0.5} ${-size * 0.14}l${-size * 0.3} ${size * 0.1}M${x + size * 0.9} ${y + size * 0.06}l${size * 0.4} ${size * 0.14}l${size * 0.3} ${-size * 0.04}`,
    scene.tone('#2F3A44'),
    5,
  )
export const freshAsphalt = (scene: Scene): string =>
  polygon([-20, 756, 1620, 756, 1620, 1000, -20, 1000], scene.tone('#434F5A')) +
  repeat(9, (index) => rect(index * 190 + 20, 872, 104, 10, '#FBFBF7', 4)) +
  rect(0, 770, 1600, 8, '#FBFBF7') +
  rect(0, 978, 1600, 9, '#FBFBF7')
export const leakWater = (scene: Scene): string =>
  path('M700 842Q560 860 380 960L300 1000H1240Q1120 900 900 842Z', scene.tone('#7FB8D4'), 0.85) +
  stroke('M700 884q70 14 150 0M560 930q100 20 220 2M620 976q140 18 330 0', '#FFFFFF', 5, 0.6)
/** Draws the inlet of a storm drain at the kerb. */
export const streetGrate = (scene: Scene, x: number, y: number): string =>
  at(
    x,
    y,
    1,
    rect(-90, -10, 180, 24, scene.tone('#2F3A44'), 4) +
      stroke('M-70 -6v16M-46 -6v16M-22 -6v16M2 -6v16M26 -6v16M50 -6v16M74 -6v16', scene.tone('#8B97A1'), 8),
  )
/** Draws the stripes of a crossing, seen from the pavement; the fresher, the whiter. */
export const zebra = (freshness: number): string =>
  repeat(6, (index) => {
    const [left, right, top] = [620 - index * 16, 960 + index * 16, 766 + index * 40]
    return polygon([left, top, right, top, right + 7, top + 22, left - 7, top + 22], '#FBFBF7', freshness)
  })
