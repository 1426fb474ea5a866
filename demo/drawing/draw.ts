import { cityPlan } from '@/lib/content/seed/city-map/city-plan'
import type { Drawing } from './drawing'
import { drawBeforeAfter } from './draw-before-after'
import { drawCardView } from './draw-card'
import { drawHistory } from './draw-history'
import { drawEmblem } from './draw-emblem'
import { drawFlag } from './draw-flag'
import { drawMapCover } from './draw-map-cover'
import { drawMapSheet } from './draw-map-sheet'
import { drawPanorama } from './draw-panorama'
import { drawPicture, type PictureSize } from './draw-picture'
import { drawPortrait } from './draw-portrait'
import { drawPrintedSheet } from './draw-printed-sheet'
import type { MapSheet } from './map-sheet'

const full: PictureSize = { width: 1600, height: 1000 }
const photo: PictureSize = { width: 960, height: 600 }

/** Returns the SVG text of a picture; the same drawing always gives the same text. */
export function draw(drawing: Drawing): string {
  switch (drawing.kind) {
    case 'scene':
      return drawPicture(drawing.scene, drawing.isPhoto ? photo : full)
    case 'pair':
      return drawBeforeAfter(drawing, drawing.isPhoto ? photo : full)
    case 'portrait':
      return drawPortrait(drawing.portrait)
    case 'history':
      return drawHistory(drawing.name)
    case 'sheet':
      return drawSheet(drawing.sheet())
    case 'cover':
      return drawMapCover(cityPlan(), drawing.sheet())
    case 'panorama':
      return drawPanorama()
    case 'emblem':
      return drawEmblem()
    case 'flag':
      return drawFlag()
    case 'card':
      return drawCardView()
  }
}

function drawSheet(sheet: MapSheet): string {
  return sheet.printed ? drawPrintedSheet(cityPlan(), sheet, sheet.printed) : drawMapSheet(cityPlan(), sheet)
}
