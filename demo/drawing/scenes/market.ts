import { darker, palette } from '../palette'
import { drawHouse } from '../parts/buildings'
import { drawPavement } from '../parts/land'
import { drawPerson } from '../parts/people'
import { drawGarland } from '../parts/street-things'
import type { Scene } from '../scene'
import { circle, path, rect, repeat, stroke } from '../svg'
import { drawBackdrop, drawTreeLine, type Compose } from './backdrop'

function drawStall(scene: Scene, x: number, y: number, width: number, color: string, goods: number): string {
  const top = y - width * 0.96
  const stripes = repeat(7, (index) =>
    path(
      `M${x + (index * width) / 7} ${top}h${width / 7}l0 70q${-width / 14} 30 ${-width / 7} 0Z`,
      scene.tone(index % 2 === 0 ? color : '#FBF7EC'),
    ),
  )
  const fruits = [
    ['#E0595C', '#C8322F', palette.sun],
    ['#F08A32', '#F6C24A', '#9DBB5B'],
    ['#7FB069', '#4E9E5F', '#B8503F'],
    ['#74477F', '#5E3A6B', '#D99A3D'],
  ][goods % 4] ?? ['#E0595C']
  const heaps = repeat(3, (heap) =>
    repeat(11, (index) => {
      const row = index < 5 ? 0 : index < 9 ? 1 : 2
      const place = index - ([0, 5, 9][row] ?? 0)
      const radius = width * 0.032
      return circle(
        x + width * (0.1 + heap * 0.3) + (place + row * 0.5) * radius * 1.7,
        y - width * 0.36 - row * radius * 1.5,
        radius,
        scene.tone(fruits[heap % fruits.length] ?? palette.sun),
      )
    }),
  )
  return (
    stroke(`M${x + 12} ${y}V${top}M${x + width - 12} ${y}V${top}`, scene.tone(palette.umber), 10) +
    rect(x, y - width * 0.33, width, width * 0.33, scene.tone('#B57A4B'), 4) +
    rect(x, y - width * 0.33, width, 14, scene.tone('#D9A066')) +
    stroke(
      `M${x + width / 3} ${y - width * 0.3}V${y}M${x + (width * 2) / 3} ${y - width * 0.3}V${y}`,
      scene.tone('#8C5A38'),
      4,
    ) +
    heaps +
    stripes +
    rect(x - 8, top - 10, width + 16, 14, scene.tone(darker(color, 0.2)), 4)
  )
}

export const composeMarket: Compose = (scene) => {
  const colors = [palette.danger, palette.brand, '#2F8F6B', palette.sun]
  const seller = (x: number, y: number, size: number): string =>
    drawPerson(scene, x, y, {
      height: size,
      hairstyle: scene.random.pick(['scarf', 'scarf', 'cap', 'short']),
      arms: ['hold', 'forward'],
      shadow: false,
    })
  const bag =
    path('M10 -48H26L28 -28H8Z', scene.tone(palette.sun)) +
    stroke('M13 -48Q18 -58 23 -48', scene.tone(palette.umber), 1.6)
  return [
    drawBackdrop(scene, 520),
    drawTreeLine(scene, 560, 7, 200, 0.2),
    repeat(4, (index) =>
      drawHouse(scene, -20 + index * 430, 640, {
        width: 380,
        height: scene.random.between(210, 300),
        wall: scene.random.pick(['#EBD6B0', '#F3E6CC', '#E6B598']),
        floors: 2,
        columns: 4,
        arched: true,
        depth: 0.12,
        roof: 'flat',
      }),
    ),
    drawPavement(scene, 620),
    // low enough for the head to be seen between the awning and the goods
    seller(270, 848, 282),
    seller(800, 838, 282),
    seller(1330, 848, 282),
    drawStall(scene, 70, 850, 420, colors[scene.variant % 4] ?? palette.danger, scene.variant),
    drawStall(scene, 600, 840, 420, colors[(scene.variant + 1) % 4] ?? palette.brand, scene.variant + 1),
    drawStall(scene, 1130, 850, 420, colors[(scene.variant + 2) % 4] ?? palette.sun, scene.variant + 2),
    drawGarland(scene, -20, 330, 1620, 330, 60),
    drawPerson(scene, 470, 960, { height: 290, back: true, held: bag }),
    drawPerson(scene, 560, 966, { height: 180, arms: ['wave', 'down'] }),
    drawPerson(scene, 1060, 970, {
      height: 300,
      legs: 'walk',
      flipped: true,
      hairstyle: 'scarf',
      skirt: true,
      held: bag,
    }),
    drawPerson(scene, 1470, 975, { height: 290, back: true, arms: ['down', 'forward'] }),
  ].join('')
}
