import { useEffect, useState, type RefObject } from 'react'
import type { MapPlace, MarkedPlace } from '@/components/map/map-place'

interface PlacesListOptions {
  box: RefObject<HTMLElement | null>
  places: readonly MarkedPlace[]
  active: MapPlace['id'] | null
  onShow: (place: MarkedPlace) => void
  isReady: boolean
}

export function usePlacesList({ box, places, active, onShow, isReady }: PlacesListOptions): MapPlace['id'] | null {
  const [pointed, setPointed] = useState<MapPlace['id'] | null>(null)
  useEffect(() => {
    const root = findRoot(box.current)
    if (!root || !isReady) return
    const stop = new AbortController()
    const { signal } = stop
    const placeBy = (event: Event, mark: string) => {
      const id = event.target instanceof Element ? event.target.closest(`[${mark}]`)?.getAttribute(mark) : null
      return id ? places.find((place) => String(place.id) === id) : undefined
    }
    const onPoint = (event: Event) => setPointed(placeBy(event, 'data-place')?.id ?? null)
    for (const kind of ['pointerover', 'focusin']) root.addEventListener(kind, onPoint, { signal })
    root.addEventListener('pointerleave', () => setPointed(null), { signal })
    root.addEventListener(
      'click',
      (event) => {
        const place = placeBy(event, 'data-place-show')
        if (place) onShow(place)
      },
      { signal },
    )
    return () => stop.abort()
  }, [box, places, onShow, isReady])
  useEffect(() => {
    for (const item of findRoot(box.current)?.querySelectorAll('[data-place]') ?? [])
      item.toggleAttribute('data-active', active !== null && item.getAttribute('data-place') === String(active))
  }, [box, active])
  return pointed
}

export function findRoot(box: HTMLElement | null): HTMLElement | null {
  return box?.closest<HTMLElement>('[data-places-map]') ?? null
}
