import { isTouchScreen, watchGestures } from '@/components/ui/map/map-gestures'
import type { MapPlace, MapPoint, MapSettings, MarkedPlace } from '@/components/ui/map/map-place'
import { edgeOf } from '@/components/ui/map/map-edge'
import { POINT_ZOOM, type DrawnLayer, type MapEvents, type MapView } from '@/components/ui/map/map-view'
import { boundsOf, pointsOf, stepPoint } from '@/components/ui/map/place-bounds'
import { SpotMarkers } from '@/components/ui/map/spot-markers'
import type { YandexApi, YandexCanvas } from '@/components/ui/map/yandex-api'
import { YandexLayers } from '@/components/ui/map/yandex-layers'
import { YandexPin } from '@/components/ui/map/yandex-pin'
import { pairOf, YandexStage } from '@/components/ui/map/yandex-stage'
import { movesGently } from '@/components/ui/moves-gently'

const KEY_STEP = 80
const KEYS: Record<string, [number, number]> = {
  ArrowUp: [0, -KEY_STEP],
  ArrowDown: [0, KEY_STEP],
  ArrowLeft: [-KEY_STEP, 0],
  ArrowRight: [KEY_STEP, 0],
}

/** The map of Yandex under the same word as the built-in one: our markers, our gestures, our keys. */
export class YandexView implements MapView {
  readonly isPlaced = false
  private readonly map: YandexCanvas
  private readonly stage: YandexStage
  private readonly markers: SpotMarkers
  private readonly layers: YandexLayers
  private readonly pin: YandexPin
  private readonly stopGestures: () => void
  private readonly resize: ResizeObserver
  private shown: (readonly MapPoint[])[] = [[], []]

  constructor(
    api: YandexApi,
    private readonly box: HTMLElement,
    private readonly settings: MapSettings,
    events: MapEvents,
  ) {
    const { center, zoom, minZoom, maxZoom } = settings
    this.map = new api.Map(
      box,
      { center: pairOf(center), zoom, controls: [] },
      { minZoom, maxZoom, suppressMapOpenBlock: true },
    )
    this.map.behaviors.disable(isTouchScreen() ? ['scrollZoom', 'drag'] : ['scrollZoom'])
    this.stage = new YandexStage(api, this.map, box)
    this.layers = new YandexLayers(api, this.map, events)
    this.markers = new SpotMarkers(this.stage, settings.maxZoom, events)
    this.pin = new YandexPin(this.map, this.stage, events)
    this.map.events.add('boundschange', () => {
      this.markers.draw()
      events.onMove(this.stage.bounds())
    })
    this.stopGestures = watchGestures(box, {
      onActivate: (isActive) => this.takeGestures(isActive),
      onHint: events.onHint,
    })
    this.resize = new ResizeObserver(() => this.map.container.fitToViewport())
    this.resize.observe(box)
    box.addEventListener('keydown', this.onKeyDown)
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
    if (!bounds) return this.moveTo(this.settings.center, this.settings.zoom)
    const [west, south, east, north] = bounds
    if (west === east && south === north) return this.moveTo({ latitude: south, longitude: west }, POINT_ZOOM)
    const corners: [[number, number], [number, number]] = [
      [west, south],
      [east, north],
    ]
    const { top, right, bottom, left } = edgeOf(this.stage.box)
    this.map.setBounds(corners, { checkZoomRange: true, zoomMargin: [top, right, bottom, left] })
  }

  takeFocus() {
    this.stage.takeFocus()
  }

  zoomBy(steps: number) {
    const { minZoom, maxZoom } = this.settings
    const zoom = Math.min(maxZoom, Math.max(minZoom, this.map.getZoom() + steps))
    this.map.setZoom(zoom, { duration: movesGently() ? 200 : 0 })
  }

  panBy(step: [number, number]) {
    this.moveTo(stepPoint(this.stage.center(), this.map.getZoom(), step), this.map.getZoom())
  }

  close() {
    this.stopGestures()
    this.markers.close()
    this.resize.disconnect()
    this.box.removeEventListener('keydown', this.onKeyDown)
    this.map.destroy()
  }

  private readonly onKeyDown = (event: KeyboardEvent) => {
    const step = KEYS[event.key]
    if (step) this.panBy(step)
    else if (event.key === '+' || event.key === '=') this.zoomBy(1)
    else if (event.key === '-') this.zoomBy(-1)
    else return
    event.preventDefault()
  }

  private takeGestures(isActive: boolean) {
    const names = isTouchScreen() ? ['scrollZoom', 'drag'] : ['scrollZoom']
    if (isActive) this.map.behaviors.enable(names)
    else this.map.behaviors.disable(names)
  }
}
