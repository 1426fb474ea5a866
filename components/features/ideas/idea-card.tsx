import { IdeaStatus } from '@/components/features/ideas/idea-status'
import { classNames } from '@/components/ui/class-names'
import { MomentText } from '@/components/ui/text/date-text'
import { Picture } from '@/components/ui/picture/picture'
import { SupportMeter } from '@/components/features/ideas/support-meter'
import { env } from '@/lib/config/env'
import { paths } from '@/lib/config/paths'
import { IDEA_SUPPORT_CODE } from '@/lib/domains/ideas/states'
import type { IdeaListItem } from '@/lib/domains/ideas/contract'
import { formatCount, formatNumber, plural } from '@/lib/text/plural'
import { CardLink } from '@/components/ui/list/card-link'

interface IdeaCardProps {
  idea: IdeaListItem
  /** Votes an idea needs to reach a department; 0 if unknown. */
  threshold: number
  priority?: boolean
  heading?: 'h2' | 'h3'
  /** As high as the cards beside it on wide screens: the picture takes the remaining space. */
  isLead?: boolean
}

const usual = { sizes: '(min-width: 64rem) 24rem, (min-width: 40rem) 50vw, 7rem', picture: 'sm:aspect-[20/13]' }
/** Higher than a usual card, so the picture asks for more width than its place has. */
const lead = {
  sizes: '(min-width: 64rem) 56rem, (min-width: 40rem) 100vw, 7rem',
  picture: 'sm:aspect-[20/13] lg:aspect-auto lg:h-0 lg:min-h-72 lg:grow',
}

export function IdeaCard({
  idea,
  threshold,
  priority = false,
  heading: Heading = 'h2',
  isLead = false,
}: IdeaCardProps) {
  const { id, title, category, created_at: created, user, status, head_img: image } = idea
  const look = isLead ? lead : usual
  const isCollecting = status.code === IDEA_SUPPORT_CODE && threshold > 0
  return (
    <div className="group relative grid grid-cols-[min(6.5rem,30%)_minmax(0,1fr)] gap-x-4 sm:flex sm:h-full sm:flex-col">
      <Picture
        image={image}
        sizes={look.sizes}
        priority={priority}
        decorative
        className={`aspect-square ${look.picture}`}
      />
      <div className={classNames('min-w-0 sm:mt-4 sm:flex sm:flex-col', !isLead && 'sm:grow')}>
        <p className="flex flex-wrap gap-x-3 text-sm text-ink-soft">
          {category && <span className="min-w-0">{category.title}</span>}
          <MomentText value={created} form="short" zone={env.TIME_ZONE} />
        </p>
        <Heading className="mt-1 text-lg leading-6 font-semibold wrap-anywhere sm:text-h3">
          <CardLink href={paths.idea(id)}>{title}</CardLink>
        </Heading>
        {user && <p className="mt-1.5 text-sm text-ink-soft">{user.name}</p>}
        <div className="mt-3 space-y-2.5 sm:mt-auto sm:pt-4">
          {isCollecting && <SupportMeter likes={idea.vote_like_count} threshold={threshold} />}
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 wrap-anywhere">
            <VoteCounts idea={idea} withoutFor={isCollecting} />
            {!isCollecting && <IdeaStatus code={status.code} />}
          </div>
        </div>
      </div>
    </div>
  )
}

type Counts = Pick<IdeaListItem, 'vote_like_count' | 'vote_dislike_count' | 'comments_count'>

/** «37 за» is read out as «37 голосов за». */
function VoteCounts({ idea, withoutFor = false }: { idea: Counts; withoutFor?: boolean }) {
  const { vote_like_count: likes, vote_dislike_count: dislikes, comments_count: comments } = idea
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
