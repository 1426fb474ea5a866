const COM = 0xfe
const FIRST_APP = 0xe0
const LAST_APP = 0xef
const NEEDED_APP = /^(JFIF|ICC_PROFILE|Adobe)/
const START_OF_SCAN = 0xda
const END_OF_IMAGE = 0xd9
const JPEG = Buffer.from('ffd8ff', 'hex')

const PNG = Buffer.from('89504e470d0a1a0a', 'hex')
const PNG_FRAME_BYTES = 12
/** Profiles of screens have a tenth of it. */
const MAX_PROFILE_BYTES = 64 * 1024
const ABOUT_PNG = ['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME']

/** Removes metadata without re-encoding, which takes minutes for dozens of photos. */
export function withoutMetadata(content: Uint8Array): Uint8Array {
  const picture = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  if (startsWith(picture, JPEG)) return Buffer.concat([picture.subarray(0, 2), ...remainingSegments(picture)])
  return startsWith(picture, PNG)
    ? Buffer.concat([PNG, ...remainingChunks(picture, (name) => ABOUT_PNG.includes(name))])
    : content
}

/** Removes compressed texts and oversized colour profiles of a PNG: readers unpack them into memory. */
export function withoutPackedParts(picture: Buffer): Buffer {
  if (!startsWith(picture, PNG)) return picture
  return Buffer.concat([PNG, ...remainingChunks(picture, (name, length) => isPacked(name, length))])
}

/** An animation says so before its first picture; one of a single frame does not move. */
export function isMovingPng(content: Buffer): boolean {
  if (!startsWith(content, PNG)) return false
  for (const { at, name } of chunks(content)) {
    if (name === 'acTL') return at + PNG_FRAME_BYTES <= content.length && content.readUInt32BE(at + 8) > 1
    if (name === 'IDAT') return false
  }
  return false
}

function isPacked(name: string, length: number): boolean {
  return name === 'zTXt' || name === 'iTXt' || (name === 'iCCP' && length > MAX_PROFILE_BYTES)
}

/** Phones append a second picture with metadata after the first. */
function* remainingSegments(jpeg: Buffer): Generator<Buffer> {
  let at = 2
  while (at + 4 <= jpeg.length && jpeg[at] === 0xff) {
    const marker = jpeg[at + 1] ?? 0
    if (marker === END_OF_IMAGE) break
    const isFilling = marker === 0xff
    const end = isFilling ? at + 1 : endOfSegment(jpeg, at, marker)
    if (!isFilling && !isAbout(jpeg, at, marker)) yield jpeg.subarray(at, end)
    at = end
  }
  yield Buffer.of(0xff, END_OF_IMAGE)
}

function isAbout(jpeg: Buffer, at: number, marker: number): boolean {
  if (marker === COM) return true
  return marker >= FIRST_APP && marker <= LAST_APP && !NEEDED_APP.test(jpeg.toString('latin1', at + 4, at + 16))
}

/** Inside a scan, 0xff is followed by zero or a restart number. */
function endOfSegment(jpeg: Buffer, at: number, marker: number): number {
  const end = at + 2 + jpeg.readUInt16BE(at + 2)
  if (marker !== START_OF_SCAN) return end
  let next = jpeg.indexOf(0xff, end)
  while (next !== -1 && isOfScan(jpeg[next + 1])) next = jpeg.indexOf(0xff, next + 1)
  return next === -1 ? jpeg.length : next
}

function isOfScan(next: number | undefined): boolean {
  return next === 0 || (next !== undefined && next >= 0xd0 && next <= 0xd7)
}

function* remainingChunks(png: Buffer, isLeftOut: (name: string, length: number) => boolean): Generator<Buffer> {
  let from = PNG.length
  let last = PNG.length
  for (const { at, name, length, end } of chunks(png)) {
    if (isLeftOut(name, length)) {
      yield png.subarray(from, at)
      from = end
    }
    last = end
  }
  yield png.subarray(from, last)
}

function* chunks(png: Buffer): Generator<{ at: number; name: string; length: number; end: number }> {
  let at = PNG.length
  while (at + PNG_FRAME_BYTES <= png.length) {
    const length = png.readUInt32BE(at)
    const end = at + PNG_FRAME_BYTES + length
    yield { at, name: png.toString('latin1', at + 4, at + 8), length, end }
    at = end
  }
}

function startsWith(content: Buffer, signature: Buffer): boolean {
  return content.subarray(0, signature.length).equals(signature)
}
