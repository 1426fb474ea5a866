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

/** Words that go on in another line although nothing parts them there: neither a hyphen nor a soft one. */
export async function wordsBrokenAnywhere(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const broken = new Set<string>()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const character = document.createRange()
    const measureBox = (text: Text, at: number) => {
      character.setStart(text, at)
      character.setEnd(text, at + 1)
      // the first letter of a line has an empty box at the end of the line before, too
      return [...character.getClientRects()].at(-1)
    }
    const isBroken = (text: Text, at: number) => {
      if (text.data.slice(at - 1, at + 1).includes('\u00ad')) return false
      const before = measureBox(text, at - 1)
      const after = measureBox(text, at)
      return before !== undefined && after !== undefined && after.top >= before.bottom
    }
    for (let text = walker.nextNode() as Text | null; text; text = walker.nextNode() as Text | null) {
      const words = text.parentElement?.checkVisibility() ? text.data.matchAll(/[а-яё\u00ad]{3,}/gi) : []
      for (const { 0: word, index } of words) {
        const places = Array.from(word.slice(1), (_, place) => index + place + 1)
        const here = text
        if (places.some((at) => isBroken(here, at))) broken.add(word.replaceAll('\u00ad', '|'))
      }
    }
    return [...broken]
  })
}

/** Texts whose lines lie over each other: a line is less high than its letters. */
export async function overlappingLines(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const MOST = 0.15
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const overlapping: string[] = []
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      if (!text.parentElement?.checkVisibility({ visibilityProperty: true })) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      const lines = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1)
      const isOver = lines.some(({ top, bottom, height }, index) => {
        const next = lines[index + 1]
        return next !== undefined && next.top > top + 1 && next.top < bottom - height * MOST
      })
      if (isOver) overlapping.push(text.textContent?.trim().slice(0, 60) ?? '')
    }
    return overlapping
  })
}
