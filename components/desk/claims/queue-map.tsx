import type { PlaceSign } from '@/components/map/map-place'
import { MapServices } from '@/components/map/map-services'
import { PlacesMap } from '@/components/map/places-map'
import { paths } from '@/lib/config/paths'
import type { QueueMap } from '@/lib/desk/claims/claim-pages'
import type { ClaimTerm } from '@/lib/domains/claims/queue/shapes'
import { formatNumber } from '@/lib/text/plural'

/** A shape for each, since colour alone tells nothing to those who do not see it. */
const signs: Record<ClaimTerm['tone'], PlaceSign> = {
  late: { shape: 'diamond', color: 'status-2', icon: null },
  today: { shape: 'square', color: 'status-1', icon: null },
  later: { shape: 'circle', color: 'status-4', icon: null },
}

interface QueueMapViewProps extends QueueMap {
  /** Claims of the whole list. */
  total: number
  view: string
}

/** Places of the same claims as the list below, which says it all without scripts. */
export function QueueMapView({ points, settings, total, view }: QueueMapViewProps) {
  const places = points.map(({ id, text, address, x, y, term }) => ({
    id,
    title: `№ ${id} ${text}`,
    address,
    longitude: x,
    latitude: y,
    href: paths.deskClaim(id, `?${view}`),
    note: term?.words,
    sign: signs[term?.tone ?? 'later'],
  }))
  return (
    <div className="mt-2">
      <p className="mb-2 text-sm text-ink-soft">
        Ромб — просрочено, квадрат — сегодня, круг — время есть.
        {total > points.length && ` На карте первые ${formatNumber(points.length)} из ${formatNumber(total)}.`}
      </p>
      <MapServices map={settings}>
        <PlacesMap label="Заявки на карте" places={places} eager />
      </MapServices>
    </div>
  )
}
