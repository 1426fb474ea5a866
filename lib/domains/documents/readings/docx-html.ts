import mammoth from 'mammoth'
import type { ReadingNote } from '@/lib/domains/documents/readings/contract'

/** Headings of Word go one level down, because the page has an h1 of its own. */
const styleMap = [
  "p[style-name='Title'] => h2:fresh",
  "p[style-name='Subtitle'] => h3:fresh",
  ...[1, 2, 3, 4, 5, 6].map((level) => `p[style-name='heading ${level}'] => h${Math.min(4, level + 1)}:fresh`),
  ...[1, 2, 3, 4, 5, 6].map((level) => `p[style-name='Heading ${level}'] => h${Math.min(4, level + 1)}:fresh`),
]

/** Returns the text of a DOCX as HTML that is not sanitised yet, and notes about what is missing from it. */
export async function docxHtml(content: Buffer): Promise<{ html: string; notes: ReadingNote[] }> {
  let pictures = 0
  // a picture without a description tells a reader nothing; a note below the text says that the file has pictures
  const convertImage = mammoth.images.imgElement(async () => {
    pictures += 1
    return { src: '' }
  })
  const { value } = await mammoth.convertToHtml({ buffer: content }, { styleMap, convertImage, idPrefix: 'note-' })
  return { html: value, notes: pictures > 0 ? ['pictures'] : [] }
}
