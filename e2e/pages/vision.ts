import type { Page } from 'playwright/test'

/** The version for the visually impaired has five schemes. */
export const schemes = ['light', 'dark', 'blue', 'brown', 'green'] as const

/** Keeps its settings: each page after this opens with it. */
export async function openWithVision(page: Page, choice: Record<string, string>): Promise<void> {
  await page.addInitScript((kept) => localStorage.setItem('vision', kept), JSON.stringify(choice))
}

/** Sets it on the page that is open, as its settings do; nothing chosen is the ordinary version. */
export async function showVision(page: Page, choice: Record<string, string>): Promise<void> {
  await page.evaluate((kept) => {
    const root = document.documentElement
    for (const { name } of [...root.attributes]) if (name.startsWith('data-vision')) root.removeAttribute(name)
    if (Object.keys(kept).length > 0) root.setAttribute('data-vision', 'on')
    for (const [name, value] of Object.entries(kept)) root.setAttribute(`data-vision-${name}`, value)
  }, choice)
}
