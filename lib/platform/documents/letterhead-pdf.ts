import { letterheadEmblem } from '@/lib/platform/documents/papers/letterhead-emblem'
import { writePdf } from '@/lib/platform/documents/papers/write-pdf'

interface Paper {
  title: string
  /** Paragraphs with headings and lists, as the texts of acts are written. */
  text: string
  city: string
  issuer: string
  /** The picture of the city's emblem; a plain shield stands where there is none. */
  emblem: Buffer | undefined
}

/** A PDF on the city's letterhead, as the acts of the demo city are made. */
export async function writeLetterheadPdf({ title, text, city, issuer, emblem }: Paper): Promise<Buffer> {
  const heading = { city, issuer, emblem: await letterheadEmblem(emblem) }
  return writePdf({ name: `${title}.pdf`, title, kind: 'pdf', text }, heading)
}
