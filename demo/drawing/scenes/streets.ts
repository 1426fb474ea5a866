import { palette } from '../palette'
import { drawSailboat } from '../parts/boats'
import { drawApartmentBlock, drawHouse } from '../parts/buildings'
import { drawMountains, drawPavement, drawRoad, drawSea } from '../parts/land'
import { drawCypress, drawPalm, drawTree } from '../parts/nature'
import { drawSky } from '../parts/sky'
import { drawFence } from '../parts/street-things'
import type { Scene } from '../scene'
import { polygon, rect, repeat, stroke } from '../svg'
import { drawBackdrop, drawTreeLine } from './backdrop'
import { inTurn, type Place } from './in-turn'
import { accents, walls } from './place-colors'

/** Draws a street; kinds of pictures with different offsets stand in different streets. */
export function streetPlace(offset: number): Place {
  return inTurn([drawHouseStreet, drawBlockStreet, drawSeaStreet, drawOldStreet, drawGardenStreet], offset)
}

function onStreet(scene: Scene, behind: string, trees: string): string {
  return behind + drawPavement(scene, 650, 740) + trees + drawRoad(scene, 752, 1000)
}

function drawHouseStreet(scene: Scene): string {
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
  return onStreet(
    scene,
    drawBackdrop(scene, 540) + houses,
    drawTree(scene, random.between(150, 420), 720, 300) + drawTree(scene, random.between(1100, 1450), 720, 320),
  )
}

/** Draws tall houses with shops in their ground floors. */
function drawBlockStreet(scene: Scene): string {
  const { random } = scene
  const block = (x: number, width: number, floors: number) =>
    drawApartmentBlock(scene, x, 664, {
      width,
      floors,
      columns: Math.round(width / 76),
      wall: random.pick(walls),
      accent: random.pick(accents),
      depth: 0.05,
    }) + drawShops(scene, x, width)
  return onStreet(
    scene,
    drawBackdrop(scene, 540, 'skyline') + block(-60, 560, 5) + block(560, 460, 7) + block(1090, 580, 4),
    drawTree(scene, 520, 720, 230) + drawTree(scene, 1056, 720, 240),
  )
}

function drawShops(scene: Scene, x: number, width: number): string {
  const shop = width / 4
  return repeat(4, (index) => {
    const left = x + index * shop
    const color = scene.tone(accents[index % accents.length] ?? palette.brand)
    return (
      rect(left + 10, 594, shop - 20, 66, scene.tone('#F4EFE3')) +
      rect(left + 20, 606, shop - 40, 44, scene.tone('#8FBDD4')) +
      polygon([left + 10, 576, left + shop - 10, 576, left + shop, 604, left, 604], color)
    )
  })
}

/** Draws the road along the sea: a wall at the water, palms, nothing to hide the horizon. */
function drawSeaStreet(scene: Scene): string {
  const stones = Array.from({ length: 33 }, (_, index) => `M${index * 50} 614V650`).join('')
  const sunX = scene.random.between(300, 1300)
  return onStreet(
    scene,
    drawSky(scene, { horizon: 430, sunX, clouds: 3 }) +
      drawMountains(scene, 436, 120) +
      drawSea(scene, { top: 430, bottom: 640, glintX: sunX }) +
      drawSailboat(scene, scene.random.between(380, 620), 520, 110) +
      rect(0, 596, 1600, 60, scene.tone('#DCCBAA')) +
      rect(0, 590, 1600, 20, scene.tone('#EFE2C6')) +
      stroke(stones, scene.tone('#C3AF8B'), 5),
    drawPalm(scene, 190, 726, 420) + drawPalm(scene, 720, 726, 360) + drawPalm(scene, 1440, 726, 440),
  )
}

/** Draws a street of the old town: high narrow houses of stone, one beside the other, under the hill with the fort. */
function drawOldStreet(scene: Scene): string {
  const stones = ['#E2C193', '#EBD6B0', '#D9AE82', '#F0DFC0', '#DDBB8C']
  const widths = [250, 290, 230, 300, 260, 300]
  const houses = widths.map((width, index) => {
    const left = widths.slice(0, index).reduce((sum, one) => sum + one, -20)
    return drawHouse(scene, left, 662, {
      width: width - 6,
      height: scene.random.between(300, 400),
      wall: stones[index % stones.length] ?? palette.stone,
      roof: index % 3 === 1 ? 'flat' : 'hip',
      roofColor: index % 2 ? '#B0583D' : palette.clay,
      floors: 3,
      columns: 3,
      arched: true,
      balcony: index % 2 === 0,
      depth: 0.04,
    })
  })
  return onStreet(
    scene,
    drawBackdrop(scene, 520, 'oldTown') + houses.join(''),
    drawCypress(scene, 500, 716, 260) + drawCypress(scene, 1310, 716, 240),
  )
}

/** Draws one-storey houses behind fences, with orchards and mountains above the roofs. */
function drawGardenStreet(scene: Scene): string {
  const house = (x: number, roofColor: string) =>
    drawHouse(scene, x, 650, {
      width: 330,
      height: 130,
      wall: scene.random.pick(walls),
      roof: 'gable',
      roofColor,
      floors: 1,
      columns: 4,
      depth: 0.08,
    })
  return onStreet(
    scene,
    drawBackdrop(scene, 520, 'mountains') +
      drawTreeLine(scene, 610, 9, 200, 0.14) +
      house(90, '#5B7C99') +
      house(640, palette.clay) +
      house(1180, '#2F8F6B') +
      drawFence(scene, -10, 664, 1620, 74, '#8C6A4A'),
    drawTree(scene, 500, 724, 250) + drawTree(scene, 1080, 724, 260),
  )
}
