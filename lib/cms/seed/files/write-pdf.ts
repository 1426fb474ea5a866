import path from 'node:path'
import PDFDocument from 'pdfkit'
import type { SeedFile } from '@/lib/cms/seed/content/shapes'
import { emblemShapes, emblemShield } from '@/lib/cms/seed/drawing/draw-logo'
import { chooseClosing, fileMoment, type FileHeading } from './file-heading'
import { ensureRoom, setFont, textOf, writeParagraph, type PdfDocument } from './pdf-paragraph'
import { paperText, parseSeedText, type SeedBlock } from './seed-text'

const ink = '#0B2A43'
const soft = '#4A6072'
const brand = '#0377C4'
const hairline = '#CBD6DD'
const body = { size: 11, leading: 16.5, align: 'justify' } as const

/** The file as a PDF on A4: letterhead, title, text, closing and page numbers; the same input gives the same bytes. */
export async function writePdf(file: SeedFile, heading: FileHeading): Promise<Buffer> {
  const doc = createDocument(file, heading)
  const written = collect(doc)
  writeLetterhead(doc, heading)
  writeParagraph(doc, textOf(paperText(file.title)), { size: 15, leading: 20, bold: true, align: 'center', before: 10 })
  doc.y += 8
  for (const block of parseSeedText(paperText(file.text))) writeBlock(doc, block)
  writeClosing(doc, file, heading)
  writePageNumbers(doc, file.title)
  doc.end()
  return written
}

function createDocument(file: SeedFile, heading: FileHeading): PdfDocument {
  const doc = new PDFDocument({
    size: 'A4',
    margins: { top: 57, bottom: 62, left: 71, right: 48 },
    bufferPages: true,
    lang: 'ru-RU',
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
  doc.registerFont('regular', fontPath('regular')).registerFont('bold', fontPath('bold'))
  return doc
}

function fontPath(weight: 'regular' | 'bold'): string {
  return path.join(process.cwd(), `lib/cms/seed/files/fonts/golos-text-${weight}.ttf`)
}

function collect(doc: PdfDocument): Promise<Buffer> {
  const chunks: Buffer[] = []
  return new Promise((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    doc.on('end', () => resolve(Buffer.concat(chunks)))
    doc.on('error', reject)
  })
}

function writeLetterhead(doc: PdfDocument, heading: FileHeading): void {
  drawEmblem(doc, doc.page.width / 2 - 20 + (doc.page.margins.left - doc.page.margins.right) / 2, 42, 40)
  doc.y = 98
  if (heading.issuer !== undefined)
    writeParagraph(doc, textOf(heading.issuer.toUpperCase()), { size: 12, leading: 16, bold: true, align: 'center' })
  writeParagraph(doc, textOf(heading.city), { size: 10, leading: 14, color: soft, align: 'center' })
  doc.y += 8
  drawRule(doc, brand, 1.2)
  doc.y += 10
  if (heading.number !== undefined || heading.date !== undefined) writeRegistration(doc, heading)
}

function writeRegistration(doc: PdfDocument, heading: FileHeading): void {
  const { left, right } = doc.page.margins
  const { y } = doc
  setFont(doc, false, 11)
  doc.fillColor(ink)
  if (heading.date !== undefined) doc.text(heading.date, left, y, { lineBreak: false })
  const number = heading.number === undefined ? '' : `№\u00A0${heading.number.replace(/^№\s*/, '')}`
  doc.text(number, doc.page.width - right - doc.widthOfString(number), y, { lineBreak: false })
  doc.y = y + 20
}

function drawEmblem(doc: PdfDocument, x: number, y: number, width: number): void {
  doc
    .save()
    .translate(x, y)
    .scale(width / 200)
  doc.save().path(emblemShield).clip()
  for (const { d, fill } of emblemShapes) doc.path(d).fill(fill)
  doc.restore()
  doc.path(emblemShield).lineWidth(9).stroke(ink)
  doc.restore()
}

function drawRule(doc: PdfDocument, color: string, weight: number): void {
  const { left, right } = doc.page.margins
  doc
    .moveTo(left, doc.y)
    .lineTo(doc.page.width - right, doc.y)
    .lineWidth(weight)
    .stroke(color)
}

function writeBlock(doc: PdfDocument, block: SeedBlock): void {
  if (block.kind === 'paragraph') writeParagraph(doc, block.runs, { ...body, indent: 22, before: 5 })
  else if (block.kind === 'heading') writeHeading(doc, block)
  else if (block.kind === 'quote') writeQuote(doc, block.runs)
  else block.items.forEach((item, index) => writeItem(doc, item, block.ordered ? `${index + 1}.` : '–'))
}

function writeHeading(doc: PdfDocument, block: Extract<SeedBlock, { kind: 'heading' }>): void {
  ensureRoom(doc, 64)
  const size = block.level === 2 ? 13 : 11.5
  writeParagraph(doc, block.runs, { size, leading: size + 5, bold: true, before: block.level === 2 ? 14 : 10 })
  doc.y += 2
}

function writeQuote(doc: PdfDocument, runs: Extract<SeedBlock, { kind: 'quote' }>['runs']): void {
  doc.y += 6
  ensureRoom(doc, body.leading)
  const { y } = doc
  const page = doc.bufferedPageRange().count
  writeParagraph(doc, runs, { ...body, left: doc.page.margins.left + 18, color: soft })
  if (doc.bufferedPageRange().count === page) doc.rect(doc.page.margins.left + 4, y, 2.5, doc.y - y).fill(brand)
  doc.y += 4
}

function writeItem(doc: PdfDocument, runs: Parameters<typeof writeParagraph>[1], mark: string): void {
  doc.y += 3
  ensureRoom(doc, body.leading)
  setFont(doc, false, body.size)
  const { y } = doc
  doc.fillColor(ink).text(`${mark} `, doc.page.margins.left + 8, y, { lineBreak: false })
  doc.y = y
  writeParagraph(doc, runs, { ...body, left: doc.page.margins.left + 32 })
}

function writeClosing(doc: PdfDocument, file: SeedFile, heading: FileHeading): void {
  const closing = chooseClosing(file, heading)
  ensureRoom(doc, 110)
  doc.y += 28
  if (closing === 'signed') writeStamp(doc, heading)
  else if (closing === 'form') writeSignatureLines(doc)
  else writeParagraph(doc, textOf(heading.issuer ?? heading.city), { size: 11, leading: 15, bold: true })
}

function writeStamp(doc: PdfDocument, heading: FileHeading): void {
  const width = 250
  const left = doc.page.width - doc.page.margins.right - width
  const top = doc.y
  doc.roundedRect(left, top, width, 66, 8).lineWidth(1.2).stroke(brand)
  drawEmblem(doc, left + 12, top + 13, 33)
  doc.y = top + 11
  const row = { left: left + 56, width: width - 66, size: 8.5, leading: 11.5 }
  writeParagraph(doc, textOf('Подписано электронной подписью'), { ...row, bold: true, color: brand })
  writeParagraph(doc, textOf(heading.issuer ?? heading.city), row)
  if (heading.date !== undefined) writeParagraph(doc, textOf(heading.date), { ...row, color: soft })
  doc.y = top + 76
}

function writeSignatureLines(doc: PdfDocument): void {
  const lines = [
    { left: 71, width: 130, caption: 'дата' },
    { left: 225, width: 120, caption: 'подпись' },
    { left: 369, width: 178, caption: 'фамилия, инициалы' },
  ]
  const { y } = doc
  for (const { left, width, caption } of lines) {
    doc
      .moveTo(left, y + 12)
      .lineTo(left + width, y + 12)
      .lineWidth(0.8)
      .stroke(soft)
    doc.y = y + 15
    writeParagraph(doc, textOf(caption), { left, width, size: 8.5, leading: 11, color: soft, align: 'center' })
  }
}

function writePageNumbers(doc: PdfDocument, title: string): void {
  const { count } = doc.bufferedPageRange()
  for (let index = 0; index < count; index += 1) {
    doc.switchToPage(index)
    const { left, right } = doc.page.margins
    const base = doc.page.height - 44
    doc.y = base - 6
    drawRule(doc, hairline, 0.6)
    const number = `Страница ${index + 1} из ${count}`
    setFont(doc, false, 8.5)
    const width = doc.widthOfString(number)
    const room = doc.page.width - left - right - width - 24
    doc.fillColor(soft).text(shorten(doc, title, room), left, base, { lineBreak: false })
    doc.text(number, doc.page.width - right - width, base, { lineBreak: false })
  }
}

function shorten(doc: PdfDocument, text: string, width: number): string {
  if (doc.widthOfString(text) <= width) return text
  const words = text.split(' ')
  while (words.length > 1 && doc.widthOfString(`${words.join(' ')}…`) > width) words.pop()
  return `${words.join(' ')}…`
}
