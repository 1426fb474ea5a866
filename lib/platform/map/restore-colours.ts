const BYTES = 3

/**
 * Gives each colour of a palette the value that most of its pixels were drawn with. A palette rounds the sea
 * differently from tile to tile, which shows as rectangles. Both buffers hold red, green and blue of each pixel.
 */
export function restoreColours(reduced: Buffer, drawn: Buffer): void {
  const originals = findMajorities(reduced, drawn)
  for (let at = 0; at < reduced.length; at += BYTES) {
    const color = reduced.readUIntBE(at, BYTES)
    reduced.writeUIntBE(originals.get(color)?.original ?? color, at, BYTES)
  }
}

/** One pass: an original that outnumbers all others of its colour remains (Boyer–Moore). */
function findMajorities(reduced: Buffer, drawn: Buffer): Map<number, { original: number; lead: number }> {
  const found = new Map<number, { original: number; lead: number }>()
  for (let at = 0; at < reduced.length; at += BYTES) {
    const color = reduced.readUIntBE(at, BYTES)
    const original = drawn.readUIntBE(at, BYTES)
    const known = found.get(color)
    if (!known) found.set(color, { original, lead: 1 })
    else if (known.original === original) known.lead++
    else if (known.lead > 0) known.lead--
    else found.set(color, { original, lead: 1 })
  }
  return found
}
