import { LeafletView, type LeafletPlan } from '@/components/ui/map/leaflet-view'
import { mapName, type MapEvents, type MapView } from '@/components/ui/map/map-view'

/** A map of the built-in driver and the element it stands in. */
export interface StandingMap {
  box: HTMLElement
  view: LeafletView
}

interface FirstMap extends StandingMap {
  listen: (listener: MapEvents) => void
}

const standing = new Map<string, FirstMap>()
const placed = new WeakSet<MapView>()

/** Whether the map was put up before the page and shows already what the page is about. */
export function isPlaced(view: MapView): boolean {
  return placed.has(view)
}

/** Puts a map up in the room. */
export function raiseMap(room: Element, { label, ...plan }: MapPlan): StandingMap {
  const box = createBox(label)
  room.append(box)
  return { box, view: new LeafletView(box, plan) }
}

interface MapPlan extends LeafletPlan {
  label: string
}

/**
 * Puts up the map that the page is going to have, before React has come alive; what happens on it is told to the page when
 * it takes the map over.
 */
export function raiseFirstMap(room: Element, plan: Omit<MapPlan, 'events'>): StandingMap {
  const { events, listen } = laterEvents()
  const map = raiseMap(room, { ...plan, events })
  standing.set(plan.label, { ...map, listen })
  if (plan.sight) placed.add(map.view)
  return map
}

/** The map that was put up for this page, moved into its room with the focus it has; null when there is none. */
export function takeFirstMap(room: Element, { label, events }: MapPlan): StandingMap | null {
  const first = standing.get(label)
  if (!first) return null
  standing.delete(label)
  if (!first.box.isConnected) {
    // of a page that was left before it came alive
    first.view.close()
    return null
  }
  const focused = first.box.contains(document.activeElement) ? document.activeElement : null
  room.append(first.box)
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  first.listen(events)
  return first
}

function createBox(label: string): HTMLElement {
  const box = document.createElement('div')
  box.setAttribute('role', 'application')
  box.setAttribute('aria-label', mapName(label))
  box.tabIndex = 0
  box.className = 'absolute inset-0 bg-brand-tint! font-sans! text-sm! focus-visible:-outline-offset-4'
  return box
}

/** Keeps the last event of each kind until there is somebody to tell. */
function laterEvents(): { events: MapEvents; listen: (listener: MapEvents) => void } {
  let present: MapEvents | undefined
  const missed = new Map<keyof MapEvents, (listener: MapEvents) => void>()
  const tell = (kind: keyof MapEvents, event: (listener: MapEvents) => void) => {
    if (present) event(present)
    else missed.set(kind, event)
  }
  const events: MapEvents = {
    onChoose: (places) => tell('onChoose', (to) => to.onChoose(places)),
    onPoint: (id) => tell('onPoint', (to) => to.onPoint(id)),
    onFeature: (feature) => tell('onFeature', (to) => to.onFeature(feature)),
    onPin: (point) => tell('onPin', (to) => to.onPin(point)),
    onMove: (bounds) => tell('onMove', (to) => to.onMove(bounds)),
    onHint: (gesture) => tell('onHint', (to) => to.onHint(gesture)),
  }
  const listen = (listener: MapEvents) => {
    present = listener
    for (const event of missed.values()) event(listener)
  }
  return { events, listen }
}
