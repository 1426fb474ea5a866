import { hideCovered } from '@/components/map/covered-markers'
import type { MapBounds, MapPlace, MapPoint } from '@/components/map/map-place'
import type { MapEvents } from '@/components/map/map-view'
import { namesAt, type ZoomNames, clearClusters, type PixelBox } from '@/components/map/clear-clusters'
import { createMarker, shiftMarker, type PlaceWords, SIZE_PX } from '@/components/map/marker-element'
import { groupPlaces, type PlaceGroups, type Spot } from '@/components/map/place-groups'
import { pinBox, SIGN_PX } from '@/components/map/sign-shapes'
import { clusterSize } from '@/components/map/cluster-ring'
import { worldPixel } from '@/lib/contract/web-mercator'

export interface MarkerLayer {
  readonly box: HTMLElement
  readonly size: number
  bounds: () => MapBounds
  zoom: () => number
  put: (spot: Spot, element: HTMLElement) => MarkerHandle
  moveTo: (point: MapPoint, zoom: number) => void
  takeFocus: () => void
}

export interface MarkerHandle {
  raise: (isAbove: boolean) => void
  remove: () => void
}

interface MarkerDrawing {
  maxZoom: number
  words?: PlaceWords | undefined
  names?: readonly ZoomNames[] | undefined
}

interface MountedMarker {
  spot: Spot
  /** Groups that know its cluster. */
  groups: PlaceGroups
  marker: MarkerHandle
  button: HTMLButtonElement
}

/** Places at one point that are listed. */
const MAX_CLUSTER = 30

export class MarkerRenderer {
  private groups: PlaceGroups
  private active: MapPlace['id'] | null = null
  private readonly mounted = new Map<string, MountedMarker>()
  private readonly covers = new MutationObserver(() => this.fit())
  /** Drops results for an earlier position of the map. */
  private asked = 0
  private isClosed = false

  constructor(
    private readonly stage: MarkerLayer,
    private readonly drawing: MarkerDrawing,
    private readonly events: MapEvents,
  ) {
    this.groups = groupPlaces([])
    if (stage.box.parentElement) this.covers.observe(stage.box.parentElement, { childList: true })
  }

  set(groups: PlaceGroups) {
    this.groups = groups
    this.draw()
  }

  setActive(id: MapPlace['id'] | null) {
    this.active = id
    this.draw()
  }

  draw() {
    if (this.isClosed) return
    const { groups } = this
    const turn = ++this.asked
    void groups.within(this.stage.bounds(), this.stage.zoom(), this.active).then((spots) => {
      if (turn === this.asked) this.show(this.cleared(spots), groups)
    })
  }

  /** Call it before the map is removed. */
  close() {
    this.isClosed = true
    this.asked++
    this.covers.disconnect()
  }

  private cleared(spots: readonly Spot[]): Spot[] {
    const zoom = this.stage.zoom()
    return clearSpots(spots, { zoom, size: this.stage.size, names: namesAt(this.drawing.names ?? [], zoom) })
  }

  private show(found: readonly Spot[], groups: PlaceGroups) {
    const spots = new Map(found.map((spot) => [spot.key, spot]))
    for (const [key, one] of [...this.mounted]) if (one.groups !== groups || !spots.has(key)) this.take(key)
    for (const spot of found) {
      const { button, marker } = this.mounted.get(spot.key) ?? this.put(spot, groups)
      shiftMarker(button, spot)
      if (button.hasAttribute('data-active') === spot.isActive) continue
      button.toggleAttribute('data-active', spot.isActive)
      marker.raise(spot.isActive)
    }
    this.fit()
  }

  private fit() {
    hideCovered(
      this.stage.box,
      [...this.mounted.values()].map(({ button }) => button),
    )
  }

  private put(spot: Spot, groups: PlaceGroups): MountedMarker {
    const button = createMarker(spot, this.isInseparable(spot), this.drawing.words)
    const one = { spot, groups, button, marker: this.stage.put(spot, button) }
    this.mounted.set(spot.key, one)
    this.listen(one)
    return one
  }

  private take(key: string) {
    const one = this.mounted.get(key)
    if (!one) return
    const hadFocus = document.activeElement === one.button
    one.marker.remove()
    this.mounted.delete(key)
    if (hadFocus) this.stage.takeFocus()
  }

  private listen(one: MountedMarker) {
    const { spot, button, marker } = one
    const point = (id: MapPlace['id'] | null) => {
      marker.raise(id !== null || button.hasAttribute('data-active'))
      this.events.onPoint(id)
    }
    button.addEventListener('click', (event) => {
      event.stopPropagation()
      void this.choose(one)
    })
    // Enter and double clicks must not reach the map
    for (const kind of ['dblclick', 'keydown', 'keypress'])
      button.addEventListener(kind, (event) => event.stopPropagation())
    for (const kind of ['focus', 'pointerenter']) button.addEventListener(kind, () => point(spot.place?.id ?? null))
    for (const kind of ['blur', 'pointerleave']) button.addEventListener(kind, () => point(null))
  }

  private async choose({ spot, groups }: MountedMarker) {
    if (spot.place) return this.events.onChoose([spot.place], 1)
    if (spot.cluster === null) return
    if (this.isInseparable(spot))
      this.events.onChoose(await groups.placesOf(spot.cluster, MAX_CLUSTER, this.active), spot.count)
    // groups that came with the page are of a whole city: from nearer, they must not lead back
    else this.stage.moveTo(spot, Math.min(this.drawing.maxZoom, Math.max(spot.partsAt, this.stage.zoom() + 1)))
  }

  private isInseparable({ cluster, partsAt }: Spot): boolean {
    return cluster !== null && partsAt > this.drawing.maxZoom
  }
}

interface Drawing {
  zoom: number
  size: number
  names: readonly PixelBox[]
}

function clearSpots(spots: readonly Spot[], { zoom, size, names }: Drawing): Spot[] {
  const scale = size / SIZE_PX
  const chosen = spots.find(({ isActive }) => isActive)
  const kept = chosen ? [...names, pinBox(worldPixel(chosen, zoom), scale)] : names
  const marks = spots.map((spot) => {
    const isCluster = spot.cluster !== null
    const side = isCluster ? clusterSize(spot.count) : SIGN_PX
    return { ...worldPixel(spot, zoom), radius: (side / 2) * scale, isCluster }
  })
  const shifts = clearClusters(marks, kept)
  return spots.map((spot, index) => ({ ...spot, shift: shifts[index] ?? [0, 0] }))
}
