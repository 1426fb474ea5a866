import type { CollectionBeforeChangeHook } from 'payload'
import type { Appeal } from '@/lib/platform/payload/payload-types'

/** Sets the term that sorts the queue: registration first, then the answer. */
export const nameNextTerm: CollectionBeforeChangeHook<Appeal> = ({ data, originalDoc }) => {
  const { state, registerBy, answerBy } = { ...originalDoc, ...data }
  return { ...data, nextTerm: state === 'received' ? registerBy : answerBy }
}
