/** Focuses the link of a new list item, else the item. Scrolls only for keyboard users. */
export function focusItem(item: Element | null | undefined): void {
  if (!(item instanceof HTMLElement)) return
  const link = 'a[href]:not([tabindex="-1"])'
  const ofTitle = item.querySelector<HTMLElement>(`:is(h2, h3, h4) ${link}`)
  const target = ofTitle ?? item.querySelector<HTMLElement>(link) ?? item
  if (target === item) item.tabIndex = -1
  target.focus({ preventScroll: true })
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest' })
}
