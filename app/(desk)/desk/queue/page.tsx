import '@payload-config' // this says how Payload is opened
import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { canMoveClaims } from '@/lib/desk/desk-user'
import { requireDesk, type SearchParams } from '@/lib/desk/require-desk'
import { BulkForm } from '@/components/desk/bulk-form'
import { DeskFrame } from '@/components/desk/desk-frame'
import { DoneNotice } from '@/components/desk/claims/done-notice'
import { listBulkChoices } from '@/components/desk/claims/list-bulk-choices'
import { TickAll } from '@/components/desk/tick-all'
import { QueueFilterForm, QueueViews } from '@/components/desk/claims/queue-filter'
import { QueueMapView } from '@/components/desk/claims/queue-map'
import { QueueList } from '@/components/desk/claims/queue-list'
import { paths } from '@/lib/config/paths'
import { readDeskQueue } from '@/lib/desk/claims/claim-pages'
import { formatQueueFilter, parseQueueFilter } from '@/lib/desk/claims/queue-filter'
import { readUndo } from '@/lib/desk/undo'
import { listClaimViews } from '@/lib/domains/claims/queue/rules'

export const metadata: Metadata = { title: 'Очередь' }

export default async function QueuePage({ searchParams }: { searchParams: SearchParams }) {
  const params = await searchParams
  const filter = parseQueueFilter(params)
  const user = await requireDesk(`${paths.deskQueue}?${formatQueueFilter(filter)}`)
  if (!listClaimViews(user.scope).some(({ value }) => value === filter.view))
    redirect(`${paths.deskQueue}?${formatQueueFilter({ ...filter, view: 'all' })}`)
  const { page, views, choices, presence, map } = await readDeskQueue(user, filter)
  const bulk = canMoveClaims(user) ? listBulkChoices(filter.view, user.roles, choices) : []
  const isOfAll = user.scope.department === null
  const isTickable = bulk.length > 0 && page.data.length > 0
  return (
    <DeskFrame user={user} current="queue" title="Очередь заявок" search={filter.text}>
      <DoneNotice done={params.done} undo={await readUndo(params.undo, user)} view={formatQueueFilter(filter)} />
      <QueueViews views={views} filter={filter} />
      <QueueFilterForm filter={filter} choices={choices} total={page.total} hasDepartments={isOfAll}>
        {isTickable && <TickAll rows={page.data.length} />}
      </QueueFilterForm>
      {map && <QueueMapView {...map} total={page.total} view={formatQueueFilter(filter)} />}
      <QueueList page={page} filter={filter} presence={presence} isOfDepartment={!isOfAll} isTickable={isTickable} />
      {isTickable && (
        <BulkForm
          key={filter.view}
          choices={bulk}
          endpoint="/cms/desk/moves"
          list={paths.deskQueue}
          rows={page.data.length}
        />
      )}
    </DeskFrame>
  )
}
