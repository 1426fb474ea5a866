/**
 * Moves the focus to an item of a list that has just come: to the link of its title, else to its first one, or to
 * itself where it has none. Only a focus that is shown, the keyboard's, scrolls it into sight: whoever presses with a
 * pointer stays where the page put them.
 */
export function focusItem(item: Element | null | undefined): void {
  if (!(item instanceof HTMLElement)) return
  const link = 'a[href]:not([tabindex="-1"])'
  const ofTitle = item.querySelector<HTMLElement>(`:is(h2, h3, h4) ${link}`)
  const target = ofTitle ?? item.querySelector<HTMLElement>(link) ?? item
  if (target === item) item.tabIndex = -1
  target.focus({ preventScroll: true })
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest' })
}
