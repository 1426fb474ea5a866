import { renderAsync } from '@resvg/resvg-js'
import { fileURLToPath } from 'node:url'
import type { File } from 'payload'
import sharp from 'sharp'
import type { SeedPicture } from '@/lib/cms/seed/content/shapes'
import { drawPicture } from '@/lib/cms/seed/drawing/draw-picture'
import type { UploadShelf } from '@/lib/cms/seed/loaders/upload-shelf'

const font = {
  loadSystemFonts: false,
  fontFiles: ['regular', 'bold'].map((face) =>
    fileURLToPath(new URL(`../files/fonts/golos-text-${face}.ttf`, import.meta.url)),
  ),
  defaultFontFamily: 'Golos Text',
}

/** Drawings as documents of the media library. */
export class PictureShelf {
  constructor(private readonly uploads: UploadShelf) {}

  /** Media id of a drawn picture. */
  place({ subject, season, light, variant, alt }: SeedPicture): Promise<number> {
    const picture = { subject, season, light, variant }
    return this.uploads.place('media', picture, { alt }, () => toPng(drawPicture({ alt, ...picture }), true))
  }

  /** Media id of any other drawing; its name tells it from all others. */
  placeDrawing(name: string, alt: string, draw: () => string, isOpaque = true): Promise<number> {
    return this.uploads.place('media', name, { alt }, () => toPng(draw(), isOpaque))
  }
}

/** Lightly packed: it lives only until the library has made its own sizes. Without transparency those take half the time. */
async function toPng(svg: string, isOpaque: boolean): Promise<File> {
  const { pixels, width, height } = await renderAsync(svg, { font })
  const image = sharp(pixels, { raw: { width, height, channels: 4 } })
  const data = await (isOpaque ? image.removeAlpha() : image).png({ compressionLevel: 1 }).toBuffer()
  return { data, name: 'drawing.png', mimetype: 'image/png', size: data.length }
}
