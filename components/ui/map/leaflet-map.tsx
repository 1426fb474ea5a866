'use client'

import { useLayoutEffect, useRef } from 'react'
import { raiseMap, takeFirstMap } from '@/components/ui/map/first-map'
import type { MapDriverProps } from '@/components/ui/map/map-view'

/** The built-in map: nothing but this portal's own host is asked for anything. */
export function LeafletMap({ settings, label, events, onView }: MapDriverProps) {
  const room = useRef<HTMLDivElement>(null)
  // before the page is painted: a map that stands already must not be gone for a moment
  useLayoutEffect(() => {
    if (!room.current) return
    const plan = { label, settings, events }
    const { box, view } = takeFirstMap(room.current, plan) ?? raiseMap(room.current, plan)
    onView(view)
    return () => {
      onView(null)
      view.close()
      box.remove()
    }
  }, [settings, label, events, onView])
  return <div ref={room} className="absolute inset-0" />
}
