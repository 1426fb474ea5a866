import { drawLogoContent } from './draw-logo'
import { drawPanoramaContent } from './draw-panorama'
import { wrapSvg } from './draw-picture'
import { palette } from './palette'
import { createScene } from './scene'
import { drawHill, drawMountains, drawSea } from './parts/land'
import { drawLighthouse } from './parts/landmarks'
import { drawCypress, drawTree } from './parts/nature'
import { drawSailboat } from './parts/boats'
import { drawBirds, drawSky } from './parts/sky'
import { path, rect } from './svg'

/** The picture of a shared link that has none of its own: 1200 × 630. */
export function drawDefaultCard(): string {
  const panorama = `<svg x="0" y="0" width="1200" height="630" viewBox="700 96 1700 893" preserveAspectRatio="xMidYMid slice">${drawPanoramaContent()}</svg>`
  const veil = `<linearGradient id="veil" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="${palette.ground}" stop-opacity="0.96"/><stop offset="0.44" stop-color="${palette.ground}" stop-opacity="0.93"/><stop offset="0.74" stop-color="${palette.ground}" stop-opacity="0"/></linearGradient>`
  const emblem = `<g transform="translate(72 92) scale(0.62)">${drawLogoContent()}</g>`
  const words = `<g font-family="Golos Text"><text x="72" y="370" font-size="104" font-weight="700" fill="${palette.ink}">Самурск</text><text x="76" y="430" font-size="36" font-weight="400" fill="${palette.inkSoft}">Официальный портал города</text></g>`
  const line = rect(76, 470, 96, 8, palette.sun, 4)
  return wrapSvg(
    { width: 1200, height: 630 },
    '0 0 1200 630',
    `${panorama}<defs>${veil}</defs><path d="M0 0H1200V630H0Z" fill="url(#veil)"/>${emblem}${words}${line}`,
  )
}

/** A calm bay for texts without a picture: 1600 × 1000. */
export function drawPlaceholder(): string {
  const scene = createScene('placeholder', 'summer', 'morning', 0)
  const content = [
    drawSky(scene, { horizon: 560, sunX: 1090, clouds: 2 }),
    drawBirds(scene, 520, 300, 3),
    drawMountains(scene, 566, 210),
    drawHill(scene, 520, 580, '#93AC83', 0.45),
    drawSea(scene, { top: 560, bottom: 1000, glintX: 1090 }),
    path('M-20 1000V690C120 640 280 640 420 700S640 760 760 780S600 860 520 1000Z', scene.tone('#9DB27F', 0.12)),
    path('M-20 1000V850C120 800 260 830 360 900S480 980 500 1000Z', scene.tone('#86A86E', 0.08)),
    drawCypress(scene, 90, 800, 220, 0.1),
    drawTree(scene, 190, 860, 230, 0.06),
    drawLighthouse(scene, 330, 676, 330, 0.08),
    drawSailboat(scene, 1010, 690, 130, false, 0.1),
  ].join('')
  return wrapSvg({ width: 1600, height: 1000 }, '0 0 1600 1000', scene.definitions() + content)
}
