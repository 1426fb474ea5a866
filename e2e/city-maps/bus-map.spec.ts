import { expect, type Locator, type Page } from 'playwright/test'
import { test } from '@/e2e/fixtures/journey'
import type { CityMapList } from '@/lib/domains/city-maps/contract'
import { paths } from '@/lib/config/paths'

const NAME = 'Автобусные маршруты'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('a stop names its buses in the list and in its card', { tag: ['@phone', '@all'] }, async ({ page }) => {
  const map = await openBusMap(page)
  const rows = page.getByRole('region', { name: 'Что на карте' }).getByRole('listitem')
  await expect(rows.filter({ hasText: /^Морской\sвокзал/ })).toContainText(/Автобусы\s5,\s9/)
  await expect(rows.filter({ hasText: /^Амбулатория/ })).toContainText(/Автобус\s5/)

  await map.getByRole('button', { name: 'Школьная', exact: true }).press('Enter')
  await expect(page.getByRole('region', { name: 'Школьная' })).toContainText(/Автобусы\s7,\s9/)
})

test('a number on a line opens its route, not the stop under it', { tag: ['@phone', '@all'] }, async ({ page }) => {
  const map = await openBusMap(page)
  await map.scrollIntoViewIfNeeded()
  const sevens = map.locator('.leaflet-marker-icon [aria-hidden] > span').filter({ hasText: /^7$/ })
  // one or another may lie under the buttons of the map
  const findPressable = async () => {
    for (const seven of await sevens.all()) if (await seven.evaluate(isOnTop)) return seven
    return undefined
  }
  await expect.poll(async () => Boolean(await findPressable())).toBe(true)
  await (await findPressable())?.click()
  await expect(page.getByRole('region', { name: /^Автобус\s№\s7$/ })).toContainText('Виноградный')
  await page.keyboard.press('Escape')

  // a stop at the end of a line is not covered by the number
  const stop = map.getByRole('button', { name: 'Амбулатория', exact: true })
  await expect.poll(() => stop.evaluate(isOnTop)).toBe(true)
})

async function openBusMap(page: Page): Promise<Locator> {
  const response = await page.request.get(`/api/maps?${new URLSearchParams({ text: NAME })}`)
  const { maps } = (await response.json()) as CityMapList
  await page.goto(paths.map(maps.data[0]?.id ?? 0))
  const map = page.getByRole('application', { name: new RegExp(`^${NAME}`) })
  await expect(map.getByRole('button', { name: 'Школьная', exact: true })).toBeVisible()
  return map
}

/** Whether a press in the middle of the element reaches it. */
function isOnTop(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect()
  return document.elementFromPoint(left + width / 2, top + height / 2) === element
}
