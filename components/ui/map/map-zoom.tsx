'use client'

import { Maximize2, Minus, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import type { MapView } from '@/components/ui/map/map-view'

interface MapZoomProps {
  view: Pick<MapView, 'zoomBy' | 'showAll'>
  wholeLabel?: string
}

/** At the thumb on phones, in the upper corner on wide screens. */
export function MapZoom({ view, wholeLabel = 'Показать всё' }: MapZoomProps) {
  return (
    <div className="absolute right-3 bottom-3 z-[1005] flex flex-col overflow-hidden rounded-field border border-line bg-paper shadow-above sm:top-3 sm:bottom-auto print:hidden">
      <ZoomButton label="Приблизить" onClick={() => view.zoomBy(1)}>
        <Plus aria-hidden className="size-5" />
      </ZoomButton>
      <ZoomButton label="Отдалить" onClick={() => view.zoomBy(-1)}>
        <Minus aria-hidden className="size-5" />
      </ZoomButton>
      <ZoomButton label={wholeLabel} onClick={() => view.showAll()}>
        <Maximize2 aria-hidden className="size-5" />
      </ZoomButton>
    </div>
  )
}

function ZoomButton({ label, onClick, children }: { label: string; onClick: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onClick}
      className="grid size-11 place-items-center border-line not-first:border-t hover:bg-brand-tint hover:text-brand-strong focus-visible:-outline-offset-3"
    >
      {children}
    </button>
  )
}
