import { darker, lighter, palette } from '../palette'
import type { Scene } from '../scene'
import { circle, ellipse, path, polygon, rect, repeat, stroke } from '../svg'

/** Heads of an audience seen from behind, along the bottom of the picture. */
export function drawAudience(scene: Scene, y: number, color: string): string {
  return repeat(2, (row) =>
    repeat(11, (index) => {
      const x = 40 + index * 152 + (row % 2) * 76 + scene.random.between(-14, 14)
      const base = y + row * 84
      const shade = row === 0 ? lighter(color, 0.12) : color
      return path(`M${x - 62} ${base + 130}q0 -92 62 -92t62 92Z`, shade) + circle(x, base, 38, shade)
    }),
  )
}

/** Draws an audience that stands and raises its hands. */
export function drawCrowd(scene: Scene, y: number, color: string): string {
  return repeat(12, (index) => {
    const x = 40 + index * 140 + scene.random.between(-20, 20)
    const reach = scene.random.between(110, 170)
    return (
      stroke(`M${x - 40} ${y + 60}L${x - 56} ${y - reach}M${x + 40} ${y + 60}L${x + 52} ${y - reach + 30}`, color, 24) +
      path(`M${x - 58} ${y + 140}q0 -106 58 -106t58 106Z`, color) +
      circle(x, y, 36, color)
    )
  })
}

/** Draws small lights that an audience holds up. */
export function drawSmallLights(scene: Scene, y: number): string {
  return repeat(12, (index) => {
    const x = 80 + index * 132 + scene.random.between(-24, 24)
    const top = y - scene.random.between(10, 60)
    return circle(x, top, 26, palette.sun, 0.28) + circle(x, top, 9, '#FFF3CF')
  })
}

export function drawCurtains(color: string): string {
  const side = (x: number, direction: 1 | -1): string =>
    repeat(4, (index) =>
      path(
        `M${x + direction * index * 62} 60h${direction * 66}C${x + direction * (index * 62 + 40)} 360 ${x + direction * (index * 50 + 30)} 600 ${x + direction * index * 50} 780h${direction * -50}Z`,
        index % 2 === 0 ? color : darker(color, 0.2),
      ),
    )
  const swags = repeat(
    8,
    (index) =>
      path(`M${index * 200} 40h200q-20 120 -100 120t-100 -120Z`, index % 2 === 0 ? darker(color, 0.1) : color) +
      stroke(`M${index * 200} 44q16 116 100 116t100 -116`, palette.sun, 6),
  )
  return side(0, 1) + side(1600, -1) + rect(0, 0, 1600, 56, darker(color, 0.3)) + swags
}

export function drawSpot(scene: Scene, x: number, target: number, bottom: number, color = '#FFF0C4'): string {
  const light = scene.gradient([
    [0, color, 0.5],
    [1, color, 0.06],
  ])
  return (
    polygon([x - 16, 60, x + 16, 60, target + 190, bottom, target - 190, bottom], light) +
    ellipse(target, bottom, 190, 30, color, 0.25)
  )
}

/** Draws the boards of a stage and their edge. */
export function drawBoards(color = '#B07A4C'): string {
  return (
    polygon([100, 690, 1500, 690, 1600, 800, 0, 800], color) +
    stroke(
      'M260 690L190 800M480 690L450 800M700 690V800M900 690V800M1120 690L1150 800M1340 690L1410 800',
      '#7F5434',
      3,
    ) +
    rect(0, 796, 1600, 40, '#6E4830')
  )
}
