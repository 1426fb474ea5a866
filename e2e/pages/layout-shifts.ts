import type { Page } from 'playwright/test'

declare global {
  interface Window {
    /** Counts for the page since it began to load, as browsers do. */
    layoutShift: { sum: number; moved: string[] }
  }
}

interface LayoutShift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  sources?: { node?: Node; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

/** Sums up how far things move by themselves, and what moved; asked for by layoutShift() when the page stands. */
export async function watchLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = { sum: 0, moved: [] as string[] }
    window.layoutShift = seen
    const place = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ')
    /** Text whose rest comes with the next packet is drawn twice: cut short, then whole on the line where it fits. */
    const isArriving = ({ startTime, sources = [] }: LayoutShift) => {
      const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
      const isParsing = !navigation?.domInteractive || startTime < navigation.domInteractive
      return (
        isParsing &&
        sources.length > 0 &&
        sources.every(({ previousRect: before, currentRect: now }) => now.width > before.width)
      )
    }
    const describe = ({ node, previousRect, currentRect }: NonNullable<LayoutShift['sources']>[number]) => {
      const element = node instanceof Element ? node : node?.parentElement
      return `${element?.outerHTML.slice(0, 120)}: ${place(previousRect)} → ${place(currentRect)}`
    }
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as LayoutShift[]) {
        if (shift.hadRecentInput || isArriving(shift)) continue
        seen.sum += shift.value
        seen.moved.push(...(shift.sources ?? []).map(describe))
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** Lists what moved when the sum is seen at the second decimal, as it is judged: less cannot be seen. */
export async function layoutShift(page: Page): Promise<string[]> {
  const { sum, moved } = await page.evaluate(() => window.layoutShift)
  return sum < 0.005 ? [] : [`${sum.toFixed(3)}`, ...moved]
}
