import { readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { env } from '@/lib/config/env'
import { log } from '@/lib/config/log'
import { MAX_PIXELS } from '@/lib/contract/upload-limits'
import type { ImageObject } from '@/lib/contract/shapes'
import type { SiteSettings } from '@/lib/domains/site/contract'
import { readPicture as readStoredPicture } from '@/lib/page-data/read-picture'
import { withDeadline } from '@/lib/runtime/with-deadline'

const PANORAMA = 'public/pictures/panorama.svg'
const PORTAL_FILE = /^\/files\/([\w-]+\.(?:webp|jpe?g|png|avif))$/
const MAX_WAIT_MS = 5_000
const MAX_BYTES = 8 * 1024 * 1024

interface Area {
  width: number
  height: number
  /** Part that stays when a picture is cropped. */
  keep?: 'middle' | 'top'
}

/** Returns a cropped picture as a data URL; null if it cannot be read. */
export async function cardPicture(image: ImageObject | null | undefined, area: Area): Promise<string | null> {
  if (!image) return null
  try {
    const { url, sizes, host } = image.img
    const bytes = await readPicture(sizes?.large?.url ?? url, host)
    return await fitPicture(bytes, area)
  } catch (error) {
    log.warn({ err: error }, 'Картинка для карточки не прочитана')
    return null
  }
}

/** Picture for items without one: from the settings, or the panorama. */
export async function commonPicture({ card }: SiteSettings, area: Area): Promise<string> {
  const chosen = await cardPicture(card, area)
  return chosen ?? fitPicture(await readFile(path.resolve(/* turbopackIgnore: true */ PANORAMA)), area)
}

async function fitPicture(bytes: Buffer, { width, height, keep = 'middle' }: Area): Promise<string> {
  const position = keep === 'top' ? 'top' : 'centre'
  const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, density: 96 })
  const fitted = await picture
    .resize(width, height, { fit: 'cover', position })
    .flatten()
    .jpeg({ quality: 90 })
    .toBuffer()
  return `data:image/jpeg;base64,${fitted.toString('base64')}`
}

export async function emblemPicture(emblem: ImageObject | null, height: number): Promise<string | null> {
  try {
    const bytes = emblem
      ? await readPicture(emblem.img.sizes?.large?.url ?? emblem.img.url, emblem.img.host)
      : await readFile(path.resolve(/* turbopackIgnore: true */ 'app/icon.svg'))
    const drawn = await sharp(bytes, { limitInputPixels: MAX_PIXELS, density: 288 })
      .resize(height, height, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
      .png()
      .toBuffer()
    return `data:image/png;base64,${drawn.toString('base64')}`
  } catch (error) {
    log.warn({ err: error }, 'Герб для карточки не прочитан')
    return null
  }
}

/** Reads from the storage or the contract's own host; refuses other hosts. */
async function readPicture(url: string, host: string | null | undefined): Promise<Buffer> {
  const own = PORTAL_FILE.exec(url)?.[1]
  if (own && !env.API_URL) return readStoredPicture(own)
  const base = env.API_URL ?? env.PUBLIC_URL
  const address = new URL(url, host ?? base)
  if (address.origin !== new URL(base).origin) throw new Error('Картинка лежит на чужом сайте')
  const [response, bytes] = await withDeadline(MAX_WAIT_MS, async (signal) => {
    const response = await fetch(address, { signal, redirect: 'error' })
    return [response, Buffer.from(await response.arrayBuffer())] as const
  })
  if (!response.ok || bytes.length > MAX_BYTES) throw new Error(`Ответ ${response.status}, ${bytes.length} байт`)
  return bytes
}
