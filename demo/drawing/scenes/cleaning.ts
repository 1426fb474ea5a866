import { palette } from '../palette'
import { drawApartmentBlock, drawHouse } from '../parts/buildings'
import { drawLawn, drawMountains, drawPavement, drawRoad } from '../parts/land'
import { drawBush, drawFir, drawTree } from '../parts/nature'
import { drawPerson } from '../parts/people'
import { drawSky, drawSnowfall } from '../parts/sky'
import { drawBin, drawHeap, drawLamp } from '../parts/street-things'
import { drawGarbageTruck, drawSnowplough } from '../parts/machines'
import { drawCar } from '../parts/vehicles'
import type { Scene } from '../scene'
import { path, rect, repeat, stroke } from '../svg'
import { drawBackdrop, drawTreeLine, type Compose } from './backdrop'
import { drawWorker } from './worker'

/** Sorting bins and the lorry. */
export const composeWaste: Compose = (scene) => {
  const colors = [palette.brand, '#2F8F6B', palette.sun, palette.clay]
  const shelter =
    rect(830, 470, 740, 22, scene.tone(palette.brandStrong), 4) +
    rect(850, 492, 14, 340, scene.tone('#34506A')) +
    rect(1536, 492, 14, 340, scene.tone('#34506A')) +
    rect(864, 560, 672, 250, scene.tone('#D9C6A4')) +
    stroke(Array.from({ length: 11 }, (_, index) => `M864 ${584 + index * 22}H1536`).join(''), scene.tone('#BFA983'), 4)
  const bottle = path('M18 -62H24V-56Q28 -52 28 -46V-32H14V-46Q14 -52 18 -56Z', '#7FC9A8')
  return [
    drawBackdrop(scene, 560),
    drawTreeLine(scene, 590, 8, 230, 0.2),
    drawApartmentBlock(scene, 60, 690, {
      width: 500,
      floors: 5,
      columns: 7,
      wall: '#EADCC4',
      accent: '#2F8F6B',
      depth: 0.12,
    }),
    drawLawn(scene, 680, 830),
    drawTree(scene, 700, 760, 330, 0.04),
    drawPavement(scene, 800),
    shelter,
    repeat(4, (index) => drawBin(scene, 950 + index * 168, 850, 180, colors[(index + scene.variant) % 4])),
    drawBush(scene, 780, 830, 130),
    drawGarbageTruck(scene, 370, 930, 640, scene.variant % 2 === 1),
    drawPerson(scene, 880, 940, { height: 280, arms: ['down', 'forward'], held: bottle }),
    drawPerson(scene, 1180, 970, { height: 180, arms: ['down', 'up'], flipped: true }),
    drawWorker(scene, 730, 960, 290, { arms: ['down', 'forward'], vest: '#2F8F6B' }),
    drawPerson(scene, 1400, 970, {
      height: 290,
      legs: 'walk',
      arms: ['swing', 'hold'],
      flipped: true,
      held: path('M12 -46H30L28 -24H14Z', scene.tone(palette.stone)),
    }),
  ].join('')
}

/** Snow on everything, ploughs and shovels. */
export const composeSnow: Compose = (plain) => {
  const scene: Scene = { ...plain, season: 'winter', snowy: true, lawn: '#E9F0F4' }
  const drift = (x: number, y: number, width: number): string => drawHeap(scene, x, y, width, '#EEF4F7')
  const scraper =
    stroke('M4 -64L40 -4', scene.tone(palette.umber), 3) + path('M32 -10L52 -2L48 6L30 0Z', scene.tone(palette.brand))
  return [
    drawSky(scene, { horizon: 600, sunX: 420, clouds: 4 }),
    drawMountains(scene, 600, 270),
    rect(0, 596, 1600, 140, scene.tone('#DDE7EC')),
    repeat(4, (index) =>
      drawHouse(scene, -30 + index * 430, 730, {
        width: scene.random.between(290, 380),
        height: scene.random.between(220, 330),
        wall: scene.random.pick(['#EBD6B0', '#E6B598', '#CFDDE2', '#F3E6CC']),
        floors: 2,
        columns: 4,
        roof: scene.random.pick(['gable', 'hip']),
        depth: 0.04,
      }),
    ),
    drawPavement(scene, 720, 810),
    drawTree(scene, 370, 760, 320),
    drawTree(scene, 840, 760, 330),
    drawFir(scene, 1290, 770, 300),
    drawLamp(scene, 600, 790, 360),
    drawRoad(scene, 820, 1000),
    drift(150, 830, 320),
    drift(500, 826, 260),
    drift(1450, 840, 360),
    scene.variant % 2 === 0
      ? drawSnowplough(scene, 720, 960, 640)
      : drawCar(scene, 620, 950, 360, palette.clay) + path('M500 866Q620 820 720 866V880H500Z', '#FFFFFF', 0.95),
    drawWorker(scene, 1180, 900, 270, { arms: ['hold', 'hold'], held: scraper, lean: 8 }),
    drawPerson(scene, 1340, 960, {
      height: 280,
      arms: ['hold', 'hold'],
      held: scraper,
      hairstyle: 'winter',
      coat: true,
      skirt: false,
      lean: 8,
      flipped: true,
    }),
    drawPerson(scene, 260, 960, { height: 270, legs: 'walk', hairstyle: 'winter', coat: true }),
    drawPerson(scene, 350, 966, { height: 170, legs: 'walk', hairstyle: 'winter', coat: true }),
    path('M-20 1000V962Q400 940 800 968T1620 960V1000Z', '#F6FAFC'),
    drawSnowfall(scene),
  ].join('')
}
