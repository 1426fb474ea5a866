import { drawPanoramaContent } from './draw-panorama'
import { wrapSvg } from './draw-picture'

/** Draws the city for the cards of shared links, where the portal writes itself: 1200 × 630. */
export function drawCardView(): string {
  const panorama = `<svg x="0" y="0" width="1200" height="630" viewBox="700 96 1700 893" preserveAspectRatio="xMidYMid slice">${drawPanoramaContent()}</svg>`
  return wrapSvg({ width: 1200, height: 630 }, '0 0 1200 630', panorama)
}
