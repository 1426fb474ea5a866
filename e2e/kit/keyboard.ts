import { expect, type Locator, type Page } from 'playwright/test'

/** No page needs more stops before the wanted one, and no dialog has more. */
const MOST_STOPS = 80

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

/** Answers whether what has the focus is on the screen and nothing lies over its middle (WCAG 2.4.11). */
export async function focusIsSeen(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return true
    const { left, top, width, height } = focused.getBoundingClientRect()
    const over = document.elementFromPoint(left + width / 2, top + height / 2)
    return over !== null && (focused.contains(over) || over.contains(focused) || over.closest('label') !== null)
  })
}

/** Answers how much of what has the focus is free, as a part of one: nothing lies over it there. */
export async function focusFree(page: Page): Promise<number> {
  return page.evaluate(() => {
    const focused = document.activeElement
    if (!focused) return 0
    const { left, top, width, height } = focused.getBoundingClientRect()
    const parts = [1 / 6, 1 / 2, 5 / 6]
    const points = parts.flatMap((across) => parts.map((down) => [left + across * width, top + down * height] as const))
    return points.filter(([x, y]) => focused.contains(document.elementFromPoint(x, y))).length / points.length
  })
}

interface Stop {
  /** Names it for whoever reads a failure. */
  element: string
  /** Each element has another key. */
  key: string
  isInside: boolean
  isSeen: boolean
  /** Its outline against the ground it lies on, as WCAG counts: 3 is seen (1.4.11), 0 is none. */
  outline: number
}

/** Finds what has the focus, as the dialog sees it; null while it is the page itself or the browser's own bar. */
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
      outline: outlineStyle === 'none' || parseFloat(outlineWidth) < 2 ? 0 : contrast(outlineColor, focused),
    }

    function contrast(colour: string, element: Element): number {
      const canvas = document.createElement('canvas').getContext('2d')
      const grounds = ancestors(element).map((one) => getComputedStyle(one).backgroundColor)
      const [one = 0, other = 0] = [[colour], grounds.reverse()].map((layers) => luminance(canvas, layers))
      return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
    }

    function ancestors(element: Element): Element[] {
      return element.parentElement ? [element.parentElement, ...ancestors(element.parentElement)] : []
    }

    /** Computes it of the layers drawn over one another; whatever way CSS writes a colour, the canvas knows it. */
    function luminance(canvas: CanvasRenderingContext2D | null, layers: readonly string[]): number {
      for (const layer of layers) {
        if (canvas) canvas.fillStyle = layer
        canvas?.fillRect(0, 0, 1, 1)
      }
      const [red = 0, green = 0, blue = 0] = [...(canvas?.getImageData(0, 0, 1, 1).data ?? [])].map((part) =>
        part <= 10 ? part / 3294 : ((part / 255 + 0.055) / 1.055) ** 2.4,
      )
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
  })
}

/** Goes round by Tab, every stop inside, in sight and outlined; the browser's own bar counts as the page itself. */
export async function goRound(page: Page, dialog: Locator): Promise<void> {
  const stops = new Set<string>()
  for (let count = 0; count < MOST_STOPS; count += 1) {
    await page.keyboard.press('Tab')
    const stop = await focusedIn(dialog)
    if (!stop) continue
    expect({ ...stop, isOutlined: stop.outline >= 3 }).toMatchObject({ isInside: true, isSeen: true, isOutlined: true })
    if (stops.has(stop.key)) return
    stops.add(stop.key)
  }
  throw new Error(`Tab не обходит окно за ${MOST_STOPS} шагов`)
}
