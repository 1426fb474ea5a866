'use client'

import { classNames } from '@/components/ui/class-names'
import { Link } from '@/components/ui/link'
import { useEffect, useRef } from 'react'
import { toClusterTitle } from '@/components/map/marker-element'
import type { MarkedPlace } from '@/components/map/map-place'
import type { FeatureFacts } from '@/components/map/map-view'
import { Icon } from '@/components/ui/icon/icon'

interface MapCardProps {
  places: readonly MarkedPlace[]
  heading?: string | undefined
  count?: number | undefined
  feature: FeatureFacts | null
  onClose: () => void
}

/** Takes the focus and returns it; Escape closes. */
export function MapCard({ places, heading, count = places.length, feature, onClose }: MapCardProps) {
  const title = places.length > 1 ? (heading ?? toClusterTitle(count)) : undefined
  const card = useRef<HTMLElement>(null)
  useEffect(() => card.current?.focus({ preventScroll: true }), [places, feature])
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape is heard from whatever in the card has the focus
    <section
      ref={card}
      data-map-cover
      tabIndex={-1}
      aria-label={feature?.title ?? title ?? places[0]?.title}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
      className={classNames(
        'absolute right-3 bottom-3 left-17 z-[1006] max-h-[calc(100%-1.5rem)] animate-appear overflow-y-auto',
        'rounded-card border border-line bg-paper py-4 pr-14 pl-5 shadow-above sm:right-auto sm:left-3 sm:max-w-96 sm:min-w-72',
      )}
    >
      {feature && <Fact title={feature.title} href={feature.href} lines={[feature.buses, feature.note]} />}
      {title && <h2 className="mb-3 leading-snug font-semibold">{title}</h2>}
      {places.map((place) => (
        <Fact key={place.id} title={place.title} href={place.href} lines={[place.address, place.note]} />
      ))}
      {count > places.length && <p className="mt-3 text-sm text-ink-soft">Показаны первые {places.length}.</p>}
      <button
        type="button"
        aria-label="Закрыть"
        onClick={onClose}
        className="absolute top-1.5 right-1.5 grid size-11 place-items-center rounded-field hover:bg-brand-tint"
      >
        <Icon name="x" className="size-5" />
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
