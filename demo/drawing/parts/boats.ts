import { darker, palette } from '../palette'
import type { Scene } from '../scene'
import { at, path, polygon, rect, repeat, stroke } from '../svg'

/** Draws the light mark a hull leaves on the water. */
function reflection(half: number): string {
  return stroke(`M${-half} 6h${half * 2}M${-half * 0.7} 12h${half * 1.3}`, '#FFFFFF', 2, 0.4)
}

export function drawSailboat(scene: Scene, x: number, y: number, height: number, flipped = false, depth = 0): string {
  const white = scene.tone('#FBF8F0', depth)
  const shade = scene.tone('#D8DEE0', depth)
  const hull =
    path('M-34 -12H36Q30 4 18 4H-20Q-30 2 -34 -12Z', scene.tone(palette.brandStrong, depth)) +
    rect(-34, -14, 70, 4, white, 2)
  const sails = polygon([-2, -100, -2, -18, -34, -18], shade) + path('M4 -96Q34 -56 34 -18H4Z', white)
  return at(
    x,
    y,
    height / 104,
    reflection(38) + stroke('M1 -102V-12', scene.tone(palette.umber, depth), 2.4) + sails + hull,
    flipped,
  )
}

/** Draws a fishing boat with its cabin, mast and net. */
export function drawFishingBoat(
  scene: Scene,
  x: number,
  y: number,
  length: number,
  color: string,
  flipped = false,
): string {
  const hull =
    path('M-62 -26Q-20 -16 30 -20Q56 -24 66 -36Q62 -4 44 6H-44Q-58 2 -62 -26Z', scene.tone(color)) +
    path('M-58 -8Q0 4 58 -10Q54 2 44 6H-44Q-54 2 -58 -8Z', scene.tone(darker(color, 0.3))) +
    stroke('M-62 -26Q-20 -16 30 -20Q56 -24 66 -36', scene.tone('#FBF8F0'), 4)
  const cabin =
    rect(-40, -54, 34, 34, scene.tone('#F6F1E7'), 3) +
    rect(-44, -58, 42, 6, scene.tone(palette.clay), 2) +
    rect(-34, -47, 9, 10, scene.lit ? palette.sun : scene.tone('#8FC1DA'), 2) +
    rect(-20, -47, 9, 10, scene.lit ? palette.sun : scene.tone('#8FC1DA'), 2)
  const mast = stroke('M14 -22V-92M14 -88L-2 -58M14 -88L58 -34M14 -74L34 -50', scene.tone(palette.umber), 2.6)
  const net = path('M14 -74Q30 -54 40 -24Q26 -18 16 -22Z', scene.tone('#8FA5A0'), 0.55)
  return at(x, y, length / 130, reflection(64) + mast + net + cabin + hull, flipped)
}

/** Draws a cargo ship with containers. */
export function drawCargoShip(scene: Scene, x: number, y: number, length: number, depth = 0, flipped = false): string {
  const hull =
    path('M-150 -26H136Q150 -30 164 -40L146 8H-138Q-148 0 -150 -26Z', scene.tone('#29465F', depth)) +
    path('M-147 -6H153L146 8H-138Q-146 2 -147 -6Z', scene.tone(palette.clay, depth))
  const bridge =
    rect(-140, -86, 42, 62, scene.tone('#F6F3EA', depth), 2) +
    rect(-146, -92, 54, 8, scene.tone('#DDE3E4', depth), 2) +
    repeat(3, (index) =>
      rect(-134, -78 + index * 16, 30, 6, scene.lit ? palette.sun : scene.tone('#7FAFC8', depth), 1),
    ) +
    rect(-126, -112, 14, 22, scene.tone(palette.brand, depth), 2)
  const colors = [palette.clay, palette.brand, '#2F8F6B', palette.sun, '#5B7C99', '#B9474A']
  const cargo = repeat(7, (column) =>
    repeat(scene.random.whole(1, 3), (row) =>
      rect(
        -88 + column * 30,
        -40 - row * 14,
        28,
        13,
        scene.tone(colors[(column * 2 + row) % colors.length] ?? palette.clay, depth),
      ),
    ),
  )
  return at(x, y, length / 314, reflection(150) + cargo + bridge + hull, flipped)
}

/** Draws a small white passenger ferry. */
export function drawFerry(scene: Scene, x: number, y: number, length: number, depth = 0, flipped = false): string {
  const hull =
    path('M-90 -24H86Q96 -26 106 -32Q98 -2 84 6H-78Q-88 0 -90 -24Z', scene.tone('#FBF9F3', depth)) +
    path('M-89 -12H98Q92 2 84 6H-78Q-87 0 -89 -12Z', scene.tone(palette.brand, depth))
  const decks =
    rect(-74, -46, 132, 23, scene.tone('#F3EFE5', depth), 3) +
    rect(-60, -64, 92, 20, scene.tone('#FBF9F3', depth), 3) +
    rect(-18, -86, 20, 24, scene.tone(palette.clay, depth), 2) +
    rect(-18, -84, 20, 6, scene.tone('#FBF9F3', depth))
  const panes =
    repeat(7, (index) =>
      rect(-66 + index * 17, -40, 11, 9, scene.lit ? palette.sun : scene.tone('#6FA8C6', depth), 2),
    ) +
    repeat(5, (index) => rect(-52 + index * 16, -59, 10, 8, scene.lit ? palette.sun : scene.tone('#6FA8C6', depth), 2))
  return at(x, y, length / 200, reflection(92) + decks + panes + hull, flipped)
}

/** Draws a row boat with crossed oars, drawn up on the sand. */
export function drawRowboat(
  scene: Scene,
  x: number,
  y: number,
  length: number,
  color: string,
  flipped = false,
): string {
  const hull =
    path('M-60 -28Q0 -14 62 -30Q52 0 34 2H-36Q-52 0 -60 -28Z', scene.tone(color)) +
    path('M-54 -12Q0 2 54 -13Q46 0 34 2H-36Q-48 0 -54 -12Z', scene.tone(darker(color, 0.25)))
  return at(
    x,
    y,
    length / 124,
    path('M-60 -28Q0 -40 62 -30Q0 -14 -60 -28Z', scene.tone(palette.umber)) +
      stroke('M-40 -36L48 -18', scene.tone(palette.stone), 3.4) +
      hull +
      stroke('M-60 -28Q0 -14 62 -30', scene.tone('#FBF8F0'), 4),
    flipped,
  )
}
