import { IdeaStatus } from '@/components/features/ideas/idea-status'
import type { ShownIdea } from '@/components/features/ideas/shown-idea'
import { SupportMeter } from '@/components/features/ideas/support-meter'
import { CardLink } from '@/components/ui/list/card-link'
import { Picture } from '@/components/ui/picture/picture'
import { TimeText } from '@/components/ui/text/time-text'
import { formatCount, formatNumber, plural } from '@/lib/text/plural'

interface IdeaCardProps {
  idea: ShownIdea
  priority?: boolean
  heading?: 'h2' | 'h3'
}

export function IdeaCard({ idea, priority = false, heading: Heading = 'h2' }: IdeaCardProps) {
  const { href, title, category, author, created, status, threshold, likes, picture } = idea
  const isCollecting = threshold > 0
  return (
    <div className="group relative grid grid-cols-[min(6.5rem,30%)_minmax(0,1fr)] gap-x-4 sm:flex sm:h-full sm:flex-col">
      <Picture
        image={picture}
        sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 50vw, 7rem"
        priority={priority}
        decorative
        icon="lightbulb"
        className="aspect-square sm:aspect-[20/13]"
      />
      <div className="min-w-0 sm:mt-4 sm:flex sm:grow sm:flex-col">
        <p className="flex flex-wrap gap-x-3 text-sm text-ink-soft">
          {category && <span className="min-w-0">{category}</span>}
          <TimeText time={created} />
        </p>
        <Heading className="mt-1 text-lg leading-6 font-semibold wrap-anywhere sm:text-h3">
          <CardLink href={href}>{title}</CardLink>
        </Heading>
        {author && <p className="mt-1.5 text-sm text-ink-soft">{author}</p>}
        <div className="mt-3 space-y-2.5 sm:mt-auto sm:pt-4">
          {isCollecting && <SupportMeter likes={likes} threshold={threshold} />}
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 wrap-anywhere">
            <VoteCounts idea={idea} withoutFor={isCollecting} />
            {!isCollecting && <IdeaStatus code={status} />}
          </div>
        </div>
      </div>
    </div>
  )
}

/** «37 за» is read out as «37 голосов за». */
function VoteCounts({ idea, withoutFor = false }: { idea: ShownIdea; withoutFor?: boolean }) {
  const { likes, dislikes, comments } = idea
  return (
    <p className="tabular flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-soft">
      {!withoutFor && <Votes count={likes} side="за" className="font-semibold text-ink" />}
      <Votes count={dislikes} side="против" />
      <span>{formatCount(comments, ['комментарий', 'комментария', 'комментариев'])}</span>
    </p>
  )
}

function Votes({ count, side, className }: { count: number; side: 'за' | 'против'; className?: string }) {
  return (
    <span className={className}>
      {formatNumber(count)} <span className="sr-only">{plural(count, ['голос', 'голоса', 'голосов'])} </span>
      {side}
    </span>
  )
}
