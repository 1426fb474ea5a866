/** What a note or a draft of the staff is about. */
export interface DeskSubject {
  kind: 'claim' | 'idea' | 'support'
  id: number
}

export interface PrivateNote {
  id: number
  who: string
  text: string
  at: string
}

/** What an author wrote before a moderator corrected it. */
export interface Original {
  title: string | null
  text: string
  address: string
  x: number | null
  y: number | null
}

export interface AnswerTemplate {
  title: string
  text: string
}

/** An answer that was typed and not sent. */
export interface AnswerDraft {
  text: string
  at: string
}

/** Another member of the staff who has the same card open. */
export interface Looker {
  name: string
  /** They opened it earlier. */
  isFirst: boolean
}

/** A form that was refused, with its messages by field. */
export interface KeptForm {
  values: Record<string, string>
  refused: Record<string, string>
}
