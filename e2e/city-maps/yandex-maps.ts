import type { Page } from 'playwright/test'
import { changeMapSettings } from '@/e2e/city-maps/map-settings'

/**
 * Stands in for the script of Yandex Maps 2.1 with the documented part of its interface that the portal and the package
 * use: the namespace and the callback named in its URL, modules.require, functions as constructors, Map with a state,
 * options, events and behaviours, Placemark(geometry, properties, options), GeoObject(feature, options), layouts that
 * are built later. Coordinates are longitude, latitude, as the portal asks.
 */
const script = `
(() => {
  const asked = new URL(document.currentScript.src).searchParams
  const eventManager = () => {
    const handlers = {}
    return {
      add: (name, run) => void (handlers[name] ??= []).push(run),
      remove: (name, run) => { handlers[name] = (handlers[name] ?? []).filter((one) => one !== run) },
      fire: (name, data = {}) => (handlers[name] ?? []).forEach((run) => run({ get: (key) => data[key] })),
    }
  }
  const manager = (data = {}) => ({
    get: (name) => data[name],
    set: (name, value) => Object.assign(data, typeof name === 'object' ? name : { [name]: value }),
  })
  function Layout() {}
  Layout.prototype.build = function () {}
  Layout.prototype.getData = function () { return { properties: this.object.properties } }
  Layout.prototype.getParentElement = function () { return this.element }
  function GeoObject({ geometry, properties }, options) {
    const object = this
    let { coordinates } = geometry
    this.properties = manager(properties)
    this.options = manager({ ...options })
    this.events = eventManager()
    this.geometry = {
      getType: () => geometry.type,
      getCoordinates: () => coordinates,
      setCoordinates: (next) => { coordinates = next; object.place?.() },
    }
  }
  function Placemark(coordinates, properties, options) {
    GeoObject.call(this, { geometry: { type: 'Point', coordinates }, properties }, options)
  }
  function YandexMap(parent, { center, zoom, behaviors = ['drag', 'scrollZoom'] }, options) {
    const map = this
    const objects = new Set()
    const enabled = new Set(behaviors)
    const container = document.createElement('ymaps')
    Object.assign(container.style, { display: 'block', position: 'relative', width: '100%', height: '100%' })
    container.dataset.driver = 'yandex'
    parent.append(container)
    const list = (names) => [names].flat()
    this.options = manager({ ...options })
    this.events = eventManager()
    this.behaviors = {
      enable: (names) => list(names).forEach((name) => enabled.add(name)),
      disable: (names) => list(names).forEach((name) => enabled.delete(name)),
    }
    this.container = { fitToViewport: () => objects.forEach((object) => object.place()) }
    this.geoObjects = {
      add: (object) => {
        objects.add(object)
        const element = document.createElement('ymaps')
        Object.assign(element.style, { display: 'block', position: 'absolute' })
        object.element = element
        object.place = () => {
          if (object.geometry.getType() !== 'Point') return
          const [[west, south], [east, north]] = map.getBounds()
          const [longitude, latitude] = object.geometry.getCoordinates()
          element.style.left = ((longitude - west) / (east - west)) * container.clientWidth + 'px'
          element.style.top = ((north - latitude) / (north - south)) * container.clientHeight + 'px'
        }
        setTimeout(() => {
          if (!objects.has(object)) return
          container.append(element)
          object.place()
          const IconLayout = object.options.get('iconLayout')
          if (IconLayout) Object.assign(new IconLayout(), { object, element }).build()
        })
      },
      remove: (object) => { object.element.remove(); objects.delete(object) },
    }
    const move = (next) => {
      center = next.center ?? center
      zoom = next.zoom ?? zoom
      container.dataset.zoom = zoom
      objects.forEach((object) => object.place())
      map.events.fire('boundschange', { newZoom: zoom })
      return Promise.resolve()
    }
    this.getBounds = () => {
      const degrees = 360 / (256 * 2 ** zoom)
      const [x, y] = center
      const [w, h] = [container.clientWidth / 2 * degrees, container.clientHeight / 2 * degrees * 0.75]
      return [[x - w, y - h], [x + w, y + h]]
    }
    this.getCenter = () => center
    this.getZoom = () => zoom
    this.setCenter = (next, newZoom) => move({ center: next, zoom: newZoom })
    this.setZoom = (newZoom) => move({ zoom: newZoom })
    this.setBounds = ([[west, south], [east, north]]) =>
      move({ center: [(west + east) / 2, (south + north) / 2], zoom: 13 })
    this.destroy = () => container.remove()
  }
  const ymaps = {
    Map: YandexMap,
    GeoObject,
    Placemark,
    templateLayoutFactory: { createClass: (template, overrides) => {
      function Made() {}
      Made.prototype = Object.assign(Object.create(Layout.prototype), overrides)
      Made.superclass = Layout.prototype
      return Made
    } },
    ready: (done) => setTimeout(() => done(ymaps)),
    modules: { require: (names) => ({ done: (run) => setTimeout(() => run([names].flat().map((name) => ymaps[name]))) }) },
  }
  window[asked.get('ns')] = ymaps
  window[asked.get('onload')](ymaps)
})()
`

/** Switches a page to Yandex and answers its script with the one above. */
export async function useYandexMaps(page: Page): Promise<void> {
  await switchToYandex(page)
  await page.route('https://api-maps.yandex.ru/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  )
}

/** Switches a page to Yandex, whose script never answers or is refused at once. */
export async function loseYandexMaps(page: Page, manner: 'silent' | 'refused'): Promise<void> {
  await switchToYandex(page)
  await page.route('https://api-maps.yandex.ru/**', (route) =>
    manner === 'refused' ? route.abort('blockedbyclient') : undefined,
  )
}

/** The page answers as if the settings held a key. */
function switchToYandex(page: Page): Promise<void> {
  return changeMapSettings(page, /servicecenters|socialcontrolmap\/my/, {
    from: '"driver":"builtin","yandex_key":null',
    to: '"driver":"yandex","yandex_key":"key"',
  })
}
