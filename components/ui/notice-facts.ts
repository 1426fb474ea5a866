/** Content of a printed notice; rows without a value are left out. */
export interface NoticeFacts {
  label: string
  title: string
  lead?: string | null
  /** Contacts in `official` values are links. */
  rows: readonly { term: string; value: string | null | undefined; official?: true }[]
  stepsTitle?: string
  steps: readonly string[]
  url: string
}
