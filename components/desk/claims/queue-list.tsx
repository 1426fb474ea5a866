import { EmptyState } from '@/components/ui/list/empty-state'
import { NothingFound } from '@/components/desk/nothing-found'
import { BulkTick } from '@/components/desk/bulk-tick'
import { ListPages } from '@/components/desk/list-pages'
import { ClaimMarks } from '@/components/desk/claims/claim-marks'
import { ClaimThumbnail } from '@/components/desk/claims/claim-photos'
import { paths } from '@/lib/config/paths'
import type { Page } from '@/lib/contract/shapes'
import { formatQueueFilter } from '@/lib/desk/claims/queue-filter'
import type { QueuedClaim, QueueFilter } from '@/lib/domains/claims/queue/shapes'

interface QueueListProps {
  /** Each claim can be ticked for a move of many. */
  isTickable?: boolean
  page: Page<QueuedClaim>
  filter: QueueFilter
  presence: Readonly<Record<number, string>>
  /** The reader sees the claims of one department. */
  isOfDepartment: boolean
}

export function QueueList({ page, filter, presence, isOfDepartment, isTickable }: QueueListProps) {
  if (page.data.length === 0) return <NothingHere filter={filter} isOfDepartment={isOfDepartment} />
  return (
    <>
      <ClaimRows claims={page.data} view={formatQueueFilter(filter)} presence={presence} isTickable={isTickable} />
      <ListPages
        page={page}
        toHref={(number) => `${paths.deskQueue}?${formatQueueFilter({ ...filter, page: number })}`}
      />
    </>
  )
}

interface ClaimRowsProps {
  claims: readonly QueuedClaim[]
  view: string
  /** Who else decides on a claim or looks at it now, in words by its number. */
  presence?: Readonly<Record<number, string>>
  isTickable?: boolean | undefined
}

export function ClaimRows({ claims, view, presence = {}, isTickable }: ClaimRowsProps) {
  return (
    <ul className="mt-1 divide-y divide-line overflow-hidden rounded-card border border-line bg-paper">
      {claims.map((claim) => (
        <ClaimRow key={claim.id} claim={claim} view={view} present={presence[claim.id]} isTickable={isTickable} />
      ))}
    </ul>
  )
}

interface ClaimRowProps extends Pick<ClaimRowsProps, 'view' | 'isTickable'> {
  claim: QueuedClaim
  present: string | undefined
}

function ClaimRow({ claim, view, present, isTickable }: ClaimRowProps) {
  const { id, text, address, category, department, received, isByPhone, caller, updatedAt } = claim
  return (
    <li className="group relative flex gap-3 px-3 py-2 text-sm hover:bg-brand-tint has-[:checked]:bg-brand-tint sm:px-4">
      {isTickable && <BulkTick id={id} updatedAt={updatedAt} label={`Отметить заявку № ${id}`} />}
      {/* on a phone the words need the room of a photo that is not there */}
      <div className={claim.photoCount > 0 ? undefined : 'max-sm:hidden'}>
        <ClaimThumbnail claim={claim} />
      </div>
      <div className="min-w-0 flex-1 md:grid md:grid-cols-[minmax(0,1fr)_19rem] md:gap-x-6">
        <div className="min-w-0">
          <a
            data-row
            href={paths.deskClaim(id, `?${view}`)}
            className="cover line-clamp-2 scroll-mb-20 text-ink no-underline wrap-anywhere"
          >
            <span className="tabular font-semibold">№ {id}</span> {text}
          </a>
          <p className="line-clamp-2 text-ink-soft wrap-anywhere md:line-clamp-1">
            {[received, isByPhone && nameCaller(caller), address, category].filter(Boolean).join(' · ')}
          </p>
        </div>
        <div className="mt-1 md:mt-0">
          <ClaimMarks {...claim} />
          {present && <p className="truncate text-ink-soft">{present}</p>}
          <p className="truncate text-ink-soft max-md:hidden">{department}</p>
        </div>
      </div>
    </li>
  )
}

function nameCaller(caller: string | null): string {
  return caller ? `по телефону: ${caller}` : 'по телефону'
}

function NothingHere({ filter, isOfDepartment }: Pick<QueueListProps, 'filter' | 'isOfDepartment'>) {
  const { view, text, category, department } = filter
  if (text || category || department) return <NothingFound isOfDepartment={isOfDepartment} />
  return view === 'moderation' ? (
    <EmptyState title="Всё проверено">Новых заявок нет: каждая опубликована или отклонена с причиной.</EmptyState>
  ) : (
    <EmptyState title="Здесь пусто">В этом списке заявок нет. Хороший знак.</EmptyState>
  )
}
