import { MomentText } from '@/components/ui/text/date-text'
import type { IdeaComment } from '@/lib/domains/ideas/contract'
import { Icon } from '@/components/ui/icon/icon'

export const COMMENT_ROWS = 'idea-comments'

export function CommentRows({ comments, zone }: { comments: readonly IdeaComment[]; zone: string }) {
  if (comments.length === 0)
    return <p className="mt-3 text-ink-soft">Комментариев пока нет. Проголосуйте и скажите, почему.</p>
  return (
    <ul id={COMMENT_ROWS} className="mt-4 divide-y divide-line border-y border-line">
      {comments.map(({ id, like, comment, created_at: created }) => {
        const icon = like ? 'thumbs-up' : 'thumbs-down'
        return (
          <li key={id} className="flex gap-4 py-5">
            <Icon
              name={icon}
              className={like ? 'mt-1 size-5 shrink-0 text-brand' : 'mt-1 size-5 shrink-0 text-ink-soft'}
            />
            <div className="min-w-0">
              <p className="text-sm text-ink-soft">
                {like ? 'За' : 'Против'}, <MomentText value={created} zone={zone} />
              </p>
              <p className="mt-1 max-w-measure wrap-anywhere whitespace-pre-line">{comment}</p>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
