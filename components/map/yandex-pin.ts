import type { MapPoint } from '@/components/map/map-place'
import type { MapEvents } from '@/components/map/map-view'
import { markerSize } from '@/components/map/marker-element'
import { pinElement } from '@/components/map/pin-element'
import { stepPoint } from '@/components/map/place-bounds'
import type { YandexCanvas, YandexObject } from '@/components/map/yandex-api'
import { pairOf, type YandexStage } from '@/components/map/yandex-stage'

/** Draws the single mark of an address or of the point being chosen, as the built-in map does. */
export class YandexPin {
  private object: YandexObject | null = null
  private isMovable = false

  constructor(
    private readonly map: YandexCanvas,
    private readonly stage: YandexStage,
    private readonly events: MapEvents,
  ) {
    map.events.add('click', (event) => {
      if (this.isMovable) events.onPin(pointOf(event.get('coords') as [number, number]))
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
    this.object.geometry.setCoordinates(pairOf(point))
  }

  private create(point: MapPoint): YandexObject {
    const element = pinElement(this.isMovable ? (step) => this.step(step) : null)
    const size = markerSize()
    const object = this.stage.stand(point, element, { offset: [size / 2, size], draggable: this.isMovable })
    object.options.set('zIndex', 2_000)
    object.events.add('dragend', () => this.events.onPin(pointOf(object.geometry.getCoordinates())))
    return object
  }

  private step(step: [number, number]) {
    if (!this.object) return
    const point = stepPoint(pointOf(this.object.geometry.getCoordinates()), this.map.getZoom(), step)
    this.object.geometry.setCoordinates(pairOf(point))
    this.events.onPin(point)
  }
}

function pointOf([longitude, latitude]: [number, number]): MapPoint {
  return { latitude, longitude }
}
