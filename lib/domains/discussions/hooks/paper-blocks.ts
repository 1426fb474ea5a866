export type PaperBlock =
  | { kind: 'heading' | 'paragraph' | 'note'; text: string }
  /** Names on the left, values on the right. */
  | { kind: 'facts'; rows: readonly (readonly [string, string])[] }
  /** `widths` are percent of the line, by column. */
  | { kind: 'table'; head: readonly string[]; widths: readonly number[]; rows: readonly (readonly string[])[] }
  | { kind: 'signatures'; titles: readonly string[] }

export interface Paper {
  title: string
  subtitle: string
  issuer: string
  blocks: readonly PaperBlock[]
}
