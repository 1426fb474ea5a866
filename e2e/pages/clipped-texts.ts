import type { Page } from 'playwright/test'

/** Lists texts of several lines with hardly a word on each: their column was left too narrow. */
export async function squeezedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const MIN_LETTERS = 14
    const MIN_LINES = 4
    const LETTERS_OF_A_LINE = 7.5
    const squeezed: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { textContent, parentElement } = texts.currentNode
      const text = textContent?.trim() ?? ''
      if (text.length < MIN_LETTERS || !parentElement?.checkVisibility({ visibilityProperty: true })) continue
      const range = document.createRange()
      range.selectNodeContents(texts.currentNode)
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
      const isRead = range.getBoundingClientRect().width > 1 && !parentElement.closest('.sr-only')
      if (isRead && lines >= MIN_LINES && text.length / lines < LETTERS_OF_A_LINE) squeezed.push(text.slice(0, 60))
    }
    return squeezed
  })
}
