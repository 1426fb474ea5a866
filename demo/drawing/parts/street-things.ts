import { darker, lighter, palette } from '../palette'
import type { Scene } from '../scene'
import { at, circle, ellipse, path, polygon, rect, repeat, stroke, turned } from '../svg'

export function drawLamp(scene: Scene, x: number, y: number, height: number, flipped = false): string {
  const iron = scene.tone('#3B4F60')
  const glow = scene.lit
    ? circle(
        17,
        -92,
        34,
        scene.gradient(
          [
            [0, '#FFE5A0', 0.85],
            [0.3, '#FFD98A', 0.35],
            [1, '#FFD98A', 0],
          ],
          'round',
        ),
      ) +
      polygon(
        [11, -92, 24, -92, 44, 0, -10, 0],
        scene.gradient([
          [0, '#FFE5A0', 0.4],
          [1, '#FFE5A0', 0],
        ]),
      )
    : ''
  return at(
    x,
    y,
    height / 100,
    ellipse(0, 0, 7, 1.4, palette.ink, 0.2) +
      glow +
      stroke('M0 0V-90Q0 -98 8 -98H16', iron, 2.4) +
      rect(-3, -8, 6, 8, iron, 1) +
      path('M10 -97H24L21 -92H13Z', iron) +
      rect(13, -92, 8, 3, scene.lit ? '#FFF1C4' : scene.tone('#E7EEF1'), 1.5),
    flipped,
  )
}

export function drawBench(scene: Scene, x: number, y: number, width: number, broken = false): string {
  const wood = scene.tone(broken ? '#8C7A69' : '#B57A4B')
  const dark = scene.tone(broken ? '#6B5C50' : '#8C5A38')
  const iron = scene.tone('#3B4F60')
  const slats = broken
    ? turned(11, -20, -20, rect(-46, -22, 52, 5, wood, 2)) +
      rect(12, -22, 34, 5, wood, 2) +
      turned(-7, 0, -40, rect(-46, -42, 60, 5, dark, 2)) +
      turned(24, 20, -6, rect(4, -6, 46, 5, wood, 2))
    : rect(-50, -22, 100, 5, wood, 2) +
      rect(-48, -16, 96, 3, dark, 1.5) +
      rect(-50, -46, 100, 6, wood, 2) +
      rect(-50, -36, 100, 6, dark, 2)
  return at(
    x,
    y,
    width / 104,
    ellipse(2, 0, 54, 4, palette.ink, 0.16) +
      stroke('M-38 0L-36 -46M38 0L36 -46M-44 0L-40 -18M44 0L40 -18', iron, 4) +
      slats,
  )
}

export function drawBin(scene: Scene, x: number, y: number, height: number, color: string = '#2F8F6B'): string {
  const tone = scene.tone(color)
  const dark = scene.tone(darker(color, 0.25))
  return at(
    x,
    y,
    height / 100,
    ellipse(3, 0, 44, 5, palette.ink, 0.18) +
      polygon([-36, -78, 36, -78, 31, -6, -31, -6], tone) +
      polygon([12, -78, 36, -78, 31, -6, 12, -6], dark) +
      path('M-41 -76Q-40 -92 -28 -92H28Q40 -92 41 -76Z', dark) +
      rect(-14, -90, 28, 4, tone, 2) +
      circle(-24, -4, 6, '#2A333B') +
      circle(24, -4, 6, '#2A333B') +
      circle(-8, -44, 11, scene.tone(lighter(color, 0.45)), 0.8),
  )
}

/** Draws a pile of bags and rubbish. */
export function drawRubbish(scene: Scene, x: number, y: number, width: number): string {
  const colors = ['#3D4F5C', '#56656F', '#2F3D48', '#7A6A58']
  const bag = (left: number, top: number, size: number, color: string): string =>
    path(
      `M${left - size} ${top}Q${left - size * 1.2} ${top - size * 1.3} ${left - size * 0.2} ${top - size * 1.5}L${left - size * 0.4} ${top - size * 2}L${left} ${top - size * 1.7}L${left + size * 0.4} ${top - size * 2}L${left + size * 0.2} ${top - size * 1.5}Q${left + size * 1.2} ${top - size * 1.3} ${left + size} ${top}Z`,
      scene.tone(color),
    ) +
    path(
      `M${left + size * 0.2} ${top - size * 1.4}Q${left + size * 1.2} ${top - size * 1.2} ${left + size} ${top}H${left + size * 0.4}Q${left + size * 0.8} ${top - size} ${left + size * 0.2} ${top - size * 1.4}Z`,
      scene.tone(darker(color, 0.3)),
      0.7,
    )
  const bags = [
    [-34, -14, 13, 0],
    [0, -18, 15, 1],
    [30, -12, 12, 2],
    [-18, 0, 15, 3],
    [14, 0, 14, 0],
    [42, 0, 11, 1],
  ] as const
  const box =
    polygon([-62, 2, -62, -26, -36, -26, -36, 2], scene.tone('#C79A68')) +
    polygon([-62, -26, -54, -36, -28, -36, -36, -26], scene.tone('#E0BC8D')) +
    polygon([-36, 2, -36, -26, -28, -36, -28, -8], scene.tone('#A67B4E'))
  const loose =
    polygon([54, 4, 66, -2, 72, 6], '#E9EDEF') +
    rect(-76, -2, 9, 5, palette.clay, 2) +
    rect(60, -8, 5, 12, '#6FB0A0', 2) +
    polygon([-4, 6, 8, 2, 14, 8], '#F3E9D2')
  return at(
    x,
    y,
    width / 140,
    ellipse(0, 2, 74, 7, palette.ink, 0.16) +
      bags
        .slice(0, 3)
        .map(([l, t, s, c]) => bag(l, t, s, colors[c] ?? '#3D4F5C'))
        .join('') +
      box +
      bags
        .slice(3)
        .map(([l, t, s, c]) => bag(l, t, s, colors[c] ?? '#3D4F5C'))
        .join('') +
      loose,
  )
}

/** Draws a shelter at a stop with its sign; a broken one has lost its panes and its seat. */
export function drawBusStop(scene: Scene, x: number, y: number, width: number, broken = false): string {
  const iron = scene.tone('#34506A')
  const roof = scene.tone(palette.brandStrong)
  const pane = scene.lit ? '#CFE0E6' : scene.tone('#BFE0EC')
  const shards =
    polygon([-92, -96, -60, -96, -84, -70, -78, -48, -92, -30], pane, 0.55) +
    polygon([92, -8, 92, -60, 76, -30, 40, -8], pane, 0.55) +
    polygon([-40, 6, -26, -2, -18, 7], pane, 0.8) +
    polygon([4, 8, 22, 2, 26, 10], pane, 0.8)
  const walls =
    `<rect x="-92" y="-96" width="184" height="88" fill="${pane}" opacity="0.55"/>` +
    polygon([-60, -8, -10, -96, 14, -96, -36, -8], '#FFFFFF', 0.35) +
    polygon([40, -8, 78, -76, 88, -76, 50, -8], '#FFFFFF', 0.3)
  const frame =
    stroke('M-92 0V-98M92 0V-98M0 -8V-96M-92 -8H92', iron, 4) +
    path('M-106 -98Q0 -118 106 -98V-92H-106Z', scene.snowy ? '#F7FAFB' : roof) +
    rect(-106, -98, 212, 6, roof, 3)
  const seat = rect(-70, -36, 92, 6, scene.tone('#B57A4B'), 3) + stroke('M-60 -30V-4M12 -30V-4', iron, 4)
  const map =
    rect(50, -78, 28, 40, scene.tone('#FBFAF5'), 2) +
    stroke('M55 -68H73M55 -60H68M55 -52H73M55 -46H64', scene.tone('#8FA9BA'), 2)
  const sign =
    stroke('M130 0V-120', iron, 4) +
    rect(114, -142, 32, 32, scene.tone(palette.brand), 5) +
    rect(121, -135, 18, 12, '#FFFFFF', 3) +
    rect(121, -129, 18, 2.4, scene.tone(palette.brand)) +
    circle(125.5, -121, 2.4, '#FFFFFF') +
    circle(134.5, -121, 2.4, '#FFFFFF')
  return at(
    x,
    y,
    width / 210,
    ellipse(4, 0, 112, 5, palette.ink, 0.14) + (broken ? shards : walls + map + seat) + frame + sign,
  )
}

export function drawCone(scene: Scene, x: number, y: number, height: number): string {
  const orange = scene.tone('#EE7B30')
  return at(
    x,
    y,
    height / 50,
    ellipse(2, 0, 20, 2.6, palette.ink, 0.18) +
      rect(-17, -5, 34, 5, scene.tone('#B85A20'), 2) +
      polygon([-12, -5, -3, -48, 3, -48, 12, -5], orange) +
      polygon([-8.6, -21, -6.5, -31, 6.5, -31, 8.6, -21], '#FFFFFF'),
  )
}

/** Draws a striped barrier of road works. */
export function drawBarrier(scene: Scene, x: number, y: number, width: number): string {
  const red = scene.tone('#D5413C')
  const stripes = repeat(5, (index) =>
    polygon([-46 + index * 20, -34, -36 + index * 20, -34, -42 + index * 20, -20, -52 + index * 20, -20], red),
  )
  return at(
    x,
    y,
    width / 108,
    stroke('M-38 0V-34M38 0V-34M-46 0H-30M30 0H46', scene.tone('#5A6670'), 4) +
      rect(-52, -34, 104, 14, scene.tone('#FBF8F2'), 2) +
      stripes +
      circle(-38, -39, 4.6, palette.sun) +
      circle(38, -39, 4.6, palette.sun),
  )
}

/** Draws a triangular sign with a digging figure, as a shape. */
export function drawWorksSign(scene: Scene, x: number, y: number, height: number): string {
  const face =
    polygon([0, -100, 32, -46, -32, -46], scene.tone('#D5413C')) +
    polygon([0, -88, 22, -52, -22, -52], scene.tone('#FFD35C'))
  const digger =
    circle(-2, -76, 3.2, palette.ink) +
    stroke('M-3 -72L2 -64L-4 -55M2 -64L8 -55M-2 -70L6 -66L12 -57', palette.ink, 2.4) +
    path('M10 -53Q15 -60 18 -53Z', palette.ink)
  return at(x, y, height / 100, stroke('M0 -46V-2M-12 0L0 -14L12 0', scene.tone('#5A6670'), 3.4) + face + digger)
}

export function drawFence(
  scene: Scene,
  x: number,
  y: number,
  width: number,
  height: number,
  color: string = palette.inkSoft,
): string {
  const tone = scene.tone(color)
  const step = height * 0.3
  const bars = Array.from(
    { length: Math.floor(width / step) + 1 },
    (_, index) => `M${(x + index * step).toFixed(0)} ${y}v${-height}`,
  )
  return (
    stroke(`M${x} ${y - height * 0.2}h${width}M${x} ${y - height * 0.85}h${width}`, tone, height * 0.06) +
    stroke(bars.join(''), tone, height * 0.045)
  )
}

/** Draws bunting between two points. */
export function drawBunting(scene: Scene, x1: number, y1: number, x2: number, y2: number, sag = 60): string {
  const colors = [palette.brand, palette.sun, palette.clay, '#2F8F6B', '#FFFFFF', '#D5413C']
  const count = Math.max(6, Math.round((x2 - x1) / 48))
  const point = (share: number): [number, number] => [
    x1 + (x2 - x1) * share,
    y1 + (y2 - y1) * share + Math.sin(share * Math.PI) * sag,
  ]
  const flags = repeat(count, (index) => {
    const [left, top] = point((index + 0.25) / count)
    const [right, level] = point((index + 0.8) / count)
    return polygon(
      [left, top, right, level, (left + right) / 2, (top + level) / 2 + 34],
      scene.tone(colors[index % colors.length] ?? palette.brand),
    )
  })
  return (
    stroke(`M${x1} ${y1}Q${(x1 + x2) / 2} ${(y1 + y2) / 2 + sag * 2} ${x2} ${y2}`, scene.tone(palette.inkSoft), 2.4) +
    flags
  )
}

/** Bulbs on a wire. */
export function drawGarland(scene: Scene, x1: number, y1: number, x2: number, y2: number, sag = 50): string {
  const count = Math.max(5, Math.round((x2 - x1) / 60))
  const glow = scene.gradient(
    [
      [0, '#FFE29A', 0.9],
      [1, '#FFE29A', 0],
    ],
    'round',
  )
  const bulbs = repeat(count, (index) => {
    const share = (index + 0.5) / count
    const left = x1 + (x2 - x1) * share
    const top = y1 + (y2 - y1) * share + Math.sin(share * Math.PI) * sag + 9
    return (scene.lit ? circle(left, top, 24, glow) : '') + circle(left, top, 7, scene.lit ? '#FFF0C4' : palette.sun)
  })
  return (
    stroke(`M${x1} ${y1}Q${(x1 + x2) / 2} ${(y1 + y2) / 2 + sag * 2} ${x2} ${y2}`, scene.tone(palette.ink), 2.2) + bulbs
  )
}

/** Draws a heap of earth. */
export function drawHeap(scene: Scene, x: number, y: number, width: number, color: string = '#8A6A50'): string {
  return at(
    x,
    y,
    width / 100,
    ellipse(4, 0, 54, 4, palette.ink, 0.14) +
      path('M-50 0C-40 -12 -30 -34 -8 -38C14 -42 30 -16 50 0Z', scene.tone(color)) +
      path('M-4 -38C14 -40 30 -16 50 0H18C16 -16 6 -30 -4 -38Z', scene.tone(darker(color, 0.22)), 0.8) +
      circle(-18, -12, 3, scene.tone(lighter(color, 0.2))) +
      circle(-4, -22, 2.4, scene.tone(lighter(color, 0.2))) +
      circle(-30, -4, 2.4, scene.tone(lighter(color, 0.2))),
  )
}
