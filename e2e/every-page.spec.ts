import { expect, test, type Page } from 'playwright/test'
import { keepToken } from '@/e2e/support/account-pages'
import { addresses, type Address } from '@/e2e/support/addresses'
import { axeFindings } from '@/e2e/support/axe'
import { browserComplaints } from '@/e2e/support/browser-complaints'
import { layoutShift, watchLayoutShifts } from '@/e2e/support/layout-shifts'
import { Resident } from '@/e2e/support/resident'

const PHONE = 390
const NARROWEST = 320

test.describe.configure({ mode: 'parallel' })

/** One for all pages of a worker. */
let resident: Promise<Resident> | undefined

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const address of addresses) {
  test(`${address.name}: no complaints of the browser or of axe, from wide to narrow`, async ({ page }) => {
    const complaints = browserComplaints(page)
    await watchLayoutShifts(page)
    await open(page, address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await page.waitForLoadState('networkidle')
    expect(await layoutShift(page)).toBe(0)
    expect(await axeFindings(page)).toEqual([])
    await page.setViewportSize({ width: PHONE, height: 844 })
    expect(await axeFindings(page)).toEqual([])
    await expectNoSidewaysScrolling(page)
    await keepToken(page, await (resident ??= Resident.register()))
    await page.setViewportSize({ width: PHONE, height: 844 })
    await page.reload()
    await page.waitForLoadState('networkidle')
    expect(await layoutShift(page)).toBe(0)
    expect(complaints).toEqual([])
  })
}

/** Once more where another journey has just taken away what the list led to. */
async function open(page: Page, address: Address): Promise<void> {
  await expect(async () => {
    const answer = await page.goto(await address.find())
    expect(answer?.status()).toBe(address.status ?? 200)
  }).toPass()
}

/** Also with text of 200 %. */
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
