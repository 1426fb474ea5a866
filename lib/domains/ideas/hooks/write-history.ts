import type { CollectionAfterChangeHook } from 'payload'
import type { IdeaStep } from '@/lib/domains/ideas/hooks/move-idea'
import type { Idea, IdeaEvent } from '@/lib/platform/payload/payload-types'

/** Every move leaves a row, in the transaction of the move itself. */
export const writeIdeaHistory: CollectionAfterChangeHook<Idea> = async ({ doc, req }) => {
  const step = req.context.ideaStep as IdeaStep | undefined
  if (!step) return doc
  delete req.context.ideaStep
  const { title, from, to, who, note } = step
  await req.payload.create({
    collection: 'idea-events',
    data: {
      ...{ idea: doc.id, title, who, note },
      fromCode: String(from) as IdeaEvent['fromCode'],
      toCode: String(to) as IdeaEvent['toCode'],
    },
    req,
  })
  return doc
}
