'use client'

import { useLayoutEffect, useRef } from 'react'
import { LeafletView } from '@/components/map/leaflet-view'
import { MapBox } from '@/components/map/map-box'
import type { MapDriverProps } from '@/components/map/map-view'

/** Draws the built-in map, which asks nothing of any host but this portal's own. */
export function LeafletMap({ settings, label, sight, names, words, events, onView }: MapDriverProps) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (!box.current) return
    const view = new LeafletView(box.current, { settings, sight, names, words, events })
    onView(view)
    return () => {
      onView(null)
      view.close()
    }
  }, [settings, sight, names, words, events, onView])
  return <MapBox ref={box} label={label} className="bg-brand-tint! font-sans! text-sm!" />
}
