import sharp from 'sharp'
import { crc32, deflateSync } from 'node:zlib'
import { withoutMetadata, withoutPackedParts } from '@/lib/platform/pictures/picture-metadata'

const SURNAME = 'Shchukina'
const exif = { IFD0: { Artist: SURNAME }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '42/1 30/1 0/1' } }
const drawn = () =>
  sharp({
    create: {
      width: 60,
      height: 40,
      channels: 3,
      background: '#fff',
      noise: { type: 'gaussian', mean: 120, sigma: 40 },
    },
  })
const points = (picture: Uint8Array) => sharp(picture).raw().toBuffer()

test.each([
  ['JPEG', () => drawn().withExif(exif).jpeg({ progressive: true }).toBuffer()],
  ['PNG', () => drawn().withExif(exif).png().toBuffer()],
])('a %s keeps every point and forgets who took it and where', async (_kind, make) => {
  const source = await make()
  expect(source.includes(SURNAME)).toBe(true)
  const cleaned = withoutMetadata(source)
  expect(Buffer.from(cleaned).includes(SURNAME)).toBe(false)
  expect((await sharp(cleaned).metadata()).exif).toBeUndefined()
  expect(await points(cleaned)).toEqual(await points(source))
})

test('a second picture behind the first is left out, what is no picture stays', async () => {
  const first = await drawn().jpeg().toBuffer()
  const second = await drawn().withExif(exif).jpeg().toBuffer()
  expect(Buffer.from(withoutMetadata(Buffer.concat([first, second])))).toEqual(first)
  expect(withoutMetadata(Buffer.from('смета'))).toEqual(Buffer.from('смета'))
})

test('a PNG keeps its points and its profile, not the parts that unpack to megabytes', async () => {
  const source = await drawn().withIccProfile('p3').png().toBuffer()
  const packed = deflateSync(Buffer.alloc(100_000_000))
  const parts = ['zTXt', 'iTXt', 'iCCP'].map((name) => buildChunk(name, Buffer.concat([Buffer.from('a\0\0'), packed])))
  const head = source.subarray(0, 33)
  const rest = source.subarray(33)
  expect(withoutPackedParts(Buffer.concat([head, ...parts, rest]))).toEqual(source)
  expect((await sharp(source).metadata()).icc).toBeDefined()
  expect(withoutPackedParts(Buffer.from('смета'))).toEqual(Buffer.from('смета'))
})

function buildChunk(name: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(name), data])
  const length = Buffer.alloc(4)
  const sum = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(content))
  return Buffer.concat([length, content, sum])
}
