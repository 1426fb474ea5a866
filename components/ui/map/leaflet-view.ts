import { control, Map as Leaflet, tileLayer, type FitBoundsOptions, type TileLayer } from 'leaflet'
import 'leaflet/dist/leaflet.css'
import { takeGestures } from '@/components/ui/map/leaflet-gestures'
import { LeafletLayers } from '@/components/ui/map/leaflet-layers'
import { LeafletPin } from '@/components/ui/map/leaflet-pin'
import { LeafletStage } from '@/components/ui/map/leaflet-stage'
import { edgeOf } from '@/components/ui/map/map-edge'
import { isTouchScreen, watchGestures } from '@/components/ui/map/map-gestures'
import type { MapBounds, MapPlace, MapPoint, MapSettings, MarkedPlace } from '@/components/ui/map/map-place'
import { POINT_ZOOM, type DrawnLayer, type MapDriverProps, type MapView } from '@/components/ui/map/map-view'
import { boundsOf, pointsOf } from '@/components/ui/map/place-bounds'
import { SpotMarkers } from '@/components/ui/map/spot-markers'
import { movesGently } from '@/components/ui/moves-gently'

/** A tile that has come becomes visible within so many milliseconds. */
const FADE_MS = 250
/** A tile that hangs must not hold back the others. */
const LONGEST_WAIT_MS = 4_000

/** The built-in map over the tiles of this portal, by Leaflet. */
export class LeafletView implements MapView {
  readonly isPlaced: boolean
  private readonly settings: MapSettings
  private readonly map: Leaflet
  private readonly stage: LeafletStage
  private readonly markers: SpotMarkers
  private readonly layers: LeafletLayers
  private readonly pin: LeafletPin
  private readonly stopGestures: () => void
  private readonly resize: ResizeObserver
  private shown: (readonly MapPoint[])[] = [[], []]
  private wait: ReturnType<typeof setTimeout> | undefined

  constructor(box: HTMLElement, { settings, events, sight = null }: Omit<MapDriverProps, 'label' | 'onView'>) {
    this.isPlaced = sight !== null
    this.settings = settings
    this.map = createMap(box, settings, sight)
    const tiles = addTiles(this.map, settings)
    this.layers = new LeafletLayers(this.map, events)
    this.stage = new LeafletStage(this.map)
    this.markers = new SpotMarkers(this.stage, settings.maxZoom, events)
    this.map.on('moveend', () => {
      this.markers.draw()
      events.onMove(this.stage.sight())
    })
    this.pin = new LeafletPin(this.map, events)
    this.stopGestures = watchGestures(box, {
      onActivate: (isActive) => takeGestures(this.map, isActive),
      onHint: events.onHint,
    })
    this.resize = new ResizeObserver(() => this.map.invalidateSize({ animate: false }))
    this.resize.observe(box)
    this.tellDrawn(tiles, events.onDrawn)
    if (sight) events.onMove(this.stage.sight())
  }

  setPlaces(places: readonly MarkedPlace[]) {
    this.shown[0] = places
    this.markers.set(places)
  }

  setLayers(layers: readonly DrawnLayer[]) {
    this.shown[1] = layers.flatMap(({ data }) => pointsOf(data))
    this.layers.set(layers)
  }

  setActive(id: MapPlace['id'] | null) {
    this.markers.setActive(id)
  }

  setPin(point: MapPoint | null, isMovable: boolean) {
    this.pin.set(point, isMovable)
  }

  moveTo(point: MapPoint, zoom: number) {
    this.stage.moveTo(point, zoom)
  }

  showAll() {
    const bounds = boundsOf(this.shown.flat())
    if (bounds) fit(this.map, bounds)
    else this.stage.moveTo(this.settings.center, this.settings.zoom)
  }

  takeFocus() {
    this.stage.takeFocus()
  }

  zoomBy(steps: number) {
    this.map.setZoom(this.map.getZoom() + steps, { animate: movesGently() })
  }

  panBy(step: [number, number]) {
    this.map.panBy(step, { animate: movesGently() })
  }

  close() {
    clearTimeout(this.wait)
    this.stopGestures()
    this.markers.close()
    this.resize.disconnect()
    this.map.remove()
  }

  /** Once: when the tiles are seen, when somebody does something with the map, at the latest after a while. */
  private tellDrawn(tiles: TileLayer, tell: () => void) {
    const stop = new AbortController()
    const done = () => {
      if (stop.signal.aborted) return
      stop.abort()
      clearTimeout(this.wait)
      tell()
    }
    const waitFor = (ms: number) => {
      clearTimeout(this.wait)
      this.wait = setTimeout(done, ms)
    }
    waitFor(LONGEST_WAIT_MS)
    tiles.once('load', () => stop.signal.aborted || waitFor(FADE_MS))
    this.map.once('movestart', done)
    this.map.getContainer().addEventListener('focusin', done, { signal: stop.signal })
  }
}

function createMap(box: HTMLElement, settings: MapSettings, sight: MapBounds | MapPoint | null): Leaflet {
  const { center, zoom, minZoom, maxZoom } = settings
  const isGentle = movesGently()
  const map = new Leaflet(box, {
    minZoom,
    maxZoom,
    zoomControl: false,
    attributionControl: false,
    scrollWheelZoom: false,
    dragging: !isTouchScreen(),
    zoomAnimation: isGentle,
    fadeAnimation: isGentle,
    inertia: isGentle,
  })
  // before the tiles: those of another place would be fetched for nothing
  if (Array.isArray(sight)) fit(map, sight)
  else map.setView(pair(sight ?? center), sight ? POINT_ZOOM : zoom)
  return map
}

function addTiles(map: Leaflet, { tilesUrl, attribution, minZoom, maxZoom }: MapSettings): TileLayer {
  control.attribution({ prefix: false, position: 'bottomleft' }).addAttribution(plain(attribution)).addTo(map)
  return tileLayer(tilesUrl, { minZoom, maxZoom }).addTo(map)
}

function fit(map: Leaflet, [west, south, east, north]: MapBounds) {
  const corners = [pair({ latitude: south, longitude: west }), pair({ latitude: north, longitude: east })]
  const edge = edgeOf(map.getContainer())
  const room: FitBoundsOptions = {
    paddingTopLeft: [edge.left, edge.top],
    paddingBottomRight: [edge.right, edge.bottom],
  }
  map.fitBounds(corners, { ...room, maxZoom: POINT_ZOOM, animate: false })
}

function pair({ latitude, longitude }: MapPoint): [number, number] {
  return [latitude, longitude]
}

/** Leaflet puts the text in as HTML; the setting is plain text. */
function plain(text: string): string {
  const holder = document.createElement('span')
  holder.textContent = text
  return holder.innerHTML
}
