import { darker, lighter, palette } from '../palette'
import { drawFramedPicture } from '../parts/framed-picture'
import { drawRoom, drawView } from '../parts/indoor-things'
import { drawPerson } from '../parts/people'
import type { Scene } from '../scene'
import { circle, ellipse, path, polygon, rect, repeat, stroke } from '../svg'
import { drawBackdrop, drawTreeLine, type Compose } from './backdrop'

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
  const table = drawFoodForeground(scene, pot, dish, greens)
  return (scene.variant % 2 ? drawTeahouse(scene, cloth) : drawFoodBackground(scene, cloth)) + table
}

/** Draws a table under an awning, a yard and mountains behind. */
function drawTeahouse(scene: Scene, cloth: string): string {
  const stripes = repeat(10, (index) =>
    path(`M${index * 160} 0h160v120q-80 70 -160 0Z`, index % 2 ? palette.sand : '#2F8F6B'),
  )
  const samovar =
    path('M1180 640V560Q1120 520 1130 440Q1140 360 1220 356Q1300 360 1310 440Q1320 520 1260 560V640Z', '#D9A94A') +
    path('M1220 356Q1300 360 1310 440Q1320 520 1260 560V640H1236Q1290 480 1220 356Z', '#B9852F') +
    rect(1196, 316, 48, 44, '#B9852F', 8) +
    stroke('M1130 470H1090V510', '#B9852F', 16)
  return [
    drawBackdrop(scene, 560, 'mountains'),
    drawTreeLine(scene, 600, 7, 300, 0.1),
    rect(60, 90, 30, 600, '#8C5A38'),
    rect(1510, 90, 30, 600, '#8C5A38'),
    stripes,
    drawPerson(scene, 380, 930, {
      height: 560,
      hairstyle: 'hat',
      arms: ['hold', 'forward'],
      coat: false,
      shadow: false,
    }),
    drawPerson(scene, 900, 940, { height: 520, hairstyle: 'cap', arms: ['hold', 'hold'], coat: false, shadow: false }),
    samovar,
    cloth,
  ].join('')
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

/** Draws a sprig in a vase at the edge of the table. */
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
