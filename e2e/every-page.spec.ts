import { expect, test, type Page } from 'playwright/test'
import { addresses, type Address } from '@/e2e/support/addresses'
import { axeFindings } from '@/e2e/support/axe'
import { browserComplaints } from '@/e2e/support/browser-complaints'
import { at, readHtml } from '@/e2e/support/portal'

const PHONE = 390
const NARROWEST = 320

test.describe.configure({ mode: 'parallel' })

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const address of addresses) {
  test.describe(address.name, () => {
    test('says in its HTML what it is', { tag: '@without-javascript' }, async ({ page, request }) => {
      await open(page, address)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expect(page).toHaveTitle(/\S/)
      expect(await meta(page, 'description')).not.toBe('')
      if (address.status) return
      const canonical = (await page.locator('link[rel="canonical"]').getAttribute('href')) ?? ''
      expect(new URL(canonical).href).toBe(at(await address.find()))
      const card = await request.get(await meta(page, 'og:image'))
      expect(card.headers()['content-type']).toMatch(/^image\//)
      await expectLinkedData(page)
    })

    test('works without complaints of the browser or of axe, from wide to narrow', async ({ page }) => {
      const complaints = browserComplaints(page)
      await open(page, address)
      await page.waitForLoadState('networkidle')
      expect(await axeFindings(page)).toEqual([])
      await page.setViewportSize({ width: PHONE, height: 844 })
      expect(await axeFindings(page)).toEqual([])
      await expectNoSidewaysScrolling(page)
      expect(complaints).toEqual([])
    })
  })
}

test('every page has a title of its own', { tag: '@without-javascript' }, async () => {
  const pages = await Promise.all(addresses.map(async (address) => readHtml(await address.find())))
  const titles = pages.map((html) => /<title>([^<]*)</.exec(html)?.[1])
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([])
})

async function open(page: Page, address: Address): Promise<void> {
  const answer = await page.goto(await address.find())
  expect(answer?.status()).toBe(address.status ?? 200)
}

async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  await page.setViewportSize({ width: NARROWEST, height: 700 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(NARROWEST)
}

async function meta(page: Page, name: string): Promise<string> {
  return (await page.locator(`meta[name="${name}"], meta[property="${name}"]`).getAttribute('content')) ?? ''
}

async function expectLinkedData(page: Page): Promise<void> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(texts).not.toEqual([])
  for (const text of texts) {
    const data = JSON.parse(text) as Record<string, unknown>
    expect(data['@context']).toBe('https://schema.org')
    expect(data['@type'] ?? data['@graph']).toBeTruthy()
  }
}
