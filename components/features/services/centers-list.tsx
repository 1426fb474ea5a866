import { CenterRow } from '@/components/features/services/center-row'
import { EmptyState } from '@/components/ui/empty-state'
import type { MapPlace } from '@/components/map/map-place'
import { PlacesMap } from '@/components/map/places-map'
import { openWords } from '@/components/ui/open-badge'
import { env } from '@/lib/config/env'
import type { ServiceCenter } from '@/lib/domains/services/contract'
import { openState, weekdayOf, type OpenState } from '@/lib/time/opening-hours'

/**
 * Draws the centres with their current state. The page is rebuilt every minute, so the state is at most a minute old.
 */
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
      <div className="mt-4">
        <PlacesMap label="Центры обслуживания на карте" places={rows.map(toMapPlace)} search>
          <ul className="divide-y divide-line border-y border-line">
            {rows.map(({ center, state }) => (
              <CenterRow key={center.id} center={center} state={state} today={weekdayOf(now, env.TIME_ZONE)} />
            ))}
          </ul>
        </PlacesMap>
      </div>
    </>
  )
}

function toMapPlace({ center, state }: { center: ServiceCenter; state: OpenState }): MapPlace {
  const { id, title, address, latitude, longitude } = center
  return { id, title, address, latitude, longitude, href: `#center-${id}`, note: openWords(state) }
}
