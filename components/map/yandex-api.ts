import type { Geometry } from 'geojson'

export interface YandexApi {
  Map: new (box: HTMLElement, state: YandexState, options: Record<string, unknown>) => YandexCanvas
  GeoObject: new (
    feature: { geometry: Geometry; properties?: Record<string, unknown> },
    options: Record<string, unknown>,
  ) => YandexObject
  templateLayoutFactory: {
    createClass: (template: string, overrides: Record<string, unknown>) => new () => YandexLayout
  }
}

interface YandexState {
  center: [number, number]
  zoom: number
  controls: string[]
}

export interface YandexCanvas {
  geoObjects: { add: (object: YandexObject) => void; remove: (object: YandexObject) => void }
  events: YandexEvents
  behaviors: { enable: (names: string[]) => void; disable: (names: string[]) => void }
  container: { fitToViewport: () => void }
  getBounds: () => [[number, number], [number, number]]
  getZoom: () => number
  setCenter: (center: [number, number], zoom: number, options?: Record<string, unknown>) => unknown
  setZoom: (zoom: number, options?: Record<string, unknown>) => unknown
  setBounds: (bounds: [[number, number], [number, number]], options?: Record<string, unknown>) => unknown
  destroy: () => void
}

export interface YandexObject {
  events: YandexEvents
  geometry: { getCoordinates: () => [number, number]; setCoordinates: (point: [number, number]) => void }
  options: { set: (name: string, value: unknown) => void }
}

export interface YandexLayout {
  getData: () => { properties: { get: (name: string) => unknown } }
  getParentElement: () => HTMLElement
}

interface YandexEvents {
  add: (name: string, handler: (event: { get: (name: string) => unknown }) => void) => void
}
