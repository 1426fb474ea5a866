import { formatResult } from '@/components/features/discussions/discussion-result'
import { StageBadge } from '@/components/features/discussions/stage-badge'
import { stageTerm } from '@/components/features/discussions/stage-term'
import { classNames } from '@/components/ui/class-names'
import { Picture } from '@/components/ui/picture/picture'
import { paths } from '@/lib/config/paths'
import type { DiscussionCard } from '@/lib/domains/discussions/graphql/operations'
import { firstSentence } from '@/lib/text/shorten'
import { omitIfInTitle } from '@/lib/text/word-match'
import { CardLink } from '@/components/ui/list/card-link'

interface DiscussionRowProps {
  discussion: DiscussionCard
  /** City date, YYYY-MM-DD. */
  today: string
  priority?: boolean
}

export function DiscussionRow({ discussion, today, priority = false }: DiscussionRowProps) {
  const { id, title, title_npa: act, address, status, head_img: image } = discussion
  const place = omitIfInTitle(address, title)
  const result = formatResult(discussion, today)
  return (
    <li
      className={classNames(
        'group relative grid grid-cols-[minmax(0,1fr)_min(6rem,33%)] gap-x-5 gap-y-2.5 py-6 first:pt-3 sm:py-7',
        'sm:grid-cols-[minmax(0,1fr)_12rem] sm:gap-x-8 lg:grid-cols-[12.5rem_minmax(0,1fr)_13rem] lg:gap-x-10',
      )}
    >
      <div className="col-span-full flex flex-wrap items-center gap-x-3 gap-y-1 lg:col-span-1 lg:block">
        <StageBadge status={status} />
        <Term {...stageTerm(discussion, today)} />
      </div>
      <div className="min-w-0">
        <h2 className="text-lg leading-6 font-semibold sm:text-h3">
          <CardLink href={paths.discussion(id)}>{title}</CardLink>
        </h2>
        {result && (
          <p className={ABOUT}>
            {discussion.result && <span className="font-semibold">Решение. </span>}
            {firstSentence(result)}
          </p>
        )}
        {act && !result && <p className={`${ABOUT} text-ink-soft`}>{act}</p>}
        {place && <p className="mt-2 text-sm text-ink-soft">{place}</p>}
      </div>
      <Picture
        image={image && { img: { ...image.img, alt: '' } }}
        sizes="(min-width: 64rem) 13rem, (min-width: 40rem) 12rem, 6rem"
        priority={priority}
        decorative
        icon="messages-square"
      />
    </li>
  )
}

function Term({ number, unit }: ReturnType<typeof stageTerm>) {
  if (!unit) return null
  return (
    <p className="text-sm text-ink-soft first-letter:uppercase lg:mt-2 lg:text-base">
      {number !== null && (
        <span className="tabular font-semibold text-ink lg:mb-1 lg:block lg:text-[3.25rem] lg:leading-none lg:tracking-tight">
          {number}
        </span>
      )}{' '}
      {unit}
    </p>
  )
}

const ABOUT = 'mt-2 max-w-measure max-sm:line-clamp-3 max-sm:text-sm'
