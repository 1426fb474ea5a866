import { expect } from 'playwright/test'
import { test } from '@/e2e/fixtures/journey'
import { dialog } from '@/e2e/residents/account-pages'
import { paths } from '@/lib/config/paths'

for (const [path, listId] of [
  [paths.socialControlResults, 'results-list'],
  [paths.realizedIdeas, 'realized-list'],
] as const) {
  test(`${path} appends its next page, whose sliders move as the first ones do`, { tag: '@all' }, async ({ page }) => {
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

test('after «Показать еще» the number of the first page shows that page alone, and Back what was left', async ({
  page,
}) => {
  await page.goto(paths.organizations)
  const items = page.locator('#organizations-list > li')
  const onPage = await items.count()
  const first = await items.first().getByRole('link').first().textContent()
  await page.getByRole('link', { name: 'Показать еще' }).click()
  await expect(page).toHaveURL(`${paths.organizations}?page=2`)
  const both = await items.count()
  expect(both).toBeGreaterThan(onPage)

  await page.getByRole('link', { name: 'Страница 1', exact: true }).click()
  await expect(page).toHaveURL(paths.organizations)
  await expect(items).toHaveCount(onPage)
  await expect(items.first().getByRole('link').first()).toHaveText(first ?? '')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)

  await page.goBack()
  await expect(page).toHaveURL(`${paths.organizations}?page=2`)
  await expect(items).toHaveCount(both)

  await page.getByRole('link', { name: 'Страница 2', exact: true }).click()
  await expect(items).toHaveCount(both - onPage)
})

test('useful links in their dialog are appended and replaced in the same way', { tag: '@all' }, async ({ page }) => {
  await page.goto(`${paths.faq}#links-4`)
  const links = dialog(page, 'Полезные ссылки')
  const items = links.locator('#links-list-4 > li')
  await expect(items.first()).toBeVisible()
  const onPage = await items.count()
  await links.getByRole('button', { name: 'Показать еще' }).click()
  await expect.poll(() => items.count()).toBeGreaterThan(onPage)
  await links.getByRole('button', { name: 'Страница 1' }).click()
  await expect(items).toHaveCount(onPage)
})
