import type { Page } from 'playwright/test'

declare global {
  interface Window {
    /** Of the page since it began to load, as browsers count it. */
    layoutShift: number
  }
}

interface LayoutShift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
}

/** Sums up how far things move by themselves; asked for by layoutShift() when the page stands. */
export async function watchLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.layoutShift = 0
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as LayoutShift[])
        if (!shift.hadRecentInput) window.layoutShift += shift.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** To the second decimal, as it is judged: less cannot be seen. */
export async function layoutShift(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(window.layoutShift * 100) / 100)
}
