/** What a note or a draft of the staff is about. */
export interface DeskSubject {
  kind: 'claim' | 'idea' | 'support'
  id: number
}

/** What a move is about. */
export interface MoveSubject {
  kind: DeskSubject['kind'] | 'comment'
  id: number
}

/** An action as its button, its form and what comes after it speak of it. */
export interface ItemAction {
  label: string
  /** The button of a list says this, if it is shorter there: «Скрыть». */
  short?: string
  /** Whom the action will speak to, and of what. */
  consequences: string
  /** The same for a thing that everybody reads, if it differs. */
  ifPublic?: string
  /** What it did, also in the history: «опубликована». */
  done: string
  /** What its form asks for, if anything. */
  asks?: ItemForm
}
export type ItemForm = 'category' | 'correction' | 'reason' | 'department' | 'answer' | 'officialAnswer' | 'report'

/** A move with what its action needs, as its form sent it. */
export interface DeskMove {
  action: string
  reportText?: string | undefined
  answerText?: string | undefined
  note?: string | undefined
}

/** Something that came to a person's desk. Mail is no private place: nothing in it says who wrote what. */
export interface Arrival {
  title: string
  theme: string | null
  path: string
}

/** How much of one list waits. */
export interface Figure {
  name: string
  count: number
}

/** A thing and the version of it that the mover has seen. */
export interface SeenItem {
  id: number
  updatedAt: string
}

/** What became of one move of many things. */
export interface MovedItems {
  done: number[]
  refused: { id: number; message: string }[]
}

/** A press that can still be undone, for so many seconds. */
export interface Undo {
  press: string
  seconds: number
}

/** A move that waits: it can be undone by the one who made it. */
export interface PendingMove {
  who: string
  /** «Опубликовать». */
  decision: string
  /** Until it is carried out. */
  seconds: number
  /** If the reader made it. */
  undo: Undo | null
}

/** A move that was refused at its moment. */
export interface ReturnedMove {
  id: number
  subject: MoveSubject
  action: string
  refusal: string
  /** What was typed. */
  text: string
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

/** What one person typed into the forms of a card and did not send, by the names of the drafts. */
export type Drafts = Readonly<Record<string, string>>

/** The same with what the forms need to go on keeping it. */
export interface CardDrafts {
  /** Path of the call that keeps it. */
  endpoint: string
  /** Account of the one who typed it. */
  writer: number
  texts: Drafts
}

/** Another member of the staff who has the same card open. */
export interface Looker {
  name: string
  /** They opened it earlier. */
  isFirst: boolean
  /** They write the answer: nobody else decides until they leave, or somebody takes the card over. */
  isHolder: boolean
}

/** A form that was refused, with its messages by field. */
export interface KeptForm {
  values: Record<string, string>
  refused: Record<string, string>
}
