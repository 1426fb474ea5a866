import { z } from 'zod'
import {
  MAX_IDEA_ADDRESS_LENGTH,
  MAX_IDEA_LENGTH,
  MAX_IDEA_COMMENT_LENGTH,
  MAX_IDEA_TITLE_LENGTH,
  MAX_IDEA_DOCUMENTS,
} from '@/lib/domains/ideas/contract'
import { ideaMessages } from '@/lib/domains/ideas/messages'
import { messages } from '@/lib/contract/messages'
import { id, requiredLine, requiredText, typedText } from '@/lib/contract/shapes'

const MAX_ID = 2_147_483_647

export const ideaInput = z.object({
  category_id: z.coerce
    .number(messages.required)
    .int(messages.required)
    .positive(messages.required)
    .max(MAX_ID, messages.unknownValue),
  title: requiredLine(MAX_IDEA_TITLE_LENGTH),
  text: requiredText(MAX_IDEA_LENGTH),
  address: requiredLine(MAX_IDEA_ADDRESS_LENGTH),
  img: z.string(ideaMessages.photoRequired).trim().min(1, ideaMessages.photoRequired),
  documents: z
    .array(z.string())
    .max(MAX_IDEA_DOCUMENTS, messages.tooManyFiles(MAX_IDEA_DOCUMENTS))
    .nullish()
    .transform((documents) => documents ?? []),
  show_author: z.boolean(messages.required),
  agree_with_rules: z.boolean(messages.rulesRequired).refine((agrees) => agrees, messages.rulesRequired),
})
export type IdeaInput = z.infer<typeof ideaInput>

/** Both false removes the vote; an absent comment leaves the stored one, an empty one removes it. */
export const ideaVoteInput = z
  .object({
    idea_id: id,
    like: z.boolean(messages.required),
    dislike: z.boolean(messages.required),
    comment: typedText(MAX_IDEA_COMMENT_LENGTH).nullish(),
  })
  .refine(({ like, dislike }) => !(like && dislike), { path: ['like'], message: ideaMessages.likeOrDislike })
export type IdeaVoteInput = z.infer<typeof ideaVoteInput>
