import { darker, palette } from '../palette'
import { drawApartmentBlock, drawHouse } from '../parts/buildings'
import { drawLawn, drawPavement } from '../parts/land'
import { drawBush, drawCypress, drawPalm, drawTree } from '../parts/nature'
import { drawFence } from '../parts/street-things'
import type { Scene } from '../scene'
import { path, polygon, rect, repeat, stroke } from '../svg'
import { drawBackdrop, drawTreeLine } from './backdrop'
import { inTurn, type Place } from './in-turn'
import { accents, walls } from './place-colors'

/** Draws a yard; kinds of pictures with different offsets stand in different yards. */
export function yardPlace(offset: number): Place {
  return inTurn([drawTwoBlockYard, drawLongBlockYard, drawOldYard, drawNewYard, drawGardenYard], offset)
}

/** Draws a park; kinds of pictures with different offsets stand in different parks. */
export function parkPlace(offset: number): Place {
  return inTurn([drawLeafyPark, drawSeaPark, drawCypressPark], offset)
}

function drawTwoBlockYard(scene: Scene): string {
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

/** One long house closes the yard; poplars stand before it. */
function drawLongBlockYard(scene: Scene): string {
  return (
    drawBackdrop(scene, 540, 'skyline') +
    drawApartmentBlock(scene, -80, 640, {
      width: 1760,
      floors: 5,
      columns: 22,
      wall: '#EBD6B0',
      accent: palette.clay,
      depth: 0.08,
    }) +
    drawLawn(scene, 630) +
    repeat(5, (index) => drawCypress(scene, 160 + index * 330, 660, 320, 0.05)) +
    repeat(8, (index) => drawBush(scene, 100 + index * 210, 668, 150, 0.05))
  )
}

/** Draws a yard of two-storey houses with verandas, washing on a line between them. */
function drawOldYard(scene: Scene): string {
  const house = (x: number, width: number, wall: string, roofColor: string) =>
    drawHouse(scene, x, 650, { width, height: 260, wall, roof: 'hip', roofColor, floors: 2, columns: 5, balcony: true })
  const linen = repeat(6, (index) => {
    const colors = ['#FBFAF5', palette.sky, palette.sun, '#FBFAF5', '#E8A0B0', '#FBFAF5']
    return rect(
      690 + index * 50,
      494 + Math.sin(((index + 0.5) / 6) * Math.PI) * 18,
      40,
      62,
      scene.tone(colors[index] ?? ''),
    )
  })
  return (
    drawBackdrop(scene, 540, 'oldTown') +
    drawTreeLine(scene, 600, 7, 250, 0.18) +
    house(-40, 640, '#F3E6CC', palette.clay) +
    house(1040, 620, '#CFDDE2', '#B0583D') +
    stroke('M600 490Q820 530 1040 490', scene.tone(palette.inkSoft), 4) +
    linen +
    drawLawn(scene, 630) +
    drawTree(scene, 1010, 680, 330, 0.04)
  )
}

/** Towers of a new quarter, the sea between them. */
function drawNewYard(scene: Scene): string {
  const tower = (x: number, floors: number, accent: string) =>
    drawApartmentBlock(scene, x, 640, {
      width: 270,
      floors,
      columns: 4,
      wall: '#F4EFE3',
      accent,
      depth: 0.06,
      floorHeight: 56,
    })
  return (
    drawBackdrop(scene, 560, 'sea') +
    tower(30, 8, palette.brand) +
    tower(350, 6, palette.sun) +
    tower(980, 9, palette.clay) +
    tower(1300, 7, '#2F8F6B') +
    drawLawn(scene, 630) +
    repeat(4, (index) => drawTree(scene, 320 + index * 330, 664, 150, 0.04))
  )
}

/** Draws one-storey houses and their orchards around a meadow. */
function drawGardenYard(scene: Scene): string {
  const house = (x: number, width: number, roofColor: string) =>
    drawHouse(scene, x, 640, { width, height: 130, wall: scene.random.pick(walls), roofColor, floors: 1, columns: 4 })
  return (
    drawBackdrop(scene, 540, 'mountains') +
    drawTreeLine(scene, 610, 11, 220, 0.14) +
    house(60, 340, '#2F8F6B') +
    house(620, 400, palette.clay) +
    house(1230, 330, '#5B7C99') +
    drawLawn(scene, 630) +
    drawFence(scene, -10, 680, 1620, 70, '#8C6A4A')
  )
}

function onPath(scene: Scene, behind: string): string {
  const ground = path('M-20 830Q700 740 1620 840V940Q800 850 -20 960Z', scene.tone('#E0CBA3'))
  return behind + drawLawn(scene, 570) + ground
}

function drawLeafyPark(scene: Scene): string {
  return (
    onPath(scene, drawBackdrop(scene, 560, 'mountains') + drawTreeLine(scene, 580, 9, 230, 0.22)) +
    drawTree(scene, scene.random.between(80, 260), 800, 400) +
    drawTree(scene, scene.random.between(1340, 1520), 800, 410) +
    drawBush(scene, scene.random.between(900, 1200), 740, 160)
  )
}

/** Draws the park at the sea, with palms. */
function drawSeaPark(scene: Scene): string {
  return (
    onPath(scene, drawBackdrop(scene, 570, 'sea')) +
    repeat(6, (index) => drawBush(scene, 130 + index * 280, 640, 190, 0.06)) +
    drawPalm(scene, 150, 800, 520) +
    drawPalm(scene, 1290, 720, 380) +
    drawPalm(scene, 1480, 810, 540)
  )
}

/** Draws a park under the old town, with an avenue of cypresses. */
function drawCypressPark(scene: Scene): string {
  return (
    onPath(scene, drawBackdrop(scene, 560, 'oldTown')) +
    repeat(9, (index) => drawCypress(scene, 60 + index * 185, 640, 230 + (index % 2) * 40, 0.1)) +
    drawTree(scene, 1480, 800, 420) +
    drawBush(scene, 220, 760, 200)
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
