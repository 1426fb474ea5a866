import { darker, palette } from '../palette'
import { drawHill, drawLawn, drawMountains } from '../parts/land'
import { drawFortress } from '../parts/landmarks'
import { drawBush, drawCypress, drawTree } from '../parts/nature'
import { drawPerson } from '../parts/people'
import { drawSky } from '../parts/sky'
import { drawGarland } from '../parts/street-things'
import type { Scene } from '../scene'
import { circle, ellipse, path, polygon, rect, repeat, stroke } from '../svg'
import type { Compose } from './backdrop'

/** The fort near: by night with lamps on its walls, otherwise with a dig; even variants look into the dig under the wall. */
export const composeFortress: Compose = (scene) => {
  if (scene.light !== 'night' && scene.variant % 2 === 0) return drawDigUnderWall(scene)
  return [
    drawSky(scene, { horizon: 600, sunX: 1180, sunY: 180, clouds: 3 }),
    drawMountains(scene, 600, 260),
    drawHill(scene, 590, 760, '#93AC83', 0.16),
    drawFortress(scene, 110, 690, 1380, 0.02),
    drawLawn(scene, 680),
    drawCypress(scene, 90, 760, 300),
    drawCypress(scene, 1530, 770, 320),
    path('M760 690C800 760 640 860 560 1000H980C960 880 900 780 850 690Z', scene.tone(palette.stone)),
    scene.light === 'night' ? drawLampsOfFort(scene) : drawKiln(scene),
  ].join('')
}

const brush = stroke('M15 -67L30 -54', '#6B5440', 2.4) + ellipse(32, -51, 4, 2.6, '#F3DDB8')

function drawDigger(scene: Scene, x: number, y: number, height: number, flipped: boolean): string {
  return drawPerson(scene, x, y, { height, legs: 'kneel', arms: ['down', 'forward'], held: brush, flipped })
}

/** Draws a square dig before a wall of big stones. */
function drawDigUnderWall(scene: Scene): string {
  const stones = Array.from({ length: 7 }, (_, row) => {
    const top = 150 + row * 66
    const joints = Array.from({ length: 14 }, (__, index) => `M${index * 130 + (row % 2) * 65 - 60} ${top}v66`)
    return `M0 ${top}H1600${joints.join('')}`
  })
  const merlons = repeat(11, (index) => rect(index * 156 - 30, 90, 92, 66, scene.tone('#D2AE82')))
  const pit = polygon([340, 700, 1260, 700, 1400, 960, 200, 960], scene.tone('#8C6A48'))
  const floor = polygon([400, 730, 1200, 730, 1310, 940, 290, 940], scene.tone('#B98F62'))
  const strings = stroke('M666 730L596 940M934 730L1004 940M352 826H1248', '#FBFAF5', 4, 0.8)
  const walls = stroke('M470 790H690M470 790V850M980 770H1150V880', scene.tone('#8D8071'), 26)
  return [
    drawSky(scene, { horizon: 300, sunX: 1250, sunY: 60, clouds: 1 }),
    merlons,
    rect(0, 150, 1600, 470, scene.tone('#D2AE82')),
    stroke(stones.join(''), scene.tone('#AD8B62'), 6, 0.8),
    rect(0, 600, 1600, 30, scene.tone(darker('#D2AE82', 0.2))),
    drawLawn(scene, 620),
    pit,
    floor,
    walls,
    strings,
    drawDigger(scene, 560, 930, 220, false),
    drawDigger(scene, 880, 850, 190, true),
    drawDigger(scene, 1120, 940, 220, true),
    drawPerson(scene, 140, 900, { height: 260, hairstyle: 'hat', headColor: palette.sand, arms: ['down', 'forward'] }),
    drawBush(scene, 1500, 720, 180),
  ].join('')
}

function drawLampsOfFort(scene: Scene): string {
  const lamps = Array.from({ length: 34 }, (_, index) => [140 + index * 40, 560 + (index % 5) * 24] as const)
  const onGround = Array.from({ length: 12 }, (_, index) => {
    const [side, step] = [index % 2 ? 1 : -1, Math.floor(index / 2)]
    return [780 + side * (90 + step * 26), 720 + step * 48] as const
  })
  return (
    drawGarland(scene, 120, 500, 800, 470, 60) +
    drawGarland(scene, 800, 470, 1480, 500, 60) +
    [...lamps, ...onGround].map(([x, y]) => circle(x, y, 20, palette.sun, 0.25) + circle(x, y, 7, '#FFE7A8')).join('') +
    drawPerson(scene, 740, 850, { height: 170, back: true, legs: 'walk' }) +
    drawPerson(scene, 810, 856, { height: 162, back: true }) +
    drawPerson(scene, 670, 950, { height: 220, back: true, arms: ['down', 'out'] })
  )
}

/** Draws a round kiln of bricks in its dig. */
function drawKiln(scene: Scene): string {
  const earth = scene.tone('#B08A5E')
  const bricks = repeat(14, (index) => {
    const turn = (index / 14) * Math.PI * 2
    const color = scene.tone(index % 2 ? '#C77C55' : '#B0583D')
    return rect(1164 + Math.cos(turn) * 134, 858 + Math.sin(turn) * 40, 34, 18, color, 4)
  })
  return (
    polygon([930, 790, 1440, 790, 1520, 950, 880, 950], earth) +
    polygon([930, 790, 1440, 790, 1430, 806, 940, 806], darker(earth, 0.3)) +
    ellipse(1180, 870, 150, 46, scene.tone('#8C5A38')) +
    ellipse(1180, 862, 118, 34, scene.tone('#5E4030')) +
    bricks +
    drawDigger(scene, 990, 930, 190, false) +
    drawDigger(scene, 1390, 930, 190, true) +
    drawTree(scene, 260, 880, 320) +
    drawBush(scene, 460, 900, 160)
  )
}
