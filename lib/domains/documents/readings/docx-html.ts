import mammoth from 'mammoth'
import type { ReadingNote } from '@/lib/domains/documents/readings/contract'

/** Word's titles and headings one step down: the page has a first heading of its own. */
const styleMap = [
  "p[style-name='Title'] => h2:fresh",
  "p[style-name='Subtitle'] => h3:fresh",
  ...[1, 2, 3, 4, 5, 6].map((level) => `p[style-name='heading ${level}'] => h${Math.min(4, level + 1)}:fresh`),
  ...[1, 2, 3, 4, 5, 6].map((level) => `p[style-name='Heading ${level}'] => h${Math.min(4, level + 1)}:fresh`),
]

/** The text of a DOCX as HTML that still has to be cleaned, and what of the file is not in it. */
export async function docxHtml(content: Buffer): Promise<{ html: string; notes: ReadingNote[] }> {
  let pictures = 0
  // a picture of a letterhead without a description says nothing; the note below the text tells that there are pictures
  const convertImage = mammoth.images.imgElement(async () => {
    pictures += 1
    return { src: '' }
  })
  const { value } = await mammoth.convertToHtml({ buffer: content }, { styleMap, convertImage, idPrefix: 'note-' })
  return { html: value, notes: pictures > 0 ? ['pictures'] : [] }
}
