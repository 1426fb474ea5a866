import { convertLexicalToPlaintext } from '@payloadcms/richtext-lexical/plaintext'
import type { CollectionBeforeChangeHook } from 'payload'

/** Keeps the words of a rich text beside it, for full-text search. */
export function keepPlainText(from: string, to: string): CollectionBeforeChangeHook {
  return ({ data }) => (data[from] ? { ...data, [to]: convertLexicalToPlaintext({ data: data[from] }) } : data)
}
