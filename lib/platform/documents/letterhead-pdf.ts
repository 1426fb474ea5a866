import { writePdf } from '@/lib/platform/documents/papers/write-pdf'
import { storedEmblem } from '@/lib/platform/documents/stored-emblem'

interface Paper {
  title: string
  /** The text has paragraphs, headings and lists, as the texts of acts do. */
  text: string
  city: string
  issuer: string
  /** The stored file of the city's emblem. */
  emblem: string | null
}

/** Writes a PDF on the city's letterhead, as the acts of the demo city are made. */
export async function writeLetterheadPdf({ title, text, city, issuer, emblem }: Paper): Promise<Buffer> {
  const heading = { city, issuer, emblem: await storedEmblem(emblem) }
  return writePdf({ name: `${title}.pdf`, title, kind: 'pdf', text }, heading)
}
