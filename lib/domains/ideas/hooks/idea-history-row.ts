import type { Idea, IdeaEvent } from '@/lib/platform/payload/payload-types'
import { afterSave } from '@/lib/platform/payload/request-value'
import type { Step } from '@/lib/platform/workflow/make-move'
import type { IdeaCode } from '@/lib/domains/ideas/states'

/** Writes a history row in the transaction of the move. */
export const ideaHistoryRow = afterSave<Idea, Step<IdeaCode> & { note: string }>('ideaStep', (step, idea, req) => {
  const { title, from, to, who, note } = step
  return req.payload.create({
    collection: 'idea-events',
    data: {
      idea: idea.id,
      title,
      who,
      note,
      fromCode: String(from) as IdeaEvent['fromCode'],
      toCode: String(to) as IdeaEvent['toCode'],
    },
    req,
  })
})
