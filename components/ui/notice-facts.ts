/** A notice board shows plain words, read at arm's length. Rows without a value are left out. */
export interface NoticeFacts {
  /** Says what it is: «Общественное обсуждение». */
  label: string
  title: string
  lead?: string | null
  /** What the office wrote is `official`: its phones can be pressed. */
  rows: readonly { term: string; value: string | null | undefined; official?: true }[]
  /** How to take part, step by step. */
  stepsTitle?: string
  steps: readonly string[]
  /** The address of the page stands under the QR code. */
  url: string
}
