'use client'

import { useLayoutEffect, useRef } from 'react'
import { LeafletView } from '@/components/ui/map/leaflet-view'
import { mapName, type MapDriverProps } from '@/components/ui/map/map-view'

/** The built-in map: nothing but this portal's own host is asked for anything. */
export function LeafletMap({ settings, label, sight, events, onView }: MapDriverProps) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (!box.current) return
    const view = new LeafletView(box.current, { settings, sight, events })
    onView(view)
    return () => {
      onView(null)
      view.close()
    }
  }, [settings, sight, events, onView])
  return (
    <div
      ref={box}
      role="application"
      aria-label={mapName(label)}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a map is moved by the keyboard, so it takes the focus
      tabIndex={0}
      className="absolute inset-0 bg-brand-tint! font-sans! text-sm! focus-visible:-outline-offset-4"
    />
  )
}
