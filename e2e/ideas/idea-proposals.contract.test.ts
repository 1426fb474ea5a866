import { randomBytes } from 'node:crypto'
import type { Client } from 'pg'
import sharp from 'sharp'
import { createIdea, ideaGraph, photo, proposed, getRefusals, sendFiles, someIdea, uploaded } from '@/e2e/ideas/ideas'
import { openDatabase } from '@/e2e/fixtures/database'
import { Resident } from '@/e2e/fixtures/resident'
import { heavyPicture, movingPicture, pdfFile, phonePhoto, pixelBomb, wordFile } from '@/e2e/fixtures/sample-files'
import { PLACE_HEADER } from '@/lib/domains/geocode/contract'
import { readStored } from '@/e2e/fixtures/stored-files'

const REQUIRED = 'Поле обязательно для заполнения'

let database: Client
let author: Resident

beforeAll(async () => {
  database = await openDatabase()
  author = await Resident.register()
})

afterAll(async () => {
  await database.query("DELETE FROM ideas WHERE title LIKE 'Проба %' AND published_at IS NULL")
  await database.end()
})

/** Sends an idea with a marker on the map and returns the point that is stored. */
async function placed(resident: Resident, place: string, changes: object): Promise<unknown> {
  const input = await someIdea(resident, changes)
  await ideaGraph(createIdea, { input }, resident, { headers: { [PLACE_HEADER]: place } })
  const point = 'SELECT x::float AS x, y::float AS y, address FROM ideas WHERE title = $1'
  return (await database.query(point, [input.title])).rows[0]
}

describe('a proposal', () => {
  test('an incomplete idea lists errors under its fields', async () => {
    const empty = { category_id: '', title: ' ', text: '', address: '', img: '', agree_with_rules: false }
    const input = { ...empty, documents: [], show_author: true }
    expect(getRefusals(await ideaGraph(createIdea, { input }, author))).toEqual({
      'input.category_id': [REQUIRED],
      'input.title': [REQUIRED],
      'input.text': [REQUIRED],
      'input.address': [REQUIRED],
      'input.img': ['Добавьте хотя бы один документ'],
      'input.agree_with_rules': ['Вы должны нажать на галочку'],
    })
    expect((await ideaGraph(createIdea, { input })).errors?.[0]?.extensions?.category).toBe('authentication')
  })

  test('an idea is accepted once per key and five times a day, with the point of its address', async () => {
    const resident = await Resident.register()
    const input = await someIdea(resident)
    const headers = { 'idempotency-key': randomBytes(16).toString('hex') }
    for (let time = 0; time < 2; time += 1)
      expect((await ideaGraph(createIdea, { input }, resident, { headers })).errors).toBeUndefined()
    const { rows } = await database.query('SELECT x::float > 40 AS found FROM ideas WHERE title = $1', [input.title])
    expect(rows).toEqual([{ found: true }])
    const address = 'Где-то за городом 777'
    expect(await placed(resident, '48.5512 41.8701', { address })).toEqual({ x: 48.5512, y: 41.8701, address })
    expect(await placed(resident, '37.6 55.7', { address })).not.toHaveProperty('x', 37.6)
    for (let time = 3; time < 5; time += 1) await proposed(database, resident, { address })
    const sixth = await ideaGraph(createIdea, { input: await someIdea(resident) }, resident)
    expect(sixth.errors?.[0]?.message).toBe('Слишком много запросов. Попробуйте позже')
  })

  test("an idea refuses uploads that are somebody else's, used, expired or foreign", async () => {
    const one = await Resident.register()
    const other = await Resident.register()
    const [paper, picture] = await uploaded(
      [new File([new Uint8Array(pdfFile('Plan'))], 'План.pdf'), await photo()],
      one,
    )
    const img = picture?.url ?? ''
    const document = paper?.url ?? ''
    const refused = async (resident: Resident, changes: object) =>
      getRefusals(await ideaGraph(createIdea, { input: await someIdea(resident, changes) }, resident))
    const unknown = ['Приложите файл ещё раз: прежняя загрузка уже использована или устарела']
    expect(await refused(other, { img })).toEqual({ 'input.img': unknown })
    expect(await refused(other, { documents: [document] })).toEqual({ 'input.documents': unknown })
    expect(await refused(one, { img: document })).toEqual({ 'input.img': unknown })
    expect(await refused(one, { img: 'https://example.com/a.jpg' })).toEqual({ 'input.img': unknown })
    const [old] = await uploaded([await photo()], other)
    await database.query("UPDATE private_uploads SET created_at = now() - interval '25 hours' WHERE resident_id = $1", [
      other.id,
    ])
    expect(await refused(other, { img: old?.url })).toEqual({ 'input.img': unknown })
    await proposed(database, one, { img, documents: [document] })
    expect(await refused(one, { img })).toEqual({ 'input.img': unknown })
  })
})

describe('an upload', () => {
  const named = (content: Buffer, name: string) => new File([new Uint8Array(content)], name)

  test('uploads have the type of their content and their order', async () => {
    const drawing = await sharp(await phonePhoto('webp'))
      .webp()
      .toBuffer()
    const papers = [
      named(pdfFile('Plan'), 'План.doc'),
      named(wordFile('Смета'), 'Смета.docx'),
      named(drawing, 'План.webp'),
    ]
    const files = [...papers, await photo('Фото.png')]
    const kept = await uploaded(files, author)
    expect(kept.map(({ origin_name: name, type }) => [name, type.split('.').at(-1)])).toEqual([
      ['План.doc', 'application/pdf'],
      ['Смета.docx', 'document'],
      ['План.webp', 'image/jpeg'],
      ['Фото.png', 'image/jpeg'],
    ])
  })

  test("an upload's name loses invisible and bidirectional characters", async () => {
    const [kept] = await uploaded([await photo('счёт\u202Egpj.\u0007exe\u2066.jpg')], author)
    expect(kept?.origin_name).toBe('счётgpj.exe.jpg')
  })

  test.each([
    ['photo', ['photo.jpg']],
    ['document', ['plan.pdf', 'photo.jpg']],
  ])('of no bytes is refused as a %s at its field', async (_name, names) => {
    const { errors } = await sendFiles(
      names.map((name) => named(Buffer.alloc(0), name)),
      author,
    )
    expect(errors?.[0]?.extensions?.validation).toEqual({ 'input.files': [expect.stringMatching(/файл/i)] })
  })

  test('uploads refuse mismatched types, zip bombs, SVG, macros and guests', async () => {
    const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')
    const macros = wordFile('Смета', { 'word/vbaProject.bin': 'x' })
    const bad = [
      [named(Buffer.from('<script>alert(1)</script>'), 'a.jpg')],
      [named(drawing, 'a.svg')],
      [named(drawing, 'a.png'), await photo()],
      [named(await pixelBomb(), 'a.png')],
      [named(macros, 'a.docx'), await photo()],
      [await photo(), named(pdfFile('Plan'), 'last.pdf')],
    ]
    for (const files of bad) expect(Object.keys(getRefusals(await sendFiles(files, author)))).toEqual(['input.files'])
    expect((await sendFiles([await photo()])).errors?.[0]?.extensions?.category).toBe('authentication')
  })

  test('uploads over the pixel limit and animated images are refused', async () => {
    const huge = await sendFiles([named(await pixelBomb(), 'a.png')], author)
    expect(getRefusals(huge)).toEqual({ 'input.files': ['В изображении больше 40 миллионов точек: уменьшите его'] })
    const moving = await sendFiles([named(await movingPicture(), 'a.webp')], author)
    expect(getRefusals(moving)).toEqual({
      'input.files': ['Движущиеся изображения не принимаются: сохраните один кадр как JPEG или PNG'],
    })
  })

  test('uploads are limited to 5 MB for pictures and 20 MB for documents', async () => {
    const heavy = await sendFiles([named(await heavyPicture(), 'a.png')], author)
    expect(getRefusals(heavy)).toEqual({ 'input.files': ['Изображение больше 5 МБ'] })
    const long = Buffer.concat([pdfFile('Plan'), Buffer.alloc(21 * 1024 * 1024, 32)])
    const refused = await sendFiles([named(long, 'a.pdf'), await photo()], author)
    expect(getRefusals(refused)).toEqual({ 'input.files': ['Файл больше 20 МБ'] })
  })

  test('an uploaded photo loses its metadata', async () => {
    const mark = randomBytes(8).toString('hex')
    const [kept] = await uploaded([named(await phonePhoto(mark), 'a.jpg')], author)
    expect(kept?.type).toBe('image/jpeg')
    const { rows } = await database.query<{ filename: string }>(
      'SELECT filename FROM private_files WHERE resident_id = $1 ORDER BY id DESC LIMIT 1',
      [author.id],
    )
    expect((await readStored(`private/${rows[0]?.filename}`)).includes(mark)).toBe(false)
  })
})
