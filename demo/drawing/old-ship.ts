import { path, repeat, short, stroke } from './svg'

/** A three-masted ship, in one ink. */
export function drawOldShip(x: number, y: number, ink: string, sail: string): string {
  const mast = (at: number, high: number, wide: number): string =>
    stroke(`M${at} 0V${-high}`, ink, 5) +
    repeat(2, (index) => {
      const top = -high * (0.96 - index * 0.42)
      const half = wide * (0.72 + index * 0.28)
      return (
        path(
          `M${short(at - half)} ${short(top)}H${short(at + half)}Q${short(at + half + 16)} ${short(top + high * 0.2)} ${short(at + half)} ${short(top + high * 0.36)}H${short(at - half)}Q${short(at - half + 16)} ${short(top + high * 0.2)} ${short(at - half)} ${short(top)}Z`,
          sail,
        ) +
        stroke(
          `M${short(at - half)} ${short(top)}H${short(at + half)}Q${short(at + half + 16)} ${short(top + high * 0.2)} ${short(at + half)} ${short(top + high * 0.36)}H${short(at - half)}Q${short(at - half + 16)} ${short(top + high * 0.2)} ${short(at - half)} ${short(top)}`,
          ink,
          3,
        )
      )
    })
  return `<g transform="translate(${x} ${y})">${[
    mast(-70, 150, 44),
    mast(6, 190, 54),
    mast(80, 140, 38),
    stroke('M128 -18L196 -58L84 -120', ink, 3),
    path('M-140 -34L-128 22Q0 54 116 20L146 -26Q60 -6 -60 -8Q-120 -14 -140 -34Z', ink),
    stroke('M-170 40q24 -14 48 0t48 0t48 0t48 0t48 0t48 0t48 0', ink, 3),
  ].join('')}</g>`
}
