import { darker, lighter, palette } from '../palette'
import { drawPerson } from '../parts/people'
import type { Scene } from '../scene'
import { circle, ellipse, path, polygon, rect, repeat, stroke } from '../svg'
import { drawBackdrop, drawTreeLine, type Compose } from './backdrop'

/** Heads of an audience seen from behind, along the bottom of the picture. */
function drawAudience(scene: Scene, y: number, color: string): string {
  return repeat(2, (row) =>
    repeat(11, (index) => {
      const x = 40 + index * 152 + (row % 2) * 76 + scene.random.between(-14, 14)
      const base = y + row * 84
      const shade = row === 0 ? lighter(color, 0.12) : color
      return path(`M${x - 62} ${base + 130}q0 -92 62 -92t62 92Z`, shade) + circle(x, base, 38, shade)
    }),
  )
}

function drawCurtains(color: string): string {
  const side = (x: number, direction: 1 | -1): string =>
    repeat(4, (index) =>
      path(
        `M${x + direction * index * 62} 60h${direction * 66}C${x + direction * (index * 62 + 40)} 360 ${x + direction * (index * 50 + 30)} 600 ${x + direction * index * 50} 780h${direction * -50}Z`,
        index % 2 === 0 ? color : darker(color, 0.2),
      ),
    )
  const swags = repeat(
    8,
    (index) =>
      path(`M${index * 200} 40h200q-20 120 -100 120t-100 -120Z`, index % 2 === 0 ? darker(color, 0.1) : color) +
      stroke(`M${index * 200} 44q16 116 100 116t100 -116`, palette.sun, 6),
  )
  return side(0, 1) + side(1600, -1) + rect(0, 0, 1600, 56, darker(color, 0.3)) + swags
}

export function drawSpot(scene: Scene, x: number, target: number, bottom: number): string {
  const light = scene.gradient([
    [0, '#FFF0C4', 0.5],
    [1, '#FFF0C4', 0.06],
  ])
  return (
    polygon([x - 16, 60, x + 16, 60, target + 190, bottom, target - 190, bottom], light) +
    ellipse(target, bottom, 190, 30, '#FFF0C4', 0.25)
  )
}

/** Actors on the boards of a theatre. */
export const composeStage: Compose = (scene) => {
  const curtain = ['#A8383B', palette.brandStrong, '#2C6B57', '#7A4A6E'][scene.variant % 4] ?? '#A8383B'
  const set = drawStageSet(scene)
  return [
    rect(0, 0, 1600, 1000, '#14293C'),
    rect(
      180,
      60,
      1240,
      640,
      scene.gradient([
        [0, '#23537A'],
        [1, '#E0A070'],
      ]),
    ),
    set,
    drawSpot(scene, 520, 620, 720),
    drawSpot(scene, 1080, 960, 720),
    polygon([100, 690, 1500, 690, 1600, 800, 0, 800], '#B07A4C'),
    stroke(
      'M260 690L190 800M480 690L450 800M700 690V800M900 690V800M1120 690L1150 800M1340 690L1410 800',
      '#7F5434',
      3,
    ),
    rect(0, 796, 1600, 40, '#6E4830'),
    drawPerson(scene, 600, 760, {
      height: 330,
      hairstyle: 'long',
      skirt: true,
      arms: ['out', 'up'],
      top: palette.sun,
      bottom: palette.danger,
      coat: false,
    }),
    drawPerson(scene, 980, 762, {
      height: 340,
      hairstyle: 'hat',
      arms: ['out', 'hips'],
      flipped: true,
      top: palette.brandStrong,
      coat: true,
    }),
    drawPerson(scene, 800, 730, { height: 260, hairstyle: 'scarf', skirt: true, arms: ['hold', 'hold'], coat: false }),
    drawCurtains(curtain),
    drawAudience(scene, 880, '#0D2033'),
  ].join('')
}

function drawStageSet(scene: Scene): string {
  return scene.variant % 2 === 0
    ? path('M300 690C480 520 640 560 800 480S1120 540 1300 690Z', '#5E7F9E') +
        rect(560, 500, 170, 190, '#DDBB8C') +
        polygon([540, 504, 645, 430, 750, 504], palette.clay) +
        rect(620, 590, 54, 100, palette.umber) +
        circle(1080, 290, 60, '#F3E3B0')
    : repeat(5, (index) =>
        path(`M${430 + index * 170} 690V440a60 60 0 0 1 120 0V690h-22V446a38 38 0 0 0 -76 0V690Z`, '#D8B98A'),
      ) + circle(800, 250, 54, '#FFE3A0')
}

/** Musicians under the lights, in the hall or by the sea. */
export const composeConcert: Compose = (scene) => {
  const string =
    path('M8 -74Q22 -82 26 -66Q22 -60 27 -52Q24 -42 12 -50Q2 -56 8 -74Z', '#B5652F') +
    stroke('M20 -72L38 -92M4 -52L36 -74', '#3B2A22', 1.6)
  const drum =
    ellipse(0, -58, 19, 6, '#F6F1E7') +
    path('M-19 -58V-38Q0 -28 19 -38V-58Q0 -50 -19 -58Z', palette.danger) +
    stroke('M-19 -56L-10 -34M-6 -50L2 -32M10 -51L16 -36', palette.sun, 1.8)
  const pipe = stroke('M2 -84L16 -54', '#3B2A22', 3) + path('M13 -58L22 -50L15 -46Z', '#3B2A22')
  const open = scene.variant % 2 === 1
  const mics = repeat(
    3,
    (index) => stroke(`M${640 + index * 180} 770V590`, '#9FB0BC', 5) + circle(640 + index * 180, 586, 12, '#C9D4DB'),
  )
  const shell = drawConcertShell(scene, open)
  return [
    shell,
    polygon([140, 750, 1460, 750, 1600, 850, 0, 850], '#A9744C'),
    rect(0, 846, 1600, 40, '#6E4830'),
    drawConcertPlayer(scene, 430, drum, false),
    drawConcertPlayer(scene, 620, string, true),
    drawConcertPlayer(scene, 980, string, false),
    drawConcertPlayer(scene, 1170, pipe, true),
    mics,
    drawPerson(scene, 800, 806, {
      height: 330,
      hairstyle: 'bun',
      skirt: true,
      top: palette.sun,
      bottom: palette.sun,
      arms: ['out', 'out'],
      coat: false,
    }),
    repeat(3, (index) =>
      polygon([250 + index * 90, 830, 310 + index * 90, 830, 300 + index * 90, 796, 262 + index * 90, 796], '#1B2F41'),
    ),
    drawAudience(scene, 900, open ? '#16334B' : '#0A1B2B'),
  ].join('')
}

function drawConcertShell(scene: Scene, open: boolean): string {
  return open
    ? drawBackdrop(scene, 600, 'sea') +
        drawTreeLine(scene, 640, 7, 280, 0.1) +
        path('M240 760V520C240 200 1360 200 1360 520V760Z', scene.tone(palette.brandStrong)) +
        repeat(
          4,
          (index) =>
            `<path d="M${300 + index * 60} 760V${540 + index * 26}C${300 + index * 60} ${280 + index * 66} ${1300 - index * 60} ${280 + index * 66} ${1300 - index * 60} ${540 + index * 26}V760Z" fill="${lighter(palette.brand, 0.12 * index)}"/>`,
        )
    : rect(0, 0, 1600, 1000, '#12283C') +
        repeat(9, (index) => rect(index * 180, 60, 100, 700, '#1D3E5A')) +
        repeat(5, (index) => path(`M${260 + index * 240} 700q0 -420 120 -420t120 420Z`, '#2B5A80', 0.7)) +
        drawSpot(scene, 300, 560, 770) +
        drawSpot(scene, 800, 800, 770) +
        drawSpot(scene, 1300, 1040, 770)
}

function drawConcertPlayer(scene: Scene, x: number, held: string, woman: boolean): string {
  return drawPerson(scene, x, 790, {
    height: 300,
    hairstyle: woman ? 'long' : 'short',
    skirt: woman,
    arms: ['hold', 'hold'],
    held,
    coat: false,
    top: woman ? '#A8383B' : '#22384C',
    bottom: woman ? '#A8383B' : '#22384C',
  })
}
