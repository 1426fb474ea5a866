import { expect } from 'playwright/test'
import { browserComplaints } from '@/e2e/fixtures/browser-complaints'
import { test } from '@/e2e/fixtures/journey'
import { PortalProcess } from '@/e2e/platform/portal-process'
import { paths } from '@/lib/config/paths'
import { readNextPage } from '@/lib/tools/next-page'
import { findPage, pageKinds } from '@/lib/tools/page-kinds'

/** The portal must not need what it does to the pages that Next writes. */
test.describe('a portal that sends pages as Next writes them', { tag: '@all' }, () => {
  let portal: PortalProcess

  test.beforeAll(async () => {
    portal = await PortalProcess.overDemoCity({ SCRIPTS_AFTER_PAINT: 'off' })
    await portal.start()
  })

  test.afterAll(() => portal.dispose())

  const readHtml = async (path: string) => (await portal.ask(path)).text()

  for (const kind of pageKinds.filter(({ like }) => !like)) {
    test(`${kind.name}: is whole, takes presses and breaks no rule of the CSP`, async ({ page }) => {
      const complaints = browserComplaints(page)
      const response = await page.goto(portal.url + (await findPage(kind, readHtml)))
      expect(response?.status()).toBe(kind.status ?? 200)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      expect(complaints).toEqual([])
    })
  }

  test('opens dialogs and changes pages without loading them anew', async ({ page }) => {
    const complaints = browserComplaints(page)
    await page.goto(portal.url + paths.faq)
    await page.getByRole('banner').getByRole('link', { name: 'Войти' }).first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await page.evaluate(() => document.documentElement.setAttribute('data-same', ''))
    await page.getByRole('contentinfo').getByRole('link', { name: 'Карта сайта' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Карта сайта' })).toBeVisible()
    await expect(page.locator('html[data-same]')).toHaveCount(1)
    expect(complaints).toEqual([])
  })

  test("its pages have all that page-scripts reads of Next's markup", async () => {
    for (const path of [paths.home, paths.news, paths.documents]) {
      const html = await readHtml(path)
      expect(html.slice(0, html.indexOf('</head>'))).toMatch(/<title>[^<]+<\/title>/)
      const { data, delayedHtml, delayedScripts } = readNextPage(html)
      expect(data).toMatch(/^0:/m)
      expect(delayedScripts).toBeGreaterThan(3)
      expect(delayedHtml).not.toMatch(/<script[^>]+src="\/_next\/static\/chunks\/[^"]+"(?![^>]*nomodule)/i)
    }
  })
})
