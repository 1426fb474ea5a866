import type { Scene } from '../scene'
import { darker, palette } from '../palette'
import { drawDog } from '../parts/nature'
import { drawGarland } from '../parts/street-things'
import { circle, path, polygon, rect, repeat, stroke } from '../svg'
import { drawBackdrop, drawTreeLine, type Compose } from './backdrop'

/** A beam of light, a screen, rows of seats. */
export const composeCinema: Compose = (scene) => {
  const open = scene.variant % 2 === 1
  const film = [
    () =>
      rect(330, 150, 940, 470, '#F3CF96') +
      circle(980, 310, 70, palette.danger) +
      path('M330 620V500Q480 380 640 460T960 470T1270 410V620Z', palette.brandStrong) +
      path('M330 620V560Q560 490 800 560T1270 540V620Z', '#1E4A66') +
      path('M640 540L700 420V540ZM708 540V400L760 540ZM620 548H780L750 580H650Z', '#FBFAF5'),
    () =>
      rect(330, 150, 940, 470, '#9CCBE4') +
      polygon([330, 620, 560, 260, 760, 560, 940, 330, 1270, 620], '#55788F') +
      polygon([560, 260, 620, 354, 560, 330, 510, 346], '#FFFFFF') +
      circle(1100, 250, 50, '#FFF1C6') +
      path('M330 620V560Q700 500 1270 580V620Z', '#86B968') +
      drawDog(scene, 790, 602, 120, palette.umber),
    () =>
      rect(330, 150, 940, 470, '#22384C') +
      circle(800, 330, 110, '#E8B58D') +
      path('M690 330Q680 200 800 206Q920 200 910 330Q890 260 800 262Q710 260 690 330Z', '#2A2320') +
      path('M610 620Q620 470 800 462Q980 470 990 620Z', palette.danger) +
      circle(762, 330, 9, '#2A2320') +
      circle(838, 330, 9, '#2A2320') +
      stroke('M762 380Q800 410 838 380', '#9A4B3A', 7),
  ]
  const setting = drawCinemaSetting(scene, open)
  const seats = drawCinemaSeats(scene)
  return [
    setting,
    polygon(
      [800, 980, 330, 150, 1270, 150],
      scene.gradient([
        [0, '#DCEBF3', 0.05],
        [1, '#DCEBF3', 0.22],
      ]),
    ),
    rect(316, 136, 968, 498, '#0B1826', 6),
    film[scene.variant % 3]?.() ?? '',
    seats,
  ].join('')
}

function drawCinemaSeats(scene: Scene): string {
  return repeat(3, (row) =>
    repeat(10, (index) => {
      const x = 60 + index * 160 + (row % 2) * 60
      const y = 760 + row * 88
      const full = scene.random.chance(0.72)
      return (
        (full
          ? circle(x, y - 30, 30, row === 2 ? '#0B1826' : '#1A2C3D') +
            path(`M${x - 46} ${y + 60}q0 -60 46 -60t46 60Z`, row === 2 ? '#0B1826' : '#1A2C3D')
          : '') + rect(x - 60, y + 8, 120, 100, ['#7C2A30', '#6A2429', '#561C22'][row] ?? '#561C22', 26)
      )
    }),
  )
}

function drawCinemaSetting(scene: Scene, open: boolean): string {
  return open
    ? drawBackdrop({ ...scene, light: 'night', lit: true }, 640) +
        drawTreeLine(scene, 680, 6, 320, 0.1) +
        rect(0, 670, 1600, 330, scene.tone(darker(scene.lawn, 0.4))) +
        drawGarland({ ...scene, lit: true }, -20, 90, 1620, 90, 50)
    : rect(0, 0, 1600, 1000, '#101F2F') +
        repeat(
          4,
          (index) =>
            rect(40 + (index % 2) * 1400, 120 + Math.floor(index / 2) * 280, 120, 200, '#1B3348', 8) +
            circle(
              100 + (index % 2) * 1400,
              170 + Math.floor(index / 2) * 280,
              60,
              scene.gradient(
                [
                  [0, '#FFD98A', 0.5],
                  [1, '#FFD98A', 0],
                ],
                'round',
              ),
            ),
        )
}
