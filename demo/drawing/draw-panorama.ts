import { wrapSvg } from './draw-picture'
import { darker, palette } from './palette'
import { drawCargoShip, drawFerry, drawFishingBoat, drawSailboat } from './parts/boats'
import { drawHouse } from './parts/buildings'
import { drawContainers, drawFortress, drawLighthouse, drawPortCrane } from './parts/landmarks'
import { drawCypress, drawTree } from './parts/nature'
import { drawPanoramaForeground } from './parts/panorama-foreground'
import { drawPanoramaRanges } from './parts/panorama-ranges'
import { drawBirds, drawCloud } from './parts/sky'
import { createScene, type Scene } from './scene'
import { circle, ellipse, path, polygon, rect, repeat, short, stroke } from './svg'

const width = 2400
const horizon = 560

/** Draws the city by its warm sea, 2400 × 1000; the left and the top are calm, for text over them. */
export function drawPanorama(): string {
  const content = drawPanoramaContent()
  return wrapSvg({ width, height: 1000 }, '0 0 2400 1000', content)
}

/** Returns the panorama's shapes without the document around them, for pictures that show a part of it. */
export function drawPanoramaContent(): string {
  const scene = createScene('panorama', 'summer', 'morning', 0)
  const content = [
    drawPanoramaSky(scene),
    drawPanoramaRanges(),
    drawBay(scene),
    drawHarbour(scene),
    drawTownHill(scene),
    drawWater(scene),
    drawPanoramaForeground(scene),
  ].join('')
  return scene.definitions() + content
}

function drawPanoramaSky(scene: Scene): string {
  const sky = scene.gradient([
    [0, '#9CCFEA'],
    [0.45, '#CBE5EE'],
    [0.8, '#FBEBCF'],
    [1, '#FFD9A0'],
  ])
  const glow = scene.gradient(
    [
      [0, '#FFF1CB', 0.95],
      [0.25, '#FFE2A6', 0.5],
      [1, '#FFD78F', 0],
    ],
    'round',
  )
  const clouds = [
    drawCloud(scene, 1180, 170, 1.2),
    drawCloud(scene, 1560, 250, 0.9),
    drawCloud(scene, 2120, 130, 1.3),
    drawCloud(scene, 700, 330, 0.8),
    drawCloud(scene, 260, 410, 0.6),
  ]
  return (
    rect(0, 0, width, horizon + 6, sky) +
    circle(1050, 492, 560, glow) +
    circle(1050, 492, 62, '#FFF6DD') +
    clouds.join('') +
    drawBirds(scene, 1150, 320, 5, 0.8) +
    drawBirds(scene, 1420, 150, 3, 0.8)
  )
}

function drawBay(scene: Scene): string {
  const fill = scene.gradient([
    [0, '#F6DDB4'],
    [0.1, '#A9D3E0'],
    [0.38, '#4C9FCC'],
    [1, '#0B62A0'],
  ])
  const glints = Array.from({ length: 34 }, (_, index) => {
    const share = (index + 0.5) / 34
    const x = 1050 + scene.random.between(-1, 1) * (24 + share * 130)
    const half = (10 + share * 46) * scene.random.between(0.5, 1.1)
    return `M${short(x - half)} ${short(horizon + 6 + share * 330)}h${short(half * 2)}`
  })
  const strip =
    path('M1200 562C1330 548 1480 546 1660 552L2400 560V640H1500Q1340 600 1200 562Z', '#8FAA8C') +
    repeat(26, (index) => {
      const x = 1400 + index * 36
      const h = 14 + ((index * 7) % 4) * 9
      const color = ['#F0DFC0', '#E2C39A', '#F6EBD6', '#D9A886'][index % 4] ?? '#F0DFC0'
      return rect(x, 560 - h, 30, h + 8, color) + polygon([x - 3, 560 - h, x + 15, 548 - h, x + 33, 560 - h], '#C98467')
    })
  return (
    rect(0, horizon, width, 1000 - horizon, fill) +
    stroke(glints.join(''), '#FFF0CC', 4.4, 0.6) +
    strip +
    drawSailboat(scene, 560, 664, 112, false, 0.14) +
    drawSailboat(scene, 940, 600, 56, true, 0.3) +
    drawFerry(scene, 800, 622, 170, 0.16)
  )
}

/** Draws the mole with the lighthouse, the quay with its cranes and a ship. */
function drawHarbour(scene: Scene): string {
  const quay =
    polygon([1380, 664, 1900, 640, 1900, 720, 1400, 712], scene.tone('#C9B08A')) +
    polygon([1380, 664, 1900, 640, 1900, 652, 1380, 676], scene.tone('#E6D2AE')) +
    polygon([1380, 676, 1400, 712, 1900, 720, 1900, 690], scene.tone('#9C876A'), 0.6)
  const mole =
    path(
      'M1150 752C1160 738 1190 730 1230 730L1760 706V772L1240 778C1190 780 1140 772 1150 752Z',
      scene.tone('#A48E6F'),
    ) +
    path(
      'M1150 752C1160 738 1190 730 1230 730L1760 706V724L1240 750C1200 752 1160 756 1150 752Z',
      scene.tone('#D9C39B'),
    )
  const rocks = repeat(12, (index) =>
    polygon(
      [1150 + index * 50, 776, 1160 + index * 50, 758, 1184 + index * 50, 756, 1196 + index * 50, 777],
      scene.tone(index % 2 === 0 ? '#8D7B63' : '#77674F'),
    ),
  )
  return [
    drawPortCrane(scene, 1500, 668, 210, 0.2),
    drawPortCrane(scene, 1630, 662, 230, 0.14, false, palette.clay),
    drawPortCrane(scene, 1760, 658, 216, 0.1, true),
    quay,
    drawContainers(scene, 1560, 664, 5, 52, 0.1),
    drawCargoShip(scene, 1440, 706, 320, 0.06),
    mole,
    rocks,
    drawLighthouse(scene, 1212, 746, 290),
    drawFishingBoat(scene, 1560, 812, 130, palette.clay, true),
    drawFishingBoat(scene, 1420, 846, 110, '#2F8F6B'),
  ].join('')
}

/** Draws the old town on its hill, the fort above. */
function drawTownHill(scene: Scene): string {
  const hill =
    path(
      'M1640 760C1720 640 1760 560 1830 500C1890 440 1960 398 2050 384C2160 368 2290 392 2420 440V1000H1640Z',
      '#9DB27F',
    ) + path('M2130 378C2230 388 2330 410 2420 440V1000H2120C2200 760 2220 560 2130 378Z', darker('#9DB27F', 0.12), 0.7)
  return hill + drawFortress(scene, 1930, 392, 330, 0.1) + drawTownTerraces(scene)
}

interface Terrace {
  y: number
  from: number
  size: number
  depth: number
}

function drawTownTerraces(scene: Scene): string {
  const terraces: Terrace[] = [
    { y: 462, from: 1880, size: 62, depth: 0.2 },
    { y: 522, from: 1830, size: 70, depth: 0.16 },
    { y: 590, from: 1780, size: 80, depth: 0.11 },
    { y: 668, from: 1730, size: 94, depth: 0.06 },
    { y: 764, from: 1680, size: 112, depth: 0 },
  ]
  return terraces.map((terrace) => drawTerrace(scene, terrace)).join('')
}

function drawTerrace(scene: Scene, terrace: Terrace): string {
  const { y, from, size, depth } = terrace
  const walls = ['#F3E2C0', '#E6C59A', '#FAF0DC', '#DDA985', '#EBD3AC', '#F7E9CE']
  const parts: string[] = []
  let x = from
  while (x < width + 20) {
    const w = size * scene.random.between(0.75, 1.25)
    const h = size * scene.random.between(0.6, 1.02)
    const lift = Math.sin(((x - from) / (width - from)) * Math.PI * 0.7) * size * 0.34
    if (scene.random.chance(0.2))
      parts.push(drawCypress(scene, x - 3, y - lift + 8, size * scene.random.between(0.9, 1.25), depth))
    else if (scene.random.chance(0.14)) parts.push(drawTree(scene, x - 2, y - lift + 8, size * 0.95, depth))
    parts.push(
      drawHouse(scene, x, y - lift + 4, {
        width: w,
        height: h,
        wall: scene.random.pick(walls),
        roof: scene.random.pick(['gable', 'hip', 'hip', 'flat']),
        roofColor: scene.random.pick([palette.clay, '#B8603F', '#CB7C56', '#A9573C']),
        floors: h > size * 0.8 ? 2 : 1,
        columns: w > size ? 3 : 2,
        arched: scene.random.chance(0.5),
        door: depth < 0.1,
        depth,
        balcony: depth === 0 && scene.random.chance(0.5),
      }),
    )
    x += w * scene.random.between(0.94, 1.06)
  }
  return parts.join('')
}

function drawWater(scene: Scene): string {
  const ripples = Array.from({ length: 40 }, () => {
    const share = scene.random.between(0.15, 1)
    const half = 14 + share * 40
    const x = scene.random.between(0, 1500)
    return `M${short(x - half)} ${short(horizon + share * 400)}q${short(half)} ${short(-3 - share * 6)} ${short(half * 2)} 0`
  })
  const mirror = ellipse(1212, 800, 30, 10, '#FFFFFF', 0.35)
  return stroke(ripples.join(''), '#BFE2EF', 2.6, 0.4) + mirror
}
