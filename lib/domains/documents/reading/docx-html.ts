import mammoth from 'mammoth'
import type { ReadingNote } from '@/lib/domains/documents/reading/contract'

/** Word headings go one level down: the page has its own h1. */
const styleMap = [
  "p[style-name='Title'] => h2:fresh",
  "p[style-name='Subtitle'] => h3:fresh",
  ...[1, 2, 3, 4, 5, 6].map((level) => `p[style-name='heading ${level}'] => h${Math.min(4, level + 1)}:fresh`),
  ...[1, 2, 3, 4, 5, 6].map((level) => `p[style-name='Heading ${level}'] => h${Math.min(4, level + 1)}:fresh`),
]

/** Returns unsanitised HTML of a DOCX, and notes on what it lacks. */
export async function docxHtml(content: Buffer): Promise<{ html: string; notes: ReadingNote[] }> {
  let pictures = 0
  // a picture without description tells a reader nothing; a note below the text mentions pictures
  const convertImage = mammoth.images.imgElement(async () => {
    pictures += 1
    return { src: '' }
  })
  const { value } = await mammoth.convertToHtml({ buffer: content }, { styleMap, convertImage, idPrefix: 'note-' })
  return { html: value, notes: pictures > 0 ? ['pictures'] : [] }
}
