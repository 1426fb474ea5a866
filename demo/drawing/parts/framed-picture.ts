import { circle, ellipse, path, polygon, rect, repeat } from '../svg'
import { palette } from '../palette'

/** What is painted inside a frame. */
interface PictureField {
  x: number
  y: number
  w: number
  h: number
}

/** Draws a framed picture with a small landscape or a still life in it. */
export function drawFramedPicture(x: number, y: number, width: number, height: number, kind: number): string {
  const frame = kind % 2 === 0 ? '#B8873F' : '#6E4B36'
  const inner = { x: x + 14, y: y + 14, w: width - 28, h: height - 28 }
  const base =
    rect(x + 6, y + 8, width, height, palette.ink, 2).replace('fill=', 'opacity="0.16" fill=') +
    rect(x, y, width, height, frame, 2) +
    rect(x + 8, y + 8, width - 16, height - 16, '#FBF6EA')
  return base + (paintings[kind % paintings.length]?.(inner) ?? '')
}

const paintings: readonly ((inner: PictureField) => string)[] = [
  (inner) =>
    rect(inner.x, inner.y, inner.w, inner.h, '#F3CF96') +
    circle(inner.x + inner.w * 0.68, inner.y + inner.h * 0.36, inner.w * 0.12, palette.danger) +
    drawPaintedGround(inner, 0.58, palette.brandStrong) +
    drawPaintedGround(inner, 0.8, '#1E4A66'),
  (inner) =>
    rect(inner.x, inner.y, inner.w, inner.h, '#BFE0EC') +
    polygon(
      [
        inner.x,
        inner.y + inner.h * 0.8,
        inner.x + inner.w * 0.4,
        inner.y + inner.h * 0.2,
        inner.x + inner.w * 0.9,
        inner.y + inner.h * 0.8,
      ],
      '#5E7F9E',
    ) +
    drawPaintedGround(inner, 0.76, '#86B968'),
  (inner) =>
    rect(inner.x, inner.y, inner.w, inner.h, '#EBD9C0') +
    ellipse(inner.x + inner.w / 2, inner.y + inner.h * 0.76, inner.w * 0.36, inner.h * 0.06, '#C7A988') +
    path(
      `M${inner.x + inner.w * 0.36} ${inner.y + inner.h * 0.76}q${-inner.w * 0.1} ${-inner.h * 0.3} ${inner.w * 0.08} ${-inner.h * 0.36}h${inner.w * 0.12}q${inner.w * 0.18} ${inner.h * 0.06} ${inner.w * 0.08} ${inner.h * 0.36}Z`,
      palette.clay,
    ) +
    circle(inner.x + inner.w * 0.5, inner.y + inner.h * 0.28, inner.w * 0.1, '#D5413C') +
    circle(inner.x + inner.w * 0.38, inner.y + inner.h * 0.34, inner.w * 0.08, palette.sun),
  (inner) =>
    rect(inner.x, inner.y, inner.w, inner.h, '#8C3B3A') +
    repeat(3, (index) =>
      polygon(
        [
          inner.x + inner.w * 0.5,
          inner.y + inner.h * (0.06 + index * 0.3),
          inner.x + inner.w * 0.86,
          inner.y + inner.h * (0.2 + index * 0.3),
          inner.x + inner.w * 0.5,
          inner.y + inner.h * (0.34 + index * 0.3),
          inner.x + inner.w * 0.14,
          inner.y + inner.h * (0.2 + index * 0.3),
        ],
        [palette.sun, palette.sand, palette.brandStrong][index] ?? palette.sun,
      ),
    ),
]

function drawPaintedGround(inner: PictureField, level: number, color: string): string {
  return path(
    `M${inner.x} ${inner.y + inner.h}V${inner.y + inner.h * level}q${inner.w * 0.3} ${-inner.h * 0.16} ${inner.w * 0.55} 0t${inner.w * 0.45} ${-inner.h * 0.03}V${inner.y + inner.h}Z`,
    color,
  )
}
