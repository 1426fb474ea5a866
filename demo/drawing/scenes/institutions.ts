import { darker, palette } from '../palette'
import { drawDoor, drawFlag, drawWindow } from '../parts/buildings'
import { drawLawn, drawPavement } from '../parts/land'
import { drawBush, drawFlowerbed, drawTree } from '../parts/nature'
import { drawPerson } from '../parts/people'
import { drawBall, drawClimber, drawSandbox, drawSeesaw, drawSlide } from '../parts/playground-things'
import { drawBench, drawFence } from '../parts/street-things'
import { sides, type Scene } from '../scene'
import { circle, path, polygon, rect, repeat, stroke } from '../svg'
import { drawBackdrop, drawTreeLine, type Compose } from './backdrop'

/** A school: a long front, an entrance with a bell-shaped gable, children with satchels. */
export const composeSchool: Compose = (scene) => {
  const wall = ['#F0D9A8', '#E6B598', '#DCE3E4', '#F3E6CC'][scene.variant % 4] ?? '#F0D9A8'
  const child = (x: number, y: number, height: number, walking: boolean): string =>
    drawPerson(scene, x, y, {
      height,
      legs: walking ? 'walk' : 'stand',
      arms: ['down', scene.random.pick(['down', 'wave', 'hold'])],
      held: rect(
        -20,
        -78,
        11,
        26,
        scene.tone(scene.random.pick([palette.danger, palette.sun, palette.brand, '#2F8F6B'])),
        4,
      ),
      bottom: '#26384A',
    })
  return [
    drawBackdrop(scene, 590),
    drawTreeLine(scene, 610, 7, 220, 0.2),
    drawLawn(scene, 600, 820),
    drawSchoolBuilding(scene, 150, 700, 1300, wall),
    drawPavement(scene, 720),
    drawFlowerbed(scene, 320, 760, 360),
    drawFlowerbed(scene, 1280, 760, 360),
    drawTree(scene, 90, 780, 320),
    drawTree(scene, 1500, 790, 330),
    drawBush(scene, 540, 750, 110),
    drawBush(scene, 1060, 750, 110),
    child(420, 880, 170, true),
    child(520, 900, 180, true),
    child(700, 870, 160, false),
    child(940, 890, 172, false),
    child(1030, 880, 165, true),
    drawPerson(scene, 800, 920, {
      height: 260,
      hairstyle: 'bun',
      skirt: true,
      arms: ['out', 'hold'],
      held: path('M1 -66H13V-52H1Z', scene.tone('#FBFAF5')),
    }),
    child(1200, 930, 186, true),
    drawBall(scene, 1340, 950, 22),
    drawBench(scene, 200, 930, 220),
  ].join('')
}

function drawSchoolBuilding(scene: Scene, x: number, y: number, width: number, wall: string): string {
  const tones = sides(scene, wall)
  const height = 300
  const middle = x + width / 2
  const windows = repeat(3, (row) =>
    repeat(
      4,
      (index) =>
        drawWindow(scene, x + 62 + index * 112, y - height + 30 + row * 92, 62, 58) +
        drawWindow(scene, x + width - 62 - index * 112, y - height + 30 + row * 92, 62, 58),
    ),
  )
  const entrance =
    rect(middle - 150, y - height - 44, 300, height + 44, tones.edge) +
    polygon(
      [middle - 170, y - height - 40, middle, y - height - 130, middle + 170, y - height - 40],
      scene.tone(scene.snowy ? '#F4F8FA' : palette.clay),
    ) +
    circle(middle, y - height - 76, 22, scene.tone('#FBFAF5')) +
    stroke(`M${middle} ${y - height - 76}v-12M${middle} ${y - height - 76}l9 5`, palette.ink, 3)
  const doors =
    drawDoor(scene, middle - 40, y - 22, 118) +
    drawDoor(scene, middle + 40, y - 22, 118) +
    rect(middle - 130, y - 160, 260, 14, scene.tone(palette.brandStrong), 4) +
    rect(middle - 118, y - 148, 10, 130, scene.tone('#FBFAF5')) +
    rect(middle + 108, y - 148, 10, 130, scene.tone('#FBFAF5')) +
    rect(middle - 140, y - 22, 280, 11, tones.front) +
    rect(middle - 160, y - 11, 320, 12, tones.shade)
  const upper = repeat(3, (index) =>
    drawWindow(scene, middle - 84 + index * 84, y - height - 6, 54, 96, { arched: true }),
  )
  const flag =
    stroke(`M${middle} ${y - height - 128}v-70`, scene.tone(palette.inkSoft), 5) +
    drawFlag(scene, middle + 2, y - height - 196, 66)
  return (
    rect(x, y - height, width, height, tones.front) +
    rect(x + width * 0.84, y - height, width * 0.16, height, tones.shade) +
    rect(x - 12, y - height - 16, width + 24, 20, scene.tone(scene.snowy ? '#F4F8FA' : darker(wall, 0.3))) +
    rect(x, y - 20, width, 20, tones.shade) +
    windows +
    flag +
    entrance +
    upper +
    doors
  )
}

/** A low bright building, toys and small children. */
export const composeKindergarten: Compose = (scene) => {
  const colors = [palette.sun, palette.brand, palette.clay, '#2F8F6B', palette.danger, palette.sky]
  const painted = repeat(
    5,
    (index) =>
      circle(580 + index * 110, 660, 22, scene.tone(colors[(index + scene.variant) % 6] ?? palette.sun)) +
      circle(580 + index * 110, 660, 9, scene.tone('#FBFAF5')),
  )
  return [
    drawBackdrop(scene, 580),
    drawTreeLine(scene, 600, 7, 210, 0.2),
    drawLawn(scene, 610),
    drawKindergartenPavilion(scene, 120, 420, 260, '#F6E3B6'),
    drawKindergartenPavilion(scene, 1060, 420, 260, '#CFE3EC'),
    drawKindergartenPavilion(
      scene,
      500,
      600,
      270,
      ['#F3CDB4', '#DDEBD0', '#F0D9A8', '#F6F1E7'][scene.variant % 4] ?? '#F3CDB4',
    ),
    drawDoor(scene, 800, 690, 130),
    painted,
    path('M700 694H900L1040 1000H560Z', scene.tone(scene.snowy ? '#DCE6EA' : '#E3CDA6')),
    drawFence(scene, 0, 760, 380, 60, palette.brand),
    drawFence(scene, 1240, 760, 380, 60, palette.brand),
    drawSlide(scene, 330, 850, 220),
    drawSandbox(scene, 560, 900, 250),
    drawClimber(scene, 1230, 850, 250),
    drawSeesaw(scene, 1060, 930, 220),
    drawKindergartenChild(scene, colors, 480, 870, 118),
    drawKindergartenChild(scene, colors, 600, 880, 112),
    drawKindergartenChild(scene, colors, 760, 880, 124),
    drawKindergartenChild(scene, colors, 860, 900, 120),
    drawKindergartenChild(scene, colors, 950, 860, 112),
    drawKindergartenChild(scene, colors, 1360, 890, 122),
    drawPerson(scene, 690, 930, { height: 230, hairstyle: 'bun', skirt: true, arms: ['out', 'hold'] }),
    drawTree(scene, 90, 900, 360),
    drawTree(scene, 1530, 900, 350),
    drawFlowerbed(scene, 1380, 975, 300),
  ].join('')
}

function drawKindergartenChild(scene: Scene, colors: string[], x: number, y: number, size: number): string {
  return drawPerson(scene, x, y, {
    height: size,
    top: scene.random.pick(colors),
    arms: scene.random.pick([
      ['up', 'up'],
      ['out', 'wave'],
      ['down', 'forward'],
      ['wave', 'out'],
    ] as const) as ['up', 'up'],
    legs: scene.random.pick(['stand', 'run', 'wide'] as const),
  })
}

function drawKindergartenPavilion(scene: Scene, x: number, width: number, height: number, color: string): string {
  const tones = sides(scene, color)
  return (
    rect(x, 690 - height, width, height, tones.front) +
    rect(x + width * 0.8, 690 - height, width * 0.2, height, tones.shade) +
    polygon(
      [x - 20, 690 - height, x + width / 2, 690 - height - 110, x + width + 20, 690 - height],
      scene.tone(scene.snowy ? '#F6F9FB' : '#B0583D'),
    ) +
    circle(x + width / 2, 690 - height - 36, 24, scene.tone('#CDE6F4')) +
    repeat(2, (row) =>
      repeat(Math.floor(width / 120), (index) =>
        drawWindow(scene, x + 70 + index * 120, 690 - height + 26 + row * 120, 66, 66),
      ),
    )
  )
}
