'use client'

import { useYMaps, YMaps } from '@pbe/react-yandex-maps'
import { useEffect, useRef } from 'react'
import { MapBox } from '@/components/map/map-box'
import { type MapDriverProps, POINT_ZOOM } from '@/components/map/map-view'
import type { YandexApi, YandexCanvas } from '@/components/map/yandex-api'
import { BaseMapView } from '@/components/map/base-map-view'
import { isTouchScreen } from '@/components/map/map-gestures'
import type { MapSettings } from '@/components/map/map-place'
import { getPadding } from '@/components/map/map-padding'
import { stepPoint } from '@/components/map/place-bounds'
import { MarkerRenderer } from '@/components/map/marker-layer'
import { YandexLayers } from '@/components/map/yandex-layers'
import { YandexPin, toPair, YandexMarkerLayer } from '@/components/map/yandex-marker-layer'
import { allowsMotion } from '@/components/ui/allows-motion'

export function YandexMap(props: MapDriverProps) {
  return (
    <YMaps query={{ ns: 'ymaps' }}>
      <Canvas {...props} />
    </YMaps>
  )
}

function Canvas({ settings, label, words, events, onView }: MapDriverProps) {
  const box = useRef<HTMLDivElement>(null)
  const api = useYMaps() as unknown as YandexApi | null
  useEffect(() => {
    if (!box.current || !api) return
    const view = new YandexView(api, box.current, settings, { events, words })
    onView(view)
    return () => {
      onView(null)
      view.close()
    }
  }, [api, settings, words, events, onView])
  return <MapBox ref={box} label={label} />
}

const KEY_STEP = 80
const KEYS: Record<string, [number, number]> = {
  ArrowUp: [0, -KEY_STEP],
  ArrowDown: [0, KEY_STEP],
  ArrowLeft: [-KEY_STEP, 0],
  ArrowRight: [KEY_STEP, 0],
}

class YandexView extends BaseMapView<YandexMarkerLayer> {
  readonly isPlaced = false
  private readonly map: YandexCanvas

  constructor(
    api: YandexApi,
    private readonly box: HTMLElement,
    private readonly settings: MapSettings,
    { events, words }: Pick<MapDriverProps, 'events' | 'words'>,
  ) {
    const map = createMap(api, box, settings)
    const markerLayer = new YandexMarkerLayer(api, map, box)
    const layers = new YandexLayers(api, map, events)
    const markers = new MarkerRenderer(markerLayer, { maxZoom: settings.maxZoom, words }, events)
    map.events.add('boundschange', () => {
      markers.draw()
      events.onMove(markerLayer.bounds())
    })
    super(
      { markerLayer, markers, layers, pin: new YandexPin(map, markerLayer, events) },
      {
        onActivate: (isActive) => takeGestures(map, isActive),
        onHint: events.onHint,
        onResize: () => map.container.fitToViewport(),
      },
    )
    this.map = map
    box.addEventListener('keydown', this.onKeyDown)
  }

  showAll() {
    const bounds = this.shownBounds()
    if (!bounds) return this.moveTo(this.settings.center, this.settings.zoom)
    const [west, south, east, north] = bounds
    if (west === east && south === north) return this.moveTo({ latitude: south, longitude: west }, POINT_ZOOM)
    const corners: [[number, number], [number, number]] = [
      [west, south],
      [east, north],
    ]
    const { top, right, bottom, left } = getPadding(this.markerLayer.box)
    this.map.setBounds(corners, { checkZoomRange: true, zoomMargin: [top, right, bottom, left] })
  }

  zoomBy(steps: number) {
    const { minZoom, maxZoom } = this.settings
    const zoom = Math.min(maxZoom, Math.max(minZoom, this.map.getZoom() + steps))
    this.map.setZoom(zoom, { duration: allowsMotion() ? 200 : 0 })
  }

  panBy(step: [number, number]) {
    this.moveTo(stepPoint(this.markerLayer.center(), this.map.getZoom(), step), this.map.getZoom())
  }

  override close() {
    super.close()
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
}

function createMap(api: YandexApi, box: HTMLElement, { center, zoom, minZoom, maxZoom }: MapSettings): YandexCanvas {
  const state = { center: toPair(center), zoom, controls: [] }
  const map = new api.Map(box, state, { minZoom, maxZoom, suppressMapOpenBlock: true })
  map.behaviors.disable(pageGestures())
  return map
}

function takeGestures({ behaviors }: YandexCanvas, isActive: boolean) {
  if (isActive) behaviors.enable(pageGestures())
  else behaviors.disable(pageGestures())
}

function pageGestures(): string[] {
  return isTouchScreen() ? ['scrollZoom', 'drag'] : ['scrollZoom']
}
