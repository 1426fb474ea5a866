import { palette } from '../palette'
import { drawCargoShip, drawFerry, drawFishingBoat, drawSailboat } from '../parts/boats'
import { drawHill, drawMountains, drawPavement, drawSea } from '../parts/land'
import { drawContainers, drawFortress, drawLighthouse, drawOldTown, drawPortCrane } from '../parts/landmarks'
import { drawCypress, drawPalm, drawTree } from '../parts/nature'
import { drawPerson } from '../parts/people'
import { drawBirds, drawRain, drawSky } from '../parts/sky'
import { drawBench, drawLamp } from '../parts/street-things'
import type { Scene } from '../scene'
import { circle, ellipse, path, polygon, rect, repeat, stroke } from '../svg'
import type { Compose } from './backdrop'

/** A bay between the town and a cape with the lighthouse. */
export const composeCoast: Compose = (scene) => {
  const promenade = scene.variant % 2 === 1
  const bay = [
    drawSky(scene, { horizon: 430, sunX: 900 }),
    drawMountains(scene, 440, 210),
    drawOldTown(scene, 30, 470, 700, 110, 3, 0.26),
    drawFortress(scene, 250, 352, 240, 0.32),
    drawSea(scene, { top: 436, bottom: 1000, glintX: 900 }),
    path('M1180 470C1300 420 1420 400 1640 380V560C1480 560 1330 540 1180 470Z', scene.tone('#9A8B6E', 0.14)),
    path('M1240 462C1340 420 1460 398 1640 384V470C1500 480 1340 486 1240 462Z', scene.tone(scene.lawn, 0.16)),
    drawLighthouse(scene, 1390, 440, 240),
    drawTree(scene, 1500, 420, 110, 0.1),
    drawCypress(scene, 1545, 420, 120, 0.1),
    drawSailboat(scene, 640, 560, 150),
    drawFerry(scene, 1010, 500, 150, 0.15),
    drawBirds(scene, 520, 250, 5),
  ]
  return bay.join('') + (promenade ? drawPromenade(scene) : drawRockyShore(scene))
}

function drawPromenade(scene: Scene): string {
  const rail = Array.from({ length: 28 }, (_, index) => `M${index * 60} 770V850`).join('')
  const iron = scene.tone('#34506A')
  return [
    drawPavement(scene, 840, 1000),
    stroke(`M0 772H1600M0 812H1600${rail}`, iron, 7),
    drawLamp(scene, 250, 880, 420),
    drawLamp(scene, 1280, 880, 420),
    drawBench(scene, 520, 930, 220),
    drawPerson(scene, 860, 950, { height: 250, legs: 'walk', arms: ['swing', 'back'] }),
    drawPerson(scene, 940, 955, { height: 240, legs: 'walk', arms: ['back', 'swing'] }),
    drawPalm(scene, 1470, 910, 470),
    drawPalm(scene, 80, 920, 430),
  ].join('')
}

function drawRockyShore(scene: Scene): string {
  const rock = (x: number, y: number, size: number): string =>
    polygon(
      [
        x - size,
        y,
        x - size * 0.7,
        y - size * 0.6,
        x - size * 0.1,
        y - size * 0.8,
        x + size * 0.6,
        y - size * 0.5,
        x + size,
        y,
      ],
      scene.tone('#8D8071'),
    ) +
    polygon(
      [x, y, x + size * 0.05, y - size * 0.5, x + size * 0.6, y - size * 0.5, x + size, y],
      scene.tone('#6E6459'),
    ) +
    ellipse(x, y + 3, size * 1.2, 7, '#FFFFFF', 0.6)
  return [
    path('M-20 1000V800C160 770 300 820 470 872S760 960 900 1000Z', scene.tone(scene.lawn)),
    path('M-20 1000V860C160 840 300 880 430 930S600 980 680 1000Z', scene.tone(palette.stone)),
    rock(700, 880, 60),
    rock(860, 950, 84),
    rock(1090, 930, 44),
    rock(560, 830, 36),
    drawTree(scene, 130, 860, 380),
    drawCypress(scene, 300, 880, 330),
    drawPerson(scene, 430, 915, { height: 150, back: true }),
    drawPerson(scene, 480, 925, { height: 140, back: true, arms: ['down', 'forward'] }),
  ].join('')
}

/** The harbour: a ship at the quay, cranes and containers. */
export const composePort: Compose = (scene) => {
  const ferry = scene.variant % 3 === 2
  const back = [
    drawSky(scene, { horizon: 430, sunX: 420 }),
    drawMountains(scene, 440, 190),
    drawHill(scene, 400, 450, scene.lawn, 0.4),
    drawSea(scene, { top: 440, bottom: 1000, glintX: 420 }),
    drawLighthouse(scene, 140, 470, 200, 0.2),
    rect(0, 466, 260, 14, scene.tone('#A79B86', 0.2)),
  ]
  const cranes = [
    drawPortCrane(scene, 900, 720, 480, 0.12),
    drawPortCrane(scene, 1180, 726, 520, 0.04, false, palette.clay),
    drawPortCrane(scene, 1440, 730, 500, 0, true),
  ]
  const ship = ferry ? drawFerry(scene, 560, 740, 760) : drawCargoShip(scene, 560, 770, 820)
  const quay = [
    rect(700, 720, 920, 40, scene.tone('#B7A88F')),
    polygon([700, 720, 1620, 720, 1620, 1000, 880, 1000], scene.tone('#CDBB9C')),
    polygon([700, 720, 880, 1000, 840, 1000, 700, 760], scene.tone('#8F816C')),
  ]
  const people = repeat(3, (index) =>
    drawPerson(scene, 1130 + index * 92, 950 - (index % 2) * 26, {
      height: 190,
      hairstyle: 'helmet',
      headColor: palette.sun,
      vest: '#F08A32',
      coat: false,
      arms: index === 1 ? ['down', 'forward'] : ['down', 'down'],
    }),
  )
  return [
    ...back,
    ...cranes,
    ...quay,
    ship,
    drawContainers(scene, 1000, 850, 5, 116),
    people,
    drawBirds(scene, 200, 240, 5),
  ].join('')
}

/** Fishermen, their boat and the catch. */
export const composeFishing: Compose = (scene) => {
  const colors = [palette.brand, palette.clay, '#2F8F6B']
  const rod = (x: number, y: number): string =>
    stroke(`M${x} ${y}L${x + 190} ${y - 190}Q${x + 250} ${y - 130} ${x + 262} ${y + 60}`, scene.tone(palette.umber), 4)
  const crate = (x: number, y: number): string =>
    drawFishingFish(scene, x + 40, y - 66, 30) +
    drawFishingFish(scene, x + 88, y - 72, 32) +
    drawFishingFish(scene, x + 130, y - 62, 26) +
    rect(x, y - 60, 170, 60, scene.tone('#B57A4B'), 4) +
    stroke(`M${x} ${y - 40}h170M${x} ${y - 20}h170`, scene.tone('#8C5A38'), 4)
  return [
    drawSky(scene, { horizon: 450, sunX: 560 }),
    drawMountains(scene, 456, 170),
    drawSea(scene, { top: 450, bottom: 1000, glintX: 560 }),
    drawFishingBoat(scene, 330, 520, 150, '#5B7C99', true),
    drawFishingBoat(scene, 760, 720, 560, colors[scene.variant % 3] ?? palette.brand),
    drawBirds(scene, 640, 290, 6),
    drawPerson(scene, 870, 700, {
      height: 190,
      hairstyle: 'winter',
      headColor: palette.danger,
      top: palette.sun,
      coat: true,
      shadow: false,
      arms: ['forward', 'hold'],
    }),
    polygon([-20, 850, 1620, 820, 1620, 1000, -20, 1000], scene.tone('#A9825C')),
    stroke(
      'M-20 890L1620 866M-20 936L1620 920M240 848L210 1000M620 840L610 1000M1010 833L1030 1000M1400 826L1450 1000',
      scene.tone('#7F5F42'),
      4,
      0.7,
    ),
    rect(-20, 838, 1660, 16, scene.tone('#8C6A4A')),
    drawPerson(scene, 1240, 905, { height: 290, top: '#2F8F6B', hairstyle: 'cap', arms: ['hold', 'forward'] }),
    rod(1318, 718),
    crate(940, 950),
    crate(330, 960),
    drawPerson(scene, 250, 950, {
      height: 280,
      top: palette.brandStrong,
      hairstyle: 'cap',
      headColor: palette.umber,
      arms: ['down', 'forward'],
      bottom: '#F08A32',
    }),
  ].join('')
}

function drawFishingFish(scene: Scene, x: number, y: number, size: number): string {
  return (
    path(
      `M${x - size} ${y}Q${x} ${y - size * 0.7} ${x + size} ${y}Q${x} ${y + size * 0.7} ${x - size} ${y}ZM${x + size * 0.8} ${y}L${x + size * 1.5} ${y - size * 0.45}V${y + size * 0.45}Z`,
      scene.tone('#9FB6C2'),
    ) +
    path(`M${x - size} ${y}Q${x} ${y + size * 0.7} ${x + size} ${y}Z`, scene.tone('#DDE7EB')) +
    circle(x - size * 0.6, y - size * 0.1, size * 0.09, palette.ink)
  )
}

/** High waves against the mole. */
export const composeStorm: Compose = (scene) => {
  const heavy = scene.gradient([
    [0, scene.light === 'night' ? '#0A1B2A' : '#4E6678'],
    [0.7, scene.light === 'night' ? '#1E3A50' : '#8299A6'],
    [1, scene.light === 'night' ? '#34566E' : '#BCC8CC'],
  ])
  const wave = (y: number, height: number, color: string, shift: number): string => {
    const crests =
      `c70 0 110 ${-height} 190 ${-height}c-44 ${height * 0.3} -20 ${height * 0.8} 60 ${height * 0.86}c50 6 90 ${height * 0.14} 130 ${height * 0.14}`.repeat(
        6,
      )
    return path(`M${shift - 400} ${y}${crests}V1010H${shift - 400}Z`, color)
  }
  /** Foam lies on the crest of every wave, from its middle to the tip. */
  const foam = (y: number, height: number, shift: number): string =>
    repeat(6, (index) => {
      const x = shift - 400 + index * 380
      return path(
        `M${x + 91} ${y - height * 0.5}C${x + 120} ${y - height * 0.75} ${x + 150} ${y - height} ${x + 190} ${y - height}C${x + 178} ${y - height * 0.93} ${x + 172} ${y - height * 0.86} ${x + 170} ${y - height * 0.74}C${x + 152} ${y - height * 0.84} ${x + 128} ${y - height * 0.7} ${x + 91} ${y - height * 0.5}Z`,
        '#FFFFFF',
        0.9,
      )
    })
  /** The lower edge of a layer of clouds. */
  const clouds = (bottom: number, width: number, color: string): string =>
    path(
      `M-20 -10H1640V${bottom}${`q${-width / 2} ${width * 0.42} ${-width} 0`.repeat(Math.ceil(1660 / width))}Z`,
      color,
    )
  return [
    rect(0, 0, 1600, 620, heavy),
    clouds(180, 260, '#6B8292'),
    clouds(110, 190, '#5A7182'),
    clouds(50, 230, '#4A6071'),
    wave(590, 70, scene.tone('#5F8497', 0.2), -30),
    wave(660, 110, scene.tone('#3F6C84'), 140),
    foam(660, 110, 140),
    drawLighthouse(scene, 1180, 700, 460),
    polygon([900, 690, 1620, 670, 1620, 800, 860, 800], scene.tone('#7A736A')),
    polygon([900, 690, 1620, 670, 1620, 700, 884, 720], scene.tone('#9C9488')),
    drawSpray(scene, 930, 790),
    wave(800, 150, scene.tone('#28566F'), -60),
    foam(800, 150, -60),
    scene.variant % 2 === 0 ? drawFishingBoat(scene, 420, 770, 240, palette.clay) : drawBirds(scene, 320, 380, 4, 1.4),
    wave(930, 130, scene.tone('#1C445C'), 90),
    foam(930, 130, 90),
    drawRain(scene),
  ].join('')
}

/** A wave that breaks on the mole: water thrown up in a fan and drops around it. */
function drawSpray(scene: Scene, x: number, y: number): string {
  const plume = (angle: number, long: number, width: number): string => {
    const tip = [x + Math.sin(angle) * long, y - Math.cos(angle) * long] as const
    const bend = x + Math.sin(angle) * long * 0.35
    return path(
      `M${x + angle * 60 - width} ${y}Q${bend - width} ${y - long * 0.6} ${tip[0]} ${tip[1]}Q${bend + width} ${y - long * 0.5} ${x + angle * 60 + width} ${y}Z`,
      '#FFFFFF',
      0.62,
    )
  }
  const drops = repeat(34, () => {
    const angle = scene.random.between(-0.95, 0.95)
    const away = scene.random.between(130, 290)
    return circle(x + Math.sin(angle) * away, y - Math.cos(angle) * away, scene.random.between(3, 9), '#FFFFFF', 0.8)
  })
  return (
    [-0.85, -0.6, -0.34, -0.1, 0.14, 0.4, 0.66, 0.9]
      .map((angle) => plume(angle, 250 - Math.abs(angle) * 90, 34))
      .join('') +
    ellipse(x, y, 150, 34, '#FFFFFF', 0.7) +
    drops
  )
}
