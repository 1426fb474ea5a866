import { expect, type Locator, type Page } from 'playwright/test'

/** More stops than any page needs before the one that is wanted. */
const MOST_STOPS = 60

/** The first stop of every page leads past its header. */
export async function skipToMain(page: Page): Promise<void> {
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Перейти к содержанию' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
}

/** Goes on by Tab until the wanted thing has the focus; every stop on the way has to be seen whole enough. */
export async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await expect(wanted).toBeVisible()
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
    expect(await focusIsSeen(page)).toBe(true)
  }
  await expect(wanted).toBeFocused()
}

export async function pressAt(page: Page, wanted: Locator, key: string): Promise<void> {
  await tabTo(page, wanted)
  await page.keyboard.press(key)
}

export async function typeInto(page: Page, wanted: Locator, text: string): Promise<void> {
  await tabTo(page, wanted)
  await page.keyboard.type(text)
}

/** What has the focus is on the screen and nothing lies over its middle (WCAG 2.4.11). */
export async function focusIsSeen(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return true
    const { left, top, width, height } = focused.getBoundingClientRect()
    const over = document.elementFromPoint(left + width / 2, top + height / 2)
    return over !== null && (focused.contains(over) || over.contains(focused) || over.closest('label') !== null)
  })
}

export interface Stop {
  /** What it is, for whoever reads a failure. */
  element: string
  /** Another one for each element. */
  key: string
  isInside: boolean
  isSeen: boolean
  isOutlined: boolean
}

/** What has the focus, as the dialog sees it; null while it is the page itself or the browser's own bar. */
export async function focusedIn(dialog: Locator): Promise<Stop | null> {
  return dialog.evaluate((box) => {
    const { activeElement: focused, body } = document
    if (!focused || focused === body || focused === document.documentElement) return null
    const { left, top, width, height } = focused.getBoundingClientRect()
    const over = document.elementFromPoint(left + width / 2, top + height / 2)
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(focused)
    const marked = focused as HTMLElement & { stop?: string }
    marked.stop ??= crypto.randomUUID()
    return {
      element: focused.outerHTML.slice(0, 120),
      key: marked.stop,
      isInside: box.contains(focused),
      isSeen: over !== null && (focused.contains(over) || over.contains(focused) || over.closest('label') !== null),
      isOutlined: outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 && !/, 0\)$/.test(outlineColor),
    }
  })
}
