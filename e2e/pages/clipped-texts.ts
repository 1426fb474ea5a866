import type { Page } from 'playwright/test'

/** Lists texts of several lines with hardly a word on each: their column was left too narrow. */
export async function squeezedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const MIN_CHARACTERS = 14
    const MIN_LINES = 4
    const CHARACTERS_PER_LINE = 7.5
    const squeezed: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { textContent, parentElement } = texts.currentNode
      const text = textContent?.trim() ?? ''
      if (text.length < MIN_CHARACTERS || !parentElement?.checkVisibility({ visibilityProperty: true })) continue
      const range = document.createRange()
      range.selectNodeContents(texts.currentNode)
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
      const isRead = range.getBoundingClientRect().width > 1 && !parentElement.closest('.sr-only')
      if (isRead && lines >= MIN_LINES && text.length / lines < CHARACTERS_PER_LINE) squeezed.push(text.slice(0, 60))
    }
    return squeezed
  })
}

/** Lists words that a narrow column cut in two: they wrap at no hyphen. */
export async function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const broken: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { currentNode: text } = texts
      const { textContent, parentElement } = text
      if (!parentElement?.checkVisibility({ visibilityProperty: true }) || parentElement.closest('.sr-only')) continue
      for (const { 0: word, index } of (textContent ?? '').matchAll(/\p{Script=Cyrillic}{3,}/gu)) {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const [first, ...others] = [...range.getClientRects()].filter(({ width }) => width > 1)
        if (first && others.some(({ top }) => top - first.top > first.height / 2)) broken.push(word)
      }
    }
    return broken
  })
}
