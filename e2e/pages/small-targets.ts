import type { Page } from 'playwright/test'

/** Returns the targets of a phone that are smaller than a finger and not apart from their neighbours. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(findSmallTargets)
}

function findSmallTargets(): string[] {
  const FINGER = 44
  const APART = 24
  const SELECTOR = 'a[href], button, summary, select, input:not([type="hidden"]), textarea, [role="button"]'

  interface Target {
    element: Element
    x: number
    y: number
    width: number
    height: number
  }

  function measure(element: Element): Target {
    const box = element.getBoundingClientRect()
    // `target` and `cover` widen what can be pressed by a box of their own
    const wider = getComputedStyle(element, '::after')
    const isWide = wider.position === 'absolute' && wider.content !== 'none'
    const width = Math.max(box.width, isWide ? parseFloat(wider.width) || 0 : 0)
    const height = Math.max(box.height, isWide ? parseFloat(wider.height) || 0 : 0)
    return { element, x: box.x + box.width / 2, y: box.y + box.height / 2, width, height }
  }

  /** A link in a sentence is as high as its line. */
  function isInText(element: Element): boolean {
    if (getComputedStyle(element).display !== 'inline') return false
    const around = element.parentElement?.closest('p, li, dd, td, span, div, label')
    const rest = (around?.textContent ?? '').replace(element.textContent ?? '', '').trim()
    return rest.length > 3
  }

  function isSeen(element: Element): boolean {
    const { width, height } = element.getBoundingClientRect()
    return width > 1 && height > 1 && element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })
  }

  function isCrowded(one: Target, others: readonly Target[]): boolean {
    return others.some(({ element, x, y, width, height }) => {
      if (element === one.element || element.contains(one.element) || one.element.contains(element)) return false
      const aside = Math.max(0, Math.abs(one.x - x) - Math.min(width, FINGER) / 2)
      const above = Math.max(0, Math.abs(one.y - y) - Math.min(height, FINGER) / 2)
      return Math.hypot(aside, above) < APART / 2
    })
  }

  const seen = [...document.querySelectorAll(SELECTOR)].filter(isSeen).map(measure)
  return seen
    .filter(({ width, height }) => Math.min(width, height) < FINGER)
    .filter(({ element }) => !isInText(element) && !element.closest('[data-marker], .leaflet-container, label'))
    .filter((one) => Math.min(one.width, one.height) < APART || isCrowded(one, seen))
    .map(({ element, width, height }) => {
      const name = (element.textContent || element.getAttribute('aria-label') || element.tagName).trim().slice(0, 40)
      return `${name}: ${Math.round(width)} × ${Math.round(height)}`
    })
}
