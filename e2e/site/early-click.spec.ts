import { expect } from 'playwright/test'
import { holdScripts } from '@/e2e/fixtures/hold-requests'
import { hydrated } from '@/e2e/fixtures/hydrated'
import { test } from '@/e2e/fixtures/journey'
import { paths } from '@/lib/config/paths'

test(
  'the last press before the scripts have come is done when they are there',
  { tag: '@only-phone' },
  async ({ page }) => {
    const letScriptsCome = await holdScripts(page)
    await page.goto(paths.faq, { waitUntil: 'domcontentloaded' })
    const groups = page.getByRole('contentinfo').locator('button[aria-expanded]')
    await groups.nth(0).click()
    await groups.nth(1).click()

    letScriptsCome()
    await hydrated(page)
    await expect(groups.nth(1)).toHaveAttribute('aria-expanded', 'true')
    await expect(groups.nth(0)).toHaveAttribute('aria-expanded', 'false')
  },
)
