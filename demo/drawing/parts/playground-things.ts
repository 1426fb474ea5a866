import { darker, palette } from '../palette'
import type { Scene } from '../scene'
import { at, circle, ellipse, path, polygon, rect, repeat, stroke } from '../svg'

/** Draws swings; `broken` leaves one chain hanging and rust on the frame. */
export function drawSwings(scene: Scene, x: number, y: number, height: number, broken = false): string {
  const frame = scene.tone(broken ? '#8A6A58' : palette.brand)
  const chain = scene.tone('#5A6670')
  const seat = scene.tone(broken ? '#6E6259' : palette.clay)
  const left = broken
    ? stroke('M-26 -94V-40', chain, 2) + stroke('M-12 -94L-20 -14', chain, 2) + stroke('M-30 -14L-12 -6', seat, 5)
    : stroke('M-28 -94L-34 -34M-12 -94L-18 -34', chain, 2) + stroke('M-38 -33H-14', seat, 5)
  const right = stroke('M14 -94L18 -34M30 -94L34 -34', chain, 2) + stroke('M14 -33H38', seat, 5)
  return at(
    x,
    y,
    height / 100,
    ellipse(0, 0, 62, 4, palette.ink, 0.14) +
      stroke('M-62 0L-48 -96L-36 0M62 0L48 -96L36 0M-50 -96H50', frame, 5) +
      left +
      right,
  )
}

export function drawSlide(scene: Scene, x: number, y: number, height: number, broken = false, flipped = false): string {
  const roof = scene.tone(broken ? '#8C7A69' : palette.clay)
  const post = scene.tone(broken ? '#8A7665' : palette.sun)
  const chute = scene.tone(broken ? '#A59A8E' : palette.brand)
  const steps = stroke('M-44 0L-22 -56M-36 -4H-26M-33 -16H-22M-29 -28H-18M-25 -40H-14', post, 4)
  const tower =
    stroke('M-20 0V-92M16 0V-92', post, 5) +
    rect(-24, -58, 44, 6, scene.tone('#B57A4B'), 2) +
    stroke('M-20 -74H16', post, 4)
  const slide =
    path('M16 -56Q34 -50 46 -20Q52 -6 68 -6V0H50Q40 -2 34 -16Q26 -40 16 -46Z', chute) +
    stroke('M18 -60Q38 -54 50 -24Q55 -11 68 -10', scene.tone(darker(broken ? '#A59A8E' : palette.brand, 0.25)), 3)
  const crack = broken ? stroke('M30 -44L38 -34L33 -28L42 -18', '#4B433C', 2.4) : ''
  return at(
    x,
    y,
    height / 116,
    ellipse(8, 0, 64, 4, palette.ink, 0.14) +
      steps +
      tower +
      slide +
      crack +
      polygon(broken ? [-28, -90, -4, -114, 10, -96] : [-28, -90, -2, -114, 24, -90], roof),
    flipped,
  )
}

export function drawSandbox(scene: Scene, x: number, y: number, width: number): string {
  const rim = scene.tone('#D58B52')
  const toys =
    polygon([-20, -14, -8, -14, -10, -3, -18, -3], scene.tone(palette.danger)) +
    polygon([14, -6, 32, -6, 23, -20], scene.tone('#D9B878')) +
    stroke('M-2 -4L6 -16', scene.tone(palette.brand), 3)
  return at(
    x,
    y,
    width / 110,
    ellipse(0, 0, 54, 12, rim) +
      ellipse(0, -4, 54, 12, scene.tone('#E8A468')) +
      ellipse(0, -4, 48, 9.4, scene.tone(scene.snowy ? '#EEF3F6' : '#EBD3A0')) +
      toys,
  )
}

/** Draws a seesaw with room for two. */
export function drawSeesaw(scene: Scene, x: number, y: number, width: number): string {
  return at(
    x,
    y,
    width / 100,
    ellipse(0, 0, 50, 3, palette.ink, 0.14) +
      polygon([-9, 0, 0, -20, 9, 0], scene.tone('#5B7C99')) +
      stroke('M-48 -8L48 -30', scene.tone('#2F8F6B'), 5) +
      stroke('M-40 -10V-22M40 -28V-40', scene.tone(palette.sun), 3.4),
  )
}

/** Draws a merry climbing dome of arcs. */
export function drawClimber(scene: Scene, x: number, y: number, width: number): string {
  const arcs = repeat(
    3,
    (index) =>
      `<path d="M${-50 + index * 17} 0A${50 - index * 17} 56 0 0 1 ${50 - index * 17} 0" fill="none" stroke="${scene.tone([palette.danger, palette.sun, '#2F8F6B'][index] ?? palette.sun)}" stroke-width="4"/>`,
  )
  return at(
    x,
    y,
    width / 104,
    ellipse(0, 0, 54, 4, palette.ink, 0.12) + arcs + stroke('M-45 -24H45M-36 -42H36', scene.tone(palette.brand), 3.4),
  )
}

export function drawBall(scene: Scene, x: number, y: number, radius: number): string {
  const patch = scene.tone('#2B3A47')
  const spots =
    polygon([0, -4, 3.8, -1.2, 2.4, 3.2, -2.4, 3.2, -3.8, -1.2], patch) +
    stroke('M0 -4V-9M3.8 -1.2L8.6 -3M2.4 3.200L5.4 7.400M-2.4 3.200L-5.4 7.400M-3.8 -1.200L-8.6 -3', patch, 1.2)
  return at(
    x,
    y,
    radius / 10,
    ellipse(1, 10, 10, 2, palette.ink, 0.2) + circle(0, 0, 10, scene.tone('#FBFAF6')) + spots,
  )
}

/** Draws a football goal. */
export function drawGoal(scene: Scene, x: number, y: number, width: number): string {
  const mesh = Array.from({ length: 13 }, (_, index) => `M${-48 + index * 8} -44V0`).concat(
    Array.from({ length: 6 }, (_, index) => `M-48 ${-8 * index - 2}H48`),
  )
  return at(x, y, width / 100, stroke(mesh.join(''), '#FFFFFF', 0.8, 0.55) + stroke('M-48 0V-46H48V0', '#FFFFFF', 3.4))
}
