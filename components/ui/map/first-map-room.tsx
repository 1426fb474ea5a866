'use client'

import { useState } from 'react'

/** Attribute with what a first map is drawn from, as JSON. */
const DATA = 'data-first-map'

/**
 * Room for a map that stands before the page comes alive: a script fills it, React lets it be. Empty once the page has
 * taken the map over.
 */
export function FirstMapRoom({ data }: { data: unknown }) {
  const [kept] = useState(() => ({ [DATA]: JSON.stringify(data) }))
  return (
    <div
      {...kept}
      suppressHydrationWarning
      // its content is not React's, which would call what it finds there a fault
      dangerouslySetInnerHTML={{ __html: '' }}
      className="absolute inset-0 empty:hidden"
    />
  )
}

/** The room of this page and what its map is drawn from; `Data` is what the page gave to the room. */
export function findFirstMapRoom<Data>(): { room: Element; data: Data } | null {
  const room = typeof document === 'undefined' ? null : document.querySelector(`[${DATA}]`)
  const data = room?.getAttribute(DATA)
  return room && data ? { room, data: JSON.parse(data) as Data } : null
}
