import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { administrator, Office } from '@/e2e/fixtures/office'
import { at } from '@/e2e/fixtures/portal'
import { DOCX, heavyPicture, pdfFile, phonePhoto, pixelBomb, wordFile, writeZip } from '@/e2e/fixtures/sample-files'
import { callOffice, logIn } from '@/e2e/fixtures/staff'
import { readStored } from '@/e2e/fixtures/stored-files'
import { listStoredFiles } from '@/lib/platform/files/storage/file-storage'
import { storedFiles } from '@/lib/platform/files/storage/stored-files'

type Stored = { id: number; filename: string; originName?: string; sizes?: Record<string, { filename: string | null }> }

const mark = `mark${randomBytes(6).toString('hex')}`

let token: string

beforeAll(async () => {
  token = ((await (await logIn(administrator)).json()) as { token: string }).token
})

describe('a picture', () => {
  test('an uploaded picture loses metadata in every size and gets a random name', async () => {
    const photo = await phonePhoto(mark)
    expect(photo.includes(mark)).toBe(true)
    const { doc, status } = await send('media', photo, 'Мэр на площади.jpg', 'image/jpeg', { alt: 'Площадь' })
    expect(status).toBe(201)
    const names = [doc.filename, ...Object.values(doc.sizes ?? {}).flatMap(({ filename }) => filename ?? [])]
    expect(names).toHaveLength(6)
    for (const name of names) {
      expect(name).toMatch(/^[0-9a-f]{24}(-\d+x\d+)?\.(webp|jpg)$/)
      const content = await readStored(`media/${name}`)
      expect(content.includes(mark)).toBe(false)
      const { exif, width = 0, height = 0 } = await sharp(content).metadata()
      expect(exif).toBeUndefined()
      if (name === doc.filename) expect(height).toBeGreaterThan(width) // it was turned upright before the note was dropped
    }
    const response = await fetch(at(`/files/${doc.filename}`))
    expect(response.headers.get('content-type')).toBe('image/webp')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  })

  test('an uploaded picture loses bytes behind its end', async () => {
    const hidden = Buffer.concat([await phonePhoto(mark), Buffer.from(`<script>${mark}</script>`)])
    const { doc } = await send('media', hidden, 'page.html.jpg', 'image/jpeg', { alt: 'Площадь' })
    expect((await readStored(`media/${doc.filename}`)).includes(mark)).toBe(false)
  })

  test('a cropped picture gets a new URL', async () => {
    const { doc } = await send('media', await phonePhoto(mark), 'a.jpg', 'image/jpeg', { alt: 'Площадь' })
    const crop =
      'uploadEdits[crop][x]=10&uploadEdits[crop][y]=10&uploadEdits[widthInPixels]=300&uploadEdits[heightInPixels]=200'
    const response = await callOffice('PATCH', `/cms/media/${doc.id}?${crop}`, {
      token,
      body: { alt: 'Часть площади' },
    })
    const { doc: cropped } = (await response.json()) as { doc: Stored & { width: number; height: number } }
    expect([cropped.width, cropped.height]).toEqual([300, 200])
    expect(cropped.filename).not.toBe(doc.filename)
    expect((await fetch(at(`/files/${doc.filename}`))).status).toBe(404)
    expect((await fetch(at(`/files/${cropped.filename}`))).status).toBe(200)
  })

  test('a picture without alt text is refused', async () => {
    await expectRefused(400, 'media', await phonePhoto(mark), 'a.jpg', 'image/jpeg', {})
    await expectRefused(400, 'media', await phonePhoto(mark), 'a.jpg', 'image/jpeg', { alt: ' ' })
  })

  const page = Buffer.from('<!doctype html><script>alert(1)</script>')
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')
  test.each([
    ['a page called a picture', page, 'a.png', 'image/png'],
    ['SVG', drawing, 'a.svg', 'image/svg+xml'],
    ['SVG called PNG', drawing, 'a.png', 'image/png'],
    ['a broken picture', Buffer.from('89504e470d0a1a0a00', 'hex'), 'a.png', 'image/png'],
  ])('is recognised by its content: %s is refused', async (_name, content, name, type) => {
    await expectRefused(400, 'media', content, name, type, { alt: 'Площадь' })
  })

  test('a picture over the pixel or byte limit is refused', async () => {
    await expectRefused(400, 'media', await pixelBomb(), 'a.png', 'image/png', { alt: 'Площадь' })
    await expectRefused(413, 'media', await heavyPicture(), 'a.png', 'image/png', { alt: 'Площадь' })
  })
})

describe('a document', () => {
  test('a document keeps its own file name for visitors', async () => {
    const { doc } = await send('files', wordFile('Текст'), 'Постановление № 5.txt', 'text/plain', { title: 'Акт' })
    expect(doc.filename).toMatch(/^[0-9a-f]{24}\.docx$/)
    expect(doc.originName).toBe('Постановление № 5.docx')
    const response = await fetch(at(`/files/${doc.filename}`))
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="postanovlenie-5.docx"; filename*=UTF-8''${encodeURIComponent('Постановление № 5.docx')}`,
    )
  })

  test.each([
    ['DOCX', wordFile(`Благоустройство ${mark}docx`), 'a.docx', DOCX, `${mark}docx`],
    ['PDF', pdfFile(`Paving ${mark}pdf`), 'a.pdf', 'application/pdf', `${mark}pdf`],
  ])('a document is found by a word of its text: %s', async (_name, content, name, type, word) => {
    const { doc } = await send('files', content, name, type, { title: 'Приложение' })
    const office = await Office.logIn()
    const [kind] = await office.find('document-types', { limit: '1' })
    const [issuer] = await office.find('document-issuers', { limit: '1' })
    const act = await office.create('documents', {
      title: 'Проба поиска внутри файла',
      date: '2026-11-01T12:00:00.000Z',
      type: kind?.id ?? (await office.create('document-types', { title: 'Проба' })).id,
      issuer: issuer?.id ?? (await office.create('document-issuers', { title: 'Проба' })).id,
      state: 'active',
      files: [doc.id],
      _status: 'published',
    })
    const response = await fetch(at(`/api/documents?text=${word}`))
    const { documents } = (await response.json()) as { documents: { data: { id: number }[] } }
    expect(documents.data.map(({ id }) => id)).toEqual([act.id])
    await office.remove('documents', act.id)
  })

  test('an untagged PDF is accepted and the office warns about accessibility', async () => {
    const { doc } = await send('files', pdfFile('Paving'), 'a.pdf', 'application/pdf', { title: 'Акт' })
    expect((await (await Office.logIn()).read('files', doc.id)).warning).toMatch(/нет тегов/)
  })

  test.each([
    ['wordonline.docx', 'application/wps-office.docx', 'docx'],
    ['wordonline.docx', 'application/kswps', 'docx'],
    ['bom.pdf', 'application/x-pdf', 'pdf'],
    ['bom.pdf', '', 'pdf'],
    ['bom.geojson', 'application/octet-stream', 'json'],
    ['plainword.doc', '', 'doc'],
    ['macrosword.doc', 'application/wps-office.doc', 'doc'],
  ])('%s is accepted although the browser calls it «%s»', async (name, type, extension) => {
    const { doc, status } = await send('files', await sample(name), name, type, { title: 'Акт' })
    expect([status, doc.filename.split('.').at(-1)]).toEqual([201, extension])
    const kept = await readStored(`files/${doc.filename}`)
    expect(kept.subarray(0, 3).toString('hex')).not.toBe('efbbbf')
  })

  test('a password-protected document is refused with a message', async () => {
    const { status, errors } = await send('files', await sample('userpw.pdf'), 'a.pdf', 'application/pdf', {
      title: 'Акт',
    })
    expect([status, errors?.[0]?.message]).toEqual([400, 'Файл закрыт паролем: снимите пароль и приложите снова'])
  })

  test.each([
    ['macros', wordFile('Текст', { 'word/vbaProject.bin': 'code' }), 'a.docx', DOCX],
    ['an archive called a document', writeZip({ 'a.txt': 'Текст' }), 'a.docx', DOCX],
    ['a page called a document', Buffer.from('<html></html>'), 'a.pdf', 'application/pdf'],
    ['a torn PDF', Buffer.from('%PDF-1.7 torn'), 'a.pdf', 'application/pdf'],
    ['a program', Buffer.from('MZ\x90\x00'), 'a.pdf', 'application/pdf'],
  ])('a document with %s is refused', async (_name, content, name, type) => {
    await expectRefused(400, 'files', content, name, type, { title: 'Акт' })
  })

  test('a document over 20 MB is refused', async () => {
    const heavy = Buffer.concat([pdfFile('Paving'), Buffer.alloc(20 * 1024 * 1024)])
    await expectRefused(413, 'files', heavy, 'a.pdf', 'application/pdf', { title: 'Акт' })
  })
})

async function send(collection: string, content: Buffer, name: string, type: string, data: object) {
  const form = new FormData()
  form.set('file', new File([new Uint8Array(content)], name, { type }))
  form.set('_payload', JSON.stringify(data))
  const response = await callOffice('POST', `/cms/${collection}`, { token, body: form })
  const { doc, errors } = (await response.json()) as { doc: Stored; errors?: { message: string }[] }
  return { status: response.status, doc, errors }
}

function sample(name: string): Promise<Buffer> {
  return readFile(`lib/platform/files/samples/${name}`)
}

/** Expects that the reason is said in Russian, and nothing stays on the disk. */
async function expectRefused(expected: number, ...upload: Parameters<typeof send>): Promise<void> {
  const before = await stored()
  const { status, errors } = await send(...upload)
  expect(status).toBe(expected)
  expect(errors?.[0]?.message).toMatch(/[а-яё]{3}/)
  expect(await stored()).toEqual(before)
}

async function stored(): Promise<string[]> {
  const paths: string[] = []
  for await (const { path } of listStoredFiles(storedFiles)) paths.push(path)
  return paths.sort()
}
