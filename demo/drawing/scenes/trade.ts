import { darker, palette } from '../palette'
import { drawDesk, drawPlant, drawRoom, drawView } from '../parts/indoor-things'
import { drawPerson } from '../parts/people'
import type { Scene } from '../scene'
import { circle, ellipse, path, polygon, rect, repeat, stroke } from '../svg'
import type { Compose } from './backdrop'

/** Masters at work: a loom, a potter's wheel or a chaser's bench. */
export const composeWorkshop: Compose = (scene) => {
  const kind = scene.variant % 3
  const loom = drawWorkshopLoom()
  const wheel =
    ellipse(850, 880, 190, 26, '#6E4B36') +
    rect(820, 720, 60, 160, '#8C5A38') +
    ellipse(850, 720, 150, 26, '#8C5A38') +
    ellipse(850, 712, 150, 26, '#A9744C') +
    path('M790 706Q730 640 784 570Q800 552 796 526H904Q900 552 916 570Q970 640 910 706Z', palette.clay) +
    path('M872 706H910Q970 640 916 570Q900 552 904 526H880Q926 620 872 706Z', darker(palette.clay)) +
    ellipse(850, 526, 54, 10, darker(palette.clay, 0.4))
  const bench =
    drawDesk(560, 900, 600, 200, '#A9744C') +
    path('M760 690Q730 620 770 580Q776 540 764 520H836Q824 540 830 580Q870 620 840 690Z', '#C9D2D8') +
    path('M812 690H840Q870 620 830 580Q824 540 836 520H816Q840 620 812 690Z', '#8FA1AE') +
    stroke('M750 640Q800 660 850 640M764 590Q800 600 836 590', '#5A6670', 4) +
    ellipse(1000, 680, 66, 16, '#D9B45A') +
    ellipse(1000, 676, 48, 10, '#B98A3C') +
    stroke('M900 690L960 650', '#5A6670', 8) +
    rect(946, 628, 34, 26, '#5A6670', 4)
  const tools =
    rect(80, 220, 340, 230, '#B98A62', 6) +
    stroke('M130 260V400M190 260V400M250 260V380M310 260V390M370 260V400', '#6E4B36', 9) +
    rect(112, 250, 36, 26, '#5A6670', 4) +
    polygon([176, 400, 204, 400, 190, 430], '#8FA1AE') +
    circle(250, 392, 20, '#8FA1AE') +
    polygon([296, 390, 324, 390, 318, 426, 302, 426], '#5A6670') +
    rect(356, 250, 28, 40, '#8FA1AE', 4)
  const master = drawWorkshopMaster(scene, kind)
  return [
    drawRoom(scene, ['#E7DAC3', '#DCE2DD', '#E9D4BF'][kind] ?? '#E7DAC3', '#A9855F', 800),
    drawView(scene, 600, 110, 300, 260),
    tools,
    drawWorkshopShelf(scene, 330),
    drawWorkshopShelf(scene, 520),
    [loom, wheel, bench][kind] ?? loom,
    master,
    kind === 0
      ? ''
      : drawPerson(scene, 1140, 960, { height: 340, arms: ['down', 'forward'], flipped: true, coat: false }),
    drawPlant(1500, 960, 220),
  ].join('')
}

function drawWorkshopMaster(scene: Scene, kind: number): string {
  return kind === 0
    ? drawPerson(scene, 470, 960, {
        height: 420,
        hairstyle: 'scarf',
        legs: 'sit',
        held: stool,
        skirt: false,
        arms: ['hold', 'forward'],
        coat: false,
      }) +
        drawPerson(scene, 1220, 960, {
          height: 400,
          hairstyle: 'scarf',
          legs: 'sit',
          held: stool,
          arms: ['hold', 'forward'],
          flipped: true,
          coat: false,
        })
    : drawPerson(scene, kind === 1 ? 690 : 640, 960, {
        height: kind === 1 ? 480 : 470,
        legs: 'sit',
        held: stool,
        arms: ['hold', 'forward'],
        hairstyle: 'cap',
        hair: '#8A8A8A',
        coat: false,
      })
}

/** Stands under a seated master, in the figure's own units moved down by its seat. */
const stool = rect(-15, -44, 28, 4, '#8C5A38', 2) + stroke('M-11 -41L-13 -20M9 -41L11 -20', '#6E4B36', 3)

function drawWorkshopLoom(): string {
  return (
    rect(560, 250, 30, 640, '#8C5A38') +
    rect(1110, 250, 30, 640, '#8C5A38') +
    rect(540, 240, 620, 34, '#A9744C', 8) +
    rect(590, 274, 520, 560, '#F3EBD8') +
    rect(610, 520, 480, 314, '#A8383B') +
    rect(626, 536, 448, 298, '#8C3B3A') +
    repeat(
      3,
      (index) =>
        polygon(
          [700 + index * 150, 580, 770 + index * 150, 680, 700 + index * 150, 790, 630 + index * 150, 680],
          [palette.sun, palette.brandStrong, palette.sand][index] ?? palette.sun,
        ) +
        polygon(
          [700 + index * 150, 630, 736 + index * 150, 682, 700 + index * 150, 738, 664 + index * 150, 682],
          '#A8383B',
        ),
    ) +
    stroke(Array.from({ length: 24 }, (_, index) => `M${612 + index * 20.6} 276V520`).join(''), '#C9B896', 2) +
    repeat(6, (index) =>
      circle(
        610 + index * 96,
        322,
        22,
        [palette.brand, palette.danger, palette.sun, '#2F8F6B', palette.umber, palette.sand][index] ?? palette.sun,
      ),
    ) +
    rect(540, 830, 620, 30, '#8C5A38', 8)
  )
}

function drawWorkshopShelf(scene: Scene, y: number): string {
  return (
    rect(1240, y, 300, 14, '#8C5A38') +
    repeat(
      3,
      (index) =>
        path(
          `M${1290 + index * 90} ${y}q-46 -40 -10 -80q4 -14 0 -24h40q-4 10 0 24q36 40 -10 80Z`,
          [palette.clay, palette.brandStrong, '#C9A25A'][(index + scene.variant) % 3] ?? palette.clay,
        ) + stroke(`M${1266 + index * 90} ${y - 50}q34 10 66 0`, palette.sand, 5),
    )
  )
}
