import { darker, lighter, palette } from '../palette'
import type { Scene } from '../scene'
import { at, circle, ellipse, path, rect, repeat, stroke } from '../svg'
import { wheel, shadow, glass, headlight } from './vehicle-parts'

export function drawFireTruck(scene: Scene, x: number, y: number, length: number, flipped = false): string {
  const red = scene.tone('#C8322F')
  const dark = scene.tone('#93211F')
  const body =
    rect(-98, -66, 132, 58, red, 5) +
    path('M38 -70H76Q84 -70 88 -56L96 -38V-8H38Z', red) +
    rect(-98, -20, 194, 12, dark, 3) +
    rect(-98, -38, 194, 5, '#FFFFFF')
  const boxes = repeat(
    3,
    (index) =>
      rect(-90 + index * 41, -60, 36, 36, scene.tone('#D9DEE1'), 2) +
      stroke(
        `M${-88 + index * 41} -52h32M${-88 + index * 41} -44h32M${-88 + index * 41} -36h32`,
        scene.tone('#AEB8BF'),
        1.4,
      ),
  )
  const cab = path('M46 -63H73Q78 -63 81 -54L87 -40H46Z', glass(scene)) + rect(64, -63, 2, 54, dark)
  const ladder =
    stroke('M-100 -76H52M-100 -84H52', scene.tone('#C9D2D8'), 3) +
    stroke(Array.from({ length: 14 }, (_, index) => `M${-96 + index * 11} -84v8`).join(''), scene.tone('#C9D2D8'), 2)
  const beacon = rect(50, -77, 20, 7, '#2E8BFF', 3)
  return at(
    x,
    y,
    length / 204,
    shadow(214) +
      ladder +
      body +
      boxes +
      cab +
      beacon +
      wheel(-68, -10, 12) +
      wheel(-38, -10, 12) +
      wheel(66, -10, 12) +
      headlight(scene, 94, -20),
    flipped,
  )
}

/** Draws a lorry that carries away waste. */
export function drawGarbageTruck(scene: Scene, x: number, y: number, length: number, flipped = false): string {
  const green = '#2F8F6B'
  const box =
    path('M-92 -12L-98 -52Q-96 -72 -78 -74H30V-12Z', scene.tone(green)) +
    path('M-92 -12L-98 -52Q-97 -64 -90 -70L-72 -12Z', scene.tone(darker(green, 0.25))) +
    stroke('M-50 -72V-14M-20 -72V-14M8 -72V-14', scene.tone(darker(green, 0.18)), 3)
  const cab =
    path('M36 -66H74Q82 -66 84 -56L88 -36V-12H36Z', scene.tone('#F3EEE2')) +
    path('M46 -59H72Q77 -59 79 -52L82 -38H46Z', glass(scene)) +
    rect(36, -22, 52, 10, scene.tone('#D9D2C2'))
  const leaf = path('M-36 -30Q-40 -54 -12 -58Q-10 -34 -36 -30Z', scene.tone(lighter(green, 0.55)))
  return at(
    x,
    y,
    length / 196,
    shadow(206) +
      rect(-90, -14, 178, 6, '#2E3840') +
      box +
      leaf +
      cab +
      wheel(-60, -10, 12) +
      wheel(-32, -10, 12) +
      wheel(60, -10, 12) +
      headlight(scene, 86, -20),
    flipped,
  )
}

/** Draws a tractor with a plough and a brush for snow. */
export function drawSnowplough(scene: Scene, x: number, y: number, length: number, flipped = false): string {
  const orange = '#E88A2E'
  const cab =
    path('M-44 -26V-72Q-44 -80 -34 -80H12Q20 -80 22 -70L27 -44V-26Z', scene.tone(orange)) +
    path('M-35 -48V-70H-14V-48ZM-8 -48V-70H11L17 -48Z', glass(scene)) +
    path('M-44 -34H66Q72 -34 72 -26V-12H-44Z', scene.tone(darker(orange, 0.12)))
  const blade =
    path('M82 -42Q70 -20 84 0H96Q86 -20 94 -42Z', scene.tone(palette.brandStrong)) + stroke('M70 -20H84', '#2E3840', 6)
  const snow =
    path('M86 0Q92 -22 108 -24Q118 -38 132 -20Q146 -16 146 0Z', '#FFFFFF') +
    path('M112 0Q118 -16 132 -20Q146 -16 146 0Z', '#D6E4EC')
  const brush =
    ellipse(-58, -10, 16, 11, scene.tone('#3F5568')) +
    stroke('M-70 -14L-46 -6M-66 -18L-50 0M-58 -20V0', scene.tone('#8CA1B0'), 1.6)
  return at(
    x,
    y,
    length / 230,
    shadow(190) +
      brush +
      cab +
      blade +
      snow +
      rect(-18, -88, 10, 8, palette.sun, 3) +
      wheel(-24, -15, 18) +
      wheel(48, -11, 13) +
      headlight(scene, 71, -28),
    flipped,
  )
}

export function drawExcavator(scene: Scene, x: number, y: number, length: number, flipped = false): string {
  const yellow = '#F0A93B'
  const tone = scene.tone(yellow)
  const dark = scene.tone(darker(yellow, 0.25))
  const tracks =
    rect(-52, -22, 88, 22, '#2E3840', 11) + repeat(5, (index) => circle(-40 + index * 16, -11, 6, '#7D8A94'))
  const cabin =
    path('M-56 -28H30V-48H12V-84Q12 -88 8 -88H-24Q-30 -88 -32 -80L-34 -56H-56Z', tone) +
    path('M-24 -56L-22 -80H6V-56Z', glass(scene)) +
    rect(-56, -36, 86, 9, dark)
  const boom =
    stroke('M14 -50L58 -104L98 -62', tone, 12) +
    stroke('M58 -104L98 -62', dark, 9) +
    stroke('M30 -58L54 -96', '#7D8A94', 4)
  const bucket =
    path('M90 -66H112Q118 -40 96 -34Q84 -38 86 -52Z', scene.tone('#6B7782')) +
    stroke('M97 -34L93 -27M90 -38L85 -32', scene.tone('#6B7782'), 4)
  return at(x, y, length / 176, shadow(140) + boom + bucket + tracks + cabin, flipped)
}

/** Draws a lorry with a raised basket for work at height; the basket ends 150 units above the ground. */
export function drawAerialLift(
  scene: Scene,
  x: number,
  y: number,
  length: number,
  flipped = false,
  rider = '',
): string {
  const body =
    rect(-80, -28, 116, 14, scene.tone('#E9EDEF'), 2) +
    path('M40 -58H72Q80 -58 83 -48L88 -34V-12H40Z', scene.tone(palette.sun)) +
    path('M48 -52H70Q75 -52 77 -46L80 -36H48Z', glass(scene)) +
    rect(-80, -16, 168, 6, '#2E3840')
  const arm =
    stroke('M-40 -30L-66 -92L14 -150', scene.tone('#D58B24'), 8) +
    stroke('M-66 -92L14 -150', scene.tone(palette.sun), 6) +
    circle(-66, -92, 6, '#5A6670')
  const basket = stroke('M4 -172H32V-146H4ZM4 -160H32', scene.tone('#5A6670'), 3)
  return at(
    x,
    y,
    length / 176,
    shadow(180) + body + arm + rider + basket + wheel(-50, -9, 11) + wheel(62, -9, 11) + headlight(scene, 86, -22),
    flipped,
  )
}
