import { expect, type Page } from 'playwright/test'
import { test } from '@/e2e/fixtures/journey'
import { browserComplaints } from '@/e2e/fixtures/browser-complaints'
import { paths } from '@/lib/config/paths'

test('after a new build the next navigation loads the whole new version', { tag: '@all' }, async ({ page }) => {
  const complaints = browserComplaints(page)
  await page.goto(paths.faq)
  await markOldPage(page)
  // the build's name in the data of a page is what tells the browser's half that the server's is newer
  await page.route(/[?&]_rsc=/, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replaceAll(/"b":"[^"]+"/g, '"b":"newer"') })
  })
  await page.getByRole('contentinfo').getByRole('link', { name: 'Карта сайта' }).click()
  await expect(page).toHaveURL(paths.sitemap)
  await expect(page.getByRole('heading', { level: 1, name: 'Карта сайта' })).toBeVisible()
  await expect.poll(() => isOldPage(page)).toBe(false)
  // requests that the new page makes ahead may still be on their way
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  expect(complaints).toEqual([])
})

test(
  'a page whose scripts are gone with the old build is reloaded at its address',
  { tag: '@all' },
  async ({ page }) => {
    await page.goto(paths.faq)
    await markOldPage(page)
    let isGone = true
    page.on('request', (request) => {
      if (request.isNavigationRequest()) isGone = false
    })
    await page.route('**/_next/static/**', (route) => (isGone ? route.fulfill({ status: 404 }) : route.continue()))
    await page.goto(`${paths.faq}#support`)
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Отправить' })).toBeVisible()
    expect(await isOldPage(page)).toBe(false)
  },
)

function markOldPage(page: Page): Promise<void> {
  return page.evaluate(() => document.documentElement.setAttribute('data-old', ''))
}

function isOldPage(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.hasAttribute('data-old')).catch(() => true)
}
