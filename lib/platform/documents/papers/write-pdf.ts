import PDFDocument from 'pdfkit'
import { type Paper, chooseClosing, fileMoment, type FileHeading } from '@/lib/platform/documents/papers/paper'
import { ensureSpace, toRuns, writeParagraph } from '@/lib/platform/documents/papers/pdf-paragraph'
import {
  brand,
  ink,
  tagDocument,
  writeArtifact,
  writeListItem,
  writeTagged,
  type TaggedPdf,
  lineWidth,
  registerFonts,
  writeLine,
  type PdfDocument,
} from '@/lib/platform/documents/papers/pdf-text'
import {
  paperText,
  parseMarkedText,
  type MarkedBlock,
  type MarkedRun,
} from '@/lib/platform/documents/papers/paper-text'
import { addEllipsis } from '@/lib/text/shorten'
import { dropNumberSign } from '@/lib/text/plain-text'

const soft = '#4A6072'
const hairline = '#CBD6DD'
const footer = { size: 8.5 }
const body = { size: 11, leading: 16.5, align: 'justify' } as const

/** Writes a tagged PDF on A4. The same input gives the same bytes. */
export async function writePdf(file: Paper, heading: FileHeading): Promise<Buffer> {
  const doc = createDocument(file, heading)
  const written = collect(doc)
  const pdf = tagDocument(doc)
  writeLetterhead(pdf, heading)
  const title = { size: 15, leading: 20, bold: true, align: 'center', before: 10 } as const
  writeTagged(pdf, 'H1', () => writeParagraph(doc, toRuns(paperText(file.title)), title))
  doc.y += 8
  for (const block of parseMarkedText(paperText(file.text))) writeBlock(pdf, block)
  writeClosing(pdf, file, heading)
  pdf.root.end()
  writePageNumbers(doc, file.title)
  doc.end()
  return written
}

function createDocument(file: Paper, heading: FileHeading): PdfDocument {
  const doc = new PDFDocument({
    size: 'A4',
    margins: { top: 57, bottom: 62, left: 71, right: 48 },
    bufferPages: true,
    lang: 'ru-RU',
    tagged: true,
    displayTitle: true,
    pdfVersion: '1.7',
    info: {
      Title: file.title,
      Author: heading.issuer ?? heading.city,
      Creator: heading.city,
      Producer: heading.city,
      CreationDate: fileMoment,
      ModDate: fileMoment,
    },
  })
  registerFonts(doc)
  return doc
}

function collect(doc: PdfDocument): Promise<Buffer> {
  const chunks: Buffer[] = []
  return new Promise((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    doc.on('end', () => resolve(Buffer.concat(chunks)))
    doc.on('error', reject)
  })
}

function writeLetterhead(pdf: TaggedPdf, heading: FileHeading): void {
  const { doc } = pdf
  const { issuer, city, emblem } = heading
  const middle = doc.page.width / 2 - 20 + (doc.page.margins.left - doc.page.margins.right) / 2
  if (emblem) writeArtifact(doc, 'Layout', () => doc.image(emblem, middle, 42, { width: 40 }))
  doc.y = 98
  if (issuer !== undefined) {
    const style = { size: 12, leading: 16, bold: true, align: 'center' } as const
    writeTagged(pdf, 'P', () => writeParagraph(doc, toRuns(issuer.toUpperCase()), style))
  }
  const below = { size: 10, leading: 14, color: soft, align: 'center' } as const
  writeTagged(pdf, 'P', () => writeParagraph(doc, toRuns(city), below))
  doc.y += 8
  writeArtifact(doc, 'Layout', () => drawRule(doc, brand, 1.2))
  doc.y += 10
  if (heading.number !== undefined || heading.date !== undefined)
    writeTagged(pdf, 'P', () => writeRegistration(doc, heading))
}

function writeRegistration(doc: PdfDocument, heading: FileHeading): void {
  const { left, right } = doc.page.margins
  const { y } = doc
  const look = { size: 11 }
  doc.fillColor(ink)
  if (heading.date !== undefined) writeLine(doc, `${heading.date} `, left, y, look)
  const number = heading.number === undefined ? '' : `№\u00A0${dropNumberSign(heading.number)}`
  writeLine(doc, number, doc.page.width - right - lineWidth(doc, number, look), y, look)
  doc.y = y + 20
}

function drawRule(doc: PdfDocument, color: string, weight: number): void {
  const { left, right } = doc.page.margins
  doc
    .moveTo(left, doc.y)
    .lineTo(doc.page.width - right, doc.y)
    .lineWidth(weight)
    .stroke(color)
}

function writeBlock(pdf: TaggedPdf, block: MarkedBlock): void {
  const { doc } = pdf
  if (block.kind === 'paragraph')
    writeTagged(pdf, 'P', () => writeParagraph(doc, block.runs, { ...body, indent: 22, before: 5 }))
  else if (block.kind === 'heading') writeHeading(pdf, block)
  else if (block.kind === 'quote') writeQuote(pdf, block.runs)
  else writeList(pdf, block)
}

function writeHeading(pdf: TaggedPdf, block: Extract<MarkedBlock, { kind: 'heading' }>): void {
  const { doc } = pdf
  ensureSpace(doc, 64)
  const size = block.level === 2 ? 13 : 11.5
  const style = { size, leading: size + 5, bold: true, before: block.level === 2 ? 14 : 10 }
  writeTagged(pdf, `H${block.level}`, () => writeParagraph(doc, block.runs, style))
  doc.y += 2
}

function writeQuote(pdf: TaggedPdf, runs: Extract<MarkedBlock, { kind: 'quote' }>['runs']): void {
  const { doc } = pdf
  doc.y += 6
  ensureSpace(doc, body.leading)
  const { y } = doc
  const page = doc.bufferedPageRange().count
  const left = doc.page.margins.left
  writeTagged(pdf, 'BlockQuote', () => writeParagraph(doc, runs, { ...body, left: left + 18, color: soft }))
  if (doc.bufferedPageRange().count === page)
    writeArtifact(doc, 'Layout', () => doc.rect(left + 4, y, 2.5, doc.y - y).fill(brand))
  doc.y += 4
}

function writeList(pdf: TaggedPdf, { items, ordered }: Extract<MarkedBlock, { kind: 'list' }>): void {
  const list = pdf.doc.struct('L')
  pdf.root.add(list)
  items.forEach((runs, index) => writeItem(pdf, list, runs, ordered ? `${index + 1}.` : '–'))
}

function writeItem(pdf: TaggedPdf, list: PDFKit.PDFStructureElement, runs: readonly MarkedRun[], sign: string): void {
  const { doc } = pdf
  doc.y += 3
  ensureSpace(doc, body.leading)
  const { y } = doc
  const mark = () => {
    doc.fillColor(ink)
    writeLine(doc, `${sign} `, doc.page.margins.left + 8, y, { size: body.size })
    doc.y = y
  }
  const words = () => writeParagraph(doc, runs, { ...body, left: doc.page.margins.left + 32 })
  writeListItem(pdf, list, { mark, words })
}

function writeClosing(pdf: TaggedPdf, file: Paper, heading: FileHeading): void {
  const { doc } = pdf
  const closing = chooseClosing(file, heading)
  ensureSpace(doc, 110)
  doc.y += 28
  const signature = toRuns(heading.issuer ?? heading.city)
  if (closing === 'signed') writeStamp(pdf, heading)
  else if (closing === 'form') writeSignatureLines(pdf)
  else writeTagged(pdf, 'P', () => writeParagraph(doc, signature, { size: 11, leading: 15, bold: true }))
}

function writeStamp(pdf: TaggedPdf, heading: FileHeading): void {
  const { doc } = pdf
  const width = 250
  const left = doc.page.width - doc.page.margins.right - width
  const top = doc.y
  writeArtifact(doc, 'Layout', () => {
    doc.roundedRect(left, top, width, 66, 8).lineWidth(1.2).stroke(brand)
    if (heading.emblem) doc.image(heading.emblem, left + 12, top + 13, { width: 33 })
  })
  doc.y = top + 11
  const row = { left: left + 56, width: width - 66, size: 8.5, leading: 11.5 }
  writeTagged(pdf, 'P', () => {
    writeParagraph(doc, toRuns('Подписано электронной подписью'), { ...row, bold: true, color: brand })
    writeParagraph(doc, toRuns(heading.issuer ?? heading.city), row)
    if (heading.date !== undefined) writeParagraph(doc, toRuns(heading.date), { ...row, color: soft })
  })
  doc.y = top + 76
}

function writeSignatureLines(pdf: TaggedPdf): void {
  const { doc } = pdf
  const lines = [
    { left: 71, width: 130, caption: 'дата' },
    { left: 225, width: 120, caption: 'подпись' },
    { left: 369, width: 178, caption: 'фамилия, инициалы' },
  ]
  const { y } = doc
  for (const { left, width, caption } of lines) {
    writeArtifact(doc, 'Layout', () => {
      doc.moveTo(left, y + 12).lineTo(left + width, y + 12)
      doc.lineWidth(0.8).stroke(soft)
    })
    doc.y = y + 15
    const style = { left, width, size: 8.5, leading: 11, color: soft, align: 'center' } as const
    writeTagged(pdf, 'P', () => writeParagraph(doc, toRuns(caption), style))
  }
}

function writePageNumbers(doc: PdfDocument, title: string): void {
  const { count } = doc.bufferedPageRange()
  for (let index = 0; index < count; index += 1) {
    doc.switchToPage(index)
    writeArtifact(doc, 'Pagination', () => writePageNumber(doc, title, `Страница ${index + 1} из ${count}`))
  }
}

function writePageNumber(doc: PdfDocument, title: string, number: string): void {
  const { left, right } = doc.page.margins
  const base = doc.page.height - 44
  doc.y = base - 6
  drawRule(doc, hairline, 0.6)
  const width = lineWidth(doc, number, footer)
  const available = doc.page.width - left - right - width - 24
  doc.fillColor(soft)
  writeLine(doc, fitInto(doc, title, available), left, base, footer)
  writeLine(doc, number, doc.page.width - right - width, base, footer)
}

function fitInto(doc: PdfDocument, text: string, width: number): string {
  if (lineWidth(doc, text, footer) <= width) return text
  const words = text.split(' ')
  while (words.length > 1 && lineWidth(doc, `${words.join(' ')}…`, footer) > width) words.pop()
  return addEllipsis(words.join(' '))
}
