/** Paragraphs, `## ` and `### ` headings, `- ` and `1. ` rows, `> ` quotation, `**bold**`, `[text](address)`. */
export type MarkedText = string

export interface Paper {
  name: string
  title: string
  kind: 'pdf' | 'docx'
  text: MarkedText
}

export interface FileHeading {
  city: string
  emblem?: Buffer
  /** Issuer, for example «Администрация города Самурска». */
  issuer?: string
  number?: string
  date?: string
}

/** Electronic signature of an act, lines of a form, or the issuer's name. */
type Closing = 'signed' | 'form' | 'issuer'

const forms = /^(заявление|заявка|согласие|уведомление|ходатайство|обращение|анкета|форма|образец|бланк)/i

/** Constant, so that the same seed gives the same bytes. */
export const fileMoment = new Date('2026-01-15T09:00:00Z')

export function chooseClosing(file: Paper, heading: FileHeading): Closing {
  if (heading.number !== undefined) return 'signed'
  return forms.test(file.title.replace(/^[«"\s]+/, '')) ? 'form' : 'issuer'
}
