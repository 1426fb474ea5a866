import { CenterRow } from '@/components/features/services/center-row'
import { EmptyState } from '@/components/ui/empty-state'
import { env } from '@/lib/config/env'
import type { ServiceCenter } from '@/lib/contract/services'
import { openState, weekdayOf } from '@/lib/shared/opening-hours'

/** Centres as they stand at this moment; the page is made anew at most a minute later. */
export function CentersList({ centers, now }: { centers: readonly ServiceCenter[]; now: Date }) {
  if (centers.length === 0)
    return <EmptyState title="Центры пока не указаны">Адреса и телефоны есть в контактах администрации.</EmptyState>
  const rows = centers.map((center) => ({ center, state: openState(center.hours, now, env.TIME_ZONE) }))
  const open = rows.filter(({ state }) => state.isOpen).length
  return (
    <>
      <p className="text-ink-soft">
        {open > 0 ? `Сейчас открыто ${open} из ${centers.length}` : 'Сейчас все центры закрыты'}
      </p>
      <ul className="mt-4 divide-y divide-line border-y border-line">
        {rows.map(({ center, state }) => (
          <CenterRow key={center.id} center={center} state={state} today={weekdayOf(now, env.TIME_ZONE)} />
        ))}
      </ul>
    </>
  )
}
