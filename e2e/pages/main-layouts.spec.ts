import { expect } from 'playwright/test'
import { mainLayouts } from '@/e2e/fixtures/addresses'
import { axeFindings } from '@/e2e/fixtures/axe'
import { test } from '@/e2e/fixtures/journey'
import { openAddress } from '@/e2e/pages/open-address'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.describe.configure({ mode: 'parallel' })

for (const address of mainLayouts) {
  test(`${address.name}: axe finds nothing, wide or narrow`, async ({ page }) => {
    await openAddress(page, address)
    expect(await axeFindings(page)).toEqual([])
    await page.setViewportSize({ width: 390, height: 844 })
    expect(await axeFindings(page, { forFingers: true })).toEqual([])
  })
}
