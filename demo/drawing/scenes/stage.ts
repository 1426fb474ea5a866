import { palette } from '../palette'
import { drawFir, drawTree } from '../parts/nature'
import { drawGarland } from '../parts/street-things'
import { circle, ellipse, path, polygon, rect, repeat, stroke } from '../svg'
import type { Compose } from './backdrop'
import { drawAudience, drawBoards, drawCurtains, drawSmallLights, drawSpot } from './hall'
import { instruments } from './instruments'
import { plain, type Play } from './play'
import { customs, puppets } from './stage-sets'

/** What plays on the boards of a theatre is told by the variant; neighbouring ones share neither set nor cast. */
export const composeStage: Compose = (scene) => {
  const play = plays[scene.variant % plays.length] ?? trio
  return [
    rect(0, 0, 1600, 1000, '#14293C'),
    rect(
      180,
      60,
      1240,
      640,
      scene.gradient([
        [0, play.light[0]],
        [1, play.light[1]],
      ]),
    ),
    play.draw(scene),
    drawCurtains(play.curtain),
    play.audience?.(scene) ?? drawAudience(scene, 880, '#0D2033'),
  ].join('')
}

const trio: Play = {
  curtain: '#A8383B',
  light: ['#23537A', '#E0A070'],
  draw: (scene) =>
    path('M300 690C480 520 640 560 800 480S1120 540 1300 690Z', '#5E7F9E') +
    rect(560, 500, 170, 190, '#DDBB8C') +
    polygon([540, 504, 645, 430, 750, 504], palette.clay) +
    circle(1080, 290, 60, '#F3E3B0') +
    drawSpot(scene, 520, 620, 720) +
    drawSpot(scene, 1080, 960, 720) +
    drawBoards() +
    plain(scene, 600, 760, { height: 330, hairstyle: 'long', skirt: true, arms: ['out', 'up'], top: palette.sun }) +
    plain(scene, 980, 762, { height: 340, hairstyle: 'hat', arms: ['out', 'hips'], flipped: true, coat: true }) +
    plain(scene, 800, 730, { height: 260, hairstyle: 'scarf', skirt: true, arms: ['hold', 'hold'] }),
}

/** A mother and her girl sing; the hall holds up small lights. */
const duet: Play = {
  curtain: palette.brandStrong,
  light: ['#5A3A66', '#F0A878'],
  draw: (scene) =>
    drawGarland(scene, 200, 210, 800, 200, 120) +
    drawGarland(scene, 800, 200, 1400, 210, 120) +
    circle(800, 430, 190, '#F8CF9A', 0.55) +
    circle(800, 430, 130, '#FBE3BE', 0.7) +
    drawSpot(scene, 420, 760, 730) +
    drawBoards() +
    plain(scene, 700, 768, {
      height: 390,
      hairstyle: 'long',
      skirt: true,
      top: palette.danger,
      bottom: palette.danger,
      arms: ['out', 'hold'],
      held: instruments.microphone,
    }) +
    plain(scene, 920, 768, {
      height: 260,
      hairstyle: 'bun',
      skirt: true,
      top: palette.sun,
      bottom: palette.sun,
      arms: ['hold', 'wave'],
      held: instruments.microphone,
    }),
  audience: (scene) => drawAudience(scene, 890, '#0D2033') + drawSmallLights(scene, 830),
}

/** Musicians among branches in blossom. */
const spring: Play = {
  curtain: '#2C6B57',
  light: ['#8CC6E8', '#F3E6CC'],
  draw: (scene) =>
    path('M180 690V560Q500 470 800 560T1420 540V690Z', '#9CC782') +
    repeat(4, (index) => drawTree({ ...scene, season: 'spring' }, 330 + index * 310, 690, 400)) +
    drawBoards() +
    plain(scene, 560, 764, { height: 330, hairstyle: 'hat', arms: ['hold', 'hold'], held: instruments.drum }) +
    plain(scene, 800, 764, { height: 330, hairstyle: 'short', arms: ['hold', 'hold'], held: instruments.violin }) +
    plain(scene, 1040, 764, {
      height: 320,
      hairstyle: 'scarf',
      skirt: true,
      arms: ['hold', 'hold'],
      held: instruments.pipe,
    }),
}

/** Spectators with covered eyes sit around an actor with a branch. */
const blindfold: Play = {
  curtain: '#3F3350',
  light: ['#241E33', '#6A4B3C'],
  draw: (scene) => {
    const branch =
      stroke('M20 -70Q34 -92 30 -112', palette.umber, 2.4) +
      repeat(6, (index) => ellipse(20 + (index % 2) * 18, -84 - index * 5, 7, 3.6, '#6FB36A')) +
      circle(38, -92, 5, '#F08A32')
    const spectator = (x: number, y: number, flipped: boolean) =>
      rect(x - 44, y - 118, 96, 118, '#2A2233', 10) +
      plain(scene, x, y, { height: 250, legs: 'sit', flipped, shadow: false, held: rect(-9, -95, 18, 5, '#F6F1E7', 2) })
    return (
      drawSpot(scene, 800, 800, 740) +
      drawBoards('#8A5E3E') +
      spectator(330, 720, false) +
      spectator(510, 770, false) +
      spectator(1090, 770, true) +
      spectator(1270, 720, true) +
      plain(scene, 790, 740, { height: 330, hairstyle: 'short', top: '#22384C', arms: ['forward', 'up'], held: branch })
    )
  },
}

/** Children and an old man in a white coat around a fir. */
const newYear: Play = {
  curtain: palette.brandStrong,
  light: ['#14365A', '#8DB8D8'],
  draw: (scene) => {
    const beard = path('M-8 -90Q0 -84 8 -90L6 -68Q0 -60 -6 -68Z', '#FBFAF5') + stroke('M22 -100V-4', '#C9D4DB', 2.6)
    const flakes = repeat(26, () =>
      circle(
        scene.random.between(200, 1400),
        scene.random.between(170, 640),
        scene.random.between(4, 9),
        '#FFFFFF',
        0.85,
      ),
    )
    const child = (x: number, y: number, flipped: boolean) =>
      plain(scene, x, y, { height: 200, arms: ['out', 'out'], flipped })
    return (
      path('M180 700V600Q420 520 700 600T1420 570V700Z', '#E9F0F4') +
      flakes +
      drawBoards('#A9C4D6') +
      drawFir(scene, 800, 760, 520, true) +
      child(500, 750, false) +
      child(640, 786, false) +
      child(960, 786, true) +
      plain(scene, 1150, 776, {
        height: 360,
        hairstyle: 'winter',
        headColor: '#F6F1E7',
        skirt: true,
        top: '#FBFAF5',
        bottom: '#FBFAF5',
        arms: ['wave', 'out'],
        held: beard,
      })
    )
  },
}

/** One man, one microphone, one lamp. */
const standUp: Play = {
  curtain: '#22303C',
  light: ['#6E3A30', '#9A5542'],
  draw: (scene) => {
    const bricks = Array.from(
      { length: 13 },
      (_, row) =>
        `M180 ${100 + row * 48}H1420` +
        Array.from({ length: 11 }, (__, index) => `M${230 + index * 120 + (row % 2) * 60} ${100 + row * 48}v48`).join(
          '',
        ),
    )
    return (
      stroke(bricks.join(''), '#5C2F27', 4, 0.7) +
      drawSpot(scene, 800, 800, 750) +
      drawBoards('#6B4A38') +
      stroke('M1010 764L1030 640M1090 764L1070 640M1022 700H1078', '#2A2F36', 9) +
      rect(1000, 626, 100, 18, '#B57A4B', 6) +
      stroke('M700 768V560', '#C9D4DB', 6) +
      ellipse(700, 770, 44, 9, '#2A2F36') +
      plain(scene, 800, 772, {
        height: 400,
        hairstyle: 'short',
        top: palette.brand,
        arms: ['out', 'hold'],
        held: instruments.microphone,
      })
    )
  },
}

const plays = [trio, duet, spring, blindfold, puppets, customs, newYear, standUp] as const
