import sharp from 'sharp'
import { hideAreas } from '@/lib/platform/pictures/hide-areas'

/** A red picture of 40 × 20 that lies on its side in the file. */
const lying = () =>
  sharp({ create: { width: 20, height: 40, channels: 3, background: '#ff0000' } })
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Copyright: 'Щукина' } })

async function readRed(content: Buffer, x: number, y: number): Promise<number> {
  const { data, info } = await sharp(content).raw().toBuffer({ resolveWithObject: true })
  return data[(y * info.width + x) * info.channels] ?? 0
}

test.each([
  ['JPEG', () => lying().jpeg({ chromaSubsampling: '4:4:4' }).toBuffer()],
  ['PNG', () => lying().png().toBuffer()],
])('a %s is upright, without metadata, and of one colour where an area is', async (_kind, make) => {
  const hidden = await hideAreas(await make(), [{ x: 0.5, y: 0, width: 0.5, height: 0.5 }])
  const { width, height, exif, orientation } = await sharp(hidden).metadata()
  expect([width, height, exif, orientation]).toEqual([40, 20, undefined, undefined])
  expect(await readRed(hidden, 30, 4)).toBeLessThan(150)
  expect(await readRed(hidden, 8, 4)).toBeGreaterThan(240)
  expect(await readRed(hidden, 30, 16)).toBeGreaterThan(240)
})

test('an area on the very edge and thinner than a pixel is covered, none changes nothing', async () => {
  const content = await lying().png().toBuffer()
  const hidden = await hideAreas(content, [{ x: 1 - 1e-9, y: 1 - 1e-9, width: 1e-9, height: 1e-9 }])
  expect(await readRed(hidden, 39, 19)).toBeLessThan(150)
  expect(await hideAreas(content, [])).toBe(content)
})
