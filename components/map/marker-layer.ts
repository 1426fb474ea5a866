import { hideCovered } from '@/components/map/covered-markers'
import type { MapBounds, MapPlace, MapPoint } from '@/components/map/map-place'
import type { MapEvents } from '@/components/map/map-view'
import { namesAt, type ZoomNames, clearClusters, type PixelBox } from '@/components/map/clear-clusters'
import { createMarker, shiftMarker, type PlaceWords, SIZE_PX } from '@/components/map/marker-element'
import { groupPlaces, type PlaceGroups, type MapMarker } from '@/components/map/place-groups'
import { spreadPins } from '@/components/map/spread-pins'
import { pinBox, SIGN_PX } from '@/components/map/sign-shapes'
import { markerSide } from '@/components/map/cluster-ring'
import { worldPixel } from '@/lib/contract/web-mercator'

export interface MarkerLayer {
  readonly box: HTMLElement
  readonly size: number
  bounds: () => MapBounds
  zoom: () => number
  put: (marker: MapMarker, element: HTMLElement) => MarkerHandle
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
  marker: MapMarker
  /** Groups that know its cluster. */
  groups: PlaceGroups
  handle: MarkerHandle
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
    private readonly markerLayer: MarkerLayer,
    private readonly drawing: MarkerDrawing,
    private readonly events: MapEvents,
  ) {
    this.groups = groupPlaces([])
    if (markerLayer.box.parentElement) this.covers.observe(markerLayer.box.parentElement, { childList: true })
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
    void groups.within(this.markerLayer.bounds(), this.markerLayer.zoom(), this.active).then((markers) => {
      if (turn === this.asked) this.show(this.cleared(markers), groups)
    })
  }

  /** Call it before the map is removed. */
  close() {
    this.isClosed = true
    this.asked++
    this.covers.disconnect()
  }

  private cleared(markers: readonly MapMarker[]): MapMarker[] {
    const zoom = this.markerLayer.zoom()
    return spreadMarkers(markers, { zoom, size: this.markerLayer.size, names: namesAt(this.drawing.names ?? [], zoom) })
  }

  private show(found: readonly MapMarker[], groups: PlaceGroups) {
    const markers = new Map(found.map((marker) => [marker.key, marker]))
    for (const [key, one] of [...this.mounted]) if (one.groups !== groups || !markers.has(key)) this.take(key)
    for (const marker of found) {
      const { button, handle } = this.mounted.get(marker.key) ?? this.put(marker, groups)
      shiftMarker(button, marker)
      if (button.hasAttribute('data-active') === marker.isActive) continue
      button.toggleAttribute('data-active', marker.isActive)
      handle.raise(marker.isActive)
    }
    this.fit()
  }

  /** Hides markers under the controls of the map. */
  fit() {
    hideCovered(
      this.markerLayer.box,
      [...this.mounted.values()].map(({ button }) => button),
    )
  }

  private put(marker: MapMarker, groups: PlaceGroups): MountedMarker {
    const button = createMarker(marker, this.isInseparable(marker), this.drawing.words)
    const one = { marker, groups, button, handle: this.markerLayer.put(marker, button) }
    this.mounted.set(marker.key, one)
    this.listen(one)
    return one
  }

  private take(key: string) {
    const one = this.mounted.get(key)
    if (!one) return
    const hadFocus = document.activeElement === one.button
    one.handle.remove()
    this.mounted.delete(key)
    if (hadFocus) this.markerLayer.takeFocus()
  }

  private listen(one: MountedMarker) {
    const { marker, button, handle } = one
    const point = (id: MapPlace['id'] | null) => {
      handle.raise(id !== null || button.hasAttribute('data-active'))
      this.events.onPoint(id)
    }
    button.addEventListener('click', (event) => {
      event.stopPropagation()
      void this.choose(one)
    })
    // Enter and double clicks must not reach the map
    for (const kind of ['dblclick', 'keydown', 'keypress'])
      button.addEventListener(kind, (event) => event.stopPropagation())
    for (const kind of ['focus', 'pointerenter']) button.addEventListener(kind, () => point(marker.place?.id ?? null))
    for (const kind of ['blur', 'pointerleave']) button.addEventListener(kind, () => point(null))
  }

  private async choose({ marker, groups }: MountedMarker) {
    if (marker.place) return this.events.onChoose([marker.place], 1)
    if (marker.cluster === null) return
    if (this.isInseparable(marker))
      this.events.onChoose(await groups.listPlaces(marker.cluster, MAX_CLUSTER, this.active), marker.count)
    // groups that came with the page are of a whole city: from nearer, they must not lead back
    else
      this.markerLayer.moveTo(
        marker,
        Math.min(this.drawing.maxZoom, Math.max(marker.partsAt, this.markerLayer.zoom() + 1)),
      )
  }

  private isInseparable({ cluster, partsAt }: MapMarker): boolean {
    return cluster !== null && partsAt > this.drawing.maxZoom
  }
}

interface Drawing {
  zoom: number
  size: number
  names: readonly PixelBox[]
}

function spreadMarkers(markers: readonly MapMarker[], { zoom, size, names }: Drawing): MapMarker[] {
  if (markers.every(({ cluster, place }) => !cluster && !place?.sign)) {
    const pins = spreadPins(markers.map((marker) => worldPixel(marker, zoom)))
    return markers.map((marker, index) => ({ ...marker, shift: pins[index] ?? [0, 0] }))
  }
  const scale = size / SIZE_PX
  const chosen = markers.find(({ isActive }) => isActive)
  const kept = chosen ? [...names, pinBox(worldPixel(chosen, zoom), scale)] : names
  const marks = markers.map((marker) => {
    const isCluster = marker.cluster !== null
    const side = isCluster ? markerSide(marker) : SIGN_PX
    return { ...worldPixel(marker, zoom), radius: (side / 2) * scale, isCluster }
  })
  const shifts = clearClusters(marks, kept)
  return markers.map((marker, index) => ({ ...marker, shift: shifts[index] ?? [0, 0] }))
}
