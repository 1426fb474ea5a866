import type { ReactNode } from 'react'
import { ReceptionRow } from '@/components/features/feedback/reception-row'
import { classNames } from '@/components/ui/class-names'
import { FoldChevron } from '@/components/ui/fold-chevron'
import type { ReceivingGroup, ReceivingOfficial } from '@/lib/domains/feedback/contract'
import { lowerFirst, upperFirst } from '@/lib/text/capitalize'
import { plural } from '@/lib/text/plural'

interface ReceptionGroupProps {
  group: ReceivingGroup
  officials: readonly ReceivingOfficial[]
  desk: string | null
  renderNextTime: (official: ReceivingOfficial) => ReactNode
}

const titles: Readonly<Record<ReceivingGroup, string>> = {
  leadership: 'Глава города и заместители',
  authority: 'Другие органы власти',
  department: 'Управления и отделы',
  institution: 'Учреждения и предприятия',
}

/**
 * Draws one group of officials. Phones unfold the leadership alone, so that one sees which groups there are; on wide
 * screens only institutions are folded, for most questions are decided in the administration.
 */
export function ReceptionGroup({ group, officials, desk, renderNextTime }: ReceptionGroupProps) {
  if (officials.length === 0) return null
  const isWideOpen = group !== 'institution'
  return (
    <div className="border-b border-line-strong">
      {isWideOpen && (
        <h3 data-unfolded="" className="py-3.5 text-h3">
          {titles[group]}
        </h3>
      )}
      <details
        open={group === 'leadership'}
        suppressHydrationWarning // somebody may have folded it before the script came
        className={classNames('group', isWideOpen && 'unfolds')}
      >
        <Summary title={titles[group]} officials={officials} />
        <ul className="divide-y divide-line border-t border-line">
          {officials.map((official) => (
            <ReceptionRow
              key={official.full_name}
              {...{ official, desk }}
              nextTime={renderNextTime(official)}
              heading="h4"
            />
          ))}
        </ul>
      </details>
    </div>
  )
}

/** Says what the group holds; a folded one names the posts. */
function Summary({ title, officials }: Pick<ReceptionGroupProps, 'officials'> & { title: string }) {
  return (
    <summary className="grid min-h-14 grid-cols-[minmax(0,1fr)_auto] content-center items-center gap-x-6 py-2.5 transition-colors hover:text-brand-strong">
      <h3 className="min-w-0 break-after-avoid text-h3">{title}</h3>
      <span
        aria-hidden
        className="col-start-1 row-start-2 line-clamp-1 min-w-0 text-sm text-ink-soft group-open:hidden print:hidden"
      >
        {upperFirst(officials.map(({ post }) => lowerFirst(post)).join(', '))}
      </span>
      <span className="col-start-2 row-span-2 row-start-1 flex items-center gap-3 print:hidden">
        <span className="tabular text-sm text-ink-soft">
          {officials.length}
          <span className="sr-only">
            {' '}
            {plural(officials.length, ['руководитель', 'руководителя', 'руководителей'])}
          </span>
        </span>
        <FoldChevron className="size-6 text-brand" />
      </span>
    </summary>
  )
}
