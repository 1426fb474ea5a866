import type { Paper } from '@/lib/platform/documents/papers/paper'

/** What stands above the text of a file. */
export interface FileHeading {
  city: string
  /** Of `letterheadEmblem`. */
  emblem?: Buffer
  /** Who issued it, e.g. «Администрация города Самурска». */
  issuer?: string
  number?: string
  /** In words or figures, as it shall be printed. */
  date?: string
}

/** What closes a file: an electronic signature of an act, lines to fill in of a form, or the issuer's name. */
type Closing = 'signed' | 'form' | 'issuer'

const forms = /^(заявление|заявка|согласие|уведомление|ходатайство|обращение|анкета|форма|образец|бланк)/i

/** Files never tell when they were made: the same seed makes the same bytes. */
export const fileMoment = new Date('2026-01-15T09:00:00Z')

export function chooseClosing(file: Paper, heading: FileHeading): Closing {
  if (heading.number !== undefined) return 'signed'
  return forms.test(file.title.replace(/^[«"\s]+/, '')) ? 'form' : 'issuer'
}
