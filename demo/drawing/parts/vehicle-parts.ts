import { palette } from '../palette'
import type { Scene } from '../scene'
import { circle, ellipse, polygon } from '../svg'

/** Draws a wheel in the units of its vehicle. */
export function wheel(x: number, y: number, radius: number): string {
  return circle(x, y, radius, '#252D35') + circle(x, y, radius * 0.5, '#B9C4CB') + circle(x, y, radius * 0.2, '#5A6670')
}

export function shadow(width: number): string {
  return ellipse(0, 1, width / 2, 4, palette.ink, 0.22)
}

export function glass(scene: Scene): string {
  return scene.lit ? '#FFE3A3' : scene.tone('#A9D3E6')
}

export function headlight(scene: Scene, x: number, y: number): string {
  const beam = scene.lit
    ? polygon(
        [x, y - 2, x + 64, y - 8, x + 64, y + 14, x, y + 3],
        scene.gradient(
          [
            [0, '#FFE9B0', 0.55],
            [1, '#FFE9B0', 0],
          ],
          'right',
        ),
      )
    : ''
  return beam + ellipse(x, y, 3, 4, scene.lit ? '#FFF2C8' : '#FDF6E0')
}
