import Link from 'next/link'
import { activitySection, type ActivityPage } from '@/components/features/government-activity/activity-section'
import { DeadlineBadge } from '@/components/features/government-activity/deadline-badge'
import { DateText } from '@/components/ui/date-text'
import { FileLinks } from '@/components/ui/file-links'
import { SectionList } from '@/components/ui/section/section-list'
import { TextWithContacts } from '@/components/ui/text-with-contacts'
import { paths } from '@/lib/config/paths'
import type { ActivityItem } from '@/lib/domains/government-activity/contract'

const look = { frame: 'mt-4', list: 'divide-y divide-line border-y border-line' }

/** Draws the materials as rows: the day apart, then the title, the section, the department and the files. */
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
          <FileLinks files={files} />
        </div>
      </div>
    </li>
  )
}
