'use client'

import { useState, type ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'
import type { MapView } from '@/components/map/map-view'
import { Icon } from '@/components/ui/icon/icon'
import { type IconName } from '@/components/ui/icon/icon-names'

interface MapZoomProps {
  view: Pick<MapView, 'zoomBy' | 'panBy' | 'showAll'>
  wholeLabel?: string
  isBar?: boolean
}

// on phones over the attribution: names of a shore are more often at the right, where they would be covered
const corner = 'max-sm:bottom-8 max-sm:left-3 flex-col rounded-field border shadow-above sm:top-3 sm:right-3'
const bar =
  'max-sm:inset-x-0 max-sm:bottom-0 max-sm:h-12 max-sm:justify-around max-sm:border-t sm:top-3 sm:right-3 ' +
  'sm:flex-col sm:rounded-field sm:border sm:shadow-above'

/** In a low map the button for the whole stands among the arrows. */
export function MapZoom({ view, wholeLabel = 'Показать всё', isBar = false }: MapZoomProps) {
  const [hasArrows, setArrows] = useState(false)
  return (
    <div className="pointer-events-none absolute inset-0 z-[1005] [container-type:size] *:pointer-events-auto print:hidden">
      <div
        data-map-cover
        className={classNames('absolute flex overflow-hidden border-line bg-paper', isBar ? bar : corner)}
      >
        <ZoomButton label="Приблизить" onClick={() => view.zoomBy(1)}>
          <Icon name="plus" className="size-5" />
        </ZoomButton>
        <ZoomButton label="Отдалить" onClick={() => view.zoomBy(-1)}>
          <Icon name="minus" className="size-5" />
        </ZoomButton>
        <ZoomButton label={wholeLabel} onClick={() => view.showAll()} className="[@container(max-height:17rem)]:hidden">
          <Icon name="maximize-2" className="size-5" />
        </ZoomButton>
        <ZoomButton label="Двигать стрелками" isOpen={hasArrows} onClick={() => setArrows(!hasArrows)}>
          <Icon name="move" className="size-5" />
        </ZoomButton>
      </div>
      {hasArrows && <MapPan view={view} wholeLabel={wholeLabel} isAboveBar={isBar} />}
    </div>
  )
}

interface ZoomButtonProps {
  label: string
  isOpen?: boolean
  className?: string
  onClick: () => void
  children: ReactNode
}

function ZoomButton({ label, isOpen, className, onClick, children }: ZoomButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-expanded={isOpen}
      title={label}
      onClick={onClick}
      className={classNames(
        'grid size-11 place-items-center hover:bg-brand-tint hover:text-brand-strong',
        'focus-visible:-outline-offset-3 aria-expanded:bg-brand-tint',
        className,
      )}
    >
      {children}
    </button>
  )
}

const STEP = 120

interface Arrow {
  label: string
  icon: IconName
  by: [number, number]
  place: string
}

const arrows: Arrow[] = [
  { label: 'Сдвинуть вверх', icon: 'arrow-up', by: [0, -STEP], place: 'col-start-2 row-start-1' },
  { label: 'Сдвинуть влево', icon: 'arrow-left', by: [-STEP, 0], place: 'col-start-1 row-start-2' },
  { label: 'Сдвинуть вправо', icon: 'arrow-right', by: [STEP, 0], place: 'col-start-3 row-start-2' },
  { label: 'Сдвинуть вниз', icon: 'arrow-down', by: [0, STEP], place: 'col-start-2 row-start-3' },
]

interface MapPanProps {
  view: Pick<MapView, 'panBy' | 'showAll'>
  wholeLabel: string
  isAboveBar: boolean
}

function MapPan({ view, wholeLabel, isAboveBar }: MapPanProps) {
  return (
    <div
      role="group"
      aria-label="Сдвинуть"
      className={classNames(
        'absolute grid grid-cols-3 sm:right-3 sm:bottom-3',
        isAboveBar ? 'max-sm:right-3 max-sm:bottom-15' : 'max-sm:bottom-8 max-sm:left-17',
      )}
    >
      {arrows.map(({ label, icon, by, place }) => (
        <PanButton key={label} label={label} icon={icon} onClick={() => view.panBy(by)} className={`grid ${place}`} />
      ))}
      <PanButton
        label={wholeLabel}
        icon="maximize-2"
        onClick={() => view.showAll()}
        className="col-start-2 row-start-2 hidden [@container(max-height:17rem)]:grid"
      />
    </div>
  )
}

interface PanButtonProps {
  label: string
  icon: IconName
  onClick: () => void
  className: string
}

function PanButton({ label, icon, onClick, className }: PanButtonProps) {
  return (
    <button
      type="button"
      data-map-cover
      aria-label={label}
      onClick={onClick}
      className={classNames(
        'size-11 place-items-center rounded-field border border-line bg-paper shadow-above',
        'hover:bg-brand-tint hover:text-brand-strong',
        className,
      )}
    >
      <Icon name={icon} className="size-5" />
    </button>
  )
}
