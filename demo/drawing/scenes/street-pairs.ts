import { darker, palette } from '../palette'
import { drawBeachSand, drawMountains, drawSea } from '../parts/land'
import { drawBush, drawDog } from '../parts/nature'
import { drawPerson } from '../parts/people'
import { drawSky } from '../parts/sky'
import { drawBin, drawBusStop, drawHeap, drawLamp, drawRubbish } from '../parts/street-things'
import type { Scene } from '../scene'
import { circle, ellipse, path, polygon, rect, repeat, stroke, turned } from '../svg'
import type { Pair } from './pair'
import { streetPlace } from './streets'

/** Draws a concrete pole; papers hang on it in several layers. */
function pillar(scene: Scene, x: number, papers: number): string {
  const colors = ['#FBFAF5', palette.sun, '#F0A0B0', '#CFE3D2', '#E9E3D2']
  return (
    ellipse(x, 744, 56, 9, palette.ink, 0.2) +
    rect(x - 24, 90, 48, 652, scene.tone('#C3C7C6')) +
    rect(x + 6, 90, 18, 652, scene.tone('#A4AAAB')) +
    repeat(papers, (index) => {
      const top = 330 + index * 34
      const left = x - 46 + scene.random.between(-8, 12)
      return turned(
        scene.random.between(-9, 9),
        x,
        top,
        rect(left, top, 84, 62, scene.tone(colors[index % colors.length] ?? '#FBFAF5'), 2) +
          stroke(
            `M${left + 12} ${top + 18}h58M${left + 12} ${top + 32}h44M${left + 12} ${top + 46}h52`,
            palette.ink,
            4,
            0.55,
          ),
      )
    })
  )
}

const shore: Pair['place'] = (scene) =>
  drawSky(scene, { horizon: 420, sunX: 1150 }) +
  drawMountains(scene, 426, 130) +
  drawSea(scene, { top: 420, bottom: 720, glintX: 1150 }) +
  drawBeachSand(scene, 640)

/** Pairs of the pavement and of the shore. */
export const streetPairs = {
  leaningPole: {
    place: streetPlace(3),
    before: (scene) =>
      turned(17, 900, 742, drawLamp(scene, 900, 742, 600)) + drawPerson(scene, 620, 738, { height: 190 }),
    after: (scene) => drawLamp(scene, 900, 742, 600) + drawPerson(scene, 620, 738, { height: 190, legs: 'walk' }),
  },
  busStop: {
    place: streetPlace(4),
    before: (scene) => drawBusStop(scene, 760, 742, 720, true) + drawPerson(scene, 1310, 740, { height: 210 }),
    after: (scene) =>
      drawBusStop(scene, 760, 742, 720) +
      drawPerson(scene, 660, 742, { height: 210 }) +
      drawPerson(scene, 1310, 740, { height: 210 }),
  },
  pastedPoles: {
    place: streetPlace(0),
    before: (scene) => pillar(scene, 520, 8) + pillar(scene, 1100, 9) + drawPerson(scene, 820, 740, { height: 210 }),
    after: (scene) =>
      pillar(scene, 520, 0) + pillar(scene, 1100, 0) + drawPerson(scene, 820, 740, { height: 210, legs: 'walk' }),
  },
  fullBins: {
    place: streetPlace(1),
    before: (scene) =>
      drawRubbish(scene, 800, 640, 200) +
      drawBin(scene, 800, 790, 220) +
      drawRubbish(scene, 1010, 800, 300) +
      drawRubbish(scene, 590, 810, 240),
    after: (scene) =>
      drawBin(scene, 700, 790, 220) +
      drawBin(scene, 960, 790, 220) +
      drawPerson(scene, 1240, 740, { height: 210, legs: 'walk' }),
  },
  leaves: {
    place: streetPlace(3),
    season: 'autumn',
    before: (scene) =>
      repeat(4, (index) => drawHeap(scene, 260 + index * 370, 790 + (index % 2) * 34, 330, '#C98A3C')) +
      repeat(60, () =>
        ellipse(
          scene.random.between(20, 1580),
          scene.random.between(690, 940),
          12,
          6,
          scene.tone(scene.random.pick([palette.clay, palette.sun, '#B98A3C'])),
        ),
      ),
    after: (scene) =>
      drawPerson(scene, 520, 742, { height: 210, legs: 'walk' }) +
      drawPerson(scene, 1180, 744, { height: 205, legs: 'walk' }),
  },
  bushes: {
    place: streetPlace(3),
    before: (scene) =>
      repeat(6, (index) => drawBush(scene, 90 + index * 290, 764 - (index % 2) * 16, 380)) +
      drawPerson(scene, 720, 850, { height: 220, legs: 'walk' }) +
      drawPerson(scene, 820, 856, { height: 150, legs: 'walk' }),
    after: (scene) =>
      repeat(11, (index) => drawBush(scene, 20 + index * 156, 690, 176)) +
      drawPerson(scene, 720, 742, { height: 210, legs: 'walk' }) +
      drawPerson(scene, 820, 744, { height: 145, legs: 'walk' }),
  },
  dogs: {
    place: streetPlace(4),
    before: (scene) =>
      repeat(5, (index) =>
        drawDog(
          scene,
          330 + index * 215,
          800 + (index % 2) * 70,
          150 + (index % 3) * 18,
          ['#8A5A3A', '#3B3230', '#C9A27A', '#6B5C50', '#B0763F'][index] ?? '#8A5A3A',
          index % 2 === 1,
        ),
      ) + drawPerson(scene, 1440, 740, { height: 200, arms: ['out', 'up'] }),
    after: (scene) =>
      drawPerson(scene, 520, 742, { height: 205, legs: 'walk' }) +
      drawPerson(scene, 610, 744, { height: 140, legs: 'walk' }) +
      drawPerson(scene, 1180, 740, { height: 200, legs: 'walk' }),
  },
  seaweed: {
    place: shore,
    before: (scene) =>
      path(
        'M-20 720C160 690 340 760 560 726S920 690 1180 744S1500 700 1620 724V806C1440 770 1300 830 1080 800S640 764 440 806S120 770 -20 800Z',
        scene.tone('#4A5B3C'),
      ) +
      stroke(
        'M60 760q90 -26 190 6M420 780q110 -40 230 -8M800 752q120 -20 220 26M1200 790q120 -50 260 -14',
        scene.tone('#2F3F2C'),
        12,
        0.7,
      ) +
      drawRubbish(scene, 700, 860, 220) +
      stroke('M980 850L1240 810M300 880L520 850', scene.tone(palette.umber), 18),
    after: (scene) =>
      drawPerson(scene, 520, 880, { height: 240, arms: ['out', 'wave'] }) +
      drawPerson(scene, 640, 886, { height: 160, legs: 'run' }) +
      drawBin(scene, 1300, 880, 150, palette.brand),
  },
  dirtySquare: {
    place: streetPlace(0),
    before: (scene) =>
      repeat(4, (index) => drawRubbish(scene, 260 + index * 350, 800 + (index % 2) * 60, 330)) + boxes(scene),
    after: (scene) => drawPerson(scene, 560, 742, { height: 205, legs: 'walk' }) + drawBin(scene, 1120, 780, 190),
  },
} satisfies Record<string, Pair>

function boxes(scene: Scene): string {
  return repeat(3, (index) => {
    const x = 470 + index * 340
    const wood = scene.tone('#C79A68')
    return (
      rect(x, 830, 120, 74, wood) +
      stroke(`M${x} 854h120M${x} 880h120`, scene.tone(darker('#C79A68', 0.3)), 6) +
      polygon([x, 830, x + 26, 808, x + 146, 808, x + 120, 830], scene.tone('#E0BC8D')) +
      circle(x + 40, 824, 15, scene.tone(palette.clay)) +
      circle(x + 76, 820, 15, scene.tone('#B9474A'))
    )
  })
}
