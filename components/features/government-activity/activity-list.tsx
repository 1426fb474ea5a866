'use client'

import { Link } from '@/components/ui/link'
import type { ActivityRow } from '@/components/features/government-activity/activity-row'
import { FileLinks } from '@/components/ui/file/file-links'
import { SectionList } from '@/components/ui/filtered-list/section-list'
import type { SectionState } from '@/components/ui/filtered-list/section-text'
import { Icon } from '@/components/ui/icon/icon'
import { Badge } from '@/components/ui/text/badge'
import { TimeText } from '@/components/ui/text/time-text'

const look = { frame: 'mt-4', list: 'divide-y divide-line border-y border-line' }

export function ActivityList({ state }: { state: SectionState<ActivityRow> }) {
  return (
    <SectionList id="activity-list" state={state} look={look}>
      {(row) => <Row key={row.id} row={row} />}
    </SectionList>
  )
}

function Row({ row: { title, summary, date, type, deadline, organization, files } }: { row: ActivityRow }) {
  return (
    <li className="grid gap-x-10 gap-y-2 py-6 lg:grid-cols-[13rem_minmax(0,1fr)]">
      <p className="text-sm text-ink-soft lg:pt-1">
        <TimeText time={date} className="tabular block" />
        <Link href={type.href} className="link-quiet target">
          {type.title}
        </Link>
      </p>
      <div className="min-w-0">
        <h2 className="max-w-measure text-lg leading-6.5 font-semibold">{title}</h2>
        {deadline && (
          <p className="mt-2">
            <Badge tone={deadline.tone} icon={<Icon name={deadline.icon} className="size-4" />}>
              {deadline.text}
            </Badge>
          </p>
        )}
        {summary && <p className="mt-1.5 max-w-measure" dangerouslySetInnerHTML={{ __html: summary }} />}
        {organization && (
          <p className="mt-1.5 text-sm">
            <Link href={organization.href} className="link target">
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
