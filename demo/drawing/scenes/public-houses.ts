import { darker, palette } from '../palette'
import { drawDoor, drawHouse, drawWindow } from '../parts/buildings'
import { drawLawn, drawPavement } from '../parts/land'
import { drawBush, drawCypress, drawFlowerbed, drawTree } from '../parts/nature'
import { drawPerson } from '../parts/people'
import { drawBench, drawLamp } from '../parts/street-things'
import { drawCar } from '../parts/vehicles'
import { sides, type Scene } from '../scene'
import { circle, ellipse, path, polygon, rect, repeat, stroke } from '../svg'
import { drawBackdrop, drawTreeLine, type Compose } from './backdrop'

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
  const openBook = drawLibraryOpenBook(scene)
  return drawLibraryBackground(scene, tones, openBook, bay) + drawLibraryForeground(scene)
}

function drawLibraryBackground(
  scene: Scene,
  tones: { front: string; shade: string; edge: string },
  openBook: string,
  bay: (x: number) => string,
): string {
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
  ].join('')
}

function drawLibraryForeground(scene: Scene): string {
  return [
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

function drawLibraryOpenBook(scene: Scene): string {
  return (
    path('M800 250Q750 226 700 240V306Q750 292 800 316Q850 292 900 306V240Q850 226 800 250Z', scene.tone('#FBF7EC')) +
    stroke(
      'M800 250V314M716 258Q756 246 788 264M716 276Q756 264 788 282M884 258Q844 246 812 264M884 276Q844 264 812 282',
      scene.tone(palette.brandStrong),
      4,
    )
  )
}

/** The old customs house with an anchor and a gun before it. */
export const composeMuseum: Compose = (scene) => {
  const stone = sides(scene, '#DDBE90')
  const arch = (x: number): string =>
    path(`M${x - 46} 690V520a46 46 0 0 1 92 0V690Z`, scene.tone('#FBF3DF')) +
    path(`M${x - 36} 690V522a36 36 0 0 1 72 0V690Z`, scene.lit ? '#FFD58A' : scene.tone('#6E4F3C'))
  const anchor = drawMuseumAnchor(scene, stone)
  const gun = drawMuseumGun(scene, stone)
  return drawMuseumBackground(scene, stone) + drawMuseumForeground(scene, stone, arch, anchor, gun)
}

function drawMuseumBackground(scene: Scene, stone: { front: string; shade: string; edge: string }): string {
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
  ].join('')
}

function drawMuseumForeground(
  scene: Scene,
  stone: { front: string; shade: string; edge: string },
  arch: (x: number) => string,
  anchor: string,
  gun: string,
): string {
  return [
    repeat(19, (index) => rect(446 + index * 38, 304, 22, 24, stone.front)),
    polygon([640, 326, 800, 236, 960, 326], stone.edge),
    circle(800, 292, 24, scene.tone(palette.brandStrong)),
    path('M782 296q9 -10 18 0t18 0v10h-36Z', '#FFFFFF'),
    [560, 680, 800, 920, 1040].map(arch).join(''),
    drawMuseumBanner(
      scene,
      487,
      palette.danger,
      polygon([520, 440, 540, 474, 520, 508, 500, 474], scene.tone(palette.sun)),
    ),
    drawMuseumBanner(
      scene,
      1047,
      palette.brandStrong,
      path('M1062 500q0 -40 18 -46q18 6 18 46Z', scene.tone(palette.stone)),
    ),
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

function drawMuseumAnchor(scene: Scene, stone: { front: string; shade: string; edge: string }): string {
  return (
    stroke('M390 776V900M356 806H424M322 850Q340 908 390 908Q440 908 458 850', scene.tone('#2F4254'), 16) +
    circle(390, 762, 18, scene.tone('#2F4254')) +
    circle(390, 762, 8, scene.tone('#DCC9A8')) +
    rect(300, 906, 180, 26, stone.shade, 4)
  )
}

function drawMuseumGun(scene: Scene, stone: { front: string; shade: string; edge: string }): string {
  return (
    rect(1140, 842, 210, 36, scene.tone('#36485A'), 16) +
    rect(1330, 836, 20, 48, scene.tone('#28384A'), 6) +
    circle(1190, 894, 40, scene.tone(palette.umber)) +
    circle(1190, 894, 24, scene.tone('#B08A66')) +
    circle(1190, 894, 9, scene.tone(palette.umber)) +
    rect(1110, 930, 240, 14, stone.shade, 4)
  )
}

function drawMuseumBanner(scene: Scene, x: number, color: string, mark: string): string {
  return (
    rect(x, 400, 66, 190, scene.tone(color)) +
    polygon([x, 590, x + 33, 568, x + 66, 590, x + 66, 612, x + 33, 590, x, 612], scene.tone(color)) +
    mark
  )
}

/** A light building with the sign of help and an ambulance. */
export const composeHospital: Compose = (scene) => {
  const wall = sides(scene, ['#F4EFE4', '#E4EDF0', '#F1E2D2'][scene.variant % 3] ?? '#F4EFE4')
  const cross =
    rect(742, 296, 116, 116, scene.tone('#FFFFFF'), 16) +
    rect(784, 314, 32, 80, scene.tone(palette.danger), 4) +
    rect(760, 338, 80, 32, scene.tone(palette.danger), 4)
  const mark = drawHospitalMark()
  const ambulance = drawHospitalAmbulance(scene, mark)
  const coat = { top: '#F6F8F8', bottom: '#9CC8DC', coat: true } as const
  return [
    drawBackdrop(scene, 580),
    drawTreeLine(scene, 600, 6, 230, 0.2),
    drawLawn(scene, 620),
    drawHospitalWing(scene, wall, 130, 480),
    drawHospitalWing(scene, wall, 990, 480),
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

function drawHospitalMark(): string {
  return (
    rect(-26, -38, 7, 19, palette.danger) +
    rect(-32, -32, 19, 7, palette.danger) +
    rect(-4, -47, 10, 5, '#2E8BFF', 2) +
    rect(-50, -24, 100, 4, palette.danger)
  )
}

function drawHospitalAmbulance(scene: Scene, mark: string): string {
  return drawCar(
    scene,
    1240,
    950,
    430,
    '#FBFAF6',
    true,
    path('M-50 -24V-46Q-50 -50 -46 -50H12L-4 -42L-6 -24Z', scene.tone('#FBFAF6')) + mark,
  )
}

function drawHospitalWing(
  scene: Scene,
  wall: { front: string; shade: string; edge: string },
  x: number,
  width: number,
): string {
  return (
    rect(x, 380, width, 320, wall.front) +
    rect(x - 8, 364, width + 16, 20, scene.tone(scene.snowy ? '#F9FBFC' : palette.brandStrong)) +
    repeat(3, (row) =>
      repeat(Math.floor(width / 96), (index) =>
        drawWindow(scene, x + 54 + index * 96, 408 + row * 98, 56, 56, { frame: '#C9DAE2' }),
      ),
    )
  )
}
