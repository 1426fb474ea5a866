import sharp from 'sharp'
import { readPictureTrace } from '@/lib/platform/pictures/picture-trace'

/** Draws a kind of street: dark and light parts that no packing moves. */
function drawing(shapes: string) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"><rect width="900" height="600" fill="#9ab"/>${shapes}</svg>`
  return sharp(Buffer.from(svg)).removeAlpha()
}

const yard =
  '<circle cx="250" cy="300" r="180" fill="#222"/><rect x="560" y="80" width="240" height="420" fill="#eec"/>'
const road =
  '<rect y="380" width="900" height="220" fill="#333"/><rect x="120" y="40" width="90" height="500" fill="#fff"/>'

function difference(one = '', other = ''): number {
  return [...one].filter((bit, index) => bit !== other[index]).length
}

test('the same picture smaller and packed anew is alike, another is not', async () => {
  const full = await readPictureTrace(await drawing(yard).png().toBuffer())
  const small = await readPictureTrace(await drawing(yard).resize(300).jpeg({ quality: 50 }).toBuffer())
  const other = await readPictureTrace(await drawing(road).png().toBuffer())
  expect(full?.hash).toMatch(/^[01]{64}$/)
  expect(difference(full?.hash, small?.hash)).toBeLessThanOrEqual(6)
  expect(difference(full?.hash, other?.hash)).toBeGreaterThan(6)
})

test('place and time are read where the camera wrote them', async () => {
  const exif = {
    IFD2: { DateTimeOriginal: '2026:11:20 10:11:12' },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '42/1 30/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '47/1 15/1 0/1' },
  }
  const marked = await drawing(yard).withExif(exif).jpeg().toBuffer()
  expect(await readPictureTrace(marked)).toMatchObject({ place: { x: 47.25, y: 42.5 }, takenAt: '2026-11-20T10:11:12' })
  const plain = await drawing(yard).jpeg().toBuffer()
  expect(await readPictureTrace(plain)).toMatchObject({ place: null, takenAt: null })
})

test('what cannot be drawn leaves no trace', async () => {
  expect(await readPictureTrace(Buffer.from('это не снимок'))).toBeNull()
})
