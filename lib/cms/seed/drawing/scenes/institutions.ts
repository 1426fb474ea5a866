import { darker, palette } from '../palette'
import { drawDoor, drawFlag, drawHouse, drawWindow } from '../parts/buildings'
import { drawLawn, drawPavement } from '../parts/land'
import { drawBush, drawCypress, drawFlowerbed, drawTree } from '../parts/nature'
import { drawPerson } from '../parts/people'
import { drawBall, drawClimber, drawSandbox, drawSeesaw, drawSlide } from '../parts/playground-things'
import { drawBench, drawFence, drawLamp } from '../parts/street-things'
import { drawCar } from '../parts/vehicles'
import { drawBackdrop, drawTreeLine, type Compose } from './backdrop'
import { sides, type Scene } from '../scene'
import { circle, ellipse, path, polygon, rect, repeat, stroke } from '../svg'

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
  const pavilion = (x: number, width: number, height: number, color: string): string => {
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
  const painted = repeat(
    5,
    (index) =>
      circle(580 + index * 110, 660, 22, scene.tone(colors[(index + scene.variant) % 6] ?? palette.sun)) +
      circle(580 + index * 110, 660, 9, scene.tone('#FBFAF5')),
  )
  const child = (x: number, y: number, size: number): string =>
    drawPerson(scene, x, y, {
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
  return [
    drawBackdrop(scene, 580),
    drawTreeLine(scene, 600, 7, 210, 0.2),
    drawLawn(scene, 610),
    pavilion(120, 420, 260, '#F6E3B6'),
    pavilion(1060, 420, 260, '#CFE3EC'),
    pavilion(500, 600, 270, ['#F3CDB4', '#DDEBD0', '#F0D9A8', '#F6F1E7'][scene.variant % 4] ?? '#F3CDB4'),
    drawDoor(scene, 800, 690, 130),
    painted,
    path('M700 694H900L1040 1000H560Z', scene.tone(scene.snowy ? '#DCE6EA' : '#E3CDA6')),
    drawFence(scene, 0, 760, 380, 60, palette.brand),
    drawFence(scene, 1240, 760, 380, 60, palette.brand),
    drawSlide(scene, 330, 850, 220),
    drawSandbox(scene, 560, 900, 250),
    drawClimber(scene, 1230, 850, 250),
    drawSeesaw(scene, 1060, 930, 220),
    child(480, 870, 118),
    child(600, 880, 112),
    child(760, 880, 124),
    child(860, 900, 120),
    child(950, 860, 112),
    child(1360, 890, 122),
    drawPerson(scene, 690, 930, { height: 230, hairstyle: 'bun', skirt: true, arms: ['out', 'hold'] }),
    drawTree(scene, 90, 900, 360),
    drawTree(scene, 1530, 900, 350),
    drawFlowerbed(scene, 1380, 975, 300),
  ].join('')
}

/** A reading house with tall windows and readers on the steps. */
export const composeLibrary: Compose = (scene) => {
  const tones = sides(scene, ['#E9D4AE', '#DCE3E4', '#EBC9AC'][scene.variant % 3] ?? '#E9D4AE')
  const shelves = ['#C4694A', '#0377C4', '#2F8F6B', '#FFB547', '#5B7C99']
  const bay = (x: number): string =>
    rect(x - 8, 372, 126, 258, scene.tone('#FBF7EC'), 6) +
    rect(x, 380, 110, 244, scene.lit ? '#FFE2A0' : scene.tone('#9CC8DC'), 3) +
    repeat(
      4,
      (row) =>
        repeat(8, (index) =>
          rect(
            x + 5 + index * 13,
            452 + row * 46 - scene.random.between(26, 36),
            10,
            36,
            scene.tone(scene.random.pick(shelves), 0.16),
          ),
        ) + rect(x, 452 + row * 46 + 8, 110, 5, scene.tone('#8C5A38')),
    ) +
    polygon([x, 380, x + 64, 380, x, 470], '#FFFFFF', 0.3)
  const openBook =
    path('M800 250Q750 226 700 240V306Q750 292 800 316Q850 292 900 306V240Q850 226 800 250Z', scene.tone('#FBF7EC')) +
    stroke(
      'M800 250V314M716 258Q756 246 788 264M716 276Q756 264 788 282M884 258Q844 246 812 264M884 276Q844 264 812 282',
      scene.tone(palette.brandStrong),
      4,
    )
  return [
    drawBackdrop(scene, 600),
    drawTreeLine(scene, 620, 6, 250, 0.2),
    drawLawn(scene, 640),
    rect(240, 330, 1120, 390, tones.front),
    rect(1180, 330, 180, 390, tones.shade),
    polygon([200, 334, 800, 160, 1400, 334], scene.tone(scene.snowy ? '#F4F8FA' : '#A65A41')),
    polygon([330, 322, 800, 186, 1270, 322], tones.edge),
    openBook,
    rect(220, 326, 1160, 18, scene.tone('#FBF7EC')),
    [290, 440, 590, 900, 1050, 1200].map(bay).join(''),
    drawDoor(scene, 800, 690, 210, 0, true),
    repeat(4, (index) =>
      rect(690 - index * 30, 690 + index * 16, 220 + index * 60, 17, scene.tone(darker('#E6D9C0', index * 0.07))),
    ),
    drawPavement(scene, 750),
    drawLamp(scene, 560, 790, 300),
    drawLamp(scene, 1040, 790, 300, true),
    drawPerson(scene, 690, 770, {
      height: 180,
      legs: 'sit',
      arms: ['hold', 'hold'],
      held: path('M0 -62L11 -66V-52L0 -48Z', scene.tone(palette.danger)),
    }),
    drawPerson(scene, 940, 850, {
      height: 220,
      legs: 'walk',
      arms: ['swing', 'hold'],
      held: rect(2, -66, 14, 17, scene.tone(palette.brand), 2),
    }),
    drawPerson(scene, 480, 900, {
      height: 240,
      arms: ['hold', 'hold'],
      held: path('M-12 -66L0 -62L12 -66V-52L0 -48L-12 -52Z', scene.tone('#FBFAF5')),
    }),
    drawBench(scene, 1230, 900, 240),
    drawPerson(scene, 1210, 902, { height: 220, legs: 'sit', arms: ['hold', 'hold'] }),
    drawTree(scene, 110, 830, 400),
    drawTree(scene, 1500, 830, 390),
  ].join('')
}

/** The old customs house with an anchor and a gun before it. */
export const composeMuseum: Compose = (scene) => {
  const stone = sides(scene, '#DDBE90')
  const arch = (x: number): string =>
    path(`M${x - 46} 690V520a46 46 0 0 1 92 0V690Z`, scene.tone('#FBF3DF')) +
    path(`M${x - 36} 690V522a36 36 0 0 1 72 0V690Z`, scene.lit ? '#FFD58A' : scene.tone('#6E4F3C'))
  const banner = (x: number, color: string, mark: string): string =>
    rect(x, 400, 66, 190, scene.tone(color)) +
    polygon([x, 590, x + 33, 568, x + 66, 590, x + 66, 612, x + 33, 590, x, 612], scene.tone(color)) +
    mark
  const anchor =
    stroke('M390 776V900M356 806H424M322 850Q340 908 390 908Q440 908 458 850', scene.tone('#2F4254'), 16) +
    circle(390, 762, 18, scene.tone('#2F4254')) +
    circle(390, 762, 8, scene.tone('#DCC9A8')) +
    rect(300, 906, 180, 26, stone.shade, 4)
  const gun =
    rect(1140, 842, 210, 36, scene.tone('#36485A'), 16) +
    rect(1330, 836, 20, 48, scene.tone('#28384A'), 6) +
    circle(1190, 894, 40, scene.tone(palette.umber)) +
    circle(1190, 894, 24, scene.tone('#B08A66')) +
    circle(1190, 894, 9, scene.tone(palette.umber)) +
    rect(1110, 930, 240, 14, stone.shade, 4)
  return [
    drawBackdrop(scene, 600, 'sea'),
    drawCypress(scene, 170, 690, 420, 0.05),
    drawCypress(scene, 1450, 690, 440, 0.05),
    drawHouse(scene, 240, 690, {
      width: 240,
      height: 240,
      wall: '#E9CFA2',
      roof: 'hip',
      floors: 1,
      columns: 3,
      arched: true,
      door: false,
    }),
    drawHouse(scene, 1120, 690, {
      width: 240,
      height: 240,
      wall: '#E9CFA2',
      roof: 'hip',
      floors: 1,
      columns: 3,
      arched: true,
      door: false,
    }),
    rect(460, 340, 680, 350, stone.front),
    rect(990, 340, 150, 350, stone.shade),
    rect(440, 326, 720, 22, stone.edge),
    repeat(19, (index) => rect(446 + index * 38, 304, 22, 24, stone.front)),
    polygon([640, 326, 800, 236, 960, 326], stone.edge),
    circle(800, 292, 24, scene.tone(palette.brandStrong)),
    path('M782 296q9 -10 18 0t18 0v10h-36Z', '#FFFFFF'),
    [560, 680, 800, 920, 1040].map(arch).join(''),
    banner(487, palette.danger, polygon([520, 440, 540, 474, 520, 508, 500, 474], scene.tone(palette.sun))),
    banner(1047, palette.brandStrong, path('M1062 500q0 -40 18 -46q18 6 18 46Z', scene.tone(palette.stone))),
    repeat(3, (index) => drawWindow(scene, 680 + index * 120, 384, 54, 62, { arched: true })),
    drawPavement(scene, 690),
    anchor,
    gun,
    drawPerson(scene, 620, 880, { height: 230, back: true }),
    drawPerson(scene, 700, 890, { height: 150, back: true, arms: ['down', 'up'] }),
    drawPerson(scene, 860, 870, { height: 220, legs: 'walk', arms: ['swing', 'back'] }),
    drawPerson(scene, 980, 920, { height: 240, hairstyle: 'bun', arms: ['out', 'hold'], flipped: true }),
    drawLamp(scene, 1500, 900, 420, true),
  ].join('')
}

/** A light building with the sign of help and an ambulance. */
export const composeHospital: Compose = (scene) => {
  const wall = sides(scene, ['#F4EFE4', '#E4EDF0', '#F1E2D2'][scene.variant % 3] ?? '#F4EFE4')
  const wing = (x: number, width: number): string =>
    rect(x, 380, width, 320, wall.front) +
    rect(x - 8, 364, width + 16, 20, scene.tone(scene.snowy ? '#F9FBFC' : palette.brandStrong)) +
    repeat(3, (row) =>
      repeat(Math.floor(width / 96), (index) =>
        drawWindow(scene, x + 54 + index * 96, 408 + row * 98, 56, 56, { frame: '#C9DAE2' }),
      ),
    )
  const cross =
    rect(742, 296, 116, 116, scene.tone('#FFFFFF'), 16) +
    rect(784, 314, 32, 80, scene.tone(palette.danger), 4) +
    rect(760, 338, 80, 32, scene.tone(palette.danger), 4)
  const mark =
    rect(-26, -38, 7, 19, palette.danger) +
    rect(-32, -32, 19, 7, palette.danger) +
    rect(-4, -47, 10, 5, '#2E8BFF', 2) +
    rect(-50, -24, 100, 4, palette.danger)
  const ambulance = drawCar(
    scene,
    1240,
    950,
    430,
    '#FBFAF6',
    true,
    path('M-50 -24V-46Q-50 -50 -46 -50H12L-4 -42L-6 -24Z', scene.tone('#FBFAF6')) + mark,
  )
  const coat = { top: '#F6F8F8', bottom: '#9CC8DC', coat: true } as const
  return [
    drawBackdrop(scene, 580),
    drawTreeLine(scene, 600, 6, 230, 0.2),
    drawLawn(scene, 620),
    wing(130, 480),
    wing(990, 480),
    rect(590, 280, 420, 420, wall.edge),
    rect(930, 280, 80, 420, wall.shade),
    rect(578, 264, 444, 22, scene.tone(palette.brandStrong)),
    cross,
    repeat(2, (row) =>
      repeat(2, (index) => drawWindow(scene, 660 + index * 280, 320 + row * 110, 66, 66, { frame: '#C9DAE2' })),
    ),
    rect(620, 530, 360, 18, scene.tone(palette.brand), 6),
    rect(640, 548, 12, 152, scene.tone('#C9DAE2')),
    rect(948, 548, 12, 152, scene.tone('#C9DAE2')),
    rect(690, 566, 220, 134, scene.lit ? '#FFE7B0' : scene.tone('#A9D3E6')),
    stroke('M800 566V700M745 566V700M855 566V700', scene.tone('#FBFAF6'), 6),
    drawPavement(scene, 700),
    drawBush(scene, 480, 740, 150),
    drawBush(scene, 1110, 740, 150),
    drawFlowerbed(scene, 270, 780, 380),
    drawTree(scene, 80, 830, 380),
    drawTree(scene, 1520, 800, 340),
    ambulance,
    drawPerson(scene, 640, 900, {
      height: 240,
      ...coat,
      hairstyle: 'bun',
      arms: ['hold', 'hold'],
      held: rect(-8, -66, 16, 18, scene.tone(palette.sun), 2),
    }),
    drawPerson(scene, 760, 910, { height: 236, hairstyle: 'scarf', skirt: true }),
    drawPerson(scene, 830, 914, { height: 140, arms: ['wave', 'down'] }),
    drawPerson(scene, 420, 930, { height: 240, ...coat, hairstyle: 'short', legs: 'walk', arms: ['swing', 'back'] }),
    drawBench(scene, 240, 920, 220),
    ellipse(800, 706, 200, 8, palette.ink, 0.1),
  ].join('')
}
