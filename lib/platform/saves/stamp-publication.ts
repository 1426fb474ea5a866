import type { CollectionBeforeChangeHook } from 'payload'

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
