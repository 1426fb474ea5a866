import { drawFramedPicture } from '../parts/framed-picture'
import type { Scene } from '../scene'
import { darker, lighter, palette } from '../palette'
import { drawBookcase, drawBookStack, drawPlant, drawRoom, drawView } from '../parts/indoor-things'
import { drawTree } from '../parts/nature'
import { drawPerson } from '../parts/people'
import { drawBunting } from '../parts/street-things'
import { circle, ellipse, path, polygon, rect, repeat, stroke } from '../svg'
import { drawSquareGround, type Compose } from './backdrop'

export const composeExhibition: Compose = (scene) => {
  const rug = drawExhibitionRug()
  const jar =
    rect(700, 730, 200, 170, '#E6DECF') +
    rect(840, 730, 60, 170, '#CFC4B0') +
    rect(690, 722, 220, 14, '#F6F1E7') +
    path('M760 720Q700 660 750 600Q764 584 764 560H836Q836 584 850 600Q900 660 840 720Z', palette.clay) +
    path('M810 720H840Q900 660 850 600Q836 584 836 560H814Q860 640 810 720Z', darker(palette.clay)) +
    stroke('M736 640Q800 660 864 640', palette.sand, 8) +
    ellipse(800, 560, 40, 8, darker(palette.clay, 0.35)) +
    stroke('M752 606Q704 596 722 660', palette.clay, 12)
  const lights = repeat(
    4,
    (index) =>
      rect(230 + index * 350, 40, 40, 22, '#3F5568', 4) +
      polygon(
        [232 + index * 350, 62, 268 + index * 350, 62, 380 + index * 350, 560, 120 + index * 350, 560],
        scene.gradient([
          [0, '#FFF3CF', 0.5],
          [1, '#FFF3CF', 0],
        ]),
      ),
  )
  return [
    drawRoom(scene, ['#DDE4E6', '#EBDDC6', '#D9E3D6', '#E7D5CC'][scene.variant % 4] ?? '#DDE4E6', '#B98A62', 720),
    rect(0, 36, 1600, 8, '#9FAEB8'),
    lights,
    drawFramedPicture(130, 210, 380, 290, scene.variant),
    drawFramedPicture(590, 190, 240, 320, scene.variant + 1),
    drawFramedPicture(890, 240, 230, 230, scene.variant + 2),
    rug,
    jar,
    drawPerson(scene, 300, 930, { height: 380, back: true, coat: false }),
    drawPerson(scene, 420, 930, { height: 220, back: true, arms: ['down', 'out'], coat: false }),
    drawPerson(scene, 1080, 920, { height: 370, hairstyle: 'bun', skirt: true, arms: ['down', 'out'], coat: false }),
    drawPerson(scene, 1330, 950, { height: 380, back: true, coat: false, hairstyle: 'short', arms: ['back', 'back'] }),
    drawPlant(1530, 800, 240),
  ].join('')
}

function drawExhibitionRug(): string {
  return (
    rect(1180, 200, 250, 400, '#8C3B3A', 3) +
    rect(1200, 220, 210, 360, '#C79A4B') +
    rect(1212, 232, 186, 336, '#A8383B') +
    repeat(
      3,
      (index) =>
        polygon(
          [1305, 250 + index * 104, 1380, 302 + index * 104, 1305, 354 + index * 104, 1230, 302 + index * 104],
          index === 1 ? palette.brandStrong : palette.sun,
        ) +
        polygon(
          [1305, 276 + index * 104, 1342, 302 + index * 104, 1305, 328 + index * 104, 1268, 302 + index * 104],
          palette.sand,
        ),
    ) +
    repeat(13, (index) => rect(1184 + index * 19, 600, 6, 20, '#E9DFC8'))
  )
}

/** The square in flags: stalls, music, balloons. */
export const composeFestival: Compose = (scene) => {
  const colors = [palette.danger, palette.sun, palette.brand, '#2F8F6B', palette.clay]
  const scaffold =
    rect(520, 360, 560, 300, scene.tone('#1E4A66')) +
    polygon([490, 360, 800, 250, 1110, 360], scene.tone(palette.brand)) +
    polygon([800, 250, 1110, 360, 860, 360], scene.tone(palette.brandStrong)) +
    rect(500, 360, 16, 310, scene.tone('#5A6670')) +
    rect(1084, 360, 16, 310, scene.tone('#5A6670')) +
    rect(480, 660, 640, 40, scene.tone('#8C5A38')) +
    circle(800, 440, 60, palette.sun, 0.85) +
    path('M700 560Q750 500 800 560T900 560V600H700Z', '#FFFFFF', 0.8)
  const fireworks = drawFestivalFireworks(scene, colors)
  const crowd = repeat(8, (index) =>
    drawPerson(scene, 130 + index * 190 + scene.random.between(-30, 30), 860 + (index % 3) * 44, {
      height: 220 + (index % 3) * 24,
      back: index % 3 !== 0,
      arms: scene.random.pick([
        ['up', 'up'],
        ['down', 'down'],
        ['wave', 'down'],
        ['hold', 'hold'],
      ] as const) as ['up', 'up'],
    }),
  )
  return [
    drawSquareGround(scene, 580),
    fireworks,
    scaffold,
    drawPerson(scene, 680, 664, { height: 180, arms: ['out', 'up'], coat: false, shadow: false }),
    drawPerson(scene, 800, 664, {
      height: 180,
      skirt: true,
      hairstyle: 'long',
      arms: ['up', 'out'],
      coat: false,
      shadow: false,
    }),
    drawPerson(scene, 920, 664, { height: 180, arms: ['out', 'out'], coat: false, shadow: false }),
    drawBunting(scene, -20, 230, 500, 340, 70),
    drawBunting(scene, 1100, 340, 1620, 220, 70),
    drawTree(scene, 90, 720, 380),
    drawTree(scene, 1520, 720, 380),
    crowd,
    drawFestivalBalloons(scene, colors, 360, 480, 760),
    drawPerson(scene, 360, 920, { height: 210, arms: ['down', 'up'] }),
    drawFestivalBalloons(scene, colors, 1270, 430, 740),
  ].join('')
}

function drawFestivalFireworks(scene: Scene, colors: string[]): string {
  return scene.light === 'night'
    ? repeat(3, (index) =>
        stroke(
          Array.from({ length: 12 }, (_, ray) => {
            const angle = (ray * Math.PI) / 6
            const x = 300 + index * 480
            const y = 150 + (index % 2) * 60
            return `M${x + Math.cos(angle) * 30} ${y + Math.sin(angle) * 30}L${x + Math.cos(angle) * 96} ${y + Math.sin(angle) * 96}`
          }).join(''),
          colors[index] ?? palette.sun,
          6,
        ),
      )
    : ''
}

function drawFestivalBalloons(scene: Scene, colors: string[], x: number, y: number, hand: number): string {
  return repeat(4, (index) => {
    const left = x + (index - 1.5) * 44
    const top = y + (index % 2) * 36
    return (
      stroke(`M${left} ${top + 40}L${x} ${hand}`, scene.tone(palette.inkSoft), 2) +
      ellipse(left, top, 32, 40, scene.tone(colors[index] ?? palette.sun)) +
      ellipse(left - 10, top - 14, 7, 11, '#FFFFFF', 0.5)
    )
  })
}

/** Shelves, a lamp and someone deep in a book. */
export const composeBooks: Compose = (scene) => {
  const wall = ['#DCE4E0', '#EBDDC6', '#CFDDE4', '#E6D2C4'][scene.variant % 4] ?? '#DCE4E0'
  const chair =
    path('M560 930V640Q560 560 640 560H740Q820 560 820 640V930Z', palette.brandStrong) +
    rect(520, 720, 80, 220, palette.brand, 34) +
    rect(780, 720, 80, 220, palette.brand, 34) +
    rect(580, 790, 220, 130, lighter(palette.brand, 0.18), 26)
  const floorLamp =
    stroke('M960 940V420', '#3F5568', 9) +
    ellipse(960, 942, 60, 12, '#3F5568') +
    polygon([920, 320, 1000, 320, 1040, 430, 880, 430], palette.sun) +
    circle(
      960,
      440,
      280,
      scene.gradient(
        [
          [0, '#FFE7A8', 0.55],
          [1, '#FFE7A8', 0],
        ],
        'round',
      ),
    )
  const reader = drawPerson(scene, 690, 950, {
    height: 430,
    legs: 'sit',
    arms: ['hold', 'hold'],
    coat: false,
    shadow: false,
    hairstyle: (['long', 'short', 'scarf', 'bun'] as const)[scene.variant % 4],
    held: path('M-16 -68L0 -62L16 -68V-50L0 -44L-16 -50Z', '#FBFAF5') + stroke('M0 -62V-44', palette.danger, 2),
  })
  return [
    drawRoom(scene, wall, '#A9744C', 760),
    drawBookcase(scene, 60, 800, 420, 660, 5),
    scene.variant % 2 === 0
      ? drawView(scene, 590, 130, 330, 300)
      : drawFramedPicture(600, 170, 300, 230, scene.variant),
    drawBookcase(scene, 1130, 800, 410, 660, 5),
    chair,
    floorLamp,
    reader,
    drawBookStack(scene, 1070, 950, 210, 5),
    drawBookStack(scene, 390, 960, 190, 3),
    drawPlant(1480, 960, 230),
    drawPerson(scene, 1290, 960, { height: 260, back: true, arms: ['down', 'up'], coat: false }),
  ].join('')
}
