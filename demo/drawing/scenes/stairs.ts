import { palette } from '../palette'
import { drawHouse } from '../parts/buildings'
import { drawMountains, drawPavement, drawSea } from '../parts/land'
import { drawBush, drawCat, drawCypress, drawTree } from '../parts/nature'
import { drawPerson } from '../parts/people'
import { drawSky } from '../parts/sky'
import type { Scene } from '../scene'
import { circle, polygon, rect, repeat, stroke } from '../svg'
import type { Compose } from './backdrop'
import { warmWalls } from './quarter'

/** A street of stairs between the doors of yards; persimmons dry on lines above it. */
export const composeStairs: Compose = (scene) => {
  const house = (x: number, y: number, width: number, height: number) => drawLaneHouse(scene, { x, y, width, height })
  return [
    drawSky(scene, { horizon: 470, sunX: 800, clouds: 2 }),
    drawMountains(scene, 474, 90),
    drawSea(scene, { top: 420, bottom: 480, glintX: 800 }),
    drawPavement(scene, 480),
    house(420, 640, 240, 380),
    house(950, 640, 240, 400),
    drawSteps(scene),
    house(130, 800, 330, 610),
    house(1150, 800, 330, 640),
    house(-180, 1000, 400, 880),
    house(1390, 1000, 400, 900),
    drawCypress(scene, 640, 560, 200),
    drawDryingFruits(scene, 440, 1170, 300, 34),
    drawDryingFruits(scene, 210, 1400, 150, 44),
    drawBush(scene, 440, 860, 120),
    rect(1130, 840, 90, 80, scene.tone(palette.clay), 10),
    drawTree(scene, 1175, 850, 190),
    drawPerson(scene, 720, 700, { height: 150, back: true, legs: 'walk' }),
    drawPerson(scene, 880, 880, { height: 220, hairstyle: 'scarf', skirt: true, arms: ['hold', 'hold'] }),
    drawCat(scene, 560, 930, 84, '#D98A4A'),
  ].join('')
}

interface HouseBox {
  x: number
  y: number
  width: number
  height: number
}

function drawLaneHouse(scene: Scene, { x, y, width, height }: HouseBox): string {
  const wall = scene.random.pick(warmWalls)
  return drawHouse(scene, x, y, { ...{ width, height, wall }, roof: 'flat', columns: 2, arched: true, balcony: true })
}

function drawSteps(scene: Scene): string {
  return repeat(9, (index) => {
    const share = index / 9
    const [top, half] = [470 + share * 460 + share * share * 70, 130 + share * 330]
    const slab = [800 - half, top, 800 + half, top, 800 + half + 40, top + 62, 800 - half - 40, top + 62]
    return polygon(slab, scene.tone('#E3CFA8')) + rect(764 - half, top + 56, half * 2 + 72, 16, scene.tone('#B99F76'))
  })
}

/** Persimmons on a line between two houses. */
function drawDryingFruits(scene: Scene, x1: number, x2: number, y: number, sag: number): string {
  const rope = scene.tone('#6B5440')
  const fruits = repeat(11, (index) => {
    const share = (index + 0.5) / 11
    const [x, level] = [x1 + (x2 - x1) * share, y + sag * 4 * share * (1 - share)]
    return stroke(`M${x} ${level}v22`, rope, 3) + circle(x, level + 36, 16, scene.tone('#F08A32'))
  })
  return stroke(`M${x1} ${y}Q${(x1 + x2) / 2} ${y + sag * 2} ${x2} ${y}`, rope, 4) + fruits
}
