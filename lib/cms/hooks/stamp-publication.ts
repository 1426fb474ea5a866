import type { CollectionBeforeChangeHook } from 'payload'

/** A page published without a date gets the moment of its first publication. */
export const stampPublication: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  if (data._status !== 'published' || data.publishedAt || originalDoc?.publishedAt) return data
  return { ...data, publishedAt: new Date().toISOString() }
}
