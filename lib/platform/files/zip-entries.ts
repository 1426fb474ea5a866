import { inflateRawSync } from 'node:zlib'

const END_OF_CENTRAL = 0x06054b50
const CENTRAL_HEADER = 0x02014b50
const LOCAL_HEADER_BYTES = 30
const LONGEST_COMMENT = 65_535
const STORED = 0
const DEFLATED = 8

export interface ZipEntry {
  name: string
  /** Bytes when unpacked, as the archive says. */
  size: number
  method: number
  packedSize: number
  offset: number
}

/** What the archive's directory lists; null when it has none that can be read. */
export function listZip(archive: Buffer): ZipEntry[] | null {
  try {
    const end = findEnd(archive)
    return end === null ? null : readDirectory(archive, archive.readUInt32LE(end + 16), archive.readUInt16LE(end + 10))
  } catch {
    return null // the directory points outside of the file
  }
}

/** Text of one entry, at most `limit` bytes of it; null when it cannot be unpacked. */
export function readZipEntry(archive: Buffer, entry: ZipEntry, limit: number): string | null {
  try {
    const names = archive.readUInt16LE(entry.offset + 26) + archive.readUInt16LE(entry.offset + 28)
    const start = entry.offset + LOCAL_HEADER_BYTES + names
    const packed = archive.subarray(start, start + entry.packedSize)
    if (entry.method === STORED) return packed.subarray(0, limit).toString()
    return entry.method === DEFLATED ? inflateRawSync(packed, { maxOutputLength: limit }).toString() : null
  } catch {
    return null
  }
}

function findEnd(archive: Buffer): number | null {
  const first = Math.max(0, archive.length - 22 - LONGEST_COMMENT)
  for (let at = archive.length - 22; at >= first; at -= 1) if (archive.readUInt32LE(at) === END_OF_CENTRAL) return at
  return null
}

function readDirectory(archive: Buffer, start: number, count: number): ZipEntry[] | null {
  const entries: ZipEntry[] = []
  let at = start
  for (let index = 0; index < count; index += 1) {
    if (archive.readUInt32LE(at) !== CENTRAL_HEADER) return null
    const nameLength = archive.readUInt16LE(at + 28)
    entries.push({
      name: archive.toString('utf8', at + 46, at + 46 + nameLength),
      method: archive.readUInt16LE(at + 10),
      packedSize: archive.readUInt32LE(at + 20),
      size: archive.readUInt32LE(at + 24),
      offset: archive.readUInt32LE(at + 42),
    })
    at += 46 + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32)
  }
  return entries
}
