/** A line in a list of the desk. */
export interface QueuedItem {
  id: number
  /** Short name, for example the title of an idea. */
  title: string
  text: string
  /** What else tells the item from others: address, category, state. */
  facts: readonly string[]
  marks: readonly { text: string; tone: 'danger' | 'sun' | 'neutral' }[]
  updatedAt: string
}

/** An item as its card shows it, without the author's contacts. */
export interface ItemCard<Action extends string = string> extends QueuedItem {
  createdAt: string
  /** Files of the author that only the staff see. */
  photos: readonly number[]
  documents: readonly { id: number; name: string; filename: string }[]
  answers: readonly { title: string; text: string }[]
  publicPath: string | null
  /** Category that the author chose; absent for things without one. */
  category?: string | null
  /** What the item is about lies there; the map has no point if the address was not found. */
  place: { address: string; x: number | null; y: number | null } | null
  /** Record that notes and emails are about; a comment is about its idea. */
  subjectId: number
  history: readonly ItemStep[]
  actions: readonly Action[]
  /** Contacts can be opened. */
  hasAuthor: boolean
}

export interface ItemStep {
  id: number
  title: string
  who: string | null
  note: string | null
  warning: string | null
  at: string
}

/** A usual later term of a claim. */
export interface Extension {
  /** Working days added. */
  days: number
  /** ISO 8601. */
  day: string
  /** «12.12.2026». */
  title: string
}

export interface ItemAuthor {
  name: string | null
  email: string | null
  phone: string | null
}

export interface ItemFilter {
  view: string
  text?: string | undefined
  page: number
}

/** A choice of a long list, under a heading. */
export interface GroupedChoice {
  id: number
  title: string
  group: string
}
