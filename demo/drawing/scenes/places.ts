import { darker } from '../palette'
import { drawApartmentBlock, drawHouse } from '../parts/buildings'
import { drawLawn, drawPavement, drawRoad } from '../parts/land'
import { drawBush, drawTree } from '../parts/nature'
import type { Scene } from '../scene'
import { path, polygon, rect, repeat } from '../svg'
import { drawBackdrop, drawTreeLine } from './backdrop'
import { accents, walls } from './place-colors'

export function drawStreetPlace(scene: Scene): string {
  const { random } = scene
  const houses = repeat(4, (index) =>
    drawHouse(scene, -30 + index * 430 + random.between(-20, 20), 660, {
      width: random.between(300, 390),
      height: random.between(220, 330),
      wall: random.pick(walls),
      roof: random.pick(['hip', 'gable', 'flat']),
      floors: 2,
      columns: 4,
      arched: random.chance(0.4),
      depth: 0.05,
    }),
  )
  return (
    drawBackdrop(scene, 540) +
    houses +
    drawPavement(scene, 650, 740) +
    drawTree(scene, random.between(150, 420), 720, 300) +
    drawTree(scene, random.between(1100, 1450), 720, 320) +
    drawRoad(scene, 752, 1000)
  )
}

export function drawYardPlace(scene: Scene): string {
  const { random } = scene
  return (
    drawBackdrop(scene, 540, 'mountains') +
    drawTreeLine(scene, 580, 6, 190, 0.25) +
    drawApartmentBlock(scene, random.between(0, 120), 640, {
      width: 520,
      floors: random.whole(4, 6),
      columns: 7,
      wall: random.pick(walls),
      accent: random.pick(accents),
      depth: 0.08,
    }) +
    drawApartmentBlock(scene, random.between(880, 980), 640, {
      width: 560,
      floors: random.whole(4, 5),
      columns: 7,
      wall: '#D6DEE0',
      accent: random.pick(accents),
      depth: 0.08,
    }) +
    drawTree(scene, 760, 660, 250, 0.06) +
    drawLawn(scene, 630)
  )
}

export function drawParkPlace(scene: Scene): string {
  const ground = path('M-20 830Q700 740 1620 840V940Q800 850 -20 960Z', scene.tone('#E0CBA3'))
  return (
    drawBackdrop(scene, 560) +
    drawTreeLine(scene, 580, 9, 230, 0.22) +
    drawLawn(scene, 570) +
    ground +
    drawTree(scene, scene.random.between(80, 260), 800, 400) +
    drawTree(scene, scene.random.between(1340, 1520), 800, 410) +
    drawBush(scene, scene.random.between(900, 1200), 740, 160)
  )
}

export function drawWallPlace(scene: Scene): string {
  const { random } = scene
  const plaster = random.pick(walls)
  const base =
    rect(140, 250, 1320, 470, scene.tone(plaster)) +
    rect(1180, 250, 280, 470, scene.tone(darker(plaster, 0.14))) +
    rect(110, 226, 1380, 30, scene.tone(darker(plaster, 0.3)), 4) +
    rect(140, 660, 1320, 60, scene.tone(darker(plaster, 0.24)))
  const windows = repeat(
    5,
    (index) =>
      rect(220 + index * 262, 300, 110, 120, scene.tone('#FBFAF5'), 4) +
      rect(228 + index * 262, 308, 94, 104, scene.tone('#8FBDD4')) +
      polygon(
        [228 + index * 262, 412, 228 + index * 262, 360, 290 + index * 262, 308, 322 + index * 262, 308],
        '#FFFFFF',
        0.4,
      ),
  )
  return drawBackdrop(scene, 560) + drawTreeLine(scene, 600, 6, 260, 0.16) + base + windows + drawPavement(scene, 720)
}
