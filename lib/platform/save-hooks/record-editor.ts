import type { CollectionBeforeChangeHook, GlobalBeforeChangeHook, PayloadRequest } from 'payload'
import { convertLexicalToPlaintext } from '@payloadcms/richtext-lexical/plaintext'

/** Changes by the portal itself keep the last name. */
export const recordEditor: CollectionBeforeChangeHook & GlobalBeforeChangeHook = ({
  data,
  req,
}: {
  data: Record<string, unknown>
  req: PayloadRequest
}) => ({ ...data, changedBy: getAuthor(req) ?? data.changedBy })

export function getAuthor({ user }: Pick<PayloadRequest, 'user'>): string | undefined {
  return user?.collection === 'staff' ? user.name : undefined
}

/** Sets a missing or future publication date to now. */
export const stampPublication: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  if (data._status !== 'published') return data
  const date: unknown = data.publishedAt ?? originalDoc?.publishedAt
  const isKept = (typeof date === 'string' || date instanceof Date) && new Date(date) <= new Date()
  return isKept ? data : { ...data, publishedAt: new Date().toISOString() }
}

export function storePlainText(from: string, to: string): CollectionBeforeChangeHook {
  return ({ data }) => (data[from] ? { ...data, [to]: convertLexicalToPlaintext({ data: data[from] }) } : data)
}
