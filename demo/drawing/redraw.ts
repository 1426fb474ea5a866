import { renderAsync } from '@resvg/resvg-js'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import pLimit from 'p-limit'
import sharp from 'sharp'
import { svgFonts } from '@/lib/config/fonts'
import { pictureFormat } from '@/lib/platform/pictures/picture-sizes'
import { demoCity } from '@/lib/content/demo-city'
import { pictureFiles } from '@/lib/content/seed/pictures/city-pictures'
import { draw } from './draw'
import type { Drawing } from './drawing'
import { parseDrawing } from './parse-drawing'
import { PICTURES_FOLDER } from './pictures-folder'

const AT_ONCE = 4
/** These files are kept for ever: the time to pack them well is well spent. */
const packing = { ...pictureFormat.webp.options, effort: 4 }

/** `npm run pictures` runs this file: every picture of the demo city anew, and none that nothing names. */
const files = pictureFiles(demoCity())
const drawings = [...files].map((file) => ({ file, drawing: parseDrawing(file) }))
await clear()
await pLimit(AT_ONCE).map(drawings, redraw)
console.log(`Нарисовано картинок: ${files.size}`)

async function clear(): Promise<void> {
  await mkdir(PICTURES_FOLDER, { recursive: true })
  for (const file of await readdir(PICTURES_FOLDER))
    if (file.endsWith('.webp')) await rm(path.join(PICTURES_FOLDER, file))
}

async function redraw({ file, drawing }: { file: string; drawing: Drawing }): Promise<void> {
  const { pixels, width, height } = await renderAsync(draw(drawing), { font: svgFonts })
  const image = sharp(pixels, { raw: { width, height, channels: 4 } })
  const picture = drawing.kind === 'emblem' ? image : image.removeAlpha()
  await writeFile(path.join(PICTURES_FOLDER, file), await picture.webp(packing).toBuffer())
}
