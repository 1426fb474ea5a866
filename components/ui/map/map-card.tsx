'use client'

import { X } from 'lucide-react'
import Link from 'next/link'
import { useEffect, useRef } from 'react'
import type { MarkedPlace } from '@/components/ui/map/map-place'
import type { FeatureFacts } from '@/components/ui/map/map-view'

interface MapCardProps {
  places: readonly MarkedPlace[]
  feature: FeatureFacts | null
  onClose: () => void
}

/** Shows what was chosen on the map. It takes the focus and gives it back; Escape closes it. */
export function MapCard({ places, feature, onClose }: MapCardProps) {
  const card = useRef<HTMLElement>(null)
  useEffect(() => card.current?.focus({ preventScroll: true }), [places, feature])
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape is heard from whatever in the card has the focus
    <section
      ref={card}
      data-map-cover
      tabIndex={-1}
      aria-label={feature?.title ?? (places.length === 1 ? places[0]?.title : 'Места в этой точке')}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
      className="absolute right-17 bottom-3 left-3 z-[1006] max-h-[calc(100%-1.5rem)] animate-appear overflow-y-auto rounded-card border border-line bg-paper py-4 pr-14 pl-5 shadow-above sm:right-auto sm:max-w-96 sm:min-w-72"
    >
      {feature && <Fact title={feature.title} lines={[feature.note]} />}
      {places.map((place) => (
        <Fact key={place.id} title={place.title} href={place.href} lines={[place.address, place.note]} />
      ))}
      <button
        type="button"
        aria-label="Закрыть"
        onClick={onClose}
        className="absolute top-1.5 right-1.5 grid size-11 place-items-center rounded-field hover:bg-brand-tint"
      >
        <X aria-hidden className="size-5" />
      </button>
    </section>
  )
}

function Fact({ title, href, lines }: { title: string; href?: string | undefined; lines: (string | undefined)[] }) {
  return (
    <div className="not-first:mt-3 not-first:border-t not-first:border-line not-first:pt-3">
      <p className="leading-snug font-semibold">
        {href ? (
          <Link href={href} className="link target">
            {title}
          </Link>
        ) : (
          title
        )}
      </p>
      {lines.filter(Boolean).map((line) => (
        <p key={line} className="mt-1 text-sm text-ink-soft">
          {line}
        </p>
      ))}
    </div>
  )
}
