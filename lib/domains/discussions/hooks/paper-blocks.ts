/** Parts of an official paper, laid out alike in DOCX and in HTML. */
export type PaperBlock =
  | { kind: 'heading' | 'paragraph' | 'note'; text: string }
  /** Names at the left, what they hold at the right. */
  | { kind: 'facts'; rows: readonly (readonly [string, string])[] }
  /** `widths` in hundredths of the line, one for each column. */
  | { kind: 'table'; head: readonly string[]; widths: readonly number[]; rows: readonly (readonly string[])[] }
  /** A line to sign for each of these. */
  | { kind: 'signatures'; titles: readonly string[] }

export interface Paper {
  title: string
  subtitle: string
  issuer: string
  blocks: readonly PaperBlock[]
}
