/** A notice board shows plain words, read at arm's length. Rows without a value are left out. */
export interface NoticeFacts {
  /** Says what it is: «Общественное обсуждение». */
  label: string
  title: string
  lead?: string | null
  rows: readonly { term: string; value: string | null | undefined }[]
  /** The steps say how to take part. */
  stepsTitle?: string
  steps: readonly string[]
  /** The address of the page stands under the QR code. */
  url: string
}
