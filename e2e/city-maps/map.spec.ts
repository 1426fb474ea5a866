import { expect, type Page } from 'playwright/test'
import { test } from '@/e2e/fixtures/journey'
import { browserComplaints } from '@/e2e/fixtures/browser-complaints'
import { spreadClaims } from '@/e2e/claims/claim-grid'
import { readHtml } from '@/e2e/fixtures/portal'
import { loseYandexMaps, useYandexMaps } from '@/e2e/city-maps/yandex-maps'
import { paths } from '@/lib/config/paths'

const NAME = 'Центры обслуживания на карте'
const HOUSE = 'улица Портовая, дом 12'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('the map opens without requests to foreign hosts', async ({ page, baseURL }) => {
  const asked = new Set<string>()
  page.on('request', (request) => asked.add(request.url()))
  await openMap(page)
  await expect(page.locator('.leaflet-tile-loaded').first()).toBeVisible()
  const foreign = [...asked].filter(
    (url) => /^https?:/.test(url) && new URL(url).origin !== new URL(baseURL ?? '').origin,
  )
  expect(foreign).toEqual([])
  expect([...asked].some((url) => url.includes('/map/tiles/'))).toBe(true)
})

test('the map works by keyboard alone', { tag: '@all' }, async ({ page }) => {
  await openMap(page)
  const map = page.getByRole('application', { name: NAME })
  await map.focus()
  const before = await page.locator('.leaflet-map-pane').evaluate((pane) => pane.outerHTML.slice(0, 400))
  await page.keyboard.press('ArrowRight')
  await expect
    .poll(() => page.locator('.leaflet-map-pane').evaluate((pane) => pane.outerHTML.slice(0, 400)))
    .not.toBe(before)
  await page.getByRole('button', { name: 'Показать всё', exact: true }).press('Enter')

  const marker = map.getByRole('button').last()
  await marker.focus()
  const name = (await marker.getAttribute('aria-label')) ?? ''
  await page.keyboard.press('Enter')
  if (/приблизить/.test(name)) {
    await expect(map.getByRole('button', { name })).toHaveCount(0)
    return
  }
  const card = page.getByRole('region', { name: name.split(',')[0] })
  await expect(card).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(card).toHaveCount(0)
  await expect(marker).toBeFocused()
})

test('a place of the list is shown on the map and highlighted with its marker', async ({ page }) => {
  await openMap(page)
  const row = page.locator('[data-place]').first()
  const title = (await row.getByRole('heading').textContent()) ?? ''
  await row.locator('summary').click()
  await row.getByRole('button', { name: /На\sкарте/ }).click()
  await expect(page.getByRole('region', { name: title })).toBeFocused()
  await expect(row).toHaveAttribute('data-active', '')
})

test(
  'no marker lies so far under the buttons of a map that it cannot be pressed',
  { tag: ['@phone', '@all'] },
  async ({ page }) => {
    await page.goto(paths.claim(await spreadClaims(page)))
    const map = page.getByRole('application', { name: /^Карта заявок/ })
    // some markers of the grid always lie under the buttons, wherever the map is
    const rightly = { pressable: true, covered: 0, hiddenInTheOpen: 0, hidden: true }
    await expect.poll(() => page.evaluate(markersSeen)).toEqual(rightly)
    for (const key of ['ArrowDown', 'ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowRight']) {
      await map.press(key)
      await expect.poll(() => page.evaluate(markersSeen)).toEqual(rightly)
    }
  },
)

test('the map finds a mistyped address', { tag: ['@phone', '@all'] }, async ({ page }) => {
  await openMap(page)
  const field = page.getByRole('combobox', { name: 'Найти адрес на карте' })
  await field.fill('улица Партовая, 12')
  await expect(page.getByRole('option', { name: HOUSE })).toBeVisible()
  await field.press('ArrowDown')
  await field.press('Enter')
  await expect(field).toHaveValue(HOUSE)
  await expect(page.getByText(`На карте: ${HOUSE}`)).toBeAttached()
})

test('a map that fails to load shows a message and the page stays', { tag: '@all' }, async ({ page }) => {
  const html = await readHtml(paths.serviceCenters)
  const isNamed = (url: string) => html.includes(new URL(url).pathname)
  // the map's scripts are loaded later, so the page's HTML does not name them
  await page.route('**/_next/static/chunks/**', (route, asked) =>
    isNamed(asked.url()) ? route.continue() : route.abort(),
  )
  await page.goto(paths.serviceCenters)
  await expect(page.getByRole('alert').filter({ hasText: 'Карта не открылась' })).toBeVisible()
  await expect(page.locator('[data-place]').first()).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Страница не открылась')
})

test('the list beside the map works without JavaScript', { tag: '@without-javascript' }, async ({ page }) => {
  await page.goto(paths.serviceCenters)
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: /На\sкарте/ })).toHaveCount(0)
})

test('Yandex draws the same markers when a key is set, on the next page too', { tag: '@all' }, async ({ page }) => {
  await useYandexMaps(page)
  const complaints = browserComplaints(page)
  await openMap(page)
  const map = page.getByRole('application', { name: NAME })
  const canvas = map.locator('[data-driver="yandex"]')
  await expect(map.getByRole('button').first()).toBeVisible()
  await page.getByRole('button', { name: 'Приблизить', exact: true }).click()
  await expect(canvas).toHaveAttribute('data-zoom', '14')
  const row = page.locator('[data-place]').first()
  await row.locator('summary').click()
  await row.getByRole('button', { name: /На\sкарте/ }).click()
  await expect(canvas).toHaveAttribute('data-zoom', '15')

  await page.locator(`footer a[href="${paths.faq}"]`).click()
  await expect(page).toHaveURL(paths.faq)
  await expect(canvas).toHaveCount(0)
  await page.goBack()
  await page.locator('[data-place]').last().scrollIntoViewIfNeeded()
  await expect(map.getByRole('button').first()).toBeVisible()
  expect(complaints).toEqual([])
})

for (const manner of ['refused', 'silent'] as const) {
  test(`the built-in map replaces Yandex when its script is ${manner}`, { tag: '@all' }, async ({ page }) => {
    await loseYandexMaps(page, manner)
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    // a script that never comes keeps the load event waiting when the map asks for it early
    await page.goto(paths.serviceCenters, { waitUntil: 'domcontentloaded' })
    await page.locator('[data-place]').last().scrollIntoViewIfNeeded()
    await expect(page.locator('.leaflet-container')).toBeVisible()
    expect(errors).toEqual([])
  })
}

async function openMap(page: Page): Promise<void> {
  await page.goto(paths.serviceCenters)
  await page.locator('[data-place]').last().scrollIntoViewIfNeeded()
  await expect(page.getByRole('button', { name: 'Приблизить', exact: true })).toBeVisible()
}

/** Markers in sight: `covered` of the shown ones have less than 24 pixels free, `hiddenInTheOpen` of the hidden ones have more. */
function markersSeen() {
  const [map] = document.querySelectorAll('[data-places-map]')
  const boxes = (one: Element) => one.getBoundingClientRect()
  const covers = [...(map?.querySelectorAll('[data-map-cover], .leaflet-control-attribution') ?? [])].map(boxes)
  const isCovered = ({ left, right, top, bottom }: DOMRect) =>
    covers.some(
      (cover) => Math.max(cover.left - left, right - cover.right, cover.top - top, bottom - cover.bottom) < 24,
    )
  const markers = [...(map?.querySelectorAll('[data-marker]:not([data-active])') ?? [])]
  const isShown = (marker: Element) => getComputedStyle(marker).visibility === 'visible'
  const shown = markers.filter(isShown).map(boxes)
  const hidden = markers.filter((marker) => !isShown(marker)).map(boxes)
  return {
    pressable: shown.length > 0,
    covered: shown.filter(isCovered).length,
    hidden: hidden.length > 0,
    hiddenInTheOpen: hidden.filter((marker) => !isCovered(marker)).length,
  }
}
