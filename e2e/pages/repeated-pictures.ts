import type { Page } from 'playwright/test'

/** Returns the pictures that the content of a page shows more than once, whatever their size; a sheet lies over its still. */
export function repeatedPictures(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const seen = [...document.querySelectorAll<HTMLImageElement>('main img[src*="/files/"]')]
      .filter((image) => image.checkVisibility() && !image.closest('[role="application"]'))
      .map((image) => new URL(image.src).pathname.replace(/(-\d+x\d+)?\.\w+$/, ''))
    return [...new Set(seen.filter((name, index) => seen.indexOf(name) !== index))]
  })
}
