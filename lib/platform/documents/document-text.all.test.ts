import { PDFDocument, PDFName } from '@cantoo/pdf-lib'
import { strToU8, zipSync } from 'fflate'
import { deflateSync } from 'node:zlib'
import type { docxText, pdfText } from '@/lib/platform/documents/document-text'
import { runInDocumentProcess } from '@/lib/platform/documents/document-process'

const PLACE = 'lib/platform/documents/document-text.ts'
const blanks = Buffer.alloc(400 * 1024 * 1024, ' ')

test('words of a PDF are read, but not of one drawn by more than there is room for', async () => {
  const read = async (content: Buffer) => runInDocumentProcess<typeof pdfText>(PLACE, 'pdfText', content)
  expect(await read(await writePdf('BT /F1 12 Tf (Estimate) Tj ET'))).toEqual({ text: 'Estimate', isTagged: false })
  await expect(read(await writePdf(blanks))).rejects.toThrow('over the limit')
})

test.each([
  [true, { Marked: true }, true],
  [false, { Marked: true }, false],
  [true, { Marked: false }, false],
  [true, undefined, false],
])('a PDF whose tree has the page (%s) and whose mark is %p is tagged: %s', async (hasTree, mark, isTagged) => {
  const content = await writePdf('/P <</MCID 0>> BDC BT /F1 12 Tf (Estimate) Tj ET EMC', (source) => {
    if (hasTree) addTree(source)
    if (mark) source.catalog.set(PDFName.of('MarkInfo'), source.context.obj(mark))
  })
  expect(await runInDocumentProcess<typeof pdfText>(PLACE, 'pdfText', content)).toEqual({ text: 'Estimate', isTagged })
})

test('words of a DOCX are read, but not of one that unpacks to more than there is room for', async () => {
  const read = async (content: Buffer) => runInDocumentProcess<typeof docxText>(PLACE, 'docxText', content)
  expect(
    await read(
      writeDocx(
        strToU8(
          '<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>Смета</w:t></w:r></w:p></w:body></w:document>',
        ),
      ),
    ),
  ).toContain('Смета')
  await expect(read(writeDocx(blanks))).rejects.toThrow('over the limit')
})

async function writePdf(drawing: string | Buffer, finish?: (source: PDFDocument) => void): Promise<Buffer> {
  const source = await PDFDocument.create()
  const page = source.addPage([300, 200])
  const font = await source.embedFont('Helvetica')
  page.node.newFontDictionary('F1', font.ref)
  page.node.addContentStream(
    source.context.register(source.context.stream(deflateSync(drawing), { Filter: 'FlateDecode' })),
  )
  finish?.(source)
  return Buffer.from(await source.save())
}

/** Adds the structure of one paragraph to the one page. */
function addTree(source: PDFDocument): void {
  const { context, catalog } = source
  const page = source.getPage(0)
  const root = context.nextRef()
  const paragraph = context.nextRef()
  context.assign(paragraph, context.obj({ Type: 'StructElem', S: 'P', P: root, Pg: page.ref, K: 0 }))
  const parents = context.obj({ Nums: [0, [paragraph]] })
  context.assign(root, context.obj({ Type: 'StructTreeRoot', K: [paragraph], ParentTree: parents }))
  catalog.set(PDFName.of('StructTreeRoot'), root)
  page.node.set(PDFName.of('StructParents'), context.obj(0))
}

function writeDocx(words: Uint8Array): Buffer {
  const office = 'http://schemas.openxmlformats.org'
  const relation = `<Relationship Id="r1" Type="${office}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/>`
  return Buffer.from(
    zipSync({
      '[Content_Types].xml': strToU8(`<Types xmlns="${office}/package/2006/content-types"/>`),
      '_rels/.rels': strToU8(`<Relationships xmlns="${office}/package/2006/relationships">${relation}</Relationships>`),
      'word/document.xml': words,
    }),
  )
}
