import { pictureSource } from '@/components/ui/picture/picture-source'
import { toShownMoment } from '@/components/ui/text/date-text'
import { env } from '@/lib/config/env'
import { paths } from '@/lib/config/paths'
import type { IdeaListItem } from '@/lib/domains/ideas/contract'
import { ideaCodes } from '@/lib/domains/ideas/states'

export type ShownIdea = ReturnType<typeof toShownIdea>

/** An idea formatted for a card. `threshold` is the number of votes it needs to reach a department; 0 if unknown. */
export function toShownIdea(idea: IdeaListItem, threshold: number) {
  const { id, title, category, created_at: created, user, status, head_img: image } = idea
  return {
    href: paths.idea(id),
    title,
    category: category?.title,
    author: user?.name,
    created: toShownMoment(created, { form: 'short', zone: env.TIME_ZONE }),
    status: status.code,
    /** Votes an idea still collects; 0 for the others. */
    threshold: status.code === ideaCodes.support ? threshold : 0,
    likes: idea.vote_like_count,
    dislikes: idea.vote_dislike_count,
    comments: idea.comments_count,
    picture: image && pictureSource(image, 'cropped'),
  }
}
