import { zipSync } from 'fflate'
import { ZipArchive } from '@/lib/platform/files/zip-archive'

const LIMIT = 1024 * 1024
const DIRECTORY_SIZE = 24

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
  const parts = Array.from({ length: 10_001 }, (_, index) => [`${index}.xml`, ''] as const)
  expect(await ZipArchive.open(zipped(Object.fromEntries(parts)))).toBeNull()
})

function zipped(parts: Record<string, string>): Buffer {
  const entries = Object.entries(parts).map(([name, part]) => [name, Buffer.from(part)] as const)
  return Buffer.from(zipSync(Object.fromEntries(entries)))
}
