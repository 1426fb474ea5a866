'use client'

import { GeoObject, Map as YandexCanvas, Placemark, useYMaps } from '@pbe/react-yandex-maps'
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { MapBox } from '@/components/map/map-box'
import { type MapDriverProps, POINT_ZOOM } from '@/components/map/map-view'
import { BaseMapView } from '@/components/map/base-map-view'
import { EntryStore } from '@/components/map/entry-store'
import { isTouchScreen } from '@/components/map/map-gestures'
import type { MapSettings } from '@/components/map/map-place'
import { getPadding } from '@/components/map/map-padding'
import { stepPoint } from '@/components/map/place-bounds'
import { MarkerRenderer } from '@/components/map/marker-layer'
import { hostMap, YANDEX_MODULES, type YandexApi } from '@/components/map/yandex-host'
import { YandexLayers, type DrawnFeature } from '@/components/map/yandex-layers'
import {
  createElementLayout,
  type Mark,
  toPair,
  YandexMarkerLayer,
  YandexPin,
} from '@/components/map/yandex-marker-layer'
import { allowsMotion } from '@/components/ui/allows-motion'

type YandexMapInstance = InstanceType<YandexApi['Map']>

export function YandexMap(props: MapDriverProps) {
  const { settings, label, words, events, onView } = props
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!box.current) return
    const map = { box: box.current, settings, words, events, onView }
    return hostMap({ box: box.current, map: <HostedMap {...map} /> })
  }, [settings, words, events, onView])
  return <MapBox ref={box} label={label} />
}

type HostedMapProps = Omit<MapDriverProps, 'label'> & { box: HTMLElement }

function HostedMap({ box, settings, words, events, onView }: HostedMapProps) {
  const api = useYMaps(YANDEX_MODULES)
  const [map, setMap] = useState<YandexMapInstance | null>(null)
  const [marks] = useState(() => new EntryStore<Mark>())
  const [features] = useState(() => new EntryStore<DrawnFeature>())
  const layout = useMemo(() => api && createElementLayout(api), [api])
  useEffect(() => {
    if (!map || !layout) return
    const markerLayer = new YandexMarkerLayer({ map, box, marks, layout })
    const view = new YandexView(map, markerLayer, new YandexLayers(features, events), { settings, words, events })
    onView(view)
    return () => {
      onView(null)
      view.close()
    }
  }, [map, layout, box, marks, features, settings, words, events, onView])
  const { center, zoom, minZoom, maxZoom } = settings
  return (
    <YandexCanvas
      instanceRef={setMap}
      width="100%"
      height="100%"
      defaultState={{ center: toPair(center), zoom, controls: [] }}
      defaultOptions={{ minZoom, maxZoom, suppressMapOpenBlock: true }}
    >
      <Features features={features} />
      <Marks marks={marks} />
    </YandexCanvas>
  )
}

function Marks({ marks }: { marks: EntryStore<Mark> }) {
  const shown = useSyncExternalStore(marks.subscribe, marks.read)
  return shown.map(([key, { coordinates, properties, options, onDragend }]) => (
    <Placemark key={key} geometry={coordinates} properties={properties} options={options} onDragend={onDragend} />
  ))
}

function Features({ features }: { features: EntryStore<DrawnFeature> }) {
  const shown = useSyncExternalStore(features.subscribe, features.read)
  return shown.map(([key, { geometry, properties, options, onClick }]) => (
    <GeoObject key={key} geometry={geometry} properties={properties} options={options} onClick={onClick} />
  ))
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
  private readonly settings: MapSettings

  constructor(
    private readonly map: YandexMapInstance,
    markerLayer: YandexMarkerLayer,
    layers: YandexLayers,
    { settings, events, words }: Pick<MapDriverProps, 'settings' | 'events' | 'words'>,
  ) {
    const markers = new MarkerRenderer(markerLayer, { maxZoom: settings.maxZoom, words }, events)
    markerLayer.onBuilt = () => markers.fit()
    map.behaviors.disable(pageGestures())
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
    this.settings = settings
    markerLayer.box.addEventListener('keydown', this.onKeyDown)
  }

  showAll() {
    const bounds = this.shownBounds()
    if (!bounds) return this.moveTo(this.settings.center, this.settings.zoom)
    const [west, south, east, north] = bounds
    if (west === east && south === north) return this.moveTo({ latitude: south, longitude: west }, POINT_ZOOM)
    const corners = [
      [west, south],
      [east, north],
    ]
    const { top, right, bottom, left } = getPadding(this.markerLayer.box, this.hasMarkers())
    void this.map.setBounds(corners, { checkZoomRange: true, zoomMargin: [top, right, bottom, left] })
  }

  zoomBy(steps: number) {
    const { minZoom, maxZoom } = this.settings
    const zoom = Math.min(maxZoom, Math.max(minZoom, this.map.getZoom() + steps))
    void this.map.setZoom(zoom, { duration: allowsMotion() ? 200 : 0 })
  }

  panBy(step: [number, number]) {
    this.moveTo(stepPoint(this.markerLayer.center(), this.map.getZoom(), step), this.map.getZoom())
  }

  override close() {
    super.close()
    this.markerLayer.box.removeEventListener('keydown', this.onKeyDown)
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

function takeGestures({ behaviors }: YandexMapInstance, isActive: boolean) {
  if (isActive) behaviors.enable(pageGestures())
  else behaviors.disable(pageGestures())
}

function pageGestures(): string[] {
  return isTouchScreen() ? ['scrollZoom', 'drag'] : ['scrollZoom']
}
