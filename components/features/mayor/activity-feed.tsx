import { classNames } from '@/components/ui/class-names'
import { type ActivityPage, activitySection } from '@/components/features/mayor/activity-section'
import { SectionList } from '@/components/ui/filtered-list/section-list'
import { Picture } from '@/components/ui/picture/picture'
import { TextWithContacts } from '@/components/ui/text/contact-links'
import { paths } from '@/lib/config/paths'
import type { Activity, ActivityFeed, ActivityFilter } from '@/lib/domains/mayor/contract'
import { Tag } from '@/components/ui/list/tag'
import { CardLink } from '@/components/ui/list/card-link'
import { env } from '@/lib/config/env'
import { formatLongDate, isoDay } from '@/lib/time/dates'

const look = { frame: 'mt-6 border-t border-line', list: 'divide-y divide-line border-b border-line' }

export function MayorActivityFeed({ answer, filter, state }: Pick<ActivityPage, 'answer' | 'filter' | 'state'>) {
  return (
    <>
      <ActivityTypes types={answer.activity_types} filter={filter} />
      <SectionList id="activity-list" state={state} look={look}>
        {(activity, index) => <ActivityRow key={activity.id} activity={activity} priority={index === 0} />}
      </SectionList>
    </>
  )
}

interface ActivityRowProps {
  activity: Activity
  priority: boolean
}

function ActivityRow({ activity, priority }: ActivityRowProps) {
  const { id, title, lead, type, date, place, head_img: image } = activity
  return (
    <li
      className={classNames(
        'group relative grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-3 py-6 sm:grid-cols-[8rem_minmax(0,1fr)]',
        'lg:gap-x-10 lg:py-7',
        image ? 'lg:grid-cols-[9rem_minmax(0,1fr)_16rem]' : 'lg:grid-cols-[9rem_minmax(0,1fr)]',
      )}
    >
      <DayMark moment={date} isTall />
      <div className="min-w-0">
        <p className="text-sm text-ink-soft">{[type.title, place].filter(Boolean).join(' · ')}</p>
        <h2 className="mt-1 text-h3">
          <CardLink href={paths.mayorActivityItem(id)}>{title}</CardLink>
        </h2>
        {lead && (
          <p className="mt-2 max-w-measure text-ink-soft">
            <TextWithContacts text={lead} />
          </p>
        )}
      </div>
      {image && (
        <div className="max-w-sm sm:col-start-2 lg:col-start-3 lg:max-w-none">
          <Picture image={image} sizes="(min-width: 64rem) 16rem, 24rem" priority={priority} decorative />
        </div>
      )}
    </li>
  )
}

function ActivityTypes({ types, filter }: { types: ActivityFeed['activity_types']; filter: ActivityFilter }) {
  const shown = types.filter(({ id, count }) => count > 0 || id === filter.type_id)
  if (shown.length === 0) return null
  return (
    <nav aria-label="Вид деятельности">
      <ul className="flex flex-wrap gap-x-2 gap-y-3">
        <li>
          <Tag href={activitySection.href({})} current={!filter.type_id}>
            Всё
          </Tag>
        </li>
        {shown.map(({ id, title, count }) => (
          <li key={id}>
            <Tag href={activitySection.href({ type_id: id })} current={id === filter.type_id}>
              {title} <span className="tabular">{count}</span>
            </Tag>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** One line on phones; a tall mark is a large figure over its month from tablets on. */
export function DayMark({ moment, isTall = false }: { moment: string; isTall?: boolean }) {
  const [day = '', month = '', year = ''] = formatLongDate(moment, env.TIME_ZONE).split(' ')
  return (
    <time
      dateTime={isoDay(moment, env.TIME_ZONE)}
      className={classNames('tabular flex items-baseline gap-2', isTall && 'sm:block')}
    >
      <span className={classNames('text-2xl leading-none font-semibold', isTall && 'sm:block sm:text-h1')}>{day}</span>{' '}
      <span className={classNames('text-sm text-ink-soft', isTall && 'sm:mt-1.5 sm:block')}>
        {month} {year}
      </span>
    </time>
  )
}
