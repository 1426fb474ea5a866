import Link from 'next/link'
import { DeadlineBadge } from '@/components/features/government-activity/deadline-badge'
import { activityHref, activityQuery } from '@/components/features/government-activity/queries'
import { DateText } from '@/components/ui/date-text'
import { EmptyState } from '@/components/ui/empty-state'
import { FileLinks } from '@/components/ui/file-links'
import { LinkButton } from '@/components/ui/link-button'
import { PagedList } from '@/components/ui/paged-list'
import { paths } from '@/lib/config/paths'
import type {
  ActivityItem,
  GovernmentActivity,
  GovernmentActivityFilter,
} from '@/lib/domains/government-activity/contract'
import { messages } from '@/lib/contract/messages'
import { formatNumber } from '@/lib/shared/plural'

interface ActivityListProps {
  list: GovernmentActivity
  filter: GovernmentActivityFilter
  now: Date
}

/** Materials as a register: the day set apart, what it is, whose it is, its files. */
export function ActivityList({ list: { activity_items: items }, filter, now }: ActivityListProps) {
  const query = activityQuery(filter)
  if (items.data.length === 0) return <NothingFound filter={filter} />
  return (
    <>
      <p role="status" className="text-ink-soft">
        Найдено {formatNumber(items.total)}
        {filter.text && ` · со словами «${filter.text}»`}
      </p>
      <div className="mt-4">
        <PagedList
          listId="activity-list"
          page={items}
          path={paths.activity}
          query={query}
          className="divide-y divide-line border-y border-line"
        >
          {items.data.map((item) => (
            <ActivityRow key={item.id} item={item} now={now} />
          ))}
        </PagedList>
      </div>
    </>
  )
}

function ActivityRow({ item, now }: { item: ActivityItem; now: Date }) {
  const { title, summary, type, date, deadline, organization, join_documents: files } = item
  return (
    <li className="grid gap-x-10 gap-y-2 py-6 lg:grid-cols-[13rem_minmax(0,1fr)]">
      <p className="text-sm text-ink-soft lg:pt-1">
        <DateText value={date} zone="UTC" className="tabular block" />
        <Link href={activityHref({ type: type.id })} prefetch={false} className="link-quiet target">
          {type.title}
        </Link>
      </p>
      <div className="min-w-0">
        <h2 className="max-w-measure text-lg leading-6.5 font-semibold">{title}</h2>
        {deadline && (
          <p className="mt-2">
            <DeadlineBadge deadline={deadline} now={now} />
          </p>
        )}
        {summary && <p className="mt-1.5 max-w-measure">{summary}</p>}
        {organization && (
          <p className="mt-1.5 text-sm">
            <Link href={paths.organization(organization.id)} prefetch={false} className="link target">
              {organization.title}
            </Link>
          </p>
        )}
        <div className="mt-1.5">
          <FileLinks files={files} />
        </div>
      </div>
    </li>
  )
}

function NothingFound({ filter }: Pick<ActivityListProps, 'filter'>) {
  if (activityQuery(filter) === '') return <EmptyState title="Материалы пока не опубликованы" />
  return (
    <EmptyState
      title={filter.text ? messages.nothingFoundFor(filter.text) : messages.nothingFound}
      action={
        <LinkButton href={paths.activity} variant="secondary">
          Показать всё
        </LinkButton>
      }
    >
      Попробуйте другой раздел или другой год.
    </EmptyState>
  )
}
