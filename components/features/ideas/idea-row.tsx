import { IdeaStatus } from '@/components/features/ideas/idea-status'
import type { ShownIdea } from '@/components/features/ideas/shown-idea'
import { SupportMeter } from '@/components/features/ideas/support-meter'
import { voteForms } from '@/components/features/ideas/vote-words'
import { CardLink } from '@/components/ui/list/card-link'
import { Picture } from '@/components/ui/picture/picture'
import { TimeText } from '@/components/ui/text/time-text'
import { formatCount, formatNumber, plural } from '@/lib/text/plural'

const COLUMNS = 'grid-cols-[minmax(0,1fr)_auto] sm:grid-cols-[minmax(0,1fr)_12rem_10rem]'

interface IdeaRowProps {
  idea: ShownIdea
  priority: boolean
}

/** The votes are the figure to compare; on wide screens they and the picture have columns of their own. */
export function IdeaRow({ idea, priority }: IdeaRowProps) {
  const { href, title, category, author, created, status, threshold, likes, picture } = idea
  const isCollecting = threshold > 0
  return (
    <div className={`group relative grid gap-x-4 gap-y-3 py-5 sm:items-center sm:gap-x-10 ${COLUMNS}`}>
      <div className="min-w-0">
        <p className="flex flex-wrap gap-x-3 text-sm text-ink-soft">
          {category && <span className="min-w-0">{category}</span>}
          <TimeText time={created} />
        </p>
        <h2 className="mt-1 text-lg leading-6 font-semibold wrap-anywhere sm:text-h3">
          <CardLink href={href}>{title}</CardLink>
        </h2>
        {author && <p className="mt-1 text-sm text-ink-soft">{author}</p>}
      </div>
      <div className="space-y-2 max-sm:col-span-full sm:col-start-2 sm:row-start-1">
        <SupportMeter likes={likes} threshold={threshold} isLarge />
        {!isCollecting && <IdeaStatus code={status} />}
        <VoteCounts idea={idea} />
      </div>
      {picture && (
        <div className="col-start-2 row-start-1 w-20 sm:col-start-3 sm:w-40">
          <Picture
            image={picture}
            sizes="(min-width: 40rem) 10rem, 5rem"
            priority={priority}
            decorative
            className="max-sm:aspect-square"
          />
        </div>
      )}
    </div>
  )
}

/** What nobody said is left out. */
function VoteCounts({ idea: { dislikes, comments } }: { idea: ShownIdea }) {
  return (
    <p className="tabular flex flex-wrap gap-x-4 text-sm text-ink-soft empty:hidden">
      {dislikes > 0 && (
        <span>
          {formatNumber(dislikes)} <span className="sr-only">{plural(dislikes, voteForms)} </span>
          против
        </span>
      )}
      {comments > 0 && <span>{formatCount(comments, ['комментарий', 'комментария', 'комментариев'])}</span>}
    </p>
  )
}
