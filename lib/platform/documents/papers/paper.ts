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
