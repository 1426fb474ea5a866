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
