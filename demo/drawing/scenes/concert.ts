import { lighter, palette } from '../palette'
import { drawTownHall } from '../parts/buildings'
import { drawPavement } from '../parts/land'
import { drawPerson, type PersonOptions } from '../parts/people'
import { indoors, type Scene } from '../scene'
import { circle, ellipse, path, polygon, rect, repeat, stroke } from '../svg'
import { drawBackdrop, drawTreeLine, type Compose } from './backdrop'
import { drawAudience, drawBoards, drawCrowd, drawSpot } from './hall'
import {
  drawCandlelight,
  drawChandelier,
  drawDoubleBass,
  drawDrumKit,
  drawGrandPiano,
  drawPianist,
  drawSpeakers,
  instruments,
} from './instruments'
import { plain } from './play'

/** What sounds is told by the variant; neighbouring ones share neither the hall nor the musicians. */
export const composeConcert: Compose = (scene) => concerts[scene.variant % concerts.length]?.(scene) ?? ''

const inHall =
  (draw: Compose): Compose =>
  (scene) =>
    draw(indoors(scene))

function drawDarkHall(color: string, wall: string): string {
  return rect(0, 0, 1600, 1000, color) + repeat(9, (index) => rect(index * 180, 60, 100, 640, wall))
}

const jazz: Compose = (scene) =>
  [
    drawDarkHall('#231A33', '#34264A'),
    circle(800, 330, 190, '#E8B15C', 0.9),
    path('M622 400Q700 330 770 390T900 380T980 400Q960 520 800 520T622 400Z', '#231A33', 0.85),
    drawSpot(scene, 300, 520, 740, '#E8B4F0'),
    drawSpot(scene, 1300, 1040, 740),
    drawBoards('#7A4F3A'),
    drawDrumKit(1050, 730, 300),
    plain(scene, 1050, 690, { height: 250, hairstyle: 'cap', arms: ['out', 'forward'], shadow: false }),
    drawDrumKit(1050, 740, 300),
    plain(scene, 780, 776, {
      height: 340,
      hairstyle: 'hat',
      top: '#22384C',
      arms: ['hold', 'hold'],
      held: instruments.saxophone,
    }),
    drawDoubleBass(560, 780, 390),
    plain(scene, 500, 776, { height: 330, hairstyle: 'short', top: '#7C2226', arms: ['down', 'out'] }),
    plain(scene, 1290, 776, {
      height: 330,
      hairstyle: 'long',
      skirt: true,
      top: palette.sun,
      bottom: palette.sun,
      arms: ['hold', 'out'],
      held: instruments.microphone,
    }),
    drawAudience(scene, 900, '#120C1C'),
  ].join('')

const piano: Compose = (scene) =>
  [
    drawDarkHall('#3B2A22', '#5A4030'),
    repeat(5, (index) => path(`M${200 + index * 260} 690V360a80 80 0 0 1 160 0V690Z`, '#7A5A3E')),
    drawSpot(scene, 1080, 820, 750),
    drawBoards(),
    drawGrandPiano(640, 770, 620),
    rect(446, 690, 96, 14, '#1B2530', 6),
    stroke('M462 702V772M526 702V772', '#1B2530', 9),
    drawPianist(496, 752),
    drawAudience(scene, 890, '#1C130E'),
  ].join('')

const singer: Compose = (scene) =>
  [
    drawDarkHall('#141C3A', '#1E2C58'),
    drawSpot(scene, 160, 500, 760, '#7FB8F0'),
    drawSpot(scene, 500, 720, 760, '#F0A0D0'),
    drawSpot(scene, 1100, 880, 760, '#7FE0C0'),
    drawSpot(scene, 1440, 1100, 760),
    drawBoards('#55507A'),
    drawSpeakers(130, 760, 150, 4),
    drawSpeakers(1320, 760, 150, 4),
    plain(scene, 790, 780, {
      height: 430,
      hairstyle: 'long',
      skirt: true,
      top: palette.danger,
      bottom: palette.danger,
      arms: ['up', 'hold'],
      held: instruments.microphone,
    }),
    drawCrowd(scene, 900, '#0A0F22'),
  ].join('')

/** A small orchestra under a shell by the sea. */
const shell: Compose = (scene) => {
  const arcs = repeat(4, (index) => {
    const [left, right, top, rise] = [300 + index * 60, 1300 - index * 60, 540 + index * 26, 280 + index * 66]
    return path(
      `M${left} 760V${top}C${left} ${rise} ${right} ${rise} ${right} ${top}V760Z`,
      lighter(palette.brand, 0.12 * index),
    )
  })
  const player = (x: number, held: string, woman: boolean) =>
    plain(scene, x, 790, {
      height: 300,
      hairstyle: woman ? 'long' : 'short',
      skirt: woman,
      arms: ['hold', 'hold'],
      held,
      top: woman ? '#A8383B' : '#22384C',
      bottom: woman ? '#A8383B' : '#22384C',
    })
  return [
    drawBackdrop(scene, 600, 'sea'),
    drawTreeLine(scene, 640, 7, 280, 0.1),
    path('M240 760V520C240 200 1360 200 1360 520V760Z', scene.tone(palette.brandStrong)),
    arcs,
    polygon([140, 750, 1460, 750, 1600, 850, 0, 850], '#A9744C'),
    rect(0, 846, 1600, 40, '#6E4830'),
    player(430, instruments.drum, false),
    player(620, instruments.violin, true),
    player(980, instruments.violin, false),
    player(1170, instruments.pipe, true),
    plain(scene, 800, 806, {
      height: 330,
      hairstyle: 'bun',
      skirt: true,
      top: palette.sun,
      bottom: palette.sun,
      arms: ['out', 'out'],
    }),
    drawAudience(scene, 900, '#16334B'),
  ].join('')
}

/** Two rows of singers in white shirts; `low` is where the first row stands. */
function drawChoir(scene: Scene, low: number, size: number): string {
  const bow = polygon([-4, -77, 4, -71, 4, -77, -4, -71], palette.danger)
  const row = (count: number, y: number, height: number) =>
    repeat(count, (index) =>
      plain(scene, 800 + (index - (count - 1) / 2) * size * 0.52, y, {
        height,
        hairstyle: 'short',
        top: '#FBFAF5',
        bottom: '#22384C',
        arms: ['down', 'down'],
        held: ellipse(0, -87, 1.8, 2.4, '#8C3B33') + bow,
      }),
    )
  return row(9, low - size * 0.34, size * 0.94) + row(8, low, size)
}

const choirOutside: Compose = (scene) =>
  [
    drawBackdrop(scene, 620),
    drawPavement(scene, 620, 1000),
    drawTownHall(scene, 200, 690, 1200),
    rect(240, 690, 1120, 44, scene.tone('#E9DCC2')),
    rect(180, 734, 1240, 50, scene.tone('#DCCBAA')),
    drawChoir(scene, 786, 250),
    drawPerson(scene, 800, 940, {
      height: 300,
      back: true,
      arms: ['up', 'out'],
      hairstyle: 'bun',
      skirt: true,
      top: palette.brandStrong,
    }),
  ].join('')

const choirInside: Compose = (scene) =>
  [
    drawDarkHall('#25323D', '#31414E'),
    repeat(13, (index) =>
      rect(380 + index * 66, 150 + Math.abs(index - 6) * 26, 44, 420, index % 2 ? '#C9A45A' : '#E0BE78', 20),
    ),
    drawSpot(scene, 300, 640, 740),
    drawSpot(scene, 1300, 960, 740),
    drawBoards(),
    rect(300, 690, 1000, 40, '#8A5E3E'),
    drawChoir(scene, 776, 260),
    plain(scene, 800, 860, {
      height: 300,
      back: true,
      arms: ['up', 'up'],
      hairstyle: 'short',
      top: '#16202B',
      bottom: '#16202B',
    }),
    drawAudience(scene, 940, '#121B24'),
  ].join('')

const orchestra: Compose = (scene) => {
  const player = (x: number, y: number, height: number) =>
    plain(scene, x, y, {
      height,
      legs: 'sit',
      arms: ['hold', 'forward'],
      held: instruments.violin,
      top: '#22303C',
      bottom: '#16202B',
      flipped: x > 800,
      shadow: false,
    })
  return [
    drawDarkHall('#4A2226', '#5E2D30'),
    scene.light === 'night' ? '' : drawChandelier(scene, 800, 170, 190),
    drawBoards('#A9744C'),
    drawDoubleBass(1270, 720, 330),
    repeat(7, (index) => player(410 + index * 130, 700, 230)),
    repeat(4, (index) => player([330, 500, 1080, 1250][index] ?? 330, 790, 280)),
    rect(700, 800, 200, 36, '#6E4830'),
    plain(scene, 800, 812, {
      height: 370,
      back: true,
      hairstyle: 'short',
      top: '#16202B',
      bottom: '#16202B',
      arms: ['up', 'out'],
      held: stroke('M-14 -106L-30 -122', '#FBFAF5', 1.6),
    }),
    drawAudience(scene, 930, '#22100F'),
    scene.light === 'night' ? drawCandlelight(scene) : '',
  ].join('')
}

const rock: Compose = (scene) => {
  const player = (x: number, y: number, options: Partial<PersonOptions>) =>
    plain(scene, x, y, {
      height: 330,
      top: '#16202B',
      arms: ['hold', 'hold'],
      legs: 'wide',
      held: instruments.guitar,
      ...options,
    })
  return [
    drawDarkHall('#1D1026', '#2C173A'),
    drawSpot(scene, 200, 420, 760, '#F0607A'),
    drawSpot(scene, 620, 800, 760, '#B07AF0'),
    drawSpot(scene, 1400, 1180, 760, '#F0607A'),
    path('M560 180L780 180L700 300L860 300L600 560L680 380L540 380Z', palette.sun, 0.9),
    drawSpeakers(90, 770, 170, 3),
    drawSpeakers(1340, 770, 170, 3),
    drawBoards('#3E3348'),
    plain(scene, 930, 680, {
      height: 240,
      hairstyle: 'short',
      arms: ['up', 'out'],
      top: palette.danger,
      shadow: false,
    }),
    drawDrumKit(930, 730, 320),
    player(480, 780, { hairstyle: 'long' }),
    player(710, 790, {
      hairstyle: 'short',
      held: instruments.guitar + stroke('M26 0V-84', '#8C98A3', 1.6) + circle(26, -85, 3.4, '#C9D4DB'),
    }),
    player(1200, 780, { hairstyle: 'cap', flipped: true }),
    drawCrowd(scene, 910, '#0C0612'),
  ].join('')
}

const concerts = [
  inHall(jazz),
  inHall(piano),
  inHall(singer),
  shell,
  choirOutside,
  inHall(choirInside),
  inHall(orchestra),
  inHall(rock),
] as const
