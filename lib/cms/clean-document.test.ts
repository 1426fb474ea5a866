import { PDFDocument, PDFName } from '@cantoo/pdf-lib'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { cleanDocument } from '@/lib/cms/clean-document'

const SURNAME = 'Shchukina'
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

test('a PDF keeps its pages and forgets who made it', async () => {
  const source = await PDFDocument.create()
  const page = source.addPage([300, 200])
  page.drawText('Estimate')
  source.setAuthor(SURNAME)
  source.setCreator(SURNAME)
  const about = { Type: 'Metadata', Subtype: 'XML' }
  const xmp = source.context.register(source.context.stream(`<dc:creator>${SURNAME}</dc:creator>`, about))
  source.catalog.set(PDFName.of('Metadata'), xmp)
  page.node.set(PDFName.of('PieceInfo'), source.context.obj({ Editor: SURNAME }))
  const written = Buffer.from(await source.save({ useObjectStreams: false }))
  expect(written.includes(SURNAME)).toBe(true)

  const cleaned = await cleanDocument(written, 'application/pdf')
  const read = await PDFDocument.load(cleaned, { updateMetadata: false })
  expect([read.getPageCount(), read.getAuthor(), read.getCreator()]).toEqual([1, undefined, undefined])
  const plain = Buffer.from(await read.save({ useObjectStreams: false }))
  expect(plain.includes(SURNAME)).toBe(false)
})

test('a document of Word keeps its words and forgets who wrote, changed and noted', async () => {
  const source = zipped({
    'word/document.xml': '<w:t>Смета</w:t>',
    'docProps/core.xml': `<cp:coreProperties><dc:creator>${SURNAME}</dc:creator></cp:coreProperties>`,
    'docProps/app.xml': `<Properties><Company>${SURNAME}</Company></Properties>`,
    'word/comments.xml': `<w:comment w:id="0" w:author="${SURNAME}" w:initials="Щ">Дорого</w:comment>`,
  })
  const parts = unzipSync(await cleanDocument(source, DOCX))
  const text = Object.values(parts)
    .map((part) => strFromU8(part))
    .join('\n')
  expect(text).not.toContain(SURNAME)
  for (const words of ['Смета', 'w:author="" w:initials=""', 'Дорого']) expect(text).toContain(words)
})

test('what cannot be opened is told', async () => {
  await expect(cleanDocument(Buffer.from('%PDF-1.7 nothing'), 'application/pdf')).rejects.toThrow()
  await expect(cleanDocument(Buffer.from('PK nothing'), DOCX)).rejects.toThrow()
})

function zipped(parts: Record<string, string>): Buffer {
  return Buffer.from(zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)]))))
}
