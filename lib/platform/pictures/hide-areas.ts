import sharp, { type OverlayOptions } from 'sharp'
import { HIDDEN_COLOUR, type HiddenArea } from '@/lib/contract/hidden-areas'
import { MAX_PIXELS } from '@/lib/contract/upload-limits'

/** Hardly packed: the copy is packed again for the site. */
const QUALITY = 92

/** Paints the areas over and removes metadata. Returns the same content if there are none. */
export async function hideAreas(content: Buffer, areas: readonly HiddenArea[]): Promise<Buffer> {
  if (areas.length === 0) return content
  const picture = sharp(content, { limitInputPixels: MAX_PIXELS })
  const { format, autoOrient: size } = await picture.metadata()
  return picture
    .autoOrient()
    .composite(areas.map((area) => coverArea(area, size)))
    .toFormat(format === 'png' ? 'png' : 'jpeg', { quality: QUALITY })
    .toBuffer()
}

/** Covers each pixel that the area touches. */
function coverArea(area: HiddenArea, size: { width: number; height: number }): OverlayOptions {
  const left = Math.min(Math.floor(area.x * size.width), size.width - 1)
  const top = Math.min(Math.floor(area.y * size.height), size.height - 1)
  const right = Math.min(Math.ceil((area.x + area.width) * size.width), size.width)
  const bottom = Math.min(Math.ceil((area.y + area.height) * size.height), size.height)
  const width = Math.max(right - left, 1)
  const height = Math.max(bottom - top, 1)
  return { input: { create: { width, height, channels: 3, background: HIDDEN_COLOUR } }, left, top }
}
