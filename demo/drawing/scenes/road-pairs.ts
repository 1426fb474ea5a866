import { palette } from '../palette'
import { drawPuddle } from '../parts/land'
import { drawBush } from '../parts/nature'
import { drawPerson } from '../parts/people'
import { drawHeap } from '../parts/street-things'
import { drawCar } from '../parts/vehicles'
import type { Scene } from '../scene'
import { circle, ellipse, path, polygon, rect, repeat, stroke, turned } from '../svg'
import type { Pair } from './pair'
import { streetPlace } from './streets'
import { freshAsphalt, streetGrate, zebra } from './road-details'

/** A trench along the road, and the strip of asphalt that closes it. */
const TRENCH = 'M120 830Q500 806 820 816T1500 836L1520 890Q1100 868 780 872T90 892Z'

const iron = (scene: Scene) => scene.tone('#5A6670')

/** `lit`: 0 red, 1 yellow, 2 green. */
function trafficLight(scene: Scene, lit: number): string {
  const lamps = ['#E5483F', palette.sun, '#4FD07A']
  return (
    ellipse(1150, 742, 46, 8, palette.ink, 0.2) +
    stroke('M1150 740V330', iron(scene), 16) +
    rect(1096, 110, 108, 268, scene.tone('#22303C'), 26) +
    repeat(3, (index) =>
      circle(1150, 162 + index * 82, 33, index === lit ? (lamps[index] ?? '') : scene.tone('#45525E')),
    )
  )
}

/** «Уступите дорогу» on a post, leaning by that many degrees. */
function giveWay(scene: Scene, degrees: number): string {
  const sign =
    stroke('M1130 742V360', iron(scene), 14) +
    polygon([990, 250, 1270, 250, 1130, 480], scene.tone('#D5413C')) +
    polygon([1036, 280, 1224, 280, 1130, 430], scene.tone('#FBFAF5'))
  return ellipse(1130, 744, 40, 7, palette.ink, 0.2) + turned(degrees, 1130, 742, sign)
}

/** Pairs of the roadway: lights, signs, crossings, water, what is dug up. */
export const roadPairs = {
  trafficLight: {
    place: streetPlace(1),
    before: (scene) =>
      trafficLight(scene, 1) +
      drawCar(scene, 520, 880, 330, palette.clay) +
      drawCar(scene, 880, 960, 350, palette.brandStrong, true),
    after: (scene) =>
      trafficLight(scene, 2) +
      drawCar(scene, 420, 880, 330, palette.clay) +
      drawCar(scene, 1020, 975, 350, palette.brandStrong, true),
  },
  roadSign: {
    place: streetPlace(2),
    before: (scene) =>
      giveWay(scene, 64) + drawBush(scene, 1420, 756, 300) + drawCar(scene, 560, 900, 340, palette.brand),
    after: (scene) => giveWay(scene, 0) + drawCar(scene, 560, 900, 340, palette.brand),
  },
  floodedStreet: {
    place: streetPlace(3),
    before: (scene) =>
      path('M-20 790Q220 752 520 764T1080 758T1620 780V1000H-20Z', scene.tone('#86A9B8')) +
      path('M-20 880Q260 830 620 850T1240 836T1620 870V1000H-20Z', scene.tone('#6F97A9'), 0.8) +
      stroke('M180 840q80 14 170 0M700 810q90 14 190 0M1080 900q100 16 220 0M420 950q110 16 240 0', '#FFFFFF', 5, 0.6) +
      drawCar(scene, 980, 880, 340, palette.clay) +
      ellipse(980, 884, 220, 24, scene.tone('#7FA4B5')) +
      drawPerson(scene, 300, 736, { height: 190 }),
    after: (scene) =>
      streetGrate(scene, 620, 790) +
      drawPuddle(scene, 1280, 950, 150) +
      drawCar(scene, 980, 900, 340, palette.clay) +
      drawPerson(scene, 300, 736, { height: 190, legs: 'walk' }),
  },
  zebra: {
    place: streetPlace(4),
    before: (scene) =>
      zebra(0.14) +
      drawPerson(scene, 700, 736, { height: 190 }) +
      drawPerson(scene, 780, 738, { height: 130 }) +
      drawCar(scene, 760, 930, 360, palette.brandStrong),
    after: (scene) =>
      zebra(0.95) +
      drawPerson(scene, 720, 830, { height: 210, legs: 'walk' }) +
      drawPerson(scene, 810, 836, { height: 140, legs: 'walk' }) +
      drawCar(scene, 300, 930, 360, palette.brandStrong),
  },
  blockedCrossing: {
    place: streetPlace(0),
    before: (scene) =>
      zebra(0.9) +
      drawPerson(scene, 560, 736, { height: 190 }) +
      drawCar(scene, 690, 850, 330, '#F4F1EA') +
      drawCar(scene, 880, 960, 370, palette.brandStrong, true),
    after: (scene) =>
      zebra(0.95) +
      repeat(4, (index) => stroke(`M${430 + index * 60} 760V700M${990 + index * 60} 760V700`, iron(scene), 12)) +
      drawPerson(scene, 760, 850, { height: 210, legs: 'walk' }) +
      drawPerson(scene, 840, 860, { height: 205, legs: 'walk' }),
  },
  trench: {
    place: streetPlace(1),
    before: (scene) =>
      drawTrench(scene) +
      drawHeap(scene, 420, 800, 300) +
      drawHeap(scene, 1180, 806, 260) +
      drawPerson(scene, 760, 736, { height: 190, legs: 'walk' }),
    after: (scene) =>
      path(TRENCH, scene.tone('#434F5A')) +
      drawPerson(scene, 560, 736, { height: 190, legs: 'walk' }) +
      drawPerson(scene, 1130, 736, { height: 185, legs: 'walk', flipped: true }) +
      drawCar(scene, 960, 972, 340, palette.brandStrong),
  },
  freshPatch: {
    place: streetPlace(2),
    before: (scene) =>
      path('M360 850Q520 806 820 816T1240 846Q1180 912 800 906T360 850Z', scene.tone('#B7A88F')) +
      repeat(46, () =>
        circle(
          scene.random.between(330, 1270),
          scene.random.between(810, 930),
          scene.random.between(4, 11),
          scene.tone('#8F8270'),
        ),
      ) +
      drawCar(scene, 1330, 960, 330, palette.clay, true),
    after: (scene) => freshAsphalt(scene) + drawCar(scene, 1230, 860, 330, palette.clay, true),
  },
} satisfies Record<string, Pair>

function drawTrench(scene: Scene): string {
  return (
    path(TRENCH, scene.tone('#6B5440')) +
    path('M150 850Q520 830 820 838T1490 856L1506 886Q1100 870 780 874T104 888Z', scene.tone('#33281F'))
  )
}
