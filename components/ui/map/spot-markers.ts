import type { MapPlace, MapPoint, MarkedPlace } from '@/components/ui/map/map-place'
import type { MapEvents } from '@/components/ui/map/map-view'
import { createMarker } from '@/components/ui/map/marker-element'
import { PlaceClusters, type MapBounds, type Spot, type ZoomRange } from '@/components/ui/map/place-clusters'

/** The part of a map that holds markers; each driver has its own. */
export interface MarkerStage {
  /** What is in sight and a little around it. */
  bounds: () => MapBounds
  zoom: () => number
  put: (spot: Spot, element: HTMLElement) => StandingMarker
  moveTo: (point: MapPoint, zoom: number) => void
  /** The focus goes to the map itself when the marker that had it is gone. */
  takeFocus: () => void
}

export interface StandingMarker {
  /** Above its neighbours, or among them. */
  raise: (isAbove: boolean) => void
  remove: () => void
}

interface Standing {
  spot: Spot
  marker: StandingMarker
  button: HTMLButtonElement
}

/** More places than this at one point are not read one by one. */
const LARGEST_HEAP = 30

/** Markers of what is in sight; those that stay keep their element and with it the focus. */
export class SpotMarkers {
  private clusters: PlaceClusters
  private active: MapPlace['id'] | null = null
  private readonly standing = new Map<string, Standing>()

  constructor(
    private readonly stage: MarkerStage,
    private readonly zooms: ZoomRange,
    private readonly events: MapEvents,
  ) {
    this.clusters = new PlaceClusters([], zooms)
  }

  set(places: readonly MarkedPlace[]) {
    this.clusters = new PlaceClusters(places, this.zooms)
    for (const key of [...this.standing.keys()]) this.take(key)
    this.draw()
  }

  setActive(id: MapPlace['id'] | null) {
    this.active = id
    for (const one of this.standing.values()) this.light(one)
  }

  /** To be called whenever the map has moved. */
  draw() {
    const found = this.clusters.within(this.stage.bounds(), this.stage.zoom())
    const spots = new Map(found.map((spot) => [spot.key, spot]))
    for (const key of [...this.standing.keys()]) if (!spots.has(key)) this.take(key)
    for (const [key, spot] of spots) if (!this.standing.has(key)) this.put(spot)
  }

  private put(spot: Spot) {
    const button = createMarker(spot)
    const one = { spot, button, marker: this.stage.put(spot, button) }
    this.standing.set(spot.key, one)
    this.light(one)
    this.listen(one)
  }

  private take(key: string) {
    const one = this.standing.get(key)
    if (!one) return
    const hadFocus = document.activeElement === one.button
    one.marker.remove()
    this.standing.delete(key)
    if (hadFocus) this.stage.takeFocus()
  }

  private listen({ spot, button, marker }: Standing) {
    const point = (id: MapPlace['id'] | null) => {
      marker.raise(id !== null)
      this.events.onPoint(id)
    }
    button.addEventListener('click', (event) => {
      event.stopPropagation()
      this.choose(spot)
    })
    // Enter and double clicks belong to the marker, not to the map under it.
    for (const kind of ['dblclick', 'keydown', 'keypress'])
      button.addEventListener(kind, (event) => event.stopPropagation())
    for (const kind of ['focus', 'pointerenter']) button.addEventListener(kind, () => point(spot.place?.id ?? null))
    for (const kind of ['blur', 'pointerleave']) button.addEventListener(kind, () => point(null))
  }

  private choose(spot: Spot) {
    if (spot.place) return this.events.onChoose([spot.place])
    if (spot.heap === null) return
    const zoom = this.clusters.partingZoom(spot.heap)
    if (zoom === null) this.events.onChoose(this.clusters.placesOf(spot.heap, LARGEST_HEAP))
    else this.stage.moveTo(spot, zoom)
  }

  private light({ spot, button, marker }: Standing) {
    const isActive = this.active !== null && this.clusters.isIn(spot, this.active)
    button.toggleAttribute('data-active', isActive)
    marker.raise(isActive)
  }
}
