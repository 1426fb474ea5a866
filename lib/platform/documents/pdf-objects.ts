import { setImmediate as nextTurn } from 'node:timers/promises'
import { promisify } from 'node:util'
import { inflate as inflateWithCallback } from 'node:zlib'

const inflate = promisify(inflateWithCallback)
const NAME = '/ObjStm'
const STREAM = /stream\r?\n/
/** A stream dictionary is shorter than this. */
const NEARBY = 2_000
const MIN_BYTES = 4_096

/** True if compressed objects exceed `limit` bytes; unpacks no more, and yields between streams. */
export async function objectsExceed(pdf: Buffer, limit: number): Promise<boolean> {
  let left = limit
  for (const start of packedObjects(pdf)) {
    await nextTurn()
    const size = start === null ? 0 : await measureUnpacked(pdf.subarray(start), left)
    if (size === null) return false
    left -= Math.max(size, MIN_BYTES)
    if (left <= 0) return true
  }
  return false
}

/** Yields offsets of object streams; null for one without a stream. */
function* packedObjects(pdf: Buffer): Generator<number | null> {
  let at = pdf.indexOf(NAME)
  while (at !== -1) {
    const begin = STREAM.exec(pdf.toString('latin1', at, at + NEARBY))
    yield begin ? at + begin.index + begin[0].length : null
    at = pdf.indexOf(NAME, at + NAME.length + (begin?.index ?? NEARBY))
  }
}

/** Returns the unpacked size; null for a broken stream, Infinity above `limit`. */
async function measureUnpacked(packed: Buffer, limit: number): Promise<number | null> {
  try {
    return (await inflate(packed, { maxOutputLength: limit })).length
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? Infinity : null
  }
}
