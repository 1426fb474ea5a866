/**
 * Text in a small markup: paragraphs parted by a blank line; `## ` heading, `### ` smaller heading, `- ` list rows,
 * `1. ` numbered rows, `> ` quotation; inline `**bold**` and `[text](address)`.
 */
export type MarkedText = string

/** The portal writes this paper itself, as a real PDF or DOCX with this content. */
export interface Paper {
  /** The name a visitor sees and downloads, with extension. */
  name: string
  title: string
  kind: 'pdf' | 'docx'
  text: MarkedText
}

/** The letterhead prints this above the text of a file. */
export interface FileHeading {
  city: string
  /** The emblem as `letterheadEmblem` draws it. */
  emblem?: Buffer
  /** Who issued it, e.g. «Администрация города Самурска». */
  issuer?: string
  number?: string
  /** The date in words or figures, as it is printed. */
  date?: string
}

/** A file closes with an electronic signature (an act), with lines to fill in (a form), or with the issuer's name. */
type Closing = 'signed' | 'form' | 'issuer'

const forms = /^(заявление|заявка|согласие|уведомление|ходатайство|обращение|анкета|форма|образец|бланк)/i

/** Files never tell when they were made, so the same seed makes the same bytes. */
export const fileMoment = new Date('2026-01-15T09:00:00Z')

export function chooseClosing(file: Paper, heading: FileHeading): Closing {
  if (heading.number !== undefined) return 'signed'
  return forms.test(file.title.replace(/^[«"\s]+/, '')) ? 'form' : 'issuer'
}
