import { expect, type Page } from 'playwright/test'
import { test } from '@/e2e/fixtures/journey'
import { paths } from '@/lib/config/paths'

test('the single window leads to the right channel, to the reception and to those on duty', async ({ page }) => {
  await page.goto(paths.feedback)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: /проблем/i }).first()).toHaveAttribute('href', paths.reportClaim)
  await expect(main.locator('#contacts')).toContainText('+7')

  await main.locator(`a[href="${paths.officialAppeal}"]`).first().click()
  await expect(page).toHaveURL(new RegExp(`${paths.officialAppeal}(#.*)?$`))
  await page.keyboard.press('Escape')

  await page.goto(paths.reception)
  await expect(page.getByRole('main').locator('a[href^="tel:"]').first()).toBeVisible()
  await expect(page.getByRole('main').locator('a[href^="/ministers/"]').first()).toBeVisible()

  await page.goto(paths.dutyService)
  const first = page.getByRole('main').locator('a[href^="tel:"]').first()
  await expect(first).toHaveAttribute('href', 'tel:112')
  expect(await page.getByRole('main').locator('a[href^="tel:"]').count()).toBeGreaterThan(14)
})

/** Asks who receives, and then for everybody again; the form and the links work without JavaScript. */
async function askWhoReceives(page: Page) {
  await page.goto(paths.reception)
  const field = page.getByRole('searchbox', { name: 'По какому вопросу или к кому' })
  await field.fill('синхрофазотрон')
  await field.press('Enter')
  await expect(page).toHaveURL(/\?text=/)
  await expect(page.getByText('Не нашлось, кто принимает по этому вопросу')).toBeVisible()
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  await page.getByRole('link', { name: 'Сбросить' }).click()
  await expect(page).toHaveURL(paths.reception)
  await expect(page.getByRole('heading', { name: 'Глава города и заместители' })).toBeVisible()
}

test('a reception filter without results links to all officials', { tag: '@all' }, ({ page }) => askWhoReceives(page))

test('the reception filter works without JavaScript', { tag: '@without-javascript' }, ({ page }) =>
  askWhoReceives(page),
)

test('a row of the reception unfolds in place', { tag: ['@only-phone', '@all'] }, async ({ page }) => {
  await page.goto(paths.reception)
  const row = page.getByRole('listitem').filter({ hasText: 'администрации по социальным вопросам' })
  const place = row.getByText(/помощь семьям/)
  await expect(place).toBeHidden()
  await row.tap({ position: { x: 8, y: 16 } })
  await expect(place).toBeVisible()
})

test('reception rows are unfolded on a wide screen', { tag: '@all' }, async ({ page }) => {
  await page.goto(paths.reception)
  await expect(page.getByText(/Детские сады, школы/).first()).toBeVisible()
  await page.goto(paths.dutyService)
  await expect(page.getByText('Где работает:', { exact: true }).first()).toBeVisible()
  await expect(page.locator('summary').filter({ hasText: 'где работает' }).first()).toBeHidden()
})
