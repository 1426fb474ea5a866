/** An official paper consists of these, laid out alike in DOCX and in HTML. */
export type PaperBlock =
  | { kind: 'heading' | 'paragraph' | 'note'; text: string }
  /** Names stand at the left, their values at the right. */
  | { kind: 'facts'; rows: readonly (readonly [string, string])[] }
  /** `widths` are hundredths of the line, one for each column. */
  | { kind: 'table'; head: readonly string[]; widths: readonly number[]; rows: readonly (readonly string[])[] }
  /** Each of these has a line to sign. */
  | { kind: 'signatures'; titles: readonly string[] }

export interface Paper {
  title: string
  subtitle: string
  issuer: string
  blocks: readonly PaperBlock[]
}
