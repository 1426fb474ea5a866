import { darker, palette } from '../palette'
import { circle, ellipse, path, polygon, rect, repeat, stroke } from '../svg'
import { drawBoards, drawSpot } from './hall'
import { plain, type Play } from './play'

/** A dragon looks over the screen of a puppet theatre. */
export const puppets: Play = {
  curtain: '#7A4A6E',
  light: ['#2F5F86', '#7FB6D6'],
  draw: () => {
    const scales = repeat(6, (index) =>
      polygon(
        [742 + index * 26, 330 + index * 14, 772 + index * 22, 296 + index * 14, 784 + index * 24, 344 + index * 14],
        palette.sun,
      ),
    )
    const dragon =
      path('M900 480C900 380 860 330 760 330H620Q560 330 560 380Q560 420 620 420H720Q780 420 790 500Z', '#3F9E58') +
      path('M620 420H720Q770 424 784 470L700 436Z', '#2C7A44') +
      scales +
      circle(640, 356, 17, '#FBFAF5') +
      circle(634, 356, 8, palette.ink) +
      stroke('M566 396H640', '#1F5E34', 6) +
      path('M560 400L500 378L520 408L494 430Z', '#F08A32')
    return (
      drawBoards() +
      circle(1120, 250, 64, '#FFE3A0') +
      dragon +
      rect(480, 470, 640, 250, palette.danger) +
      repeat(8, (index) => rect(480 + index * 80, 470, 40, 250, '#C23B33')) +
      path('M440 470H1160L1130 510H470Z', palette.sun) +
      circle(800, 610, 62, palette.sun) +
      circle(800, 610, 40, palette.brand)
    )
  },
  audience: (scene) =>
    repeat(6, (index) => {
      const x = 190 + index * 244
      const color = [palette.clay, palette.brand, '#2F8F6B', palette.sun, '#B9474A', '#5B7C99'][index] ?? palette.clay
      return (
        plain(scene, x, 1060, { height: 260, back: true, top: color, shadow: false }) +
        ellipse(x, 990, 120, 34, darker(color, 0.3)) +
        ellipse(x, 980, 112, 26, color)
      )
    }),
}

const buttons =
  repeat(4, (index) => circle(0, -74 + index * 7, 1.8, palette.sun)) + stroke('M-13 -77H-5M5 -77H13', palette.sun, 3)
const key =
  stroke('M18 -30V-104M18 -36H32M18 -48H28', '#E0B84C', 6) +
  circle(18, -112, 11, '#E0B84C') +
  circle(18, -112, 5, '#8A6A3C')

const crate = (x: number, y: number, size: number) =>
  rect(x, y - size, size, size, '#B98A55') +
  stroke(
    `M${x + 6} ${y - size + 6}h${size - 12}v${size - 12}h${12 - size}ZM${x + 8} ${y - 8}L${x + size - 8} ${y - size + 8}`,
    '#8C6238',
    8,
  )

/** Officers of an old customs house among crates, with a key as tall as a man. */
export const customs: Play = {
  curtain: '#8A2F33',
  light: ['#4A6F8C', '#D9B98C'],
  draw: (scene) => {
    return (
      rect(260, 330, 300, 360, '#E9D3AA') +
      path('M330 690V500a80 80 0 0 1 160 0V690Z', '#6B4A34') +
      polygon([230, 334, 410, 250, 590, 334], palette.clay) +
      drawSpot(scene, 1080, 880, 720) +
      drawBoards() +
      crate(1090, 730, 150) +
      crate(1250, 730, 130) +
      crate(1160, 580, 120) +
      stroke('M640 740V590', '#F6F1E7', 16) +
      stroke('M640 604L1010 520', '#F6F1E7', 18) +
      stroke('M690 593L760 577M830 561L900 545', palette.danger, 18) +
      plain(scene, 760, 776, {
        height: 340,
        hairstyle: 'hat',
        headColor: '#22384C',
        top: palette.brandStrong,
        arms: ['hips', 'up'],
        held: buttons,
      }) +
      plain(scene, 960, 780, {
        height: 330,
        hairstyle: 'hat',
        headColor: '#22384C',
        top: palette.brandStrong,
        arms: ['out', 'hold'],
        held: buttons + key,
      }) +
      plain(scene, 520, 770, {
        height: 320,
        hairstyle: 'long',
        skirt: true,
        top: palette.sun,
        arms: ['down', 'forward'],
      })
    )
  },
}
