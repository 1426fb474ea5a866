import { expect, type Page } from 'playwright/test'

/** A reader's own style sheet sets this spacing (WCAG 1.4.12). */
const SPACING =
  '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important } p { margin-bottom: 2em !important }'
const TWICE_AS_LARGE = 'html { font-size: 200% !important }'

/** Expects that the page as it stands has room for spaced letters. */
export async function expectSpacedTextFits(page: Page): Promise<void> {
  await expectPageFitsWith(page, SPACING)
}

/** Expects that it has room for letters of 200 % too. */
export async function expectLargeTextFits(page: Page): Promise<void> {
  await expectPageFitsWith(page, TWICE_AS_LARGE)
}

async function expectPageFitsWith(page: Page, css: string): Promise<void> {
  await page.evaluate(setStyle, css)
  await expectPageFits(page)
  await page.evaluate(setStyle, '')
  // the page measures its letters anew, and the next step is not to meet it half done
  await expect(page.locator('html:is([data-header-narrow], [data-large-letters])')).toHaveCount(0)
}

/** Expects that nothing leads sideways, and the header is one line in whichever of its forms. */
async function expectPageFits(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(linesOfHeader)).toBe(1)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
}

/** Counts lines by what the header measures in the height of one. */
function linesOfHeader(): number {
  const root = getComputedStyle(document.documentElement)
  const line = parseFloat(root.getPropertyValue('--header')) * parseFloat(root.fontSize)
  const { height } = document.querySelector('.site-header')?.getBoundingClientRect() ?? { height: 0 }
  return Math.round(height / line)
}

/** Sets a style as a reader's browser does, which no policy of the page forbids. */
function setStyle(css: string): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets = [sheet]
}
