'use client'

import { useLayoutEffect, useRef } from 'react'
import { MapBox } from '@/components/map/map-box'
import { type MapDriverProps, POINT_ZOOM } from '@/components/map/map-view'
import { control, Map as Leaflet, tileLayer, type FitBoundsOptions, type MapOptions, type TileLayer } from 'leaflet'
import 'leaflet/dist/leaflet.css'
import { BaseMapView } from '@/components/map/base-map-view'
import { LeafletLayers } from '@/components/map/leaflet-layers'
import { LeafletPin, LeafletMarkerLayer } from '@/components/map/leaflet-marker-layer'
import { getPadding } from '@/components/map/map-padding'
import { isTouchScreen } from '@/components/map/map-gestures'
import type { MapBounds, MapPoint, MapSettings } from '@/components/map/map-place'
import { MarkerRenderer } from '@/components/map/marker-layer'
import { hasPortalTiles } from '@/components/map/tiles'
import { allowsMotion } from '@/components/ui/allows-motion'

export function LeafletMap({ settings, label, firstView, names, words, events, onView }: MapDriverProps) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (!box.current) return
    const view = new LeafletView(box.current, { settings, firstView, names, words, events })
    onView(view)
    return () => {
      onView(null)
      view.close()
    }
  }, [settings, firstView, names, words, events, onView])
  return <MapBox ref={box} label={label} className={LOOK} />
}

/** Between whole zooms tiles are scaled and overlap by a pixel: otherwise seams show. */
const LOOK =
  'bg-brand-tint! font-sans! text-sm! [&[data-scaled]_.leaflet-tile]:size-[257px]! [&[data-scaled]_.leaflet-tile]:mix-blend-normal!'

/** Milliseconds in which a loaded tile fades in. */
const FADE_MS = 250
/** A tile that hangs must not hold back the others. */
const MAX_WAIT_MS = 4_000

class LeafletView extends BaseMapView<LeafletMarkerLayer> {
  readonly isPlaced: boolean
  private readonly settings: MapSettings
  private readonly map: Leaflet
  private wait: ReturnType<typeof setTimeout> | undefined

  constructor(
    box: HTMLElement,
    { settings, events, firstView = null, names, words }: Omit<MapDriverProps, 'label' | 'onView'>,
  ) {
    const map = createMap(box, settings, firstView)
    const tiles = addTiles(map, settings)
    const layers = new LeafletLayers(map, events)
    const markerLayer = new LeafletMarkerLayer(map)
    const markers = new MarkerRenderer(
      markerLayer,
      { maxZoom: settings.maxZoom, words, names: hasPortalTiles(settings) ? names : [] },
      events,
    )
    map.on('zoomend', () => box.toggleAttribute('data-scaled', !Number.isInteger(map.getZoom())))
    map.on('moveend', () => {
      markers.draw()
      events.onMove(markerLayer.visibleBounds())
    })
    super(
      { markerLayer, markers, layers, pin: new LeafletPin(map, events) },
      {
        onActivate: (isActive) => takeGestures(map, isActive),
        onHint: events.onHint,
        onResize: () => map.invalidateSize({ animate: false }),
      },
    )
    this.isPlaced = firstView !== null
    this.settings = settings
    this.map = map
    this.reportDrawn(tiles, events.onDrawn)
    if (firstView) events.onMove(markerLayer.visibleBounds())
  }

  showAll() {
    const bounds = this.shownBounds()
    if (!bounds) this.moveTo(this.settings.center, this.settings.zoom)
    else if (this.hasMarkers()) fit(this.map, bounds)
    else fitLayers(this.map, bounds)
  }

  zoomBy(steps: number) {
    const zoom = this.map.getZoom()
    this.map.setZoom((steps > 0 ? Math.floor(zoom) : Math.ceil(zoom)) + steps, { animate: allowsMotion() })
  }

  panBy(step: [number, number]) {
    this.map.panBy(step, { animate: allowsMotion() })
  }

  override close() {
    clearTimeout(this.wait)
    super.close()
    this.map.remove()
  }

  private reportDrawn(tiles: TileLayer, tell: () => void) {
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
    waitFor(MAX_WAIT_MS)
    tiles.once('load', () => stop.signal.aborted || waitFor(FADE_MS))
    this.map.once('movestart', done)
    this.map.getContainer().addEventListener('focusin', done, { signal: stop.signal })
  }
}

function createMap(box: HTMLElement, settings: MapSettings, firstView: MapBounds | MapPoint | null): Leaflet {
  const { center, zoom, minZoom, maxZoom } = settings
  const map = new Leaflet(box, { ...usualOptions(), minZoom, maxZoom })
  // before the tiles, or those of another place would be fetched for nothing
  if (Array.isArray(firstView)) fit(map, firstView)
  else map.setView(pair(firstView ?? center), firstView ? POINT_ZOOM : zoom)
  return map
}

/** Without controls of Leaflet; the wheel and fingers are taken by `takeGestures`. */
export function usualOptions(): MapOptions {
  const isGentle = allowsMotion()
  return {
    zoomControl: false,
    attributionControl: false,
    scrollWheelZoom: false,
    dragging: !isTouchScreen(),
    zoomAnimation: isGentle,
    fadeAnimation: isGentle,
    inertia: isGentle,
  }
}

function addTiles(map: Leaflet, { tilesUrl, attribution, minZoom, maxZoom }: MapSettings): TileLayer {
  control.attribution({ prefix: false, position: 'bottomleft' }).addAttribution(plain(attribution)).addTo(map)
  return tileLayer(tilesUrl, { minZoom, maxZoom }).addTo(map)
}

/** At half a zoom too: the next whole one may show twice the land. */
function fitLayers(map: Leaflet, bounds: MapBounds) {
  const { zoomSnap } = map.options
  map.options.zoomSnap = 0.5
  fit(map, bounds, false)
  map.options.zoomSnap = zoomSnap
}

function fit(map: Leaflet, [west, south, east, north]: MapBounds, hasMarkers = true) {
  const corners = [pair({ latitude: south, longitude: west }), pair({ latitude: north, longitude: east })]
  const edge = getPadding(map.getContainer(), hasMarkers)
  const padding: FitBoundsOptions = {
    paddingTopLeft: [edge.left, edge.top],
    paddingBottomRight: [edge.right, edge.bottom],
  }
  map.fitBounds(corners, { ...padding, maxZoom: POINT_ZOOM, animate: false })
}

function pair({ latitude, longitude }: MapPoint): [number, number] {
  return [latitude, longitude]
}

/** Leaflet inserts HTML; the setting is plain text. */
function plain(text: string): string {
  const holder = document.createElement('span')
  holder.textContent = text
  return holder.innerHTML
}

/** The wheel, and a finger on touch screens, move the map only while it is in use; otherwise the page scrolls. */
export function takeGestures({ scrollWheelZoom, dragging }: Leaflet, isActive: boolean): void {
  for (const handler of isTouchScreen() ? [scrollWheelZoom, dragging] : [scrollWheelZoom]) {
    if (isActive) handler.enable()
    else handler.disable()
  }
}
