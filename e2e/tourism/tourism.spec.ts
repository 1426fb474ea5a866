import { expect } from 'playwright/test'
import { test } from '@/e2e/fixtures/journey'
import { paths } from '@/lib/config/paths'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('a visitor goes from a section to a place and on', { tag: '@phone' }, async ({ page }) => {
  await page.goto(paths.tourism('sights'))
  await page.getByRole('navigation', { name: 'Разделы о туризме' }).getByRole('link', { name: /Музеи/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Музеи' })).toBeVisible()
  await page.getByRole('link', { name: 'Краеведческий музей', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Краеведческий музей' })).toBeVisible()
  await expect(page.getByRole('link', { name: '+7 (872) 041-22-05' })).toHaveAttribute('href', 'tel:+78720412205')
  await expect(page.getByRole('heading', { name: 'Ещё в разделе' })).toBeVisible()
})

test('the places of another section are added to the map', { tag: '@all' }, async ({ page }) => {
  await page.goto(paths.tourism('sights'))
  const museum = page.getByRole('button', { name: 'Краеведческий музей' })
  await expect(page.getByRole('checkbox', { name: /^Музеи/ })).not.toBeChecked()
  await expect(museum).toHaveCount(0)
  await page.getByRole('checkbox', { name: /^Музеи/ }).check()
  await museum.press('Enter')
  await page.getByRole('region', { name: 'Краеведческий музей' }).getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Краеведческий музей' })).toBeVisible()
})

test('the tourism filter works by URL', { tag: '@without-javascript' }, async ({ page }) => {
  await page.goto(paths.tourism('food'))
  const search = page.getByRole('main').getByRole('searchbox')
  await search.fill('чайхана')
  await search.press('Enter')
  await expect(page).toHaveURL(/text=/)
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(1)
})

test('a drawn map is zoomed and moved by buttons and keys', { tag: '@all' }, async ({ page }) => {
  await page.goto(`${paths.maps}?text=пешком`)
  await page.getByRole('link', { name: /карта гостя/ }).click()
  const sheet = page.getByRole('application', { name: /карта гостя/ })
  await expect(sheet).toBeVisible()
  const width = () => sheet.locator('img').evaluate((image) => image.getBoundingClientRect().width)
  const before = await width()
  await page.getByRole('button', { name: 'Приблизить' }).click()
  await expect.poll(width).toBeGreaterThan(before)
  await expect(page.getByRole('heading', { name: 'Условные обозначения' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Изображение карты' })).toBeVisible()
})

test('pages of a PDF can be turned, and data are shown on the city map', { tag: '@all' }, async ({ page }) => {
  await page.goto(`${paths.maps}?text=набережная`)
  await page.getByRole('link', { name: /проект планировки/ }).click()
  await expect(page.getByText('1 из 2 листов')).toBeVisible()
  await page.getByRole('button', { name: 'Следующий лист' }).click()
  await expect(page.getByText('2 из 2 листов')).toBeVisible()

  await page.goto(`${paths.maps}?text=велодорожки`)
  await page.getByRole('link', { name: 'Велодорожки' }).click()
  const path = page.getByRole('button', { name: 'Морская велодорожка' })
  await path.press('Enter')
  await expect(page.getByRole('region', { name: 'Морская велодорожка' })).toContainText('7 км')
  await page.getByRole('checkbox', { name: 'Отдельная дорожка' }).uncheck()
  await expect(path).toHaveCount(0)
  await page.getByRole('checkbox', { name: 'Отдельная дорожка' }).check()
  await expect(path).toBeVisible()
})
