const localHeader = 0x04034b50
const centralHeader = 0x02014b50
const endOfCentral = 0x06054b50
/** 15 January 2026, 09:00, in MS-DOS format. */
const dosTime = 9 << 11
const dosDate = ((2026 - 1980) << 9) | (1 << 5) | 15

/** Sets one time for all zip entries, so that equal contents are equal files. */
export function stampZip(archive: Buffer): Buffer {
  const stamped = Buffer.from(archive)
  const end = stamped.length - 22
  if (stamped.readUInt32LE(end) !== endOfCentral) throw new Error('The archive ends with a comment or is damaged')
  const count = stamped.readUInt16LE(end + 10)
  let offset = stamped.readUInt32LE(end + 16)
  for (let index = 0; index < count; index += 1) offset = stampEntry(stamped, offset)
  return stamped
}

function stampEntry(archive: Buffer, offset: number): number {
  if (archive.readUInt32LE(offset) !== centralHeader) throw new Error('The archive has no entry where one is due')
  writeMoment(archive, offset + 12)
  const local = archive.readUInt32LE(offset + 42)
  if (archive.readUInt32LE(local) === localHeader) writeMoment(archive, local + 10)
  return (
    offset +
    46 +
    archive.readUInt16LE(offset + 28) +
    archive.readUInt16LE(offset + 30) +
    archive.readUInt16LE(offset + 32)
  )
}

function writeMoment(archive: Buffer, offset: number): void {
  archive.writeUInt16LE(dosTime, offset)
  archive.writeUInt16LE(dosDate, offset + 2)
}
