import { expect } from 'playwright/test'
import { test } from '@/e2e/fixtures/journey'
import { paths } from '@/lib/config/paths'

for (const [what, path, rows] of [
  ['news item', paths.news, '#news-list > li'],
  ['claim', paths.socialControlMap, '[data-place]'],
] as const)
  test(
    `a ${what} without a picture has nothing in its place: the text takes the whole row`,
    { tag: '@all' },
    async ({ page }) => {
      await page.goto(path)
      const bare = page.locator(rows).filter({ hasNot: page.locator('.picture') })
      await expect(bare).not.toHaveCount(0)
      await expect(bare.locator('.picture-tile')).toHaveCount(0)
    },
  )

test('leaving a list loads none of its pictures again', { tag: '@all' }, async ({ page }) => {
  await page.goto(paths.news)
  const pictures = page.locator('#news-list img')
  for (const picture of await pictures.all()) await picture.scrollIntoViewIfNeeded()
  await expect
    .poll(() => pictures.evaluateAll((all: HTMLImageElement[]) => all.every((one) => one.complete)))
    .toBe(true)
  const asked: string[] = []
  page.on('request', (request) => request.url().includes('/files/') && asked.push(request.url()))
  await page.locator('header').getByRole('link', { name: 'Документы', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Документы')
  await expect(pictures).toHaveCount(0)
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  expect(asked).toEqual([])
})
