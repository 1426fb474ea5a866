import { HomeBand } from '@/components/civic/home-band'
import { DaysBar } from '@/components/features/discussions/days-bar'
import { UnbrokenNumbers } from '@/components/ui/text/line-breaks'
import { env } from '@/lib/config/env'
import { paths } from '@/lib/config/paths'
import type { OpenDiscussion } from '@/lib/domains/discussions/contract'
import { formatLongDate, isoDay } from '@/lib/time/dates'
import { formatDaysLeft, elapsedShare } from '@/lib/time/days-left'
import { CardLink } from '@/components/ui/list/card-link'

export function HomeDiscussions({ discussions, now }: { discussions: readonly OpenDiscussion[]; now: Date }) {
  if (discussions.length === 0) return null
  const today = isoDay(now, env.TIME_ZONE)
  return (
    <HomeBand
      id="home-discussions"
      title="Открытые обсуждения"
      more={{ href: paths.discussions, label: 'Все обсуждения' }}
    >
      <ul className="divide-y divide-line border-y border-line">
        {discussions.map((discussion) => (
          <Row key={discussion.id} discussion={discussion} today={today} />
        ))}
      </ul>
    </HomeBand>
  )
}

function Row({ discussion, today }: { discussion: OpenDiscussion; today: string }) {
  const { id, title, address, start_date: start, finish_date: finish, days_left: days } = discussion
  return (
    <li className="group relative grid items-center gap-x-16 gap-y-3 py-5 sm:gap-y-5 sm:py-7 md:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="min-w-0">
        <h3 className="text-h3">
          <CardLink href={paths.discussion(id)}>
            <UnbrokenNumbers text={title} />
          </CardLink>
        </h3>
        {address && <p className="mt-1.5 text-ink-soft max-sm:hidden">{address}</p>}
      </div>
      <div>
        <p className="mb-2.5 flex flex-wrap justify-between gap-x-4">
          <span className="font-semibold first-letter:uppercase">{formatDaysLeft(days)}</span>
          <span className="text-sm text-ink-soft">
            до <time dateTime={finish}>{formatLongDate(finish, 'UTC')}</time>
          </span>
        </p>
        <DaysBar share={elapsedShare({ start, finish }, today)} />
      </div>
    </li>
  )
}
