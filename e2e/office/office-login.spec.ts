import { expect } from 'playwright/test'
import { test } from '@/e2e/fixtures/journey'
import { axeFindings } from '@/e2e/fixtures/axe'

test('the login page of the back office names the city', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/admin/login')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Самурск\s*Вход для\sсотрудников/)
  await expect(page.getByLabel('Электронная почта')).toBeVisible()
  const emblem = page.locator('.office-emblem')
  await expect.poll(() => emblem.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await expect(page.locator('body')).toHaveCSS('font-family', /Golos/)
  // the landmarks of the page are Payload's own
  expect(await axeFindings(page, { rules: ['color-contrast', 'page-has-heading-one', 'label'] })).toEqual([])
})
