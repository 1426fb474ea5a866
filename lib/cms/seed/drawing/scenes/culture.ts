import { darker, lighter, palette } from '../palette'
import { drawBookcase, drawBookStack, drawFramedPicture, drawPlant, drawRoom, drawView } from '../parts/indoor-things'
import { drawTree } from '../parts/nature'
import { drawPerson } from '../parts/people'
import { drawBunting, drawGarland } from '../parts/street-things'
import type { Scene } from '../scene'
import { circle, ellipse, path, polygon, rect, repeat, stroke } from '../svg'
import { drawBackdrop, drawSquareGround, drawTreeLine, type Compose } from './backdrop'

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

function drawSpot(scene: Scene, x: number, target: number, bottom: number): string {
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
  const set =
    scene.variant % 2 === 0
      ? path('M300 690C480 520 640 560 800 480S1120 540 1300 690Z', '#5E7F9E') +
        rect(560, 500, 170, 190, '#DDBB8C') +
        polygon([540, 504, 645, 430, 750, 504], palette.clay) +
        rect(620, 590, 54, 100, palette.umber) +
        circle(1080, 290, 60, '#F3E3B0')
      : repeat(5, (index) =>
          path(`M${430 + index * 170} 690V440a60 60 0 0 1 120 0V690h-22V446a38 38 0 0 0 -76 0V690Z`, '#D8B98A'),
        ) + circle(800, 250, 54, '#FFE3A0')
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
  const shell = open
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
  const player = (x: number, held: string, woman: boolean): string =>
    drawPerson(scene, x, 790, {
      height: 300,
      hairstyle: woman ? 'long' : 'short',
      skirt: woman,
      arms: ['hold', 'hold'],
      held,
      coat: false,
      top: woman ? '#A8383B' : '#22384C',
      bottom: woman ? '#A8383B' : '#22384C',
    })
  return [
    shell,
    polygon([140, 750, 1460, 750, 1600, 850, 0, 850], '#A9744C'),
    rect(0, 846, 1600, 40, '#6E4830'),
    player(430, drum, false),
    player(620, string, true),
    player(980, string, false),
    player(1170, pipe, true),
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

/** The lezginka: a ring of dancers, papakhas and long sleeves. */
export const composeDance: Compose = (scene) => {
  const papakha = rect(-9.6, -107, 19.2, 14, '#2A2A2E', 5) + rect(-9.6, -97, 19.2, 4, '#4A4A50', 2)
  const gazyrs = stroke('M-9 -72h7M3 -72h7', '#E9DFC8', 4) + rect(-12, -50, 24, 3.4, palette.sun)
  const dagger = stroke('M-6 -48L6 -36', '#D9C48A', 3)
  const skirt =
    path('M-11 -49H11L21 -4Q0 2 -21 -4Z', scene.tone(scene.random.pick([palette.danger, palette.brand, '#2F8F6B']))) +
    path('M4 -49H11L21 -4Q14 -1 6 -0.6Z', scene.tone('#7C2226'), 0.4) +
    rect(-11, -52, 22, 3.6, palette.sun)
  const man = (x: number, y: number, height: number, color: string, flipped: boolean): string =>
    drawPerson(scene, x, y, {
      height,
      hairstyle: 'short',
      top: color,
      bottom: '#22303C',
      coat: true,
      shoes: '#1E252C',
      legs: 'walk',
      arms: ['forward', 'up'],
      flipped,
      lean: 5,
      held: papakha + gazyrs + dagger,
    })
  const woman = (x: number, y: number, height: number, color: string, flipped: boolean): string =>
    drawPerson(scene, x, y, {
      height,
      hairstyle: 'long',
      top: color,
      bottom: color,
      skirt: true,
      coat: false,
      arms: ['out', 'out'],
      flipped,
      held: skirt,
    })
  const open = scene.variant % 2 === 0
  const floor = open
    ? drawSquareGround(scene, 560) +
      drawBunting(scene, -20, 180, 820, 150, 60) +
      drawBunting(scene, 780, 150, 1620, 190, 60)
    : rect(0, 0, 1600, 1000, '#2A2F45') +
      rect(
        0,
        0,
        1600,
        660,
        scene.gradient([
          [0, '#23334F'],
          [1, '#8A4A46'],
        ]),
      ) +
      drawSpot(scene, 500, 620, 800) +
      drawSpot(scene, 1100, 1000, 800) +
      polygon([-20, 660, 1620, 660, 1620, 1000, -20, 1000], '#A9744C') +
      stroke('M-20 740H1620M-20 850H1620', '#7F5434', 3)
  const carpet =
    ellipse(800, 880, 640, 96, scene.tone('#8C3B3A')) +
    ellipse(800, 880, 570, 82, scene.tone('#C79A4B')) +
    ellipse(800, 880, 548, 77, scene.tone('#A8383B')) +
    repeat(9, (index) =>
      polygon(
        [360 + index * 110, 880, 390 + index * 110, 862, 420 + index * 110, 880, 390 + index * 110, 898],
        scene.tone(index % 2 === 0 ? palette.sun : palette.brandStrong),
      ),
    )
  return [
    floor,
    carpet,
    man(240, 820, 250, '#8C3B3A', false),
    man(1380, 820, 250, '#22384C', true),
    woman(420, 800, 235, '#2F8F6B', false),
    woman(1190, 800, 235, palette.brand, true),
    man(650, 910, 390, '#22384C', false),
    woman(960, 912, 365, palette.danger, true),
    drawPerson(scene, 90, 850, { height: 250, arms: ['hold', 'hold'], coat: false }),
    drawPerson(scene, 1510, 850, { height: 250, arms: ['hold', 'hold'], coat: false }),
  ].join('')
}

/** A beam of light, a screen, rows of seats. */
export const composeCinema: Compose = (scene) => {
  const open = scene.variant % 2 === 1
  const film = [
    () =>
      rect(330, 150, 940, 470, '#F3CF96') +
      circle(980, 310, 70, palette.danger) +
      path('M330 620V500Q480 380 640 460T960 470T1270 410V620Z', palette.brandStrong) +
      path('M330 620V560Q560 490 800 560T1270 540V620Z', '#1E4A66') +
      path('M640 540L700 420V540ZM708 540V400L760 540ZM620 548H780L750 580H650Z', '#FBFAF5'),
    () =>
      rect(330, 150, 940, 470, '#9CCBE4') +
      polygon([330, 620, 560, 260, 760, 560, 940, 330, 1270, 620], '#55788F') +
      polygon([560, 260, 620, 354, 560, 330, 510, 346], '#FFFFFF') +
      circle(1100, 250, 50, '#FFF1C6') +
      path('M330 620V560Q700 500 1270 580V620Z', '#86B968') +
      path('M740 566q0 -60 30 -60h50l16 -30 20 30q10 24 -16 30l-10 30h-12l-4 -26h-34l-8 26Z', palette.umber),
    () =>
      rect(330, 150, 940, 470, '#22384C') +
      circle(800, 330, 110, '#E8B58D') +
      path('M690 330Q680 200 800 206Q920 200 910 330Q890 260 800 262Q710 260 690 330Z', '#2A2320') +
      path('M610 620Q620 470 800 462Q980 470 990 620Z', palette.danger) +
      circle(762, 330, 9, '#2A2320') +
      circle(838, 330, 9, '#2A2320') +
      stroke('M762 380Q800 410 838 380', '#9A4B3A', 7),
  ]
  const setting = open
    ? drawBackdrop({ ...scene, light: 'night', lit: true }, 640) +
      drawTreeLine(scene, 680, 6, 320, 0.1) +
      rect(0, 670, 1600, 330, scene.tone(darker(scene.lawn, 0.4))) +
      drawGarland({ ...scene, lit: true }, -20, 90, 1620, 90, 50)
    : rect(0, 0, 1600, 1000, '#101F2F') +
      repeat(
        4,
        (index) =>
          rect(40 + (index % 2) * 1400, 120 + Math.floor(index / 2) * 280, 120, 200, '#1B3348', 8) +
          circle(
            100 + (index % 2) * 1400,
            170 + Math.floor(index / 2) * 280,
            60,
            scene.gradient(
              [
                [0, '#FFD98A', 0.5],
                [1, '#FFD98A', 0],
              ],
              'round',
            ),
          ),
      )
  const seats = repeat(3, (row) =>
    repeat(10, (index) => {
      const x = 60 + index * 160 + (row % 2) * 60
      const y = 760 + row * 88
      const full = scene.random.chance(0.72)
      return (
        (full
          ? circle(x, y - 30, 30, row === 2 ? '#0B1826' : '#1A2C3D') +
            path(`M${x - 46} ${y + 60}q0 -60 46 -60t46 60Z`, row === 2 ? '#0B1826' : '#1A2C3D')
          : '') + rect(x - 60, y + 8, 120, 100, ['#7C2A30', '#6A2429', '#561C22'][row] ?? '#561C22', 26)
      )
    }),
  )
  return [
    setting,
    polygon(
      [800, 980, 330, 150, 1270, 150],
      scene.gradient([
        [0, '#DCEBF3', 0.05],
        [1, '#DCEBF3', 0.22],
      ]),
    ),
    rect(316, 136, 968, 498, '#0B1826', 6),
    film[scene.variant % 3]?.() ?? '',
    seats,
  ].join('')
}

export const composeExhibition: Compose = (scene) => {
  const rug =
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
    drawFramedPicture(scene, 130, 210, 380, 290, scene.variant),
    drawFramedPicture(scene, 590, 190, 240, 320, scene.variant + 1),
    drawFramedPicture(scene, 890, 240, 230, 230, scene.variant + 2),
    rug,
    jar,
    drawPerson(scene, 300, 930, { height: 380, back: true, coat: false }),
    drawPerson(scene, 420, 930, { height: 220, back: true, arms: ['down', 'out'], coat: false }),
    drawPerson(scene, 1080, 920, { height: 370, hairstyle: 'bun', skirt: true, arms: ['down', 'out'], coat: false }),
    drawPerson(scene, 1330, 950, { height: 380, back: true, coat: false, hairstyle: 'short', arms: ['back', 'back'] }),
    drawPlant(1530, 800, 240),
  ].join('')
}

/** The square in flags: stalls, music, balloons. */
export const composeFestival: Compose = (scene) => {
  const colors = [palette.danger, palette.sun, palette.brand, '#2F8F6B', palette.clay]
  const balloons = (x: number, y: number, hand: number): string =>
    repeat(4, (index) => {
      const left = x + (index - 1.5) * 44
      const top = y + (index % 2) * 36
      return (
        stroke(`M${left} ${top + 40}L${x} ${hand}`, scene.tone(palette.inkSoft), 2) +
        ellipse(left, top, 32, 40, scene.tone(colors[index] ?? palette.sun)) +
        ellipse(left - 10, top - 14, 7, 11, '#FFFFFF', 0.5)
      )
    })
  const scaffold =
    rect(520, 360, 560, 300, scene.tone('#1E4A66')) +
    polygon([490, 360, 800, 250, 1110, 360], scene.tone(palette.brand)) +
    polygon([800, 250, 1110, 360, 860, 360], scene.tone(palette.brandStrong)) +
    rect(500, 360, 16, 310, scene.tone('#5A6670')) +
    rect(1084, 360, 16, 310, scene.tone('#5A6670')) +
    rect(480, 660, 640, 40, scene.tone('#8C5A38')) +
    circle(800, 440, 60, palette.sun, 0.85) +
    path('M700 560Q750 500 800 560T900 560V600H700Z', '#FFFFFF', 0.8)
  const fireworks =
    scene.light === 'night'
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
    balloons(360, 480, 760),
    drawPerson(scene, 360, 920, { height: 210, arms: ['down', 'up'] }),
    balloons(1270, 430, 740),
  ].join('')
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
      : drawFramedPicture(scene, 600, 170, 300, 230, scene.variant),
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
