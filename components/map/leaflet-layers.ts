import {
  circleMarker,
  type CircleMarker,
  divIcon,
  geoJSON,
  type Layer,
  marker,
  type GeoJSON,
  type LatLng,
  type Map as Leaflet,
  type PathOptions,
} from 'leaflet'
import { readFacts, getFeatureName, findRule } from '@/components/map/layer-rules'
import { type AreaName, listAreaNames } from '@/components/map/area-names'
import { type LineBadge, listLineBadges } from '@/components/map/line-badges'
import type { LayerRule, MapPoint } from '@/components/map/map-place'
import type { DrawnLayer, MapEvents } from '@/components/map/map-view'
import { type MapLabel, showClear } from '@/components/map/show-clear'

/** Pixels; from `POINTS_FROM` points of a route, such as stops, are large enough to press. */
const POINT_RADIUS = 9
const FAR_POINT_RADIUS = 4
const POINTS_FROM = 14

export class LeafletLayers {
  private drawn: Layer[] = []
  /** Names and numbers over the layers, the most important first. */
  private labels: MapLabel[] = []
  private routePoints: CircleMarker[] = []

  constructor(
    private readonly map: Leaflet,
    private readonly events: MapEvents,
  ) {
    map.on('zoomend', () => this.fitZoom())
  }

  set(layers: readonly DrawnLayer[]) {
    for (const layer of this.drawn) layer.remove()
    this.labels = []
    this.routePoints = []
    this.drawn = layers.flatMap((layer) => [
      this.draw(layer),
      ...listLineBadges(layer).map((badge) => this.drawBadge(badge)),
      ...listAreaNames(layer).map((name) => this.drawName(name)),
    ])
    for (const layer of this.drawn) layer.addTo(this.map)
    this.fitZoom()
  }

  /** Over a whole city stops are dots on their lines, and labels that would cover others wait. */
  private fitZoom() {
    const radius = this.map.getZoom() < POINTS_FROM ? FAR_POINT_RADIUS : POINT_RADIUS
    for (const point of this.routePoints) point.setRadius(radius)
    showClear(this.labels)
  }

  private draw(layer: DrawnLayer): GeoJSON {
    return geoJSON(layer.data, {
      style: (feature) => pathStyle(feature && findRule(layer, feature)),
      filter: (feature) => findRule(layer, feature) !== undefined,
      pointToLayer: (feature, point) => this.drawPoint(point, layer, findRule(layer, feature)),
      onEachFeature: (feature, shape) => {
        const facts = readFacts(feature)
        const name = getFeatureName(feature, findRule(layer, feature))
        if (!facts) return void shape.on('add', () => describeShape(findElement(shape), name))
        const choose = () => this.events.onFeature(facts)
        shape.on('click', choose)
        shape.on('add', () => nameShape(findElement(shape), facts.title, choose))
      },
    })
  }

  private drawPoint(point: LatLng, { rules }: DrawnLayer, rule: LayerRule | undefined): CircleMarker {
    const drawn = circleMarker(point, { ...pathStyle(rule), radius: POINT_RADIUS })
    if (rules.some(({ kind }) => kind === 'line')) this.routePoints.push(drawn)
    return drawn
  }

  /** A press opens the route, not what lies under its number. Lines say and do the same by keyboard. */
  private drawBadge({ latitude, longitude, routes, isOnPoint }: LineBadge): Layer {
    const element = createSpan(
      `flex w-max gap-0.5 -translate-x-1/2 ${isOnPoint ? '-translate-y-[calc(100%+0.75rem)]' : '-translate-y-1/2'}`,
    )
    for (const { facts, ...look } of routes) {
      const badge = createBadge(look)
      if (facts) choosePressed(badge, () => this.events.onFeature(facts))
      element.append(badge)
    }
    return this.putLabel({ element, canMove: false }, { latitude, longitude })
  }

  /** A press goes through to the area. */
  private drawName({ title, ...point }: AreaName): Layer {
    return this.putLabel({ element: createSpan(AREA_NAME_LOOK, title), canMove: true }, point)
  }

  private putLabel(label: MapLabel, { latitude, longitude }: MapPoint): Layer {
    this.labels.push(label)
    label.element.ariaHidden = 'true'
    const icon = divIcon({ html: label.element, className: '', iconSize: [0, 0] })
    return marker([latitude, longitude], { icon, interactive: false, keyboard: false })
  }
}

const AREA_NAME_LOOK =
  'pointer-events-none relative block w-max -translate-1/2 rounded-sm bg-paper px-1.5 text-xs leading-4 font-semibold text-ink'

const BADGE_LOOK =
  'min-w-6 rounded-full border-2 border-paper px-1.5 text-center text-xs leading-5 font-semibold text-paper tabular-nums forced-color-adjust-none'

function createBadge({ number, color }: Pick<LineBadge['routes'][number], 'number' | 'color'>): HTMLElement {
  const badge = createSpan(BADGE_LOOK, number)
  badge.style.background = color
  return badge
}

function createSpan(className: string, text = ''): HTMLElement {
  const span = document.createElement('span')
  span.className = className
  span.textContent = text
  return span
}

/** Listens on the element itself: Chromium hands a tap to the nearest element that listens, such as a stop. */
function choosePressed(badge: HTMLElement, choose: () => void) {
  badge.classList.add('pointer-events-auto', 'cursor-pointer')
  badge.addEventListener('click', (event) => {
    event.stopPropagation()
    choose()
  })
  badge.addEventListener('dblclick', (event) => event.stopPropagation())
}

function findElement(shape: object): Element | undefined {
  return 'getElement' in shape && typeof shape.getElement === 'function'
    ? (shape.getElement() as Element | undefined)
    : undefined
}

function describeShape(element: Element | undefined, name: string | undefined) {
  if (!element || !name) return
  element.setAttribute('role', 'img')
  element.setAttribute('aria-label', name)
}

function nameShape(element: Element | undefined, title: string, choose: () => void) {
  if (!element) return
  element.setAttribute('tabindex', '0')
  element.setAttribute('role', 'button')
  element.setAttribute('aria-label', title)
  element.addEventListener('keydown', (event) => {
    if (!(event instanceof KeyboardEvent) || (event.key !== 'Enter' && event.key !== ' ')) return
    event.preventDefault()
    event.stopPropagation()
    choose()
  })
}

function pathStyle(rule: LayerRule | undefined): PathOptions {
  if (!rule) return {}
  const { color, kind } = rule
  if (kind === 'area') return { color, weight: 1.5, fillColor: color, fillOpacity: 0.4 }
  if (kind === 'point') return { color: 'white', weight: 2, fillColor: color, fillOpacity: 1 }
  return { color, weight: 5, opacity: 0.9, lineCap: 'round', ...(kind === 'dashes' && { dashArray: '2 9' }) }
}
