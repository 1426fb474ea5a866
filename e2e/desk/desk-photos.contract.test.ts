import type { Client } from 'pg'
import sharp from 'sharp'
import { bearer, sendFile } from '@/e2e/claims/claims'
import { openClaimDesk, type ClaimDesk } from '@/e2e/desk/claim-desk'
import { moveAtDesk, postAtDesk } from '@/e2e/desk/desk'
import type { Office } from '@/e2e/fixtures/office'
import { at } from '@/e2e/fixtures/portal'
import { Resident, send, someVisitor } from '@/e2e/fixtures/resident'
import { callOffice, type Colleague } from '@/e2e/fixtures/staff'
import type { ImageObject } from '@/lib/contract/shapes'
import { judgeClaim } from '@/lib/domains/claims/contract'
import { LEFT_PHOTO } from '@/lib/domains/desk/rules'
import type { ClaimDetails } from '@/lib/domains/claims/shapes'

let desk: ClaimDesk
let database: Client
let office: Office
let moderator: Colleague
let officer: Colleague
let author: Resident

beforeAll(async () => {
  desk = await openClaimDesk()
  ;({ database, office, moderator, officer } = desk)
  author = await Resident.register()
})

afterAll(() => desk.close())

/** Where the red face of the test's photo is. */
const face = { x: 0.4, y: 0.4, width: 0.2, height: 0.2 }

/** A phone's photo, turned on its side: white, with a red face in its middle. */
async function makePhoto(name: string): Promise<File> {
  const red = { create: { width: 160, height: 200, channels: 3, background: '#f00' } } as const
  const photo = await sharp({ create: { width: 1000, height: 1400, channels: 3, background: '#fff' } })
    .composite([{ input: red }])
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Copyright: 'Щукина' } })
    .jpeg()
    .toBuffer()
  return new File([new Uint8Array(photo)], name, { type: 'image/jpeg' })
}

async function uploadPhoto(): Promise<string> {
  const { data } = await sendFile(await makePhoto('двор.jpg'), bearer(author))
  const [file] = (data?.UploadFile ?? []) as { url: string }[]
  return file?.url ?? ''
}

async function reportWithPhotos(count: number) {
  const images: string[] = []
  for (let photo = 0; photo < count; photo++) images.push(await uploadPhoto())
  const id = await desk.report(author, { images })
  const { sentPhotos } = await office.read('claims', id, { depth: '0' })
  return { id, sent: sentPhotos as number[] }
}

const hide = (who: Colleague, id: number, photo: Record<string, number>, areas: unknown) => {
  const fields = Object.entries(photo).map(([name, value]) => [name, String(value)])
  const form = { ...(Object.fromEntries(fields) as Record<string, string>), areas: JSON.stringify(areas) }
  return postAtDesk(who, `claims/${id}/photos`, form)
}

async function readDetails(id: number): Promise<ClaimDetails> {
  const response = await send({ method: 'GET', path: `/api/claims/${id}` }, { headers: someVisitor() })
  return ((await response.json()) as { claim: ClaimDetails }).claim
}

const listAddresses = ({ img }: ImageObject) => [img.url, ...Object.values(img.sizes ?? {}).map(({ url }) => url)]

async function hasRed(response: Response): Promise<boolean> {
  expect(response.status).toBe(200)
  const content = Buffer.from(await response.arrayBuffer())
  expect((await sharp(content).metadata()).exif).toBeUndefined()
  const { data, info } = await sharp(content).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  for (let pixel = 0; pixel < data.length; pixel += info.channels)
    if ((data[pixel] ?? 0) > 180 && (data[pixel + 1] ?? 0) < 100) return true
  return false
}

/** Which files of a public picture show the face. */
async function findRed(image: ImageObject | null | undefined): Promise<string[]> {
  const addresses = image ? listAddresses(image) : []
  expect(addresses.length).toBeGreaterThan(3)
  const found: string[] = []
  for (const address of addresses) if (await hasRed(await fetch(at(address)))) found.push(address)
  return found
}

const openPhoto = (who: Colleague | null, file: number, query = '') =>
  callOffice('GET', `/cms/desk/photos/${file}${query}`, who ? { token: who.token } : {})

test('what a moderator hides before publication is in no public file, the staff keeps the whole photo', async () => {
  const { id, sent } = await reportWithPhotos(3)
  const [first = 0, second = 0, third = 0] = sent
  expect((await hide(moderator, id, { file: first }, [face])).status).toBe(200)
  expect(await hasRed(await openPhoto(moderator, first))).toBe(false)
  expect(await hasRed(await openPhoto(moderator, first, '?whole'))).toBe(true)
  expect((await openPhoto(null, first, '?whole')).status).toBe(401)
  expect((await openPhoto(officer, first, '?whole')).status).toBe(403)
  const choices = { [`photosToPublish-${first}`]: first, [`photosToPublish-${second}`]: second }
  const published = await moveAtDesk(moderator, id, {
    action: 'publish',
    ...choices,
    [`photosToPublish-${third}`]: LEFT_PHOTO,
  })
  expect(published.status).toBe(200)
  const { photos } = await readDetails(id)
  expect(photos).toHaveLength(2)
  expect(await findRed(photos[0])).toEqual([])
  expect(await findRed(photos[1])).not.toEqual([])
  const { rows } = await database.query<{ action: string }>('SELECT action FROM audit_log WHERE subject = ANY($1)', [
    [`Заявка № ${id}, закрытый файл № ${first}`, `Закрытый файл № ${first}`],
  ])
  expect(rows.map(({ action }) => action)).toEqual(expect.arrayContaining(['Скрытие частей снимка', 'Просмотр']))
})

test('a public photo is made anew under other names, the old files are gone, and it can be shown whole again', async () => {
  const { id, sent } = await reportWithPhotos(1)
  const [file = 0] = sent
  expect((await moveAtDesk(moderator, id, { action: 'publish', photosToPublish: [file] })).status).toBe(200)
  const [before] = (await readDetails(id)).photos
  expect(await findRed(before)).not.toEqual([])
  const { photos } = await office.read('claims', id, { depth: '0' })
  const [picture = 0] = photos as number[]
  expect((await hide(moderator, id, { picture }, [face])).status).toBe(200)
  const [after] = (await readDetails(id)).photos
  expect(await findRed(after)).toEqual([])
  for (const old of before ? listAddresses(before) : []) {
    expect(after && listAddresses(after)).not.toContain(old)
    expect((await fetch(at(old))).status).toBe(404)
  }
  // by the number of the original too: the moderator's page may be older than the publication
  expect((await hide(moderator, id, { file }, [])).status).toBe(200)
  expect(await findRed((await readDetails(id)).photos[0])).not.toEqual([])
})

test('a photo of an answer and one of a verdict are treated alike', async () => {
  const id = await desk.publish(author)
  const photo = await makePhoto('после.jpg')
  const answer = { action: 'answer', reportText: 'Сделано.', photo, sendAnyway: 'on' }
  expect((await moveAtDesk(officer, id, answer)).status).toBe(200)
  const verdict = { id, is_accepted: false, user_comment: 'Неубрано', image: await uploadPhoto() }
  expect((await author.call(judgeClaim, { body: verdict })).status).toBe(200)
  const { reportImage, sentVerdictPhoto } = await office.read('claims', id, { depth: '0' })
  expect((await hide(moderator, id, { picture: Number(reportImage) }, [face])).status).toBe(200)
  expect((await hide(moderator, id, { file: Number(sentVerdictPhoto) }, [face])).status).toBe(200)
  expect((await moveAtDesk(moderator, id, { action: 'showPhoto' })).status).toBe(200)
  const { verdictPhoto } = (await office.read('claims', id, { depth: '0' })) as { verdictPhoto: number }
  for (const image of [reportImage, verdictPhoto]) {
    const { url, sizes } = (await office.read('media', Number(image))) as unknown as ImageObject['img']
    const files = [url, ...Object.values(sizes ?? {}).map((size) => size.url)].filter(Boolean)
    for (const file of files) {
      const address = `/files/${file.split('/').at(-1) ?? ''}`
      expect([address, await hasRed(await fetch(at(address)))]).toEqual([address, false])
    }
  }
  const { rows } = await database.query<{ file_id: number }>(
    'SELECT file_id FROM private_photo_copies WHERE media_id = $1',
    [reportImage],
  )
  expect(await hasRed(await openPhoto(moderator, rows[0]?.file_id ?? 0, '?whole'))).toBe(true)
})

test('a photo that is published and hidden at the same moment shows nothing of it', async () => {
  const { id, sent } = await reportWithPhotos(1)
  const [file = 0] = sent
  const [moved, hidden] = await Promise.all([
    moveAtDesk(moderator, id, { action: 'publish', photosToPublish: [file] }),
    hide(moderator, id, { file }, [face]),
  ])
  expect([moved.status, hidden.status]).toEqual([200, 200])
  expect(await findRed((await readDetails(id)).photos[0])).toEqual([])
})

test('areas are refused beyond the photo and beyond ten, to officers, and for photos of another claim', async () => {
  const { id, sent } = await reportWithPhotos(1)
  const other = await reportWithPhotos(1)
  const photo = { file: sent[0] ?? 0 }
  const wrong = [
    Array.from({ length: 11 }, () => face),
    [{ ...face, x: 0.9 }],
    [{ ...face, y: -0.1 }],
    [{ ...face, width: 0 }],
    [{ ...face, height: '1' }],
    { areas: [] },
  ]
  for (const areas of wrong)
    expect(await hide(moderator, id, photo, areas)).toMatchObject({ status: 400, refused: { path: 'areas' } })
  expect((await hide(officer, id, photo, [face])).status).toBe(403)
  expect((await hide(moderator, other.id, photo, [face])).status).toBe(404)
  const { rows } = await database.query<{ id: number }>('SELECT id FROM media ORDER BY id LIMIT 1')
  expect((await hide(moderator, id, { picture: rows[0]?.id ?? 0 }, [face])).status).toBe(404)
  expect((await hide(moderator, id, {}, [face])).status).toBe(400)
  expect((await moveAtDesk(moderator, id, { action: 'publish', photosToPublish: [sent[0] ?? 0] })).status).toBe(200)
  expect((await hide(officer, id, photo, [face])).status).toBe(403)
  expect(await findRed((await readDetails(id)).photos[0])).not.toEqual([])
})
