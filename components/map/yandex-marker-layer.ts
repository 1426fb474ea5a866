import type { MapBounds, MapPoint } from '@/components/map/map-place'
import { computeAnchor, markerSize, markerWidth, pinElement } from '@/components/map/marker-element'
import type { MapMarker } from '@/components/map/place-groups'
import type { MarkerLayer, MarkerHandle } from '@/components/map/marker-layer'
import type { YandexApi, YandexCanvas, YandexLayout, YandexObject } from '@/components/map/yandex-api'
import { allowsMotion } from '@/components/ui/allows-motion'
import type { MapEvents } from '@/components/map/map-view'
import { stepPoint } from '@/components/map/place-bounds'

export class YandexMarkerLayer implements MarkerLayer {
  private readonly layout: new () => YandexLayout
  readonly size = markerSize()

  constructor(
    private readonly api: YandexApi,
    private readonly map: YandexCanvas,
    readonly box: HTMLElement,
  ) {
    this.layout = elementLayout(api)
  }

  bounds(): MapBounds {
    const [[west, south], [east, north]] = this.map.getBounds()
    return [west, south, east, north]
  }

  center(): MapPoint {
    const [west, south, east, north] = this.bounds()
    return { latitude: (south + north) / 2, longitude: (west + east) / 2 }
  }

  zoom() {
    return this.map.getZoom()
  }

  put(marker: MapMarker, element: HTMLElement): MarkerHandle {
    const [right, down] = computeAnchor(marker, markerWidth(marker, this.size))
    const object = this.addElement(marker, element, { offset: [right, down] })
    return {
      raise: (isAbove) => object.options.set('zIndex', isAbove ? 1_000 : 650),
      remove: () => this.map.geoObjects.remove(object),
    }
  }

  /** `offset`: anchor in pixels from the upper left corner of the element. */
  addElement(
    point: MapPoint,
    element: HTMLElement,
    { offset, ...options }: { offset: [number, number]; draggable?: boolean },
  ): YandexObject {
    const [right, down] = offset
    const holder = document.createElement('div')
    holder.style.position = 'absolute'
    holder.style.left = `${-right}px`
    holder.style.top = `${-down}px`
    holder.append(element)
    const object = new this.api.GeoObject(
      { geometry: { type: 'Point', coordinates: toPair(point) }, properties: { element: holder } },
      {
        ...options,
        iconLayout: this.layout,
        iconShape: {
          type: 'Rectangle',
          coordinates: [
            [-right, -down],
            [right, 0],
          ],
        },
      },
    )
    this.map.geoObjects.add(object)
    return object
  }

  moveTo(point: MapPoint, zoom: number) {
    void this.map.setCenter(toPair(point), zoom, { duration: allowsMotion() ? 300 : 0, checkZoomRange: true })
  }

  takeFocus() {
    this.box.focus({ preventScroll: true })
  }
}

export function toPair({ latitude, longitude }: MapPoint): [number, number] {
  return [longitude, latitude]
}

function elementLayout(api: YandexApi): new () => YandexLayout {
  const layout: new () => YandexLayout = api.templateLayoutFactory.createClass('', {
    build(this: YandexLayout) {
      ;(layout as unknown as { superclass: { build: () => void } }).superclass.build.call(this)
      const element = this.getData().properties.get('element')
      if (element instanceof HTMLElement) this.getParentElement().append(element)
    },
  })
  return layout
}

export class YandexPin {
  private object: YandexObject | null = null
  private isMovable = false

  constructor(
    private readonly map: YandexCanvas,
    private readonly markerLayer: YandexMarkerLayer,
    private readonly events: MapEvents,
  ) {
    map.events.add('click', (event) => {
      if (this.isMovable) events.onPin(toPoint(event.get('coords') as [number, number]))
    })
  }

  set(point: MapPoint | null, isMovable: boolean) {
    this.isMovable = isMovable
    if (!point) {
      if (this.object) this.map.geoObjects.remove(this.object)
      this.object = null
      return
    }
    this.object ??= this.create(point)
    this.object.geometry.setCoordinates(toPair(point))
  }

  private create(point: MapPoint): YandexObject {
    const element = pinElement(this.isMovable ? (step) => this.step(step) : null)
    const size = markerSize()
    const object = this.markerLayer.addElement(point, element, { offset: [size / 2, size], draggable: this.isMovable })
    object.options.set('zIndex', 2_000)
    object.events.add('dragend', () => this.events.onPin(toPoint(object.geometry.getCoordinates())))
    return object
  }

  private step(step: [number, number]) {
    if (!this.object) return
    const point = stepPoint(toPoint(this.object.geometry.getCoordinates()), this.map.getZoom(), step)
    this.object.geometry.setCoordinates(toPair(point))
    this.events.onPin(point)
  }
}

function toPoint([longitude, latitude]: [number, number]): MapPoint {
  return { latitude, longitude }
}
