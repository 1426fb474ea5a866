/** @jest-environment node */
import { readFileSync } from 'node:fs'
import PDFDocument from 'pdfkit'
import sharp from 'sharp'
import { cleanDocument, extractText } from '@/lib/platform/documents/document-tasks'
import { readCompoundFile } from '@/lib/platform/files/compound-file'
import { documentKind } from '@/lib/platform/files/document-kind'
import { acceptPhoto } from '@/lib/platform/pictures/accept-picture'
import { acceptFile } from '@/lib/platform/files/accept-file'

const LOCKED = 'Файл закрыт паролем: снимите пароль и приложите снова'
const sample = (name: string) => readFileSync(`lib/platform/files/samples/${name}`)

async function pdf(options: PDFKit.PDFDocumentOptions): Promise<Buffer> {
  const document = new PDFDocument(options)
  const parts: Buffer[] = []
  document.on('data', (part: Buffer) => parts.push(part))
  const ended = new Promise((resolve) => document.on('end', resolve))
  document.text('Paving')
  document.end()
  await ended
  return Buffer.concat(parts)
}

it.each([
  ['wordonline.docx', 'docx'],
  ['bom.pdf', 'pdf'],
  ['bom.geojson', 'json'],
  ['plainword.doc', 'doc'],
  ['macrosword.doc', 'doc'],
])('%s is accepted', async (name, extension) => {
  expect(await documentKind(sample(name))).toMatchObject({ extension })
})

it.each([
  ['wordonline.docx', 'application/wps-office.docx'],
  ['wordonline.docx', 'application/kswps'],
  ['plainword.doc', 'application/wps-office.doc'],
  ['plainword.doc', ''],
  ['bom.pdf', 'application/x-pdf'],
  ['bom.pdf', 'application/octet-stream'],
  ['bom.pdf', 'text/html'],
])('%s is taken from a resident although the browser calls it «%s»', async (name, type) => {
  const { extension } = await acceptFile(new File([new Uint8Array(sample(name))], name, { type }), 'file')
  expect(extension).toBe(name.split('.').at(-1))
})

it.each(['image/jpg', 'image/pjpeg', '', 'application/octet-stream'])(
  'a photo called «%s» is a photo',
  async (type) => {
    const photo = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
      .jpeg()
      .toBuffer()
    const file = new File([new Uint8Array(photo)], 'Двор.jpg', { type })
    expect(await acceptPhoto(file, 'file')).toMatchObject({ mimeType: 'image/jpeg' })
  },
)

it('the text of Word Online is found, and its authors are removed', async () => {
  const file = sample('wordonline.docx')
  const { mimeType } = await documentKind(file)
  const { text } = await extractText(file, mimeType)
  expect(text.length).toBeGreaterThan(10)
  expect(await extractText(await cleanDocument(file, mimeType), mimeType)).toEqual({ text })
})

it('what stands before the beginning of a file is dropped', async () => {
  const page = await pdf({})
  const { content } = await documentKind(Buffer.concat([Buffer.from('\r\nX-Header: mail\r\n\r\n'), page]))
  expect(content).toEqual(page)
  expect((await documentKind(sample('bom.geojson'))).content?.toString('latin1', 0, 1)).toBe('{')
  expect((await documentKind(page)).content).toBeUndefined()
  await expect(documentKind(Buffer.concat([Buffer.alloc(1100), page]))).rejects.toThrow('По содержимому этот файл')
})

describe('a document with a password', () => {
  it('that is needed to open it is refused, by staff and residents alike', async () => {
    const locked = await pdf({ userPassword: 'secret', ownerPassword: 'owner', pdfVersion: '1.7' })
    for (const content of [sample('userpw.pdf'), locked]) await expect(documentKind(content)).rejects.toThrow(LOCKED)
    const file = new File([new Uint8Array(locked)], 'Справка.pdf', { type: 'application/pdf' })
    await expect(acceptFile(file, 'documents_arr.0.document')).rejects.toMatchObject({
      errors: { 'documents_arr.0.document': [LOCKED] },
    })
  })

  it('that only forbids printing is accepted, read and cleaned', async () => {
    const content = await pdf({ ownerPassword: 'owner', permissions: { printing: 'lowResolution' }, pdfVersion: '1.7' })
    expect(await documentKind(content)).toMatchObject({ extension: 'pdf' })
    expect((await extractText(content, 'application/pdf')).text).toContain('Paving')
    const cleaned = await cleanDocument(content, 'application/pdf')
    expect((await extractText(cleaned, 'application/pdf')).text).toContain('Paving')
  })

  it('of the old Word is refused', async () => {
    const content = Buffer.from(sample('plainword.doc'))
    const file = readCompoundFile(content)
    const beginning = file?.entries.filter(({ name }) => name === 'WordDocument').map(file.firstBytes)[0]
    beginning?.writeUInt16LE(beginning.readUInt16LE(10) | 0x100, 10)
    await expect(documentKind(content)).rejects.toThrow(LOCKED)
  })

  it('of the new Word, which lies in a compound file, is refused', async () => {
    await expect(documentKind(renamed('WordDocument', 'EncryptedPackage'))).rejects.toThrow(LOCKED)
  })
})

it('an old Word file whose storage holds macros is refused', async () => {
  await expect(documentKind(renamed('1Table', 'Macros'))).rejects.toThrow('В файле есть макросы')
})

it('a broken compound file is refused, not read for ever', async () => {
  const circle = Buffer.from(sample('plainword.doc'))
  const table = 512 + circle.readUInt32LE(76) * 512
  const directory = circle.readUInt32LE(48)
  circle.writeUInt32LE(directory, table + directory * 4)
  for (const content of [circle, circle.subarray(0, 600), circle.subarray(0, 20)])
    await expect(documentKind(content)).rejects.toThrow('По содержимому этот файл')
})

/** Returns an old Word file with another name in its directory. */
function renamed(name: string, other: string): Buffer {
  const content = Buffer.from(sample('plainword.doc'))
  const entry = content.indexOf(Buffer.from(`${name}\0`, 'utf16le'))
  content.fill(0, entry, entry + 64)
  content.write(other, entry, 'utf16le')
  content.writeUInt16LE((other.length + 1) * 2, entry + 64)
  return content
}
