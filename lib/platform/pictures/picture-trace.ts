import exifr from 'exifr'
import sharp from 'sharp'

export interface PictureTrace {
  /** 64 bits of a difference hash; similar pictures differ in few. */
  hash: string
  place: { x: number; y: number } | null
  /** Local time of the camera. */
  takenAt: string | null
}

const SIDE = 8

/** Read it before metadata is removed. Null for an unreadable picture. */
export async function readPictureTrace(content: Buffer): Promise<PictureTrace | null> {
  const hash = await differenceHash(content).catch(() => null)
  return hash === null ? null : { hash, place: await readPlace(content), takenAt: await readMoment(content) }
}

async function differenceHash(content: Buffer): Promise<string> {
  const grey = sharp(content).rotate().greyscale()
  const points = await grey
    .resize(SIDE + 1, SIDE, { fit: 'fill' })
    .raw()
    .toBuffer()
  const bits = Array.from({ length: SIDE * SIDE }, (_, index) => {
    const at = Math.floor(index / SIDE) * (SIDE + 1) + (index % SIDE)
    return (points[at] ?? 0) < (points[at + 1] ?? 0) ? '1' : '0'
  })
  return bits.join('')
}

async function readPlace(content: Buffer): Promise<PictureTrace['place']> {
  const found = await exifr.gps(content).catch(() => undefined)
  const { longitude: x, latitude: y } = found ?? {}
  return typeof x === 'number' && typeof y === 'number' && Number.isFinite(x) && Number.isFinite(y) ? { x, y } : null
}

async function readMoment(content: Buffer): Promise<string | null> {
  const found: unknown = await exifr
    .parse(content, { pick: ['DateTimeOriginal'], reviveValues: false })
    .catch(() => undefined)
  const written = (found as { DateTimeOriginal?: unknown } | undefined)?.DateTimeOriginal
  const [, year, month, day, time] = /^(\d{4}):(\d\d):(\d\d) (\d\d:\d\d:\d\d)/.exec(String(written ?? '')) ?? []
  const moment = `${year}-${month}-${day}T${time}`
  return Number.isNaN(Date.parse(moment)) ? null : moment
}
