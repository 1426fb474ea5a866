import { drawFramedPicture } from '../parts/framed-picture'
import { darker, lighter, palette } from '../palette'
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

/** A table laid with the local kitchen. */
export const composeFood: Compose = (scene) => {
  const pie = (x: number, y: number): string =>
    ellipse(x, y - 18, 120, 34, '#C98B45') +
    ellipse(x, y - 28, 120, 34, '#E3B063') +
    stroke(
      `M${x - 90} ${y - 28}H${x + 90}M${x} ${y - 58}V${y + 2}M${x - 66} ${y - 50}L${x + 66} ${y - 6}M${x + 66} ${y - 50}L${x - 66} ${y - 6}`,
      '#B57A36',
      4,
    )
  const dumplings = (x: number, y: number): string =>
    repeat(7, (index) =>
      path(
        `M${x - 110 + (index % 4) * 56 + Math.floor(index / 4) * 28} ${y - 6 - Math.floor(index / 4) * 26}q28 -46 56 0q-28 18 -56 0Z`,
        index % 2 === 0 ? '#F6EBD3' : '#EEDDBC',
      ),
    ) +
    circle(x + 106, y - 18, 24, '#FFFFFF') +
    ellipse(x + 106, y - 24, 20, 8, '#F6F1E7')
  const fish = (x: number, y: number): string =>
    path(
      `M${x - 140} ${y - 14}Q${x - 40} ${y - 80} ${x + 90} ${y - 16}L${x + 140} ${y - 50}V${y + 16}L${x + 90} ${y - 10}Q${x - 40} ${y + 36} ${x - 140} ${y - 14}Z`,
      '#C9884E',
    ) +
    stroke(`M${x - 50} ${y - 40}l20 40M${x - 10} ${y - 44}l18 44M${x + 30} ${y - 36}l14 30`, '#8C5A38', 6) +
    circle(x - 108, y - 18, 6, '#2A2320') +
    path(`M${x - 20} ${y + 10}q30 -30 70 0Z`, palette.sun)
  const greens = (x: number, y: number): string =>
    repeat(6, (index) =>
      circle(
        x - 70 + index * 28,
        y - 22 - (index % 2) * 16,
        24,
        ['#4E9E5F', '#7FC170', '#D5413C'][index % 3] ?? '#4E9E5F',
      ),
    )
  const pot = drawFoodPot()
  const dishes = [pie, dumplings, fish, greens]
  const dish = (index: number): ((x: number, y: number) => string) => dishes[(index + scene.variant) % 4] ?? pie
  const cloth = drawFoodCloth()
  return drawFoodBackground(scene, cloth) + drawFoodForeground(scene, pot, dish, greens)
}

function drawFoodBackground(scene: Scene, cloth: string): string {
  return [
    drawRoom(scene, ['#E9DCC4', '#DCE6E4', '#EBD3C0', '#D6E1E8'][scene.variant % 4] ?? '#E9DCC4', '#A9744C', 660),
    drawView(scene, 1050, 90, 380, 320),
    drawFramedPicture(130, 150, 300, 240, scene.variant + 2),
    drawPerson(scene, 520, 900, {
      height: 560,
      hairstyle: 'scarf',
      arms: ['hold', 'forward'],
      coat: false,
      shadow: false,
    }),
    cloth,
  ].join('')
}

function drawFoodForeground(
  scene: Scene,
  pot: string,
  dish: (index: number) => (x: number, y: number) => string,
  greens: (x: number, y: number) => string,
): string {
  return [
    pot,
    drawFoodPlate(330, 760, 190, dish(0)(330, 750)),
    drawFoodPlate(800, 800, 230, dish(1)(800, 786)),
    drawFoodPlate(1250, 750, 190, dish(2)(1250, 740)),
    drawFoodPlate(1060, 900, 160, dish(3)(1060, 890)),
    drawFoodPlate(480, 900, 150, greens(480, 890)),
    drawFoodGlass(1030, 700),
    drawFoodGlass(590, 720),
    drawFoodGlass(1450, 860),
    drawTreeTwig(scene),
  ].join('')
}

function drawFoodPot(): string {
  return (
    path('M690 640Q640 560 700 520H860Q920 560 870 640Z', palette.brandStrong) +
    path('M820 640H870Q920 560 860 520H830Q880 580 820 640Z', darker(palette.brandStrong, 0.35)) +
    stroke('M668 560Q610 560 620 600Q630 624 664 612M896 560L950 520L962 530', palette.brandStrong, 16) +
    rect(740, 500, 80, 22, palette.brandStrong, 8) +
    circle(780, 494, 13, palette.sun) +
    stroke('M760 470q-20 -34 0 -60t0 -60M806 470q-20 -34 0 -60t0 -60', '#FFFFFF', 8, 0.55)
  )
}

function drawFoodCloth(): string {
  return (
    path('M-20 640H1620V1000H-20Z', lighter('#B9474A', 0.06)) +
    rect(0, 640, 1600, 26, palette.sand) +
    repeat(
      17,
      (index) =>
        polygon(
          [index * 100, 980, index * 100 + 50, 930, index * 100 + 100, 980, index * 100 + 50, 1030],
          palette.sand,
          0.8,
        ) +
        polygon(
          [index * 100 + 22, 980, index * 100 + 50, 952, index * 100 + 78, 980, index * 100 + 50, 1008],
          palette.brandStrong,
        ),
    )
  )
}

function drawFoodGlass(x: number, y: number): string {
  return (
    path(
      `M${x - 26} ${y - 86}H${x + 26}Q${x + 14} ${y - 50} ${x + 26} ${y - 10}H${x - 26}Q${x - 14} ${y - 50} ${x - 26} ${y - 86}Z`,
      '#B5522B',
      0.9,
    ) +
    rect(x - 26, y - 86, 52, 12, '#E7EEF1') +
    ellipse(x, y - 6, 46, 10, '#FBFAF5')
  )
}

function drawFoodPlate(x: number, y: number, size: number, content: string): string {
  return (
    ellipse(x, y + size * 0.1, size * 1.06, size * 0.34, palette.ink, 0.14) +
    ellipse(x, y, size, size * 0.32, '#FBFAF5') +
    ellipse(x, y - 3, size * 0.76, size * 0.22, '#E4EAEC') +
    content
  )
}

/** A sprig in a vase at the edge of the table. */
function drawTreeTwig(scene: Scene): string {
  const bloom = scene.season === 'spring' ? '#F0BFC6' : scene.season === 'autumn' ? palette.sun : '#D5413C'
  return (
    stroke('M150 860Q150 740 110 660M150 860Q160 740 200 650M150 860V640', '#4E9E5F', 6) +
    [
      [110, 656],
      [200, 646],
      [150, 632],
      [128, 700],
      [184, 700],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 19, bloom) + circle(x, y, 7, '#FBF3DF'))
      .join('') +
    path('M112 800H188Q204 860 178 910H122Q96 860 112 800Z', palette.brand) +
    path('M160 800H188Q204 860 178 910H158Q178 860 160 800Z', palette.brandStrong)
  )
}
