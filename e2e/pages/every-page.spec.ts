import { test as base, expect, type BrowserContext, type Page } from 'playwright/test'
import { alfaFindings, codeSnifferFindings } from '@/e2e/pages/accessibility-engines'
import { keepToken } from '@/e2e/residents/account-pages'
import { layouts } from '@/e2e/fixtures/addresses'
import { axeFindings } from '@/e2e/fixtures/axe'
import { browserComplaints } from '@/e2e/fixtures/browser-complaints'
import { lostShapes } from '@/e2e/fixtures/forced-colors'
import { watchRequests } from '@/e2e/fixtures/hydrated'
import { layoutShift, watchLayoutShifts } from '@/e2e/pages/layout-shifts'
import { repeatedPictures } from '@/e2e/pages/repeated-pictures'
import { smallTargets } from '@/e2e/pages/small-targets'
import { expectLargeTextFits, expectSpacedTextFits } from '@/e2e/pages/text-spacing'
import { portalUrl } from '@/e2e/fixtures/portal'
import { Resident } from '@/e2e/fixtures/resident'
import { startSlowProxy } from '@/e2e/fixtures/slow-proxy'
import { openAddress } from '@/e2e/pages/open-address'
import { brokenWords, squeezedTexts } from '@/e2e/pages/clipped-texts'
import { schemes, showVision } from '@/e2e/pages/vision'

const WIDE = { width: 1280, height: 800 }
const TABLETS = [1024, 768]
const PHONE = 390
const CHEAP_PHONE = 360
const NARROWEST = 320

interface Visitor {
  context: BrowserContext
  /** The visitor becomes this resident. */
  resident: Resident
}

/**
 * One visitor sees all pages of a worker, so that what they have in common is loaded once. The line is slow, so that
 * whatever moves while a page comes is seen to move.
 */
const test = base.extend<object, { visitor: Visitor }>({
  visitor: [
    async ({ browser }, give) => {
      const line = await startSlowProxy(portalUrl)
      const place = { baseURL: line.url, locale: 'ru-RU', timezoneId: 'Europe/Moscow' }
      const context = await browser.newContext({
        ...place,
        viewport: WIDE,
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
      })
      await give({ context, resident: await Resident.register() })
      await context.close()
      line.close()
    },
    { scope: 'worker' },
  ],
  page: async ({ visitor }, give) => {
    const page = await visitor.context.newPage()
    await give(page)
    await page.evaluate(() => localStorage.clear())
    await page.close()
  },
})

test.describe.configure({ mode: 'parallel' })

for (const [index, address] of layouts.entries()) {
  test(
    `${address.name}: no complaints of the browser or of three engines, from wide to narrow`,
    { tag: '@all' },
    async ({ page, visitor }) => {
      const complaints = browserComplaints(page)
      const settled = watchRequests(page)
      await watchLayoutShifts(page)
      await openAddress(page, address)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await settled()
      expect(await layoutShift(page)).toEqual([])
      expect(await axeFindings(page)).toEqual([])
      expect(await codeSnifferFindings(page)).toEqual([])
      expect(await alfaFindings(page)).toEqual([])
      await expectSpacedTextFits(page)
      await expectLargeTextFits(page)
      expect(await lostShapes(page)).toEqual([])
      expect(await repeatedPictures(page)).toEqual([])
      for (const width of TABLETS) {
        await page.setViewportSize({ width, height: 800 })
        expect(await squeezedTexts(page)).toEqual([])
      }
      for (const width of [1280, ...TABLETS, CHEAP_PHONE]) {
        await page.setViewportSize({ width, height: 800 })
        expect(await brokenWords(page)).toEqual([])
      }
      await page.setViewportSize({ width: PHONE, height: 844 })
      // the header covers what was scrolled under it
      await page.evaluate(() => window.scrollTo(0, 0))
      expect(await axeFindings(page, { forFingers: true })).toEqual([])
      expect(await smallTargets(page)).toEqual([])
      await expectSpacedTextFits(page)
      await expectNoSidewaysScrolling(page)
      await showVision(page, { colours: schemes[index % schemes.length] ?? 'light' })
      expect(await axeFindings(page, { rules: ['color-contrast'] })).toEqual([])
      await keepToken(page, visitor.resident)
      await page.setViewportSize({ width: PHONE, height: 844 })
      await page.reload()
      await settled()
      expect(await layoutShift(page)).toEqual([])
      expect(complaints).toEqual([])
    },
  )
}

/** Does it also with text of 200 %. */
async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  await page.setViewportSize({ width: NARROWEST, height: 700 })
  for (const size of ['100%', '200%']) {
    const width = await page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize
      return document.documentElement.scrollWidth
    }, size)
    expect(width).toBeLessThanOrEqual(NARROWEST)
  }
}
