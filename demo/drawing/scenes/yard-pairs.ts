import { darker, lighter, palette } from '../palette'
import { drawLawn } from '../parts/land'
import { drawFountain } from '../parts/landmarks'
import { drawBush, drawFlowerbed, drawTree } from '../parts/nature'
import { drawPerson } from '../parts/people'
import { drawBench, drawFence, drawHeap, drawRubbish } from '../parts/street-things'
import { drawCar } from '../parts/vehicles'
import type { Scene } from '../scene'
import { circle, ellipse, path, rect, repeat, stroke, turned } from '../svg'
import { drawBackdrop, drawTreeLine } from './backdrop'
import type { Pair } from './pair'
import { parkPlace, drawWallPlace, yardPlace } from './places'

/** Blades of grass in front of whatever stands there. */
function tallGrass(scene: Scene, left: number, right: number, top: number, count: number, height: number): string {
  const blades = Array.from({ length: count }, () => {
    const x = scene.random.between(left, right)
    const y = scene.random.between(top, top + 90)
    return `M${x.toFixed(0)} ${y.toFixed(0)}q${scene.random.between(-16, 16).toFixed(0)} ${(-height / 2).toFixed(0)} ${scene.random.between(-34, 34).toFixed(0)} ${(-height * scene.random.between(0.7, 1.2)).toFixed(0)}`
  })
  return stroke(blades.join(''), scene.tone(darker(scene.lawn, 0.24)), 7)
}

const tyre = (scene: Scene, x: number, y: number): string =>
  ellipse(x, y, 62, 24, scene.tone('#2A2F36')) + ellipse(x, y - 4, 28, 10, scene.tone('#55606A'))

/** Writing all over a wall. */
export const scribbles = (scene: Scene): string =>
  stroke('M220 620Q280 460 340 560T460 520T560 620T660 480Q700 620 760 600', scene.tone(palette.danger), 24) +
  stroke('M840 520Q880 460 930 520T1010 620Q960 660 900 620T840 520', scene.tone('#19A1D2'), 22) +
  stroke('M1060 640L1120 480L1180 630M1080 580H1170M1230 500Q1330 470 1310 550T1240 640', scene.tone('#2A2F36'), 20) +
  stroke('M340 584v70M660 520v110M930 540v90M1310 580v70', scene.tone(palette.danger), 6, 0.7)

/** Pairs of yards, parks and walls. */
export const yardPairs = {
  paintedOver: {
    place: drawWallPlace,
    before: scribbles,
    after: (scene) =>
      drawPerson(scene, 420, 930, { height: 270, legs: 'walk' }) +
      drawPerson(scene, 1240, 940, { height: 270, legs: 'walk', flipped: true }),
  },
  abandonedCar: {
    place: yardPlace(2),
    before: (scene) =>
      drawCar(scene, 800, 880, 560, '#8C6A58') +
      ellipse(690, 772, 60, 20, scene.tone('#5E4335'), 0.8) +
      ellipse(930, 800, 70, 24, scene.tone('#5E4335'), 0.8) +
      tallGrass(scene, 480, 1120, 860, 110, 90),
    after: (scene) =>
      path('M380 800H1220L1320 960H280Z', scene.tone('#6B7782')) +
      stroke('M500 806L440 952M700 806L670 952M900 806L930 952M1100 806L1160 952', '#FBFBF7', 9) +
      drawCar(scene, 560, 916, 300, palette.brand),
  },
  carsOnLawn: {
    place: yardPlace(3),
    before: (scene) =>
      stroke('M-20 960Q300 880 620 900T1100 930M-20 990Q320 920 640 940T1120 960', scene.tone('#7A6450'), 22, 0.7) +
      drawCar(scene, 420, 880, 330, '#F4F1EA') +
      drawCar(scene, 860, 920, 350, palette.clay, true) +
      drawCar(scene, 1280, 890, 330, palette.brandStrong),
    after: (scene) =>
      drawFlowerbed(scene, 520, 850, 360) +
      drawFlowerbed(scene, 1080, 850, 360) +
      repeat(5, (index) => drawBush(scene, 260 + index * 270, 790, 150)) +
      drawFence(scene, 60, 960, 1480, 90),
  },
  tallGrass: {
    place: yardPlace(0),
    before: (scene) => tallGrass(scene, -10, 1610, 760, 150, 190) + tallGrass(scene, -10, 1610, 900, 170, 230),
    after: (scene) =>
      drawLawn(scene, 700) +
      repeat(5, (index) => rect(0, 740 + index * 52, 1600, 24, scene.tone(lighter(scene.lawn, 0.12)))) +
      drawPerson(scene, 620, 900, { height: 160, legs: 'run' }) +
      drawPerson(scene, 980, 920, { height: 240 }),
  },
  leaningTree: {
    place: yardPlace(1),
    before: (scene) =>
      turned(31, 620, 880, drawTree(scene, 620, 880, 560)) + drawPerson(scene, 1200, 900, { height: 230 }),
    after: (scene) =>
      ellipse(620, 876, 62, 18, scene.tone(palette.umber)) +
      ellipse(620, 866, 56, 15, scene.tone('#D9B07A')) +
      drawTree(scene, 860, 880, 230) +
      drawPerson(scene, 1200, 900, { height: 230, legs: 'walk' }),
  },
  wasteland: {
    place: (scene) =>
      drawBackdrop(scene, 560, 'mountains') + drawTreeLine(scene, 590, 8, 240, 0.2) + drawLawn(scene, 580),
    before: (scene) =>
      ellipse(800, 860, 620, 70, scene.tone('#9A8B6E'), 0.6) +
      drawRubbish(scene, 420, 830, 380) +
      drawRubbish(scene, 1120, 850, 440) +
      drawRubbish(scene, 780, 900, 420) +
      tyre(scene, 560, 920) +
      tyre(scene, 620, 890) +
      tyre(scene, 1000, 930) +
      tyre(scene, 1330, 880),
    after: (scene) =>
      repeat(5, (index) => drawHeap(scene, 240 + index * 280, 910 + (index % 2) * 20, 190, '#A9AFB0')) +
      stroke('M1180 800V640', scene.tone(palette.umber), 14) +
      rect(1080, 560, 200, 110, scene.tone('#FBFAF5'), 8) +
      stroke('M1104 592h150M1104 618h120M1104 642h140', scene.tone(palette.brand), 8) +
      repeat(3, (index) => drawTree(scene, 330 + index * 230, 780, 220)),
  },
  blockedPath: {
    place: parkPlace(2),
    before: (scene) =>
      repeat(17, (index) => rect(330 + index * 56, 640, 50, 260, scene.tone(index % 2 ? '#9A7A58' : '#A88862'), 3)) +
      rect(320, 690, 970, 20, scene.tone('#6B5440')) +
      rect(320, 840, 970, 20, scene.tone('#6B5440')) +
      rect(780, 744, 50, 62, scene.tone('#5A6670'), 8) +
      drawPerson(scene, 1420, 930, { height: 260 }),
    after: (scene) =>
      drawPerson(scene, 700, 890, { height: 240, legs: 'walk' }) +
      drawPerson(scene, 790, 896, { height: 150, legs: 'walk' }) +
      drawPerson(scene, 1420, 930, { height: 260, legs: 'walk' }),
  },
  openManhole: {
    place: parkPlace(0),
    before: (scene) =>
      ellipse(800, 876, 190, 50, scene.tone('#8B8F8E')) +
      ellipse(800, 874, 156, 38, scene.tone('#14181C')) +
      stroke('M600 900L900 830M720 920L1010 860M980 900L860 836', scene.tone(palette.umber), 14) +
      drawBush(scene, 620, 905, 120),
    after: (scene) =>
      ellipse(800, 876, 190, 50, scene.tone('#8B8F8E')) +
      ellipse(800, 872, 160, 40, scene.tone('#5A6670')) +
      stroke('M670 872h260M700 856h200M700 888h200M800 838v68', scene.tone('#3F4A54'), 7) +
      drawPerson(scene, 1180, 900, { height: 250, legs: 'walk' }),
  },
  fountain: {
    place: parkPlace(1),
    before: (scene) =>
      drawFountain(scene, 800, 880, 720, true) +
      drawRubbish(scene, 700, 836, 130) +
      drawBench(scene, 1340, 920, 220, true),
    after: (scene) =>
      drawFountain(scene, 800, 880, 720) +
      drawBench(scene, 1340, 920, 220) +
      drawPerson(scene, 330, 920, { height: 240, arms: ['out', 'wave'] }) +
      drawPerson(scene, 430, 926, { height: 150, legs: 'run' }) +
      circle(520, 916, 18, scene.tone(palette.clay)),
  },
} satisfies Record<string, Pair>
