import { setImmediate as nextTurn } from 'node:timers/promises'
import { promisify } from 'node:util'
import { inflate as inflateWithCallback } from 'node:zlib'

const inflate = promisify(inflateWithCallback)
const NAME = '/ObjStm'
const STREAM = /stream\r?\n/
/** So many bytes are looked through: a dictionary of a stream is short. */
const NEARBY = 2_000
/** Opening a stream costs at least as much as so many bytes, however little is in it. */
const LEAST_BYTES = 4_096

/**
 * Answers whether the packed objects of a PDF fill more than `limit` bytes, of which no more are unpacked. It is only a
 * first look: other packings and broken streams are left to whoever opens the file. Other work gets its turn between
 * two streams, of which a small file may have thousands.
 */
export async function objectsExceed(pdf: Buffer, limit: number): Promise<boolean> {
  let left = limit
  for (const start of packedObjects(pdf)) {
    await nextTurn()
    const size = start === null ? 0 : await sizeOf(pdf.subarray(start), left)
    if (size === null) return false
    left -= Math.max(size, LEAST_BYTES)
    if (left <= 0) return true
  }
  return false
}

/** Finds where the streams begin that hold objects; a name without a stream gives null. */
function* packedObjects(pdf: Buffer): Generator<number | null> {
  let at = pdf.indexOf(NAME)
  while (at !== -1) {
    const begin = STREAM.exec(pdf.toString('latin1', at, at + NEARBY))
    yield begin ? at + begin.index + begin[0].length : null
    at = pdf.indexOf(NAME, at + NAME.length + (begin?.index ?? NEARBY))
  }
}

/** Answers the number of unpacked bytes; null for a broken stream, infinite for one larger than `limit`. */
async function sizeOf(packed: Buffer, limit: number): Promise<number | null> {
  try {
    return (await inflate(packed, { maxOutputLength: limit })).length
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? Infinity : null
  }
}
