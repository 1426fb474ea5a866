import { z } from 'zod'
import { MAX_COMMENT_LENGTH, stageCode, voteCode } from '@/lib/domains/discussions/contract'
import { discussionMessages } from '@/lib/domains/discussions/messages'
import { absentWhenEmpty, emptyAsAbsent, filterText, id, typedText } from '@/lib/contract/shapes'

export const discussionVoteInput = z.object({
  discussion_id: id,
  type_id: z.preprocess(
    emptyAsAbsent,
    z
      .unknown()
      .refine((value): boolean => value !== undefined, discussionMessages.voteTypeRequired)
      .pipe(voteCode),
  ),
  comment: typedText(MAX_COMMENT_LENGTH)
    .nullish()
    .transform((comment) => comment || null),
})
export type DiscussionVoteInput = z.infer<typeof discussionVoteInput>

export const discussionFilter = z.object({ title: absentWhenEmpty(filterText), code: absentWhenEmpty(stageCode) })
export type DiscussionFilter = z.infer<typeof discussionFilter>
