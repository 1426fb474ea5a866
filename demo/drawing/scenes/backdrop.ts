import { palette } from '../palette'
import { drawHill, drawLawn, drawMountains, drawPavement, drawSea } from '../parts/land'
import { drawOldTown, drawSkyline } from '../parts/landmarks'
import { drawCypress, drawTree } from '../parts/nature'
import { drawBirds, drawSky } from '../parts/sky'
import type { Scene } from '../scene'
import { rect, repeat } from '../svg'

/** Draws one composition on 1600 × 1000. */
export type Compose = (scene: Scene) => string

/** Sky and what stands far behind: mountains, the new town, the old town or the sea, as the scene's choices fall. */
export function drawBackdrop(
  scene: Scene,
  horizon: number,
  kind = scene.random.pick(['mountains', 'skyline', 'oldTown', 'sea'] as const),
): string {
  const sunX = scene.random.between(240, 1360)
  const sky =
    drawSky(scene, { horizon, sunX, clouds: scene.random.whole(2, 4) }) +
    drawBirds(scene, scene.random.between(200, 1100), horizon * 0.36, scene.random.whole(0, 4), 0.8)
  const meadow = rect(0, horizon, 1600, 1000 - horizon, scene.tone(scene.lawn, 0.2))
  return sky + meadow + drawDistance(scene, horizon, kind, sunX)
}

function drawDistance(
  scene: Scene,
  horizon: number,
  kind: 'mountains' | 'skyline' | 'oldTown' | 'sea',
  sunX: number,
): string {
  if (kind === 'mountains')
    return drawMountains(scene, horizon, 250) + drawHill(scene, horizon - 56, horizon + 10, scene.lawn, 0.34)
  if (kind === 'skyline') return drawMountains(scene, horizon, 170) + drawSkyline(scene, horizon, 0.5)
  if (kind === 'oldTown')
    return (
      drawMountains(scene, horizon, 210) +
      drawHill(scene, horizon - 120, horizon + 10, '#93AC83', 0.4) +
      drawOldTown(scene, 120, horizon, 1400, 120, 3, 0.36)
    )
  return (
    drawMountains(scene, horizon - 40, 90) + drawSea(scene, { top: horizon - 46, bottom: horizon + 20, glintX: sunX })
  )
}

/** Draws a line of trees at the far edge of a lawn or a square. */
export function drawTreeLine(scene: Scene, y: number, count: number, height: number, depth = 0.2): string {
  return repeat(count, (index) => {
    const x = (1600 / count) * (index + scene.random.between(0.2, 0.8))
    const size = height * scene.random.between(0.75, 1.1)
    return scene.random.chance(0.2) ? drawCypress(scene, x, y, size, depth) : drawTree(scene, x, y, size, depth)
  })
}

/** Draws a park's ground with trees behind. */
export function drawParkGround(scene: Scene, horizon: number): string {
  return drawBackdrop(scene, horizon) + drawTreeLine(scene, horizon + 12, 9, 210, 0.26) + drawLawn(scene, horizon)
}

/** Draws a paved square with trees behind. */
export function drawSquareGround(scene: Scene, horizon: number, color: string = palette.stone): string {
  return (
    drawBackdrop(scene, horizon) +
    drawTreeLine(scene, horizon + 6, 7, 180, 0.24) +
    drawPavement(scene, horizon, 1000, color)
  )
}
