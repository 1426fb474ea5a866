import type { CollectionBeforeChangeHook } from 'payload'
import type { Appeal } from '@/lib/platform/payload/payload-types'

/** The queue is sorted by this field: an appeal waits first for its registration, then for its answer. */
export const nameNextTerm: CollectionBeforeChangeHook<Appeal> = ({ data, originalDoc }) => {
  const { state, registerBy, answerBy } = { ...originalDoc, ...data }
  return { ...data, nextTerm: state === 'received' ? registerBy : answerBy }
}
