import { expect, test, type Page } from 'playwright/test'
import { alfaFindings, codeSnifferFindings } from '@/e2e/support/accessibility-engines'
import { addresses } from '@/e2e/support/addresses'
import { hydrated } from '@/e2e/support/hydrated'

/** Templates of pages that two engines look at beside axe, which looks at every page: they see other things. */
const templates = new Set(['главная', 'новости', 'вопросы и ответы'])

/** WCAG 1.4.12, as a reader's own style sheet sets it. */
const TEXT_SPACING =
  '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important } p { margin-bottom: 2em !important }'
const WIDTHS = [1280, 390]

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.describe.configure({ mode: 'parallel' })

for (const address of addresses.filter(({ name }) => templates.has(name))) {
  test(`${address.name}: nothing for Alfa and HTML_CodeSniffer, room for spaced and for large letters`, async ({
    page,
  }) => {
    await page.goto(await address.find())
    await hydrated(page)
    expect(await codeSnifferFindings(page)).toEqual([])
    expect(await alfaFindings(page)).toEqual([])
    expect(await page.locator('ul:empty:visible, ol:empty:visible').count()).toBe(0)

    await page.evaluate(setStyle, TEXT_SPACING)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 })
      await expectRoom(page)
    }
    await page.evaluate(setStyle, 'html { font-size: 200% !important }')
    await page.setViewportSize({ width: 1280, height: 800 })
    await expectRoom(page)
  })
}

/** Nothing leads sideways, and the header is one line in whichever of its forms. */
async function expectRoom(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(linesOfHeader)).toBe(1)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
}

/** By what it measures in the height of one. */
function linesOfHeader(): number {
  const root = getComputedStyle(document.documentElement)
  const line = parseFloat(root.getPropertyValue('--header')) * parseFloat(root.fontSize)
  const { height } = document.querySelector('.site-header')?.getBoundingClientRect() ?? { height: 0 }
  return Math.round(height / line)
}

/** As a reader's browser does, which no policy of the page forbids. */
function setStyle(css: string): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets = [sheet]
}
