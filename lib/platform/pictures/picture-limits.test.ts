/** @jest-environment node */
import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { acceptPhoto } from '@/lib/platform/pictures/accept-picture'
import { pictureKind } from '@/lib/platform/pictures/picture-content'
import { fitPicture } from '@/lib/platform/pictures/picture-limits'
import { pictureSizes } from '@/lib/platform/pictures/picture-sizes'

const moving = readFileSync('lib/platform/files/samples/moving.png')
const LONG = 'Сторона изображения длиннее 16\u00A0000\u00A0точек: уменьшите его'
const NARROW = 'Одна сторона изображения длиннее другой больше чем в 20 раз: обрежьте его'
const MOVES = 'Движущиеся изображения не принимаются: сохраните один кадр как JPEG или PNG'

function picture(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#567' } })
    .png()
    .toBuffer()
}

async function findRefusal(content: Buffer): Promise<unknown> {
  const [office, resident] = await Promise.allSettled([
    pictureKind(content),
    acceptPhoto(new File([new Uint8Array(content)], 'a.png'), 'files'),
  ])
  const said = resident.status === 'rejected' ? (resident.reason as { errors: object }).errors : null
  if (office.status === 'rejected') expect(said).toEqual({ files: [(office.reason as Error).message.slice(0, -1)] })
  return (said as { files: string[] } | null)?.files[0] ?? null
}

test.each([
  [1080, 17_000, LONG],
  [5, 20_000, LONG],
  [2, 70_000, LONG],
  [17_000, 1080, LONG],
  [10, 10_000, NARROW],
  [1000, 16_000, null],
  [1, 20, null],
])('a picture of %d × %d', async (width, height, refusal) => {
  expect(await findRefusal(await picture(width, height))).toBe(refusal)
})

test('a moving PNG is refused as moving GIF and WebP are, one of a single frame is taken', async () => {
  expect(await findRefusal(moving)).toBe(MOVES)
  const still = Buffer.from(moving)
  still.writeUInt32BE(1, still.indexOf('acTL') + 4)
  expect(await findRefusal(still)).toBeNull()
})

test.each([
  [1080, 17_000],
  [5, 20_000],
  [2, 70_000],
])('a stored picture of %d × %d is published in every size', async (width, height) => {
  const fitted = await fitPicture(await picture(width, height))
  expect(await findRefusal(fitted)).toBeNull()
  for (const size of Object.values(pictureSizes)) {
    const drawn = await sharp(fitted).resize(size).webp().toBuffer({ resolveWithObject: true })
    expect(drawn.info.height).toBeGreaterThan(0)
  }
})

test('an ordinary stored picture is published as it is', async () => {
  const photo = await picture(1600, 1200)
  expect(await fitPicture(photo)).toBe(photo)
})
