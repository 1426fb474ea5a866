import { writePdf } from '@/lib/platform/documents/papers/write-pdf'

interface Paper {
  title: string
  /** Paragraphs with headings and lists, as the texts of acts are written. */
  text: string
  city: string
  issuer: string
}

/** A PDF on the city's letterhead, as the acts of the demo city are made. */
export function writeLetterheadPdf({ title, text, city, issuer }: Paper): Promise<Buffer> {
  return writePdf({ name: `${title}.pdf`, title, kind: 'pdf', text }, { city, issuer })
}
