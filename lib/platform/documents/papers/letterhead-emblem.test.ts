/** @jest-environment node */
import sharp from 'sharp'
import { letterheadEmblem } from '@/lib/platform/documents/papers/letterhead-emblem'

async function readMiddle(png: Buffer): Promise<number[]> {
  const { width, height } = await sharp(png).metadata()
  expect([width, height]).toEqual([200, 240])
  const { data } = await sharp(png)
    .extract({ left: 100, top: 120, width: 1, height: 1 })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return [...data]
}

test("the city's own emblem stands on its papers, whole and on white", async () => {
  const red = { r: 200, g: 0, b: 0 }
  const wide = await sharp({ create: { width: 400, height: 100, channels: 3, background: red } })
    .png()
    .toBuffer()
  const emblem = await letterheadEmblem(wide)
  expect(await readMiddle(emblem)).toEqual([200, 0, 0])
  const { data } = await sharp(emblem).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  expect([...data.subarray(0, 3)]).toEqual([255, 255, 255])
})

test('a city without one has a plain shield', async () => {
  expect(await readMiddle(await letterheadEmblem())).toEqual([3, 119, 196])
})
