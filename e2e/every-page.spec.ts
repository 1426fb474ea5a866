import { expect, test, type Page } from 'playwright/test'
import { addresses, type Address } from '@/e2e/support/addresses'
import { axeFindings } from '@/e2e/support/axe'
import { browserComplaints } from '@/e2e/support/browser-complaints'
import { layoutShift, watchLayoutShifts } from '@/e2e/support/layout-shifts'
import { at, readHtml } from '@/e2e/support/portal'
import { Resident } from '@/e2e/support/resident'
import { TOKEN_KEY } from '@/lib/config/token-key'

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
      await watchLayoutShifts(page)
      await open(page, address)
      await page.waitForLoadState('networkidle')
      expect(await layoutShift(page)).toBe(0)
      expect(await axeFindings(page)).toEqual([])
      await page.setViewportSize({ width: PHONE, height: 844 })
      expect(await axeFindings(page)).toEqual([])
      await expectNoSidewaysScrolling(page)
      await becomeResident(page)
      await page.setViewportSize({ width: PHONE, height: 844 })
      await page.reload()
      await page.waitForLoadState('networkidle')
      expect(await layoutShift(page)).toBe(0)
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

/** One for all pages of a worker. */
let resident: Promise<Resident> | undefined

async function becomeResident(page: Page): Promise<void> {
  const { token } = await (resident ??= Resident.register())
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [TOKEN_KEY, token] as const)
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
