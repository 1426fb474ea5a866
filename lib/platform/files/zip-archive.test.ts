import { zipSync } from 'fflate'
import { ZipArchive } from '@/lib/platform/files/zip-archive'

const LIMIT = 1024 * 1024
const DIRECTORY_SIZE = 24
/** Offsets in the record that ends an archive. */
const TAIL = { partsOnDisk: 8, parts: 10, directorySize: 12 }

test('an archive tells its parts, their size and their texts', async () => {
  const archive = await ZipArchive.open(zipped({ 'a.xml': 'Смета', 'word/b.xml': '<b/>' }))
  expect(archive?.names).toEqual(['a.xml', 'word/b.xml'])
  expect(archive?.unpackedSize).toBe(14)
  expect(await archive?.read('a.xml', LIMIT)).toBe('Смета')
  expect(await archive?.read('c.xml', LIMIT)).toBeNull()
})

test('a part longer than one reads is not unpacked, whatever its size is said to be', async () => {
  const bomb = zipped({ 'a.xml': '0'.repeat(20 * LIMIT) })
  expect(bomb.length).toBeLessThan(100_000)
  expect(await (await ZipArchive.open(bomb))?.read('a.xml', LIMIT)).toBeNull()
  const directory = bomb.lastIndexOf(Buffer.from('PK\x01\x02'))
  bomb.writeUInt32LE(1_000, directory + DIRECTORY_SIZE)
  const lying = await ZipArchive.open(bomb)
  expect(lying?.unpackedSize).toBe(1_000)
  expect(await lying?.read('a.xml', LIMIT)).toBeNull()
})

test('what cannot be read is no archive', async () => {
  const archive = zipped({ 'a.xml': 'Смета' })
  expect(await ZipArchive.open(Buffer.from('PK\x03\x04 nothing'))).toBeNull()
  expect(await ZipArchive.open(archive.subarray(0, -30))).toBeNull()
  expect(await ZipArchive.open(zipped({ '../a.xml': 'Смета' }))).toBeNull()
})

test('an archive of very many parts is not looked through', async () => {
  expect(await ZipArchive.open(ofManyParts(10_000))).not.toBeNull()
  expect(await ZipArchive.open(ofManyParts(10_001))).toBeNull()
})

/** Makes an archive whose directory names its one part so many times, which costs less than to pack them. */
function ofManyParts(count: number): Buffer {
  const archive = zipped({ 'a.xml': 'Смета' })
  const start = archive.indexOf(Buffer.from('PK\x01\x02'))
  const end = archive.lastIndexOf(Buffer.from('PK\x05\x06'))
  const entry = archive.subarray(start, end)
  const tail = Buffer.from(archive.subarray(end))
  tail.writeUInt16LE(count, TAIL.partsOnDisk)
  tail.writeUInt16LE(count, TAIL.parts)
  tail.writeUInt32LE(count * entry.length, TAIL.directorySize)
  return Buffer.concat([archive.subarray(0, start), ...Array.from({ length: count }, () => entry), tail])
}

function zipped(parts: Record<string, string>): Buffer {
  const entries = Object.entries(parts).map(([name, part]) => [name, Buffer.from(part)] as const)
  return Buffer.from(zipSync(Object.fromEntries(entries)))
}
