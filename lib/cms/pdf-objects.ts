import { inflateSync } from 'node:zlib'

const NAME = '/ObjStm'
const STREAM = /stream\r?\n/
/** Bytes: a dictionary of a stream is short. */
const NEARBY = 2_000
/** What opening a stream costs, however little is in it. */
const LEAST_BYTES = 4_096

/**
 * Whether the packed objects of a PDF fill more than `limit` bytes, of which no more are unpacked. Only a first look: other
 * packings and broken streams are left to whoever opens the file.
 */
export function objectsExceed(pdf: Buffer, limit: number): boolean {
  let left = limit
  for (const start of packedObjects(pdf)) {
    const size = sizeOf(pdf.subarray(start), left)
    if (size === null) return false
    left -= Math.max(size, LEAST_BYTES)
    if (left <= 0) return true
  }
  return false
}

/** Where the streams begin that hold objects. */
function* packedObjects(pdf: Buffer): Generator<number> {
  let at = pdf.indexOf(NAME)
  while (at !== -1) {
    const begin = STREAM.exec(pdf.toString('latin1', at, at + NEARBY))
    if (begin) yield at + begin.index + begin[0].length
    at = pdf.indexOf(NAME, at + NAME.length + (begin?.index ?? NEARBY))
  }
}

/** Unpacked bytes; null for a broken stream, infinite for one larger than `limit`. */
function sizeOf(packed: Buffer, limit: number): number | null {
  try {
    return inflateSync(packed, { maxOutputLength: limit }).length
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? Infinity : null
  }
}
