import type { Page } from 'playwright/test'

/** A shape is drawn by its ground alone, an element or what stands before or after it, as `mark` finds it. */
interface Shape {
  element: Element
  pseudo: '::before' | '::after' | null
  name: string
}

/**
 * Lists shapes without words that have no colour of their own on a screen of forced colours: the browser gives every
 * ground the colour of the page, so that dashes, bars and dots are gone. Each has a line; it is empty when all are
 * seen.
 */
export async function lostShapes(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'none' })
  await page.evaluate(markShapes)
  await page.emulateMedia({ forcedColors: 'active' })
  const lost = await page.evaluate(lostOfMarked)
  await page.emulateMedia({ forcedColors: 'none' })
  return lost
}

function markShapes(): void {
  const clear = /^rgba\(.*, 0\)$|^transparent$/
  const shapes: Shape[] = []
  const groundUnder = (element: Element | null): string => {
    const ground = element ? getComputedStyle(element).backgroundColor : ''
    return element && clear.test(ground) ? groundUnder(element.parentElement) : ground
  }
  for (const element of document.body.querySelectorAll('*')) {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    if (element.closest('svg, .leaflet-container, .sr-only, select, video')) continue
    for (const pseudo of [null, '::before', '::after'] as const) {
      const style = getComputedStyle(element, pseudo)
      const isAlone = pseudo
        ? /^(""|'')$/.test(style.content)
        : element.matches('i, span, div, hr, li') && !element.hasChildNodes()
      const under = groundUnder(pseudo ? element : element.parentElement)
      if (!isAlone || clear.test(style.backgroundColor) || style.backgroundColor === under) continue
      if (parseFloat(style.width) < 1 || parseFloat(style.height) < 1) continue
      shapes.push({ element, pseudo, name: `${element.className || element.tagName}${pseudo ?? ''}` })
    }
  }
  Object.assign(window, { shapes })
}

function lostOfMarked(): string[] {
  const { shapes } = window as unknown as { shapes: Shape[] }
  const page = getComputedStyle(document.body).backgroundColor
  const isSeen = ({ element, pseudo }: Shape) => {
    const style = getComputedStyle(element, pseudo)
    const isBordered = style.borderStyle !== 'none' && parseFloat(style.borderWidth) > 0
    return isBordered || style.outlineStyle !== 'none' || style.backgroundColor !== page || style.display === 'none'
  }
  return shapes.filter((shape) => !isSeen(shape)).map(({ name }) => name)
}
