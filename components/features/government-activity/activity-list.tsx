import Link from 'next/link'
import { activitySection, type ActivityPage } from '@/components/features/government-activity/activity-section'
import { DeadlineBadge } from '@/components/features/government-activity/deadline-badge'
import { DateText } from '@/components/ui/text/date-text'
import { FileLinks } from '@/components/ui/file/file-links'
import { toShownFile } from '@/components/ui/file/shown-file'
import { SectionList } from '@/components/ui/filtered-list/section-list'
import { TextWithContacts } from '@/components/ui/text/contact-links'
import { paths } from '@/lib/config/paths'
import type { ActivityItem } from '@/lib/domains/government-activity/contract'
import { SearchField } from '@/components/ui/field/search-field'
import { Tabs } from '@/components/ui/list/tabs'
import { Tag } from '@/components/ui/list/tag'

const look = { frame: 'mt-4', list: 'divide-y divide-line border-y border-line' }

export function ActivityList({ state, now }: Pick<ActivityPage, 'state'> & { now: Date }) {
  return (
    <SectionList id="activity-list" state={state} look={look}>
      {(item) => <ActivityRow key={item.id} item={item} now={now} />}
    </SectionList>
  )
}

function ActivityRow({ item, now }: { item: ActivityItem; now: Date }) {
  const { title, summary, type, date, deadline, organization, join_documents: files } = item
  return (
    <li className="grid gap-x-10 gap-y-2 py-6 lg:grid-cols-[13rem_minmax(0,1fr)]">
      <p className="text-sm text-ink-soft lg:pt-1">
        <DateText value={date} zone="UTC" className="tabular block" />
        <Link href={activitySection.href({ type: type.id })} prefetch={false} className="link-quiet target">
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
        {summary && (
          <p className="mt-1.5 max-w-measure">
            <TextWithContacts text={summary} />
          </p>
        )}
        {organization && (
          <p className="mt-1.5 text-sm">
            <Link href={paths.organization(organization.id)} prefetch={false} className="link target">
              {organization.title}
            </Link>
          </p>
        )}
        <div className="mt-1.5">
          <FileLinks files={files.map(toShownFile)} />
        </div>
      </div>
    </li>
  )
}

export function ActivityBar({ answer, filter }: Pick<ActivityPage, 'answer' | 'filter'>) {
  const { activity_types: types, years } = answer
  const narrowed = Boolean(filter.year || filter.text)
  const total = types.reduce((sum, { count }) => sum + count, 0)
  const tabs = [{ id: undefined, title: 'Всё', count: total }, ...types.filter(({ count }) => count > 0)].map(
    ({ id, title, count }) => ({
      href: activitySection.href({ text: filter.text, type: id }),
      label: title,
      count: narrowed ? undefined : count,
      current: filter.type === id,
    }),
  )
  return (
    <div className="space-y-6">
      <Tabs label="Разделы деятельности" items={tabs} />
      <form action={paths.activity} aria-label="Поиск по деятельности" className="max-w-2xl">
        {filter.type && <input type="hidden" name="type" value={filter.type} />}
        {filter.year && <input type="hidden" name="year" value={filter.year} />}
        <SearchField id="activity-text" label="Искать в названиях и файлах" showLabel defaultValue={filter.text} />
      </form>
      {years.length > 1 && (
        <nav aria-label="Годы">
          <ul className="tabular flex flex-wrap gap-2">
            <li>
              <Tag href={activitySection.href({ ...filter, year: undefined })} current={!filter.year}>
                Все годы
              </Tag>
            </li>
            {years.map((year) => (
              <li key={year}>
                <Tag href={activitySection.href({ ...filter, year })} current={filter.year === year}>
                  {year}
                </Tag>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  )
}
