import type { Page } from 'playwright/test'

/** Counts what a finger does on this page from now on, over reloads too. The answer tells how many presses since it was last asked. */
export async function countPresses(page: Page): Promise<() => number> {
  let presses = 0
  await page.exposeFunction('reportPress', () => (presses += 1))
  await page.addInitScript(() => {
    const told = window as unknown as { reportPress: () => void }
    document.addEventListener('pointerdown', () => told.reportPress(), true)
  })
  return () => {
    const made = presses
    presses = 0
    return made
  }
}
