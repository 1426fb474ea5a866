import sharp from 'sharp'
import { withoutMetadata } from '@/lib/cms/picture-metadata'

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
  const [first, second] = [await drawn().jpeg().toBuffer(), await drawn().withExif(exif).jpeg().toBuffer()]
  expect(Buffer.from(withoutMetadata(Buffer.concat([first, second])))).toEqual(first)
  expect(withoutMetadata(Buffer.from('смета'))).toEqual(Buffer.from('смета'))
})
