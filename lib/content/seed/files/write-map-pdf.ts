import PDFDocument from 'pdfkit'
import sharp from 'sharp'
import { fileMoment } from '@/lib/platform/documents/papers/paper'
import { registerFonts, writeLine, tagDocument, writeTagged } from '@/lib/platform/documents/papers/pdf-text'

const EDGE = 24

/** Writes sheets as a PDF, one per A3 page, with searchable text. */
export async function writeMapPdf(
  title: string,
  sheets: readonly { caption: string; picture: string | Buffer }[],
): Promise<Buffer> {
  const info = { Title: title, Author: 'Администрация города Самурска', CreationDate: fileMoment, ModDate: fileMoment }
  const pdf = new PDFDocument({
    autoFirstPage: false,
    lang: 'ru-RU',
    tagged: true,
    displayTitle: true,
    pdfVersion: '1.7',
    info,
  })
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  const written = new Promise<Buffer>((resolve) => pdf.on('end', () => resolve(Buffer.concat(chunks))))
  registerFonts(pdf)
  const tagged = tagDocument(pdf)
  for (const { caption, picture } of sheets) {
    const { data: jpeg, info: sides } = await sharp(picture).jpeg({ quality: 84 }).toBuffer({ resolveWithObject: true })
    pdf.addPage({ size: 'A3', margin: EDGE, layout: sides.width > sides.height ? 'landscape' : 'portrait' })
    const { width, height } = pdf.page
    const fit: [number, number] = [width - EDGE * 2, height - EDGE * 2 - 20]
    writeTagged(tagged, 'Figure', () => pdf.image(jpeg, EDGE, EDGE, { fit, align: 'center' }), caption)
    writeTagged(tagged, 'P', () => writeLine(pdf, caption, EDGE, height - EDGE - 14, { size: 9 }))
  }
  tagged.root.end()
  pdf.end()
  return written
}
