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
  isFirst?: boolean
}

/** On phones only the first row shows its picture; on wide screens picture, text and term are columns. */
export function DiscussionRow({ discussion, today, isFirst = false }: DiscussionRowProps) {
  const { id, title, title_npa: act, address, status, head_img: image } = discussion
  const result = formatResult(discussion, today)
  const place = omitIfInTitle(address, result ? title : `${title} ${act ?? ''}`)
  return (
    <li
      className={classNames(
        'group relative grid grid-cols-[minmax(0,1fr)] gap-y-2 py-5 first:pt-3 sm:py-6',
        'sm:grid-cols-[minmax(0,1fr)_12rem] sm:gap-x-8 lg:grid-cols-[13rem_minmax(0,1fr)_12.5rem] lg:grid-rows-[auto_1fr] lg:gap-x-10',
      )}
    >
      <Picture
        image={image && { img: { ...image.img, alt: '' } }}
        sizes="(min-width: 64rem) 13rem, (min-width: 40rem) 12rem, 100vw"
        priority={isFirst}
        decorative
        icon="messages-square"
        className={classNames(
          'self-start max-sm:mb-1 max-sm:aspect-[2/1] sm:max-w-52 sm:max-lg:col-start-2 sm:max-lg:row-start-2 lg:row-span-2',
          !(isFirst && image) && 'max-sm:hidden',
        )}
      />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 sm:max-lg:col-span-full sm:max-lg:row-start-1 lg:contents">
        <div className="lg:col-start-2">
          <StageBadge status={status} />
        </div>
        <Term {...stageTerm(discussion, today)} />
      </div>
      <div className="min-w-0 lg:col-start-2 lg:row-start-2">
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
        {place && <p className="mt-1 text-sm text-ink-soft sm:mt-2">{place}</p>}
      </div>
    </li>
  )
}

function Term({ number, unit }: ReturnType<typeof stageTerm>) {
  if (!unit) return null
  return (
    <p className="text-sm text-ink-soft first-letter:uppercase lg:col-start-3 lg:row-span-2 lg:row-start-1 lg:text-base">
      {number !== null && (
        <span className="tabular font-semibold text-ink lg:mb-1 lg:block lg:text-[3.25rem] lg:leading-none lg:tracking-tight">
          {number}
        </span>
      )}{' '}
      {unit}
    </p>
  )
}

const ABOUT = 'mt-1 max-w-measure max-sm:line-clamp-4 max-sm:text-sm sm:mt-2'
