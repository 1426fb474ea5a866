import type { Page } from 'playwright/test'

/**
 * Stands in for the script of Yandex Maps 2.1 with the part of its interface that the portal uses: a map with bounds,
 * zoom and events, objects with a layout, behaviours. Coordinates are longitude, latitude, as the portal asks.
 */
const script = `
(() => {
  const events = () => {
    const all = {}
    return { add: (name, run) => (all[name] ??= []).push(run), fire: (name, data = {}) =>
      (all[name] ?? []).forEach((run) => run({ get: (key) => data[key] })) }
  }
  class Layout {
    build() {}
    getData() { return { properties: { get: (name) => this.object.properties[name] } } }
    getParentElement() { return this.element }
  }
  class GeoObject {
    constructor({ geometry, properties = {} }, options) {
      this.properties = properties
      this.events = events()
      this.settings = options
      this.options = { set: (name, value) => { this.settings[name] = value } }
      let { coordinates } = geometry
      this.geometry = { getCoordinates: () => coordinates, setCoordinates: (next) => { coordinates = next; this.place?.() } }
    }
  }
  class YandexMap {
    constructor(box, { center, zoom }, options) {
      Object.assign(this, { box, center, zoom, options, events: events(), enabled: new Set(['drag', 'scrollZoom']) })
      box.dataset.driver = 'yandex'
      this.objects = new Set()
      this.behaviors = { enable: (names) => names.forEach((name) => this.enabled.add(name)),
        disable: (names) => names.forEach((name) => this.enabled.delete(name)) }
      this.container = { fitToViewport: () => {} }
      this.geoObjects = { add: (object) => this.put(object), remove: (object) => { object.element?.remove(); this.objects.delete(object) } }
    }
    put(object) {
      this.objects.add(object)
      const layoutOf = object.settings.iconLayout
      if (!layoutOf) return
      object.element = document.createElement('div')
      object.element.style.position = 'absolute'
      this.box.append(object.element)
      const layout = new layoutOf()
      Object.assign(layout, { object, element: object.element })
      layout.build()
      object.place = () => {
        const [[west, south], [east, north]] = this.getBounds()
        const [longitude, latitude] = object.geometry.getCoordinates()
        object.element.style.left = ((longitude - west) / (east - west)) * this.box.clientWidth + 'px'
        object.element.style.top = ((north - latitude) / (north - south)) * this.box.clientHeight + 'px'
      }
      object.place()
    }
    getBounds() {
      const degrees = 360 / (256 * 2 ** this.zoom)
      const [x, y] = this.center
      const [w, h] = [this.box.clientWidth / 2 * degrees, this.box.clientHeight / 2 * degrees * 0.75]
      return [[x - w, y - h], [x + w, y + h]]
    }
    getZoom() { return this.zoom }
    setCenter(center, zoom) { this.center = center; this.zoom = zoom ?? this.zoom; this.moved(); return Promise.resolve() }
    setZoom(zoom) { this.zoom = zoom; this.moved() }
    setBounds([[west, south], [east, north]]) {
      this.center = [(west + east) / 2, (south + north) / 2]
      this.zoom = 13
      this.moved()
    }
    moved() { this.objects.forEach((object) => object.place?.()); this.box.dataset.zoom = this.zoom; this.events.fire('boundschange') }
    destroy() { this.box.replaceChildren() }
  }
  window.ymaps = {
    ready: (done) => setTimeout(done, 0),
    Map: YandexMap,
    GeoObject,
    templateLayoutFactory: { createClass: (template, overrides) => {
      class Made extends Layout {}
      Object.assign(Made.prototype, overrides)
      Made.superclass = Layout.prototype
      return Made
    } },
  }
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

/** Changes the answered page as if the settings held a key: it gets the other driver, no picture of our map and no policy. */
async function switchToYandex(page: Page): Promise<void> {
  await page.route(/servicecenters|socialcontrolmap\/my/, async (route) => {
    const response = await route.fetch()
    const body = (await response.text())
      .replaceAll(/<img src="\/map\/tiles\/[^>]*>/g, '')
      .replaceAll(
        String.raw`\"driver\":\"builtin\",\"yandex_key\":null`,
        String.raw`\"driver\":\"yandex\",\"yandex_key\":\"key\"`,
      )
    const headers = { ...response.headers() }
    delete headers['content-security-policy']
    await route.fulfill({ response, body, headers })
  })
}
