import { useId, type ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'
import { isMarked, type MapLayer, type MapPlace } from '@/components/map/map-place'
import { MapSlot } from '@/components/map/map-slot'

interface PlacesMapProps {
  label: string
  places: readonly MapPlace[]
  layers?: readonly MapLayer[]
  /** `half` for a list of rows with pictures. */
  layout?: 'below' | 'side' | 'half'
  /** On phones the list comes before the map. */
  listFirst?: boolean
  search?: boolean
  eager?: boolean
  tall?: boolean
  /** Beside a text. */
  small?: boolean
  /** The list: `data-place={id}` links an element with its marker, `<ShowOnMap id>` moves the map. */
  children?: ReactNode
  /** Stays with the map: its switches. */
  underMap?: ReactNode
}

// columns are named, not numbered: what comes first in the page must not move when the rest of the page comes
const MAP_AT_RIGHT = 'lg:sticky lg:top-[calc(var(--header)+1rem)] lg:col-start-2 lg:row-start-1 lg:self-start'
const COLUMNS = {
  side: 'lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,1.5fr)] lg:gap-10',
  half: 'lg:grid lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] lg:gap-12',
}
const LIST_AT_LEFT = 'lg:col-start-1 lg:row-start-1 lg:mt-0'

/** The list is HTML of the server and needs no script; the map loads when it comes near, in reserved space. */
export function PlacesMap({
  places,
  layers = [],
  layout = 'below',
  listFirst = false,
  children = null,
  ...slot
}: PlacesMapProps) {
  const hasMap = places.some(isMarked) || layers.length > 0
  const listId = useId()
  const columns = layout !== 'below' && hasMap && children !== null ? COLUMNS[layout] : undefined
  const bypassTo = hasMap && !listFirst && children !== null ? listId : null
  const list = (
    <PlacesPanel id={bypassTo} isSide={columns !== undefined}>
      {children}
    </PlacesPanel>
  )
  return (
    <div data-places-map className={columns}>
      {listFirst && list}
      {hasMap && (
        <MapColumn
          {...slot}
          places={places}
          layers={layers}
          bypassTo={bypassTo}
          isSide={columns !== undefined}
          isLast={listFirst}
        />
      )}
      {!listFirst && list}
    </div>
  )
}

interface MapColumnProps extends Pick<
  PlacesMapProps,
  'label' | 'search' | 'eager' | 'tall' | 'small' | 'places' | 'underMap'
> {
  layers: readonly MapLayer[]
  bypassTo: string | null
  isSide: boolean
  isLast: boolean
}

function MapColumn({ places, isSide, isLast, underMap, ...slot }: MapColumnProps) {
  return (
    <div className={classNames('min-w-0', isSide && MAP_AT_RIGHT, isLast && 'max-lg:mt-6')}>
      <MapSlot {...slot} places={places.filter(isMarked)} isSide={isSide && !underMap} />
      {underMap}
    </div>
  )
}

function PlacesPanel({ id, isSide, children }: { id: string | null; isSide: boolean; children: ReactNode }) {
  if (children === null) return null
  const look = classNames('min-w-0 scroll-mt-24 outline-none', id && 'mt-6', isSide && LIST_AT_LEFT)
  return (
    <div id={id ?? undefined} tabIndex={id ? -1 : undefined} className={look}>
      {children}
    </div>
  )
}
