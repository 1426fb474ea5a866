/** Signature of a compound file: DOC and other old Office formats. */
export const COMPOUND_FILE = Buffer.from('d0cf11e0a1b11ae1', 'hex')

const HEADER = 512
const ENTRY = 128
const NAME = 64
const TABLE_SECTORS = 109
const LAST_SECTOR = 0xfffffffa
/** Shorter streams are in small sectors inside the root's stream. */
const SHORT_STREAM = 4096
const SHORT_SECTOR = 64

type EntryKind = 'storage' | 'stream' | 'root'

interface CompoundEntry {
  name: string
  kind: EntryKind
  sector: number
  length: number
}

interface CompoundFile {
  entries: CompoundEntry[]
  /** Returns at least 64 bytes of a longer stream; none if it is broken. */
  firstBytes: (entry: CompoundEntry) => Buffer
}

const kinds: Record<number, EntryKind> = { 1: 'storage', 2: 'stream', 5: 'root' }

class BrokenFile extends Error {}

/** Reads only the directory; null if broken. Libraries unpack all streams and would block requests. */
export function readCompoundFile(content: Buffer): CompoundFile | null {
  return unlessBroken(() => {
    const file = openSectors(content)
    const entries = directory(file)
    const none = Buffer.alloc(0)
    return { entries, firstBytes: (entry) => unlessBroken(() => firstBytes(file, entry, entries[0])) ?? none }
  })
}

function unlessBroken<T>(read: () => T): T | null {
  try {
    return read()
  } catch (error) {
    if (error instanceof BrokenFile) return null
    throw error
  }
}

interface Sectors {
  content: Buffer
  size: number
  table: number[]
}

function openSectors(content: Buffer): Sectors {
  if (content.length < HEADER) throw new BrokenFile('Header')
  const size = 1 << content.readUInt16LE(30)
  if (size !== 512 && size !== 4096) throw new BrokenFile('Sector size')
  const file = { content, size, table: numbers(content.subarray(76, 76 + TABLE_SECTORS * 4)) }
  const last = size / 4 - 1
  let more = content.readUInt32LE(68)
  while (more < LAST_SECTOR && file.table.length < content.length / size) {
    const listed = numbers(sectorAt(file, more))
    file.table.push(...listed.slice(0, last))
    more = listed[last] ?? LAST_SECTOR
  }
  return file
}

function directory(file: Sectors): CompoundEntry[] {
  const entries: CompoundEntry[] = []
  for (const sector of chain(file, file.content.readUInt32LE(48))) {
    const data = sectorAt(file, sector)
    for (let at = 0; at < data.length; at += ENTRY) entries.push(...toEntry(data.subarray(at, at + ENTRY)))
  }
  return entries
}

function toEntry(data: Buffer): CompoundEntry[] {
  const kind = kinds[data.readUInt8(66)]
  if (!kind) return []
  const name = data.toString('utf16le', 0, Math.max(0, Math.min(NAME, data.readUInt16LE(NAME)) - 2))
  return [{ name, kind, sector: data.readUInt32LE(116), length: data.readUInt32LE(120) }]
}

function firstBytes(file: Sectors, entry: CompoundEntry, root: CompoundEntry | undefined): Buffer {
  if (entry.kind !== 'stream' || entry.length === 0) return Buffer.alloc(0)
  if (entry.length >= SHORT_STREAM) return sectorAt(file, entry.sector)
  const offset = entry.sector * SHORT_SECTOR
  let skipped = Math.floor(offset / file.size)
  for (const sector of chain(file, root?.sector ?? LAST_SECTOR))
    if (skipped-- === 0) return sectorAt(file, sector).subarray(offset % file.size, (offset % file.size) + SHORT_SECTOR)
  throw new BrokenFile('No such short sector')
}

/** Throws BrokenFile for a cycle. */
function* chain(file: Sectors, first: number): Generator<number> {
  const most = file.content.length / file.size
  const perSector = file.size / 4
  let count = 0
  for (let sector = first; sector < LAST_SECTOR; count++) {
    if (count > most) throw new BrokenFile('A circle of sectors')
    yield sector
    const table = file.table[Math.floor(sector / perSector)]
    if (table === undefined) throw new BrokenFile('No such sector')
    sector = sectorAt(file, table).readUInt32LE((sector % perSector) * 4)
  }
}

function sectorAt({ content, size }: Sectors, number: number): Buffer {
  const start = Math.max(HEADER, size) + number * size
  const data = content.subarray(start, start + size)
  if (data.length < size) throw new BrokenFile('Beyond the end')
  return data
}

function numbers(data: Buffer): number[] {
  return Array.from({ length: data.length / 4 }, (_, index) => data.readUInt32LE(index * 4))
}
