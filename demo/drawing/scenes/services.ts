import type { Scene } from '../scene'
import { mix, palette } from '../palette'
import { drawHouse } from '../parts/buildings'
import { drawPavement, drawRoad } from '../parts/land'
import { drawTree } from '../parts/nature'
import { drawPerson } from '../parts/people'
import { drawLamp } from '../parts/street-things'
import { drawFireTruck } from '../parts/machines'
import { drawPoliceCar } from '../parts/vehicles'
import { circle, path, polygon, rect, repeat, stroke } from '../svg'
import { drawBackdrop, drawTreeLine, type Compose } from './backdrop'

export const composeFireService: Compose = (scene) => {
  const drill = scene.variant % 2 === 0
  const suit = {
    top: '#3A4652',
    bottom: '#3A4652',
    vest: '#D9B02E',
    hairstyle: 'helmet',
    headColor: palette.danger,
    coat: false,
    skirt: false,
  } as const
  const smoke = repeat(5, (index) =>
    circle(1270 + index * 40, 360 - index * 64, 60 + index * 18, mix('#6B7782', '#C9D2D8', index / 6), 0.5),
  )
  const jet =
    path('M1000 690Q1130 480 1290 470Q1150 520 1020 706Z', '#CFE9F6', 0.85) +
    circle(1290, 470, 14, '#FFFFFF', 0.8) +
    circle(1310, 500, 9, '#FFFFFF', 0.8) +
    circle(1270, 510, 8, '#FFFFFF', 0.8)
  const station = drawFireServiceStation(scene)
  const burning = drawFireServiceBurning(scene, smoke, jet)
  return [
    drawBackdrop(scene, 590),
    drawTreeLine(scene, 630, 7, 210, 0.2),
    drill
      ? station
      : drawHouse(scene, 80, 700, { width: 400, height: 300, wall: '#F3E6CC', floors: 2, columns: 4, depth: 0.08 }) +
        drawHouse(scene, 560, 700, {
          width: 380,
          height: 260,
          wall: '#E6B598',
          floors: 2,
          columns: 4,
          depth: 0.08,
          roof: 'hip',
        }) +
        burning,
    drawTree(scene, 1500, 760, drill ? 380 : 10),
    drawPavement(scene, 700, 790),
    drawRoad(scene, 800, 1000),
    drawFireTruck(scene, 460, 930, 740),
    drawPerson(scene, 980, 880, { height: 280, ...suit, arms: ['hold', 'forward'] }),
    stroke('M1000 720Q1040 900 900 930T840 900', scene.tone('#C9A25A'), 14),
    drawPerson(scene, 1200, 940, { height: 290, ...suit, arms: drill ? ['down', 'wave'] : ['hold', 'forward'] }),
    drawPerson(scene, 1360, 960, { height: 290, ...suit, legs: 'walk', arms: ['swing', 'back'], flipped: drill }),
  ].join('')
}

function drawFireServiceBurning(scene: Scene, smoke: string, jet: string): string {
  return (
    drawHouse(scene, 1140, 710, { width: 420, height: 360, wall: '#EBD6B0', floors: 3, columns: 4, roof: 'hip' }) +
    smoke +
    drawFireServiceFlame(1250, 430, 90) +
    drawFireServiceFlame(1350, 430, 70) +
    drawFireServiceFlame(1460, 552, 60) +
    jet
  )
}

function drawFireServiceStation(scene: Scene): string {
  return (
    rect(120, 330, 900, 380, scene.tone('#C86A4C')) +
    rect(880, 330, 140, 380, scene.tone('#A8533A')) +
    rect(104, 314, 932, 24, scene.tone('#F6F1E7')) +
    repeat(
      3,
      (index) =>
        path(`M${180 + index * 230} 710V500a80 60 0 0 1 160 0V710Z`, scene.tone('#F6F1E7')) +
        path(
          `M${192 + index * 230} 710V504a68 52 0 0 1 136 0V710Z`,
          scene.tone(index === 1 ? '#2E3840' : palette.danger),
        ) +
        stroke(
          `M${192 + index * 230} 570h136M${192 + index * 230} 620h136M${192 + index * 230} 668h136`,
          scene.tone('#8C2220'),
          4,
        ),
    ) +
    rect(1020, 180, 150, 530, scene.tone('#D9785A')) +
    rect(1120, 180, 50, 530, scene.tone('#A8533A')) +
    rect(1008, 164, 174, 22, scene.tone('#F6F1E7')) +
    repeat(3, (index) => rect(1058, 220 + index * 120, 46, 70, scene.tone('#A9D3E6'), 4))
  )
}

function drawFireServiceFlame(x: number, y: number, size: number): string {
  return (
    path(
      `M${x - size * 0.4} ${y}Q${x - size * 0.7} ${y - size * 0.7} ${x} ${y - size * 1.2}Q${x + size * 0.6} ${y - size * 0.6} ${x + size * 0.4} ${y}Z`,
      '#F28A2E',
    ) +
    path(
      `M${x - size * 0.2} ${y}Q${x - size * 0.3} ${y - size * 0.4} ${x + size * 0.04} ${y - size * 0.7}Q${x + size * 0.3} ${y - size * 0.3} ${x + size * 0.2} ${y}Z`,
      '#FFD873',
    )
  )
}

/** A patrol in the street talking to residents. */
export const composePolice: Compose = (scene) => {
  const uniform = {
    top: '#24405C',
    bottom: '#1C3146',
    hairstyle: 'cap',
    headColor: '#1C3146',
    skirt: false,
    shoes: '#1E252C',
    coat: scene.snowy,
  } as const
  const badge = circle(-7, -70, 2.6, '#F0C24E') + stroke('M-12 -77h6M6 -77h6', '#C9D2D8', 1.8)
  const crossing = repeat(7, (index) =>
    polygon(
      [900 + index * 74, 830, 940 + index * 74, 830, 980 + index * 96, 1000, 928 + index * 96, 1000],
      scene.tone('#F3F5F5'),
      0.9,
    ),
  )
  return [
    drawBackdrop(scene, 560),
    drawTreeLine(scene, 610, 7, 210, 0.18),
    repeat(4, (index) =>
      drawHouse(scene, -10 + index * 420, 720, {
        width: scene.random.between(300, 390),
        height: scene.random.between(230, 320),
        wall: scene.random.pick(['#EBD6B0', '#F3E6CC', '#CFDDE2', '#E9C7A0']),
        floors: 2,
        columns: 4,
        roof: scene.random.pick(['hip', 'flat', 'gable']),
        depth: 0.08,
      }),
    ),
    drawTree(scene, 760, 780, 330, 0.04),
    drawPavement(scene, 710, 820),
    drawLamp(scene, 1180, 810, 390),
    drawRoad(scene, 830, 1000),
    crossing,
    drawPoliceCar(scene, 340, 950, 520),
    drawPerson(scene, 720, 930, { height: 330, ...uniform, held: badge, arms: ['down', 'out'] }),
    drawPerson(scene, 860, 940, { height: 320, ...uniform, held: badge, arms: ['hold', 'hold'], flipped: true }),
    drawPerson(scene, 1030, 930, { height: 300, hairstyle: 'scarf', skirt: true, arms: ['down', 'hold'] }),
    drawPerson(scene, 1120, 940, { height: 190, arms: ['wave', 'down'] }),
    drawPerson(scene, 1400, 900, { height: 280, legs: 'walk', arms: ['swing', 'back'], flipped: true }),
  ].join('')
}
