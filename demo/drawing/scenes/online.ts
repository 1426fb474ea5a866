import type { Scene } from '../scene'
import { palette } from '../palette'
import { drawBookRow, drawDesk, drawLaptop, drawPaper, drawPlant, drawRoom, drawView } from '../parts/indoor-things'
import { drawPerson } from '../parts/people'
import { at, circle, ellipse, path, rect, repeat, stroke } from '../svg'
import type { Compose } from './backdrop'

/** A hand with a telephone or a laptop: the city's services at home. */
export const composeOnline: Compose = (scene) => {
  const phone = drawOnlinePhone()
  const bubble = (x: number, y: number, color: string, inner: string): string =>
    circle(x, y, 74, color) + at(x, y, 1, inner)
  const cloud = drawOnlineCloud(bubble)
  if (scene.variant % 2 === 0)
    return [
      rect(
        0,
        0,
        1600,
        1000,
        scene.gradient([
          [0, '#DCEBF3'],
          [1, '#F6F1E7'],
        ]),
      ),
      ellipse(800, 890, 640, 70, '#E6D9C0'),
      ellipse(800, 500, 620, 440, '#FFFFFF', 0.5),
      cloud,
      phone,
      drawPerson(scene, 320, 930, {
        height: 300,
        arms: ['hold', 'hold'],
        coat: false,
        held: rect(-4, -68, 9, 15, '#1E3143', 2),
      }),
      drawPerson(scene, 1290, 930, {
        height: 310,
        arms: ['hold', 'hold'],
        coat: false,
        held: rect(-4, -68, 9, 15, '#1E3143', 2),
        flipped: true,
      }),
      drawPlant(1480, 930, 260),
    ].join('')
  const person = drawOnlinePerson(scene)
  return drawOnlineBackground(scene, person) + drawOnlineForeground()
}

function drawOnlineBackground(scene: Scene, person: string): string {
  return [
    drawRoom(scene, '#DDE6EA', '#B98A62', 740),
    drawView(scene, 160, 120, 380, 340),
    rect(1120, 240, 380, 14, '#B57A4B'),
    drawBookRow(scene, 1130, 240, 360, 100),
    rect(1120, 400, 380, 14, '#B57A4B'),
    drawBookRow(scene, 1130, 400, 360, 100),
    drawPlant(120, 800, 320),
    person,
    drawDesk(240, 1010, 1120, 220),
    drawLaptop(800, 776, 430, ''),
  ].join('')
}

function drawOnlineForeground(): string {
  return [
    circle(800, 640, 28, '#5B7C99'),
    drawPaper(420, 768, 90, { tilt: 80 }),
    at(
      1180,
      770,
      0.8,
      ellipse(0, 0, 60, 14, palette.ink, 0.16) +
        path('M-44 -90H44L36 0H-36Z', palette.clay) +
        stroke('M40 -70Q76 -66 66 -38Q60 -20 38 -24', palette.clay, 11),
    ),
  ].join('')
}

function drawOnlinePerson(scene: Scene): string {
  return drawPerson(scene, 800, 1010, {
    height: 680,
    hairstyle: (['long', 'scarf', 'short', 'bun'] as const)[scene.variant % 4],
    arms: ['hold', 'hold'],
    coat: false,
    shadow: false,
    skirt: false,
  })
}

function drawOnlinePhone(): string {
  return (
    rect(640, 130, 340, 680, '#1E3143', 46) +
    rect(656, 150, 308, 640, '#FBFCFC', 34) +
    path('M656 184a34 34 0 0 1 34 -34H930a34 34 0 0 1 34 34V270H656Z', palette.brand) +
    circle(700, 214, 22, '#FFFFFF') +
    rect(740, 200, 140, 14, '#FFFFFF', 7) +
    rect(740, 224, 90, 10, '#BFE0EC', 5) +
    repeat(
      3,
      (index) =>
        rect(684, 304 + index * 112, 252, 92, ['#EAF3F8', '#F6F1E7', '#E9F4E7'][index] ?? '#EAF3F8', 14) +
        circle(730, 350 + index * 112, 26, [palette.brand, palette.sun, '#2F8F6B'][index] ?? palette.brand) +
        rect(774, 334 + index * 112, 130, 12, '#4A6072', 6) +
        rect(774, 358 + index * 112, 86, 10, '#B4C2CB', 5),
    ) +
    stroke('M718 352l9 9l17 -20', '#FFFFFF', 6) +
    stroke('M718 576l9 9l17 -20', '#FFFFFF', 6) +
    circle(730, 462, 9, '#FFFFFF') +
    rect(684, 660, 252, 64, palette.brand, 32) +
    rect(750, 686, 120, 12, '#FFFFFF', 6) +
    rect(760, 760, 100, 8, '#C6D0D6', 4)
  )
}

function drawOnlineCloud(bubble: (x: number, y: number, color: string, inner: string) => string): string {
  return (
    bubble(430, 300, palette.sun, path('M-34 20a22 22 0 0 1 4 -43a30 30 0 0 1 56 6a20 20 0 0 1 4 37Z', '#FFFFFF')) +
    bubble(1180, 260, '#2F8F6B', stroke('M-30 0L-8 24L34 -24', '#FFFFFF', 13)) +
    bubble(
      1210,
      600,
      palette.clay,
      path('M-36 -24H36V26H-36Z', '#FFFFFF') + stroke('M-34 -20L0 8L34 -20', palette.clay, 7),
    ) +
    bubble(
      390,
      610,
      palette.brandStrong,
      path('M0 -38Q30 -38 30 -8Q30 14 0 42Q-30 14 -30 -8Q-30 -38 0 -38Z', '#FFFFFF') +
        circle(0, -8, 12, palette.brandStrong),
    ) +
    stroke(
      'M510 330Q570 360 636 350M1104 290Q1040 320 984 330M1134 600Q1060 610 984 590M466 610Q550 610 636 590',
      palette.brand,
      5,
      0.6,
    )
  )
}
