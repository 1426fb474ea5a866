import type { CollectionBeforeChangeHook, GlobalBeforeChangeHook, PayloadRequest } from 'payload'
import { convertLexicalToPlaintext } from '@payloadcms/richtext-lexical/plaintext'

/** Every version names who made it; changes that the portal makes by itself leave the last name. */
export const signChange: CollectionBeforeChangeHook & GlobalBeforeChangeHook = ({
  data,
  req,
}: {
  data: Record<string, unknown>
  req: PayloadRequest
}) => ({ ...data, changedBy: getAuthor(req) ?? data.changedBy })

export function getAuthor({ user }: PayloadRequest): string | undefined {
  return user?.collection === 'staff' ? user.name : undefined
}

/**
 * A page published without a date gets the moment of its publication, and so does one dated in the future: what
 * everybody can read was not published tomorrow.
 */
export const stampPublication: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  if (data._status !== 'published') return data
  const date: unknown = data.publishedAt ?? originalDoc?.publishedAt
  const isKept = (typeof date === 'string' || date instanceof Date) && new Date(date) <= new Date()
  return isKept ? data : { ...data, publishedAt: new Date().toISOString() }
}

/** Keeps the words of a rich text beside it, for full-text search. */
export function storePlainText(from: string, to: string): CollectionBeforeChangeHook {
  return ({ data }) => (data[from] ? { ...data, [to]: convertLexicalToPlaintext({ data: data[from] }) } : data)
}
