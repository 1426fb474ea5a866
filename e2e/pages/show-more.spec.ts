import { expect } from 'playwright/test'
import { test } from '@/e2e/kit/journey'
import { paths } from '@/lib/config/paths'

for (const [path, listId] of [
  [paths.socialControlResults, 'results-list'],
  [paths.realizedIdeas, 'realized-list'],
] as const) {
  test(`${path} appends its next page, whose sliders move as the first ones do`, async ({ page }) => {
    await page.goto(path)
    const items = page.locator(`#${listId} > li`)
    await expect(items).toHaveCount(9)
    await page.getByRole('link', { name: 'Показать еще' }).click()
    await expect(page).toHaveURL(`${path}?page=2`)
    expect(await items.count()).toBeGreaterThan(9)

    for (const item of [items.first(), items.nth(9)]) {
      const slider = item.getByRole('slider')
      await slider.fill('20')
      await expect(item.locator('[data-split]')).toHaveAttribute('style', /--split: ?20%/)
    }
  })
}
