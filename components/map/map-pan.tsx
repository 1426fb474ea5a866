'use client'

import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, type LucideIcon } from 'lucide-react'
import { classNames } from '@/components/ui/class-names'
import type { MapView } from '@/components/map/map-view'

/** One press moves so many pixels of the screen. */
const STEP = 120

interface Arrow {
  label: string
  Icon: LucideIcon
  by: [number, number]
  place: string
}

const arrows: Arrow[] = [
  { label: 'Сдвинуть вверх', Icon: ArrowUp, by: [0, -STEP], place: 'col-start-2 row-start-1' },
  { label: 'Сдвинуть влево', Icon: ArrowLeft, by: [-STEP, 0], place: 'col-start-1 row-start-2' },
  { label: 'Сдвинуть вправо', Icon: ArrowRight, by: [STEP, 0], place: 'col-start-3 row-start-2' },
  { label: 'Сдвинуть вниз', Icon: ArrowDown, by: [0, STEP], place: 'col-start-2 row-start-3' },
]

/** Does by presses what dragging does (WCAG 2.5.7). */
export function MapPan({ view, isAboveBar }: { view: Pick<MapView, 'panBy'>; isAboveBar: boolean }) {
  return (
    <div
      role="group"
      aria-label="Сдвинуть"
      className={classNames(
        'absolute z-[1005] grid grid-cols-3 sm:right-3 sm:bottom-3 print:hidden',
        isAboveBar ? 'max-sm:right-3 max-sm:bottom-15' : 'max-sm:right-17 max-sm:bottom-3',
      )}
    >
      {arrows.map(({ label, Icon, by, place }) => (
        <button
          key={label}
          type="button"
          data-map-cover
          aria-label={label}
          onClick={() => view.panBy(by)}
          className={`grid size-11 place-items-center rounded-field border border-line bg-paper shadow-above hover:bg-brand-tint hover:text-brand-strong ${place}`}
        >
          <Icon aria-hidden className="size-5" />
        </button>
      ))}
    </div>
  )
}
