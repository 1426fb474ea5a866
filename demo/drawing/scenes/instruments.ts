import { darker, palette } from '../palette'
import type { Scene } from '../scene'
import { at, circle, ellipse, path, polygon, rect, repeat, stroke } from '../svg'

/** Held by a person, in the person's own units. */
export const instruments = {
  violin:
    path('M8 -74Q22 -82 26 -66Q22 -60 27 -52Q24 -42 12 -50Q2 -56 8 -74Z', '#B5652F') +
    stroke('M20 -72L38 -92M4 -52L36 -74', '#3B2A22', 1.6),
  drum:
    ellipse(0, -58, 19, 6, '#F6F1E7') +
    path('M-19 -58V-38Q0 -28 19 -38V-58Q0 -50 -19 -58Z', palette.danger) +
    stroke('M-19 -56L-10 -34M-6 -50L2 -32M10 -51L16 -36', palette.sun, 1.8),
  pipe: stroke('M2 -84L16 -54', '#3B2A22', 3) + path('M13 -58L22 -50L15 -46Z', '#3B2A22'),
  guitar:
    stroke('M4 -56L40 -76', '#3B2A22', 3.4) +
    path('M-14 -44Q-18 -56 -4 -58Q6 -62 10 -54Q10 -46 2 -44Q-6 -36 -14 -44Z', palette.danger) +
    circle(-1, -51, 2.6, '#FBFAF5'),
  saxophone:
    stroke('M4 -82L10 -80L9 -46Q10 -36 18 -38Q23 -40 22 -52', '#E0A93A', 4.4) + ellipse(22, -54, 5.4, 2.6, '#F6D27A'),
  microphone: stroke('M8 -58L6 -78', '#2A2F36', 2.6) + circle(6, -80, 3.2, '#55616C'),
} as const

/** Draws a grand piano, its keys at the left, its lid open. */
export function drawGrandPiano(x: number, y: number, width: number): string {
  const black = '#1B2530'
  return at(
    x,
    y,
    width / 100,
    stroke('M8 -20L6 0M62 -20V0M92 -20L94 0', black, 4) +
      path('M0 -36H96Q100 -36 98 -28Q96 -20 88 -20H0Z', black) +
      path('M14 -36L52 -78Q84 -74 98 -40L96 -36Z', darker('#33414F', 0.1)) +
      stroke('M70 -36L62 -66', '#8C98A3', 1.2) +
      rect(-12, -34, 26, 5, black, 1) +
      rect(-11, -36.5, 18, 3, '#FBFAF5'),
  )
}

/** Draws a kit of drums, without who plays it. */
export function drawDrumKit(x: number, y: number, width: number): string {
  return at(
    x,
    y,
    width / 100,
    stroke('M-44 0L-40 -52M44 0L40 -56', '#8C98A3', 2) +
      ellipse(-40, -54, 18, 3, '#E0B84C') +
      ellipse(42, -58, 18, 3, '#E0B84C') +
      rect(-34, -38, 24, 18, palette.danger, 4) +
      rect(10, -38, 24, 18, palette.danger, 4) +
      circle(0, -20, 21, palette.danger) +
      circle(0, -20, 17, '#F6F1E7') +
      circle(0, -20, 6, palette.sun),
  )
}

/** Draws a double bass that stands, its foot at x, y. */
export function drawDoubleBass(x: number, y: number, height: number): string {
  return at(
    x,
    y,
    height / 100,
    stroke('M0 -40V-100', '#3B2A22', 3) +
      path('M-14 -8Q-22 -28 -10 -34Q-16 -44 -8 -54Q0 -60 8 -54Q16 -44 10 -34Q22 -28 14 -8Q0 4 -14 -8Z', '#A8562A') +
      stroke('M0 -8V-92', '#F3DDB8', 0.8) +
      rect(-6, -22, 12, 2.4, '#3B2A22'),
  )
}

/** Loudspeakers, one on the other. */
export function drawSpeakers(x: number, y: number, width: number, count: number): string {
  return repeat(count, (index) => {
    const top = y - (index + 1) * width * 0.96
    return (
      rect(x, top, width, width * 0.94, '#16202B', 8) +
      circle(x + width / 2, top + width * 0.52, width * 0.3, '#2E3D4C') +
      circle(x + width / 2, top + width * 0.52, width * 0.1, '#16202B')
    )
  })
}

/** Draws a chandelier that hangs from the upper edge. */
export function drawChandelier(scene: Scene, x: number, y: number, width: number): string {
  const glow = scene.gradient(
    [
      [0, '#FFE7A8', 0.55],
      [1, '#FFE7A8', 0],
    ],
    'round',
  )
  return (
    circle(x, y, width * 1.3, glow) +
    stroke(`M${x} 0V${y - 20}M${x - width} ${y}Q${x} ${y + 70} ${x + width} ${y}`, '#D9A94A', 8) +
    repeat(7, (index) => circle(x - width + (index * width) / 3, y + 34 - Math.abs(index - 3) * 11, 13, '#FFF3CF')) +
    polygon([x - 26, y - 22, x + 26, y - 22, x, y + 30], '#E8C77A')
  )
}

/** Draws a girl in a long dark dress from the side, her hands on the keys at the right. */
export function drawPianist(x: number, y: number): string {
  const dress = '#22384C'
  const skin = '#E8B58D'
  return (
    stroke(`M${x + 60} ${y - 18}L${x + 66} ${y}`, '#1B2530', 9) +
    path(`M${x - 34} ${y - 70}Q${x + 40} ${y - 96} ${x + 66} ${y - 70}L${x + 70} ${y - 12}H${x - 40}Z`, dress) +
    path(
      `M${x - 28} ${y - 66}Q${x - 40} ${y - 190} ${x + 2} ${y - 208}Q${x + 34} ${y - 200} ${x + 26} ${y - 150}L${x + 22} ${y - 66}Z`,
      dress,
    ) +
    stroke(`M${x + 6} ${y - 190}L${x + 40} ${y - 142}`, darker(dress, 0.2), 19) +
    stroke(`M${x + 40} ${y - 146}L${x + 82} ${y - 196}`, skin, 13) +
    circle(x + 86, y - 200, 10, skin) +
    rect(x - 4, y - 232, 18, 30, darker(skin, 0.16), 6) +
    circle(x + 8, y - 250, 27, skin) +
    path(
      `M${x + 30} ${y - 266}Q${x + 12} ${y - 292} ${x - 14} ${y - 272}Q${x - 34} ${y - 240} ${x - 26} ${y - 176}Q${x - 4} ${y - 178} ${x - 4} ${y - 216}Q${x - 2} ${y - 256} ${x + 30} ${y - 266}Z`,
      '#2A2320',
    )
  )
}

/** The lamps are out: nine candles among the players. */
export function drawCandlelight(scene: Scene): string {
  const glow = scene.gradient(
    [
      [0, '#FFD58A', 0.75],
      [1, '#FFD58A', 0],
    ],
    'round',
  )
  return (
    path('M0 0H1600V1000H0Z', '#0B0A14', 0.62) +
    repeat(9, (index) => {
      const [x, y] = [300 + index * 125, index % 2 === 0 ? 772 : 730]
      return (
        circle(x, y - 40, 120, glow) + rect(x - 6, y - 30, 12, 34, '#F6EBCF') + ellipse(x, y - 40, 6, 12, '#FFE9A8')
      )
    })
  )
}
