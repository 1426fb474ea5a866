import { LeafletView, type LeafletPlan } from '@/components/ui/map/leaflet-view'
import type { MapEvents } from '@/components/ui/map/map-view'

/** A map of the built-in driver and the element it stands in. */
export interface StandingMap {
  box: HTMLElement
  view: LeafletView
}

interface FirstMap extends StandingMap {
  listen: (listener: MapEvents) => void
}

const standing = new Map<string, FirstMap>()

/** Puts a map up in the room: whoever has the room before React does need not wait for the page to come alive. */
export function raiseMap(room: Element, { label, ...plan }: MapPlan): StandingMap {
  const box = createBox(label)
  room.append(box)
  return { box, view: new LeafletView(box, plan) }
}

interface MapPlan extends LeafletPlan {
  label: string
}

/** Puts up the map that the page is going to have; what happens on it is told to the page when it takes the map over. */
export function raiseFirstMap(room: Element, plan: Omit<MapPlan, 'events'>): StandingMap {
  const { events, listen } = laterEvents()
  const map = raiseMap(room, { ...plan, events })
  standing.set(plan.label, { ...map, listen })
  return map
}

/** The map that was put up for this page, moved into its room; null when there is none. */
export function takeFirstMap(room: Element, { label, events }: MapPlan): StandingMap | null {
  const first = standing.get(label)
  if (!first) return null
  standing.delete(label)
  room.append(first.box)
  first.listen(events)
  return first
}

function createBox(label: string): HTMLElement {
  const box = document.createElement('div')
  box.setAttribute('role', 'application')
  box.setAttribute('aria-label', `${label}. Стрелки двигают карту, плюс и минус меняют масштаб.`)
  box.tabIndex = 0
  box.className = 'absolute inset-0 bg-brand-tint! font-sans! text-sm! focus-visible:-outline-offset-4'
  return box
}

/** Keeps what happens until there is somebody to tell. */
function laterEvents(): { events: MapEvents; listen: (listener: MapEvents) => void } {
  let present: MapEvents | undefined
  const missed: ((listener: MapEvents) => void)[] = []
  const tell = (event: (listener: MapEvents) => void) => {
    if (present) event(present)
    else missed.push(event)
  }
  const events: MapEvents = {
    onChoose: (places) => tell((to) => to.onChoose(places)),
    onPoint: (id) => tell((to) => to.onPoint(id)),
    onFeature: (feature) => tell((to) => to.onFeature(feature)),
    onPin: (point) => tell((to) => to.onPin(point)),
    onMove: (bounds) => tell((to) => to.onMove(bounds)),
    onHint: (gesture) => tell((to) => to.onHint(gesture)),
  }
  const listen = (listener: MapEvents) => {
    present = listener
    for (const event of missed) event(listener)
  }
  return { events, listen }
}
