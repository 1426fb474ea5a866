import { wrapSvg } from './draw-picture'
import { palette } from './palette'
import { circle, path, rect } from './svg'

const WIDTH = 900
const HEIGHT = 600

/** Draws the city's flag, two to three: sky and sea parted by a white wave, the sun and the lighthouse at the hoist. */
export function drawFlag(): string {
  const sea = `M0 372Q75 320 150 366T300 366T450 366T600 366T750 366T900 366V600H0Z`
  const foam = `M0 332Q75 280 150 326T300 326T450 326T600 326T750 326T900 326V420H0Z`
  const content = [
    rect(0, 0, WIDTH, HEIGHT, '#5FB2E4'),
    circle(235, 336, 128, palette.sun),
    path('M196 352L212 150H258L274 352Z', palette.white),
    path('M205.700 230H264.300L267.500 270H202.500Z', palette.danger),
    rect(200, 128, 70, 24, palette.ink),
    rect(214, 94, 42, 34, '#FFF1C4'),
    path('M206 98L235 64L264 98Z', palette.danger),
    path(foam, palette.white),
    path(sea, palette.brandStrong),
  ].join('')
  return wrapSvg({ width: WIDTH, height: HEIGHT }, `0 0 ${WIDTH} ${HEIGHT}`, content)
}
