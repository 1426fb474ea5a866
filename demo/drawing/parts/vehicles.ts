import { darker, palette } from '../palette'
import type { Scene } from '../scene'
import { at, circle, path, polygon, rect, repeat, stroke } from '../svg'
import { wheel, shadow, glass, headlight } from './vehicle-parts'

/** Draws a city bus, 200 units long, its middle at x, wheels at y. */
export function drawBus(
  scene: Scene,
  x: number,
  y: number,
  length: number,
  color: string = palette.brand,
  flipped = false,
): string {
  const body = scene.tone(color)
  const dark = scene.tone(darker(color, 0.25))
  const pane = glass(scene)
  const windows = drawBusWindows(pane)
  const riders = drawBusRiders(scene)
  const shell =
    rect(-96, -76, 194, 68, body, 9) +
    path('M-96 -22H98V-17Q98 -8 89 -8H-87Q-96 -8 -96 -17Z', dark) +
    rect(-96, -34, 194, 5, scene.tone('#FFFFFF')) +
    rect(-70, -81, 90, 7, dark, 3)
  const front =
    path('M74 -66H88Q94 -66 95 -58L97 -38H74Z', pane) +
    rect(70, -75, 26, 7, scene.tone(palette.ink), 2) +
    rect(73, -73.4, 20, 3.6, scene.lit ? palette.sun : '#F3C66B', 1)
  const lights = headlight(scene, 95, -20) + rect(-97, -28, 4, 9, scene.tone(palette.danger), 2)
  const arches = [-60, 58]
    .map((centre) => path(`M${centre - 15} -8a15 15 0 0 1 30 0Z`, scene.tone('#20303F')) + wheel(centre, -9, 11))
    .join('')
  return at(
    x,
    y,
    length / 200,
    shadow(214) +
      shell +
      windows +
      riders +
      drawBusDoor(scene, pane, -36) +
      drawBusDoor(scene, pane, 44) +
      front +
      arches +
      lights,
    flipped,
  )
}

function drawBusRiders(scene: Scene): string {
  return repeat(
    4,
    (index) =>
      circle(-74 + index * 31, -48, 5.4, scene.tone('#4A5F70'), 0.8) +
      path(
        `M${-83 + index * 31} -39q9 -11 18 0Z`,
        scene.tone(['#7C5A49', '#41627B', '#5B7C99', '#6E5566'][index] ?? '#41627B'),
        0.8,
      ),
  )
}

function drawBusWindows(pane: string): string {
  return repeat(
    5,
    (index) =>
      rect(-86 + index * 31, -64, 27, 25, pane, 3) +
      polygon(
        [-86 + index * 31, -40, -78 + index * 31, -64, -70 + index * 31, -64, -80 + index * 31, -40],
        '#FFFFFF',
        0.3,
      ),
  )
}

function drawBusDoor(scene: Scene, pane: string, left: number): string {
  return (
    rect(left, -62, 20, 54, scene.tone('#EDF2F4'), 2) +
    rect(left + 2, -59, 7, 46, pane, 1.5) +
    rect(left + 11, -59, 7, 46, pane, 1.5)
  )
}

export function drawCar(
  scene: Scene,
  x: number,
  y: number,
  length: number,
  color: string,
  flipped = false,
  extra = '',
): string {
  const body = scene.tone(color)
  const dark = scene.tone(darker(color, 0.22))
  const cabin =
    path('M-26 -23Q-16 -41 -6 -42H14Q26 -41 34 -24Z', body) +
    path('M-19 -24Q-12 -37 -5 -38H3V-24ZM7 -24V-38H13Q22 -37 28 -24Z', glass(scene))
  const hull =
    path('M-50 -10Q-52 -22 -44 -24L34 -26Q50 -24 51 -12Q51 -8 47 -8H-46Q-50 -8 -50 -10Z', body) +
    path('M-50 -14H51Q51 -8 47 -8H-46Q-50 -8 -50 -14Z', dark)
  return at(
    x,
    y,
    length / 104,
    shadow(112) +
      cabin +
      hull +
      extra +
      wheel(-29, -8, 9) +
      wheel(30, -8, 9) +
      headlight(scene, 49, -18) +
      rect(-51, -21, 4, 5, scene.tone(palette.danger), 1),
    flipped,
  )
}

export function drawPoliceCar(scene: Scene, x: number, y: number, length: number, flipped = false): string {
  const stripe = rect(-49, -20, 99, 6, scene.tone(palette.brand))
  const beacon =
    rect(-4, -47, 8, 5, '#2E8BFF', 2) +
    rect(5, -47, 8, 5, palette.danger, 2) +
    (scene.lit
      ? circle(
          0,
          -45,
          22,
          scene.gradient(
            [
              [0, '#5AA8FF', 0.6],
              [1, '#5AA8FF', 0],
            ],
            'round',
          ),
        )
      : '')
  return drawCar(scene, x, y, length, '#F4F6F7', flipped, stripe + beacon)
}

/** Draws an electric train seen from the side. */
export function drawTrain(scene: Scene, x: number, y: number, length: number): string {
  const car = (left: number): string =>
    rect(left, -62, 150, 52, scene.tone('#F3F1EA'), 6) +
    rect(left, -30, 150, 12, scene.tone(palette.brand)) +
    rect(left, -16, 150, 6, scene.tone(palette.clay)) +
    repeat(5, (index) => rect(left + 10 + index * 28, -54, 20, 18, glass(scene), 3)) +
    rect(left + 14, -9, 30, 6, '#36424C') +
    rect(left + 106, -9, 30, 6, '#36424C') +
    repeat(4, (index) => wheel(left + ([20, 38, 112, 130][index] ?? 0), -5, 6))
  const head =
    path('M156 -62H226Q262 -58 276 -26Q278 -10 268 -10H156Z', scene.tone('#F3F1EA')) +
    path('M156 -30H275Q277 -24 276.6 -18H156Z', scene.tone(palette.brand)) +
    path('M156 -16H277Q276 -10 268 -10H156Z', scene.tone(palette.clay)) +
    path('M226 -56Q250 -52 262 -36H226Z', scene.tone('#2C4A63')) +
    repeat(2, (index) => rect(166 + index * 28, -54, 20, 18, glass(scene), 3)) +
    rect(170, -9, 30, 6, '#36424C') +
    rect(232, -9, 26, 6, '#36424C') +
    wheel(178, -5, 6) +
    wheel(196, -5, 6) +
    wheel(238, -5, 6) +
    wheel(254, -5, 6) +
    headlight(scene, 272, -24)
  return at(
    x,
    y,
    length / 440,
    car(-154) + car(1) + head + stroke('M40 -62L56 -80L44 -94H76', scene.tone('#5A6670'), 2.4),
  )
}
