import type { PdfDocument } from '@/lib/platform/documents/papers/pdf-text'

/** A screen reader is told that a stretch of a page is one of these. */
type PdfTag = 'H1' | 'H2' | 'H3' | 'P' | 'BlockQuote' | 'L' | 'LI' | 'Lbl' | 'LBody' | 'Figure'

/** A document that is written together with the tree of its structure. */
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

/** Writes what is drawn by `write` as one element of the structure. */
export function writeTagged({ doc, root }: TaggedPdf, tag: PdfTag, write: () => void, alt?: string): void {
  root.add(doc.struct(tag, alt === undefined ? {} : { alt }, [write]))
}

/** Writes a row of a list: its mark, then its words. */
export function writeListItem(
  { doc }: TaggedPdf,
  list: PDFKit.PDFStructureElement,
  parts: Record<'mark' | 'words', () => void>,
) {
  const children: Children = [doc.struct('Lbl', {}, [parts.mark]), doc.struct('LBody', {}, [parts.words])]
  list.add(doc.struct('LI', {}, children))
}

/** Lines, emblems and page numbers say nothing to those who listen. */
export function writeArtifact(doc: PdfDocument, type: 'Layout' | 'Pagination', draw: () => void): void {
  doc.markContent('Artifact', { type })
  draw()
  doc.endMarkedContent()
}
