import { drawPanoramaContent } from './draw-panorama'
import { wrapSvg } from './draw-picture'
import { createScene } from './scene'
import { drawHill, drawMountains, drawSea } from './parts/land'
import { drawLighthouse } from './parts/landmarks'
import { drawCypress, drawTree } from './parts/nature'
import { drawSailboat } from './parts/boats'
import { drawBirds, drawSky } from './parts/sky'
import { path } from './svg'

/** The city for the cards of shared links, where the portal writes itself: 1200 × 630. */
export function drawCardView(): string {
  const panorama = `<svg x="0" y="0" width="1200" height="630" viewBox="700 96 1700 893" preserveAspectRatio="xMidYMid slice">${drawPanoramaContent()}</svg>`
  return wrapSvg({ width: 1200, height: 630 }, '0 0 1200 630', panorama)
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
