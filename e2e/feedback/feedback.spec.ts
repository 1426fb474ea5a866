import { expect } from 'playwright/test'
import { test } from '@/e2e/kit/journey'
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
