import { openSync } from 'fontkit'
import { fontFile, type FontWeight } from '@/lib/config/fonts'
import { fontRuns, type Font } from '@/lib/text/font-runs'

export type PdfDocument = PDFKit.PDFDocument

interface TextLook {
  size: number
  bold?: boolean
}

export const ink = '#0B2A43'
export const brand = '#0377C4'

const ASCENT = 0.98

const fontNames: { font: Font; weight: FontWeight }[] = [
  { font: 'golos', weight: 'regular' },
  { font: 'golos', weight: 'bold' },
  { font: 'noto', weight: 'regular' },
  { font: 'noto', weight: 'bold' },
]

type FontSource = Parameters<PdfDocument['registerFont']>[1]

const parsedFonts = new Map<string, FontSource>()

/** Fonts are parsed once in a process: for each document anew it took most of the document's time. */
export function registerFonts(doc: PdfDocument): void {
  for (const { font, weight } of fontNames) {
    const name = `${font}-${weight}`
    const parsed = parsedFonts.get(name) ?? parseFont(fontFile(font, weight))
    parsedFonts.set(name, parsed)
    doc.registerFont(name, parsed)
  }
}

/**
 * pdfkit takes a parsed font too, since 0.18; its types do not say so yet. fontkit remembers with each glyph the characters
 * that asked for it first; a part of another glyph would be remembered without any, and its text could not be copied.
 */
function parseFont(file: string): FontSource {
  const font = openSync(file)
  if (!('characterSet' in font)) throw new Error(`В файле ${file} несколько шрифтов`)
  for (const character of font.characterSet) font.glyphForCodePoint(character)
  return font as unknown as FontSource
}

export function lineWidth(doc: PdfDocument, text: string, look: TextLook): number {
  return fontRuns(text).reduce((width, run) => width + chooseFont(doc, run.font, look).widthOfString(run.text), 0)
}

/** Writes from the upper left corner; both fonts share the baseline. */
export function writeLine(doc: PdfDocument, text: string, x: number, y: number, look: TextLook): void {
  let left = x
  for (const run of fontRuns(text)) {
    chooseFont(doc, run.font, look).text(run.text, left, y + ASCENT * look.size, {
      lineBreak: false,
      baseline: 'alphabetic',
    })
    left += doc.widthOfString(run.text)
  }
}

function chooseFont(doc: PdfDocument, font: Font, { bold = false, size }: TextLook): PdfDocument {
  return doc.font(`${font}-${bold ? 'bold' : 'regular'}`).fontSize(size)
}

type PdfTag = 'H1' | 'H2' | 'H3' | 'P' | 'BlockQuote' | 'L' | 'LI' | 'Lbl' | 'LBody' | 'Figure'

export interface TaggedPdf {
  doc: PdfDocument
  root: PDFKit.PDFStructureElement
}

type Children = (PDFKit.PDFStructureElement | (() => void))[]

export function tagDocument(doc: PdfDocument): TaggedPdf {
  const root = doc.struct('Document')
  doc.addStructure(root)
  return { doc, root }
}

export function writeTagged({ doc, root }: TaggedPdf, tag: PdfTag, write: () => void, alt?: string): void {
  root.add(doc.struct(tag, alt === undefined ? {} : { alt }, [write]))
}

export function writeListItem(
  { doc }: TaggedPdf,
  list: PDFKit.PDFStructureElement,
  parts: Record<'mark' | 'words', () => void>,
) {
  const children: Children = [doc.struct('Lbl', {}, [parts.mark]), doc.struct('LBody', {}, [parts.words])]
  list.add(doc.struct('LI', {}, children))
}

export function writeArtifact(doc: PdfDocument, type: 'Layout' | 'Pagination', draw: () => void): void {
  doc.markContent('Artifact', { type })
  draw()
  doc.endMarkedContent()
}
