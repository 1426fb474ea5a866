import type { EntryStore } from '@/components/map/entry-store'
import type { MapBounds, MapPoint } from '@/components/map/map-place'
import { computeAnchor, markerSize, markerWidth, pinElement } from '@/components/map/marker-element'
import type { MapMarker } from '@/components/map/place-groups'
import type { MarkerLayer, MarkerHandle } from '@/components/map/marker-layer'
import type { YandexApi } from '@/components/map/yandex-host'
import { allowsMotion } from '@/components/ui/allows-motion'
import type { MapEvents } from '@/components/map/map-view'
import { stepPoint } from '@/components/map/place-bounds'

type YandexMap = InstanceType<YandexApi['Map']>
type Placemark = InstanceType<YandexApi['Placemark']>
type LayoutBase = InstanceType<YandexApi['layout']['templateBased']['Base']>
type ElementLayout = ReturnType<typeof createElementLayout>
type DragEvent = Parameters<Parameters<YandexMap['events']['add']>[1]>[0]

interface MarkProperties {
  element: HTMLElement
  onBuilt: () => void
}

/** What a `Placemark` of the package draws. */
export interface Mark {
  coordinates: number[]
  properties: MarkProperties
  options: {
    iconLayout: ElementLayout
    iconShape: { type: string; coordinates: number[][] }
    zIndex: number
    draggable: boolean
  }
  onDragend?: (event: DragEvent) => void
}

interface MarkFacts {
  point: MapPoint
  element: HTMLElement
  /** Anchor in pixels from the upper left corner of the element. */
  offset: [number, number]
  zIndex: number
  onDragend?: Mark['onDragend']
}

interface LayerParts {
  map: YandexMap
  box: HTMLElement
  marks: EntryStore<Mark>
  layout: ElementLayout
}

const USUAL = 650
const ABOVE = 1_000
const PIN = 2_000

export class YandexMarkerLayer implements MarkerLayer {
  readonly size = markerSize()
  readonly box: HTMLElement
  /** Called after elements of marks have come into the page, which is later than `put`. */
  onBuilt: () => void = () => undefined
  private readonly parts: LayerParts

  constructor(parts: LayerParts) {
    this.box = parts.box
    this.parts = parts
  }

  bounds(): MapBounds {
    const [[west = 0, south = 0] = [], [east = 0, north = 0] = []] = this.parts.map.getBounds()
    return [west, south, east, north]
  }

  center(): MapPoint {
    const [west, south, east, north] = this.bounds()
    return { latitude: (south + north) / 2, longitude: (west + east) / 2 }
  }

  zoom() {
    return this.parts.map.getZoom()
  }

  put(marker: MapMarker, element: HTMLElement): MarkerHandle {
    const offset = computeAnchor(marker, markerWidth(marker, this.size))
    const { mark, update, remove } = this.addMark({ point: marker, element, offset, zIndex: USUAL })
    return {
      raise: (isAbove) => update({ options: { ...mark.options, zIndex: isAbove ? ABOVE : USUAL } }),
      remove,
    }
  }

  addMark({ point, element, offset, zIndex, onDragend }: MarkFacts) {
    const { marks, layout } = this.parts
    const holder = createHolder(element, offset)
    let mark: Mark = {
      coordinates: toPair(point),
      properties: { element: holder, onBuilt: () => this.onBuilt() },
      options: { iconLayout: layout, iconShape: toShape(offset), zIndex, draggable: onDragend !== undefined },
      ...(onDragend && { onDragend }),
    }
    const key = marks.add(mark)
    return {
      mark,
      update: (change: Partial<Mark>) => {
        mark = { ...mark, ...change }
        marks.set(key, mark)
      },
      remove: () => {
        holder.remove()
        marks.delete(key)
      },
    }
  }

  moveTo(point: MapPoint, zoom: number) {
    void this.parts.map.setCenter(toPair(point), zoom, { duration: allowsMotion() ? 300 : 0, checkZoomRange: true })
  }

  takeFocus() {
    this.box.focus({ preventScroll: true })
  }
}

export function toPair({ latitude, longitude }: MapPoint): [number, number] {
  return [longitude, latitude]
}

function createHolder(element: HTMLElement, [right, down]: [number, number]): HTMLElement {
  const holder = document.createElement('div')
  holder.style.position = 'absolute'
  holder.style.left = `${-right}px`
  holder.style.top = `${-down}px`
  holder.append(element)
  return holder
}

function toShape([right, down]: [number, number]): Mark['options']['iconShape'] {
  return {
    type: 'Rectangle',
    coordinates: [
      [-right, -down],
      [right, 0],
    ],
  }
}

interface Subclass {
  superclass: Pick<LayoutBase, 'build'>
}

/** A layout that shows the element of the mark; Yandex builds it when the mark comes into view. */
export function createElementLayout({ templateLayoutFactory }: YandexApi) {
  const layout = templateLayoutFactory.createClass('', {
    build(this: LayoutBase) {
      if (isSubclass(layout)) layout.superclass.build.call(this)
      const { properties } = this.getData() as { properties: { get: (name: keyof MarkProperties) => unknown } }
      const element = properties.get('element')
      if (element instanceof HTMLElement) this.getParentElement().append(element)
      const onBuilt = properties.get('onBuilt')
      if (typeof onBuilt === 'function') onBuilt()
    },
  })
  return layout
}

function isSubclass(layout: object): layout is Subclass {
  return 'superclass' in layout
}

export class YandexPin {
  private pin: ReturnType<YandexMarkerLayer['addMark']> | null = null
  private point: MapPoint | null = null
  private isMovable = false

  constructor(
    private readonly map: YandexMap,
    private readonly markerLayer: YandexMarkerLayer,
    private readonly events: MapEvents,
  ) {
    map.events.add('click', (event) => {
      if (this.isMovable) events.onPin(toPoint(event.get('coords') as [number, number]))
    })
  }

  set(point: MapPoint | null, isMovable: boolean) {
    this.isMovable = isMovable
    this.point = point
    if (!point) {
      this.pin?.remove()
      this.pin = null
      return
    }
    this.pin ??= this.create(point)
    this.pin.update({ coordinates: toPair(point) })
  }

  private create(point: MapPoint) {
    const element = pinElement(this.isMovable ? (step) => this.step(step) : null)
    const size = markerSize()
    const onDragend = (event: DragEvent) => {
      const { geometry } = event.get('target') as Placemark
      this.point = toPoint(geometry?.getCoordinates() ?? toPair(point))
      this.events.onPin(this.point)
    }
    const offset: [number, number] = [size / 2, size]
    return this.markerLayer.addMark({ point, element, offset, zIndex: PIN, ...(this.isMovable && { onDragend }) })
  }

  private step(step: [number, number]) {
    if (!this.point) return
    this.point = stepPoint(this.point, this.map.getZoom(), step)
    this.pin?.update({ coordinates: toPair(this.point) })
    this.events.onPin(this.point)
  }
}

function toPoint([longitude = 0, latitude = 0]: readonly number[]): MapPoint {
  return { latitude, longitude }
}
